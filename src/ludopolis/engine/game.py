"""`Game`: what a Python user holds."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np

from ludopolis.engine import contract, registry
from ludopolis.engine.box import Box, Outcome, Value
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
from ludopolis.engine.warm import prepare

if TYPE_CHECKING:
    from ludopolis.engine.record import Record

LONGEST_NAME = 200  # of a seat; a bot's is what it is made from

SAY = {
    "en": {
        "unreadable": "cannot read {!r}; an action looks like: {}",
        "ambiguous": "{!r} can mean: {}",
        "or": "; ",
        "refused": "{}: {}",
    },
    "fr": {
        "unreadable": "{!r} ne se comprend pas ; une action s'écrit comme : {}",
        "ambiguous": "{!r} peut vouloir dire : {}",
        "or": " ; ",
        "refused": "{} : {}",
    },
}


class Action(int):
    """An action: a number for programs, with its text for people."""

    text: str

    def __new__(cls, number: int, text: str) -> Action:
        """Make an action of a number and its text."""
        action = super().__new__(cls, number)
        action.text = text
        return action

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{int(self)}: {self.text}>"


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


class Game:
    """A game being played. Seats are numbered from 1."""

    def __init__(
        self,
        box: Box,
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
        self.imagined = False  # a world that `redeal` made up
        self.moves: list[Move] = []
        self.state: Any = box.blank_state(players, options)
        # Without a known seed, what chance gives from here on is as secret as ever.
        self.key = secrets.randbits(SEED_BITS) if seed is None else seed
        self.chance = stream_of(self.key, PLAY, ROLL_AND_WRITE)
        self._legal: list[Action] | None = None  # what `_forget` forgets
        self._seat: int | None = None
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
        return None if self.over else self.box.words.decision(self.state)

    def legal(self) -> list[Action]:
        """All allowed actions of the seat that decides, ascending."""
        if self._legal is None:
            found = np.empty(self.box.actions, np.int16)
            numbers = found[: contract.legal(self.state, found)].tolist()
            self._legal = list(map(Action, numbers, self.box.words.actions(self.state, numbers)))
        return list(self._legal)

    def legal_texts(self, language: str = "en") -> list[str]:
        """The texts of all allowed actions, in the same order."""
        if language == "en":
            return [action.text for action in self.legal()]
        return self.box.words.actions(self.state, self.legal(), language)

    def view(
        self, seat: int | None, language: str = "en", shared: Mapping[str, Any] | None = None
    ) -> dict[str, Any]:
        """What a seat may know, as plain data; None is a spectator. Show people nothing else.

        With `shared`, the open view of this very position, that part is not worked out again.
        """
        words, index = self.box.words, self._index(seat)
        if shared is None:
            view = words.view(self.state, index, language)
        else:
            view = {**shared, **words.own_view(self.state, index, language)}
        if self.named:
            view["names"] = list(self.names)
        view["move"] = len(self.moves)
        mine = seat is not None and seat == self.seat
        view["legal"] = self.legal_texts(language) if mine else None
        return view

    def open_view(self, language: str = "en") -> dict[str, Any]:
        """What everybody may know, as plain data."""
        return self.box.words.open_view(self.state, language)

    @property
    def named(self) -> bool:
        """Were names given? Else views leave it to their language to name a seat."""
        return self.names != unnamed(self.players)

    def text(self, action: int, language: str = "en", names: Sequence[str] | None = None) -> str:
        """The text of an action of the seat that decides; for people, others are called by `names`."""
        words, number = self.box.words, int(action)
        text = words.action(self.state, number, language)
        return text if names is None else words.named(text, number, names, language)

    def told(
        self, seat: int | None, language: str = "en", names: Sequence[str] | None = None
    ) -> list[str]:
        """What happened in the last move, in sentences, as far as a seat or a spectator may know."""
        if self._earlier is None:
            return []
        words, index = self.box.words, self._index(seat)
        names = names or (self.names if self.named else None)
        before, after = (
            {**words.view(state, index, language), **({"names": list(names)} if names else {})}
            for state in (self._earlier, self.state)
        )
        return self.told_between(before, after, seat, language)

    def told_between(
        self, before: dict[str, Any], after: dict[str, Any], seat: int | None, language: str
    ) -> list[str]:
        """What happened in the last move, from a seat's views before and after it."""
        words, index = self.box.words, self._index(seat)
        heard = words.heard(self._earlier, int(self.moves[-1].action), index, language)
        return words.story(before, after, heard, language)

    def earlier_view(self, seat: int | None, language: str = "en") -> dict[str, Any] | None:
        """What a seat could see before the last move; None if there is no move to look back at."""
        if self._earlier is None:
            return None
        return self.box.words.view(self._earlier, self._index(seat), language)

    def _repr_svg_(self) -> str:
        """The picture of the position in a notebook, as a spectator sees it."""
        from ludopolis.engine.sight import picture  # noqa: PLC0415  (a sight looks at games)

        return picture(self)

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

    def read(self, action: str | int, language: str = "en") -> Action:
        """The allowed action that a text or a number means, or an error that says why not."""
        if isinstance(action, bool) or not isinstance(action, (str, int, np.integer)):
            raise InvalidAction(f"an action is a text or a whole number, not {action!r}")
        if self.over:
            raise IllegalAction("the game is over")
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
            candidates = self.box.words.find(self.state, action)
            if not candidates:
                example = self.text(next(iter(legal)), language)
                raise InvalidAction(SAY[language]["unreadable"].format(action, example))
        allowed = [legal[n] for n in candidates if n in legal]
        if len(allowed) == 1:
            return allowed[0]
        if len(allowed) > 1:
            choices = [self.text(a, language) for a in allowed]
            message = SAY[language]["ambiguous"].format(action, SAY[language]["or"].join(choices))
            raise AmbiguousAction(message, choices)
        raise IllegalAction(self._why_not(candidates, language))

    def _why_not(self, candidates: Sequence[int], language: str) -> str:
        """Why none of these actions is allowed: the most telling reason."""
        reasons = [(int(contract.refusal(self.state, n)), n) for n in candidates]
        code, number = max(reasons)
        why = self.box.words.refusal(code, language)
        return SAY[language]["refused"].format(self.text(number, language), why)

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
            return "passed on" if self.moves[-1].seat != self.seat else "seen"
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

    def copy(self) -> Game:
        """The same game, independent of this one."""
        twin = object.__new__(Game)
        twin.__dict__.update(self.__dict__)
        twin.options = dict(self.options)
        twin.moves = list(self.moves)
        twin.state = duplicate(self.state)
        twin.chance = duplicate(self.chance)
        twin._before = list(self._before)
        return twin

    def redeal(self, seat: int | None, seed: int) -> Game:
        """Another world that this seat cannot tell from the true one, with a future of its own."""
        world = self.copy()
        imagination = stream_of(seed, IMAGINATION)
        contract.redeal(world.state, self._index(seat), imagination)
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
        self._legal = self._seat = None

    def _index(self, seat: int | None) -> int:
        """A seat as the rules count it; a spectator is -1."""
        if seat is None:
            return -1
        if not 1 <= seat <= self.players:
            raise OptionError(f"there is no seat {seat}; seats are 1 to {self.players}")
        return seat - 1


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
    box = registry.box(game)
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
