"""`Game`: what a Python user holds."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import TYPE_CHECKING, Any, Generic

import numpy as np

from ludopolis.engine import contract, registry
from ludopolis.engine.box import Box, Value
from ludopolis.engine.chance import (
    DEAL,
    IMAGINATION,
    PICKED,
    PLAY,
    READ_BACK,
    ROLL_AND_WRITE,
    SEED_BITS,
    SHUFFLED,
    Chance,
    stream_of,
)
from ludopolis.engine.errors import (
    AmbiguousAction,
    IllegalAction,
    InvalidAction,
    LudopolisError,
    OptionError,
    UndoError,
)
from ludopolis.engine.layout import content, duplicate
from ludopolis.engine.precompile import prepare
from ludopolis.engine.view import LegalAction, Outcome, V
from ludopolis.language.languages import SOURCE
from ludopolis.language.text import Text, say

if TYPE_CHECKING:
    from ludopolis.engine.record import Record

LONGEST_NAME = 200  # of a seat; a bot's is what it is made from
MOST_NAMED = 12  # actions that an error names, of all that a text can mean


class Action(int):
    """An action: a number for programs, with its text for people."""

    _text: str | Callable[[], str]

    def __new__(cls, number: int, text: str | Callable[[], str]) -> Action:
        """Make an action of a number and its text, or of a function that gives it when it is needed."""
        action = super().__new__(cls, number)
        action._text = text
        return action

    @property
    def text(self) -> str:
        """The action as records write it."""
        return self._text if isinstance(self._text, str) else self._text()

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{int(self)}: {self.text}>"

    def __reduce__(self) -> tuple[Any, ...]:
        return Action, (int(self), self.text)


NOBODY = 0  # decides any more
UNTOLD = Action(-1, "")  # stands for the moves of an imagined world


@dataclass(frozen=True)
class Move:
    """An action that was taken, and what chance decided while it was carried out."""

    seat: int
    action: Action
    chance: tuple[Outcome, ...]


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    reason: str
    scores: dict[int, int]
    places: dict[int, int]  # 1 for who won; seats in the same place share it

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in the first place."""
        return tuple(seat for seat, place in self.places.items() if place == 1)


def read_journal(chance: Chance) -> tuple[Outcome, ...]:
    """What chance gave since its journal was begun, as plain data; begins the journal anew."""
    if chance.broken:
        raise LudopolisError("chance gave more than its journal can hold")
    values = [int(v) for v in chance.journal[: chance.written]]
    chance.written = 0
    outcomes: list[Outcome] = []
    at = 0
    while at < len(values):
        kind, n = values[at : at + 2]
        if kind == PICKED:
            outcomes.append({"pick": values[at + 2], "of": n})
            at += 3
        else:
            outcomes.append({"shuffle": values[at + 2 : at + 2 + n]})
            at += 2 + n
    return tuple(outcomes)


def write_journal(chance: Chance, outcomes: Sequence[Outcome]) -> None:
    """Make a chance give these outcomes next instead of rolling."""
    values: list[int] = []
    for outcome in outcomes:
        if "pick" in outcome:
            values += [PICKED, outcome["of"], outcome["pick"]]
        else:
            values += [SHUFFLED, len(outcome["shuffle"]), *outcome["shuffle"]]
    if len(values) > len(chance.journal) or any(not -32768 <= v < 32768 for v in values):
        chance.broken = 1
        return
    chance.journal[: len(values)] = values
    chance.written = len(values)
    chance.read = 0


@cache
def unnamed(players: int) -> tuple[str, ...]:
    """The names of seats that were given none."""
    return tuple(f"seat {n}" for n in range(1, players + 1))


class Game(Generic[V]):
    """A game being played. Seats are numbered from 1."""

    def __init__(
        self,
        box: Box[V],
        players: int,
        options: Mapping[str, Value],
        seed: int | None,
        names: Sequence[str] = (),
        setup: Sequence[Outcome] | None = None,
    ) -> None:
        """Deal a game; use `ludopolis.new` instead, which checks what it is given.

        With `setup`, chance gives those outcomes while dealing instead of rolling.
        """
        prepare(box)
        self.box = box
        self.options = dict(options)
        self.players = players
        self.names = tuple(names) or unnamed(players)
        self.seed = seed
        self.imagined = False  # a world that `resample` made up
        self.moves: list[Move] = []
        self.state: Any = box.blank_state(players, options)
        # Without a known seed, what chance gives from here on is as secret as ever.
        self.key = secrets.randbits(SEED_BITS) if seed is None else seed
        self.chance = stream_of(self.key, PLAY, ROLL_AND_WRITE)
        self._legal: list[Action] | None = None  # what `_forget` forgets
        self._seat: int | None = None
        self._last: LegalAction | None = None
        self._before: list[tuple[Any, Chance]] = []  # where undo leads back to
        self._earlier: Any = None  # the position before the last move
        dealing = stream_of(self.key, DEAL, ROLL_AND_WRITE if setup is None else READ_BACK)
        if setup is not None:
            write_journal(dealing, setup)
        contract.deal(self.state, dealing)
        if setup is not None:
            if dealing.broken or dealing.read != dealing.written:
                raise LudopolisError("the setup does not fit this game")
            dealing.mode = ROLL_AND_WRITE
        self.setup = read_journal(dealing)

    # --- Looking ------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.seat is None

    @property
    def seat(self) -> int | None:
        """The seat that decides now, or None when the game is over."""
        if self._seat is None:
            over = contract.over(self.state)
            self._seat = NOBODY if over else int(contract.to_move(self.state)) + 1
        return self._seat or None

    @property
    def decision(self) -> str | None:
        """What is being decided, or None when the game is over."""
        return None if self.over else self.box.views.decision(self.state)

    def legal(self) -> list[Action]:
        """All allowed actions of the seat that decides, ascending; views have their parts."""
        if self._legal is None:
            notation = self.box.notation
            context = notation.context(self.state)
            self._legal = [
                Action(number, partial(notation.written, context, number))
                for number in self.legal_numbers()
            ]
        return list(self._legal)

    def legal_numbers(self) -> list[int]:
        """The numbers of all allowed actions, ascending."""
        found = np.empty(self.box.actions, np.int16)
        numbers: list[int] = found[: contract.legal(self.state, found)].tolist()
        return numbers

    def view(self, seat: int | None, shared: V | None = None) -> V:
        """What a seat may know; None is a spectator. Show people nothing else.

        With `shared`, a spectator's view of this very position, that part is not worked out again.
        """
        views, index = self.box.views, self._index(seat)
        view = views.open(self.state, len(self.moves)) if shared is None else shared
        if index < 0:
            return view
        mine = seat == self.seat
        return views.own(self.state, index, view, self.legal_numbers() if mine else None)

    def earlier_view(self, seat: int | None) -> V | None:
        """What a seat could see before the last move; None if there is no move to look back at."""
        if self._earlier is None:
            return None
        views, index = self.box.views, self._index(seat)
        view = views.open(self._earlier, len(self.moves) - 1)
        return view if index < 0 else views.own(self._earlier, index, view, None)

    def last_action(self, seat: int | None) -> LegalAction | None:
        """The last action in its parts, as a seat saw it; None if there is none to look back at."""
        if self._earlier is None:
            return None
        views = self.box.views
        if self._last is None:
            self._last = views.action(self._earlier, int(self.moves[-1].action))
        return views.seen(self._earlier, self._last, self._index(seat))

    @property
    def named(self) -> bool:
        """Were names given? Else it is left to each language to name a seat."""
        return self.names != unnamed(self.players)

    def text(self, action: int) -> Text:
        """An action of the seat that decides, as a text."""
        notation = self.box.notation
        text = notation.text(notation.context(self.state), int(action))
        return say("item", item=f"action {int(action)}") if text is None else text

    def written(self, action: int, language: str = SOURCE) -> str:
        """An action of the seat that decides as it is written in a language."""
        notation = self.box.notation
        return notation.written(notation.context(self.state), int(action), language)

    def _repr_svg_(self) -> str:
        """The picture of the position in a notebook, as a spectator sees it."""
        return registry.picture_of(self)

    def scores(self) -> dict[int, int]:
        """The scores of all seats as the position stands (partners have their team's)."""
        found = np.zeros(self.players, np.int64)
        contract.score(self.state, found)
        return {seat: int(n) for seat, n in enumerate(found, start=1)}

    def result(self) -> Result | None:
        """How the game ended, or None while it goes on."""
        if not self.over:
            return None
        scores = self.scores()
        found = np.zeros(self.players, np.int64)
        contract.places(self.state, np.array(list(scores.values()), np.int64), found)
        places = {seat: int(n) for seat, n in enumerate(found, start=1)}
        return Result(self.box.endings[contract.over(self.state)], scores, places)

    def fingerprint(self) -> bytes:
        """The whole position as bytes: equal exactly for equal positions."""
        return content(self.state)

    # --- Playing ------------------------------------------------------------------------------

    def play(self, action: str | int) -> Move:
        """Carry out an action, given as text or number; if it is refused, nothing has changed."""
        return self.carry_out(self.read(action))

    def read(self, action: str | int) -> Action:
        """The allowed action that a text or a number means, or an error that says why not."""
        if isinstance(action, bool) or not isinstance(action, (str, int, np.integer)):
            raise InvalidAction(f"an action is a text or a whole number, not {action!r}")
        if self.over:
            raise IllegalAction(say("game-over"))
        legal = {int(a): a for a in self.legal()}
        if not isinstance(action, str):
            number = int(action)
            if not 0 <= number < self.box.actions:
                raise InvalidAction(
                    f"{self.box.name} has no action number {number}; numbers are 0 to"
                    f" {self.box.actions - 1}"
                )
            candidates = [number]
        else:
            candidates = self.box.notation.find(self.state, action)
            if not candidates:
                example = self.text(next(iter(legal)))
                raise InvalidAction(
                    say("action-unreadable", typed=action, example=example), self.box.locale
                )
        allowed = [legal[n] for n in candidates if n in legal]
        if len(allowed) == 1:
            return allowed[0]
        if len(allowed) > 1:
            texts = [self.text(a) for a in allowed]
            message = say(
                "action-ambiguous",
                typed=action,
                choices=_one_after_another(texts[:MOST_NAMED]),
                more=max(0, len(texts) - MOST_NAMED),
            )
            raise AmbiguousAction(message, self.box.locale, texts)
        raise IllegalAction(self._why_not(candidates), self.box.locale)

    def _why_not(self, candidates: Sequence[int]) -> Text:
        """Why none of these actions is allowed: the most telling reason."""
        reasons = [(int(contract.refusal(self.state, n)), n) for n in candidates]
        code, number = max(reasons)
        why = self.box.notation.refusal(code)
        return say("action-refused", action=self.text(number), why=why)

    def carry_out(self, action: Action, outcomes: Sequence[Outcome] | None = None) -> Move:
        """Carry out an allowed action; with `outcomes`, chance gives those instead of rolling."""
        before = (duplicate(self.state), duplicate(self.chance))
        seat = int(contract.to_move(self.state))
        if outcomes is not None:
            self.chance.mode = READ_BACK
            write_journal(self.chance, outcomes)
        contract.apply(self.state, int(action), self.chance)
        if outcomes is not None:
            fits = not self.chance.broken and self.chance.read == self.chance.written
            self.chance.mode = ROLL_AND_WRITE
            if not fits:
                self.state, self.chance = before
                raise LudopolisError("the outcomes of chance do not fit")
        chance = read_journal(self.chance)
        self._forget()
        self._earlier = before[0]
        move = Move(seat + 1, action, chance)
        self.moves.append(move)
        quiet = not chance and self.chance.uncovered == before[1].uncovered
        if quiet and self.seat == move.seat:
            self._before.append(before)
        else:
            self._before.clear()
        return move

    def no_undo(self) -> str | None:
        """Why the last move cannot be taken back, as a reason of `UndoError`; None if it can."""
        if not self.moves:
            return "nothing"
        if self.over:
            return "over"
        if not self._before:
            return "passed-on" if self.moves[-1].seat != self.seat else "seen"
        return None

    @property
    def undo_depth(self) -> int:
        """How many moves, at most, can be taken back one after the other."""
        return len(self._before)

    def undo(self) -> Move:
        """Take back the last move, if that changes nobody's turn and nothing came to light."""
        if (reason := self.no_undo()) is not None:
            raise UndoError(reason)
        state, chance = self._before.pop()  # copies of this game may lead back to them too
        self.state, self.chance = duplicate(state), duplicate(chance)
        self._forget()
        self._earlier = None
        return self.moves.pop()

    # --- Other games --------------------------------------------------------------------------

    def copy(self) -> Game[V]:
        """The same game, independent of this one."""
        twin: Game[V] = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.options = dict(self.options)
        twin.moves = list(self.moves)
        twin.state = duplicate(self.state)
        twin.chance = duplicate(self.chance)
        twin._before = list(self._before)
        return twin

    def resample(self, seat: int | None, seed: int) -> Game[V]:
        """Another world that this seat cannot tell from the true one, with a future of its own."""
        world = self.copy()
        imagination = stream_of(seed, IMAGINATION)
        contract.resample(world.state, self._index(seat), imagination)
        world.chance = stream_of(seed, PLAY, ROLL_AND_WRITE)
        world.seed, world.key = None, seed
        # What was played and dealt would give the true world away.
        world.imagined = True
        world.setup = ()
        world.moves = [Move(move.seat, UNTOLD, ()) for move in self.moves]
        world._forget()
        world._before = []
        world._earlier = None
        return world

    def record(self) -> Record:
        """The game so far as a record: save file, replay and bug report at once."""
        if self.imagined:
            raise LudopolisError("an imagined world has no record; ask the game it was made from")
        from ludopolis.engine.record import Record  # noqa: PLC0415  (a record makes games too)

        return Record.of(self)

    def _forget(self) -> None:
        """The position has changed: what was worked out about it is to be worked out anew."""
        self._legal = self._seat = self._last = None

    def _index(self, seat: int | None) -> int:
        """A seat as the rules count it; a spectator is -1."""
        if seat is None:
            return -1
        if not 1 <= seat <= self.players:
            raise OptionError(f"there is no seat {seat}; seats are 1 to {self.players}")
        return seat - 1


def _one_after_another(texts: Sequence[Text]) -> Text:
    """Several actions in one text."""
    *before, found = texts
    for text in reversed(before):
        found = say("action-list", first=text, rest=found)
    return found


def new(
    game: str,
    players: int | None = None,
    *,
    seed: int | None = None,
    names: Sequence[str] = (),
    **options: Any,
) -> Game:
    """A new game: `new("newyork", players=4, events=True, seed=7)`.

    Without a seed, one is taken from the system's secret randomness.
    """
    return create(game, players, options, seed, names)


def check_names(names: Sequence[str]) -> None:
    """Refuse names that could not be saved, or that would play tricks on a terminal."""
    for name in names:
        if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
            raise OptionError(
                f"a name is a text of at most {LONGEST_NAME} letters, not {name!r:.80}"
            )


def create(
    game: str,
    players: int | None,
    options: Mapping[str, Any],
    seed: int | None = None,
    names: Sequence[str] = (),
) -> Game:
    """A new game, everything checked, with the options in a dict."""
    return _dealt(registry.box(game), players, options, seed, names)


def new_game(
    box: Box[V],
    players: int | None = None,
    *,
    seed: int | None = None,
    names: Sequence[str] = (),
    **options: Any,
) -> Game[V]:
    """A new game out of a box, everything checked; its views have the type of that game."""
    return _dealt(box, players, options, seed, names)


def _dealt(
    box: Box[V],
    players: int | None,
    options: Mapping[str, Any],
    seed: int | None,
    names: Sequence[str],
) -> Game[V]:
    settled = box.settle(players, options)
    assert players is not None  # settle has refused it otherwise
    if seed is None:
        seed = secrets.randbits(SEED_BITS)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 1 << SEED_BITS:
        raise OptionError(f"a seed is a number from 0 to 2^{SEED_BITS} - 1, not {seed!r}")
    if names and len(names) != players:
        raise OptionError(f"{len(names)} names for {players} players; give one for each")
    check_names(names)
    return Game(box, players, settled, seed, names)
