"""Looking back at a game: how the win moved, which choices gave something away, and what was luck.

A choice is judged with the eyes of the seat that made it: what it could not know is no mistake of its.
The curve, each seat's share of the win before every decision, is drawn with the eyes of one viewer
from the deal to the end, so that it moves when something happens, and not because somebody else
looks. Usually that is a spectator, who knows what lies open. With all cards open the curve would know
the draws beforehand as well, and call luck what nobody could have hoped for yet.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from ludopolis.bots.advice import evaluate
from ludopolis.bots.searcher import Budget, Searcher, Thought, think
from ludopolis.engine.chance import SEED_BITS
from ludopolis.engine.errors import OptionError

if TYPE_CHECKING:
    from ludopolis.engine.game import Game

USUAL = Budget(rounds=400)
VERSION = 1  # of what is kept of an analysis
LEAST_LOSS = 0.02  # a share of the win that is worth a word
LEAST_LUCK = 0.05
DIGITS = 4  # that are kept: more would be noise

Shares = tuple[float, ...]  # of the win, for each seat


@dataclass(frozen=True)
class Judgement:
    """A choice, looked at again with the eyes of the seat that made it."""

    move: int  # which one of the game, from 1
    seat: int
    choices: int  # how many there were; one alone is forced
    played: int
    best: int
    value: float | None = None  # its share of the win after what was played; None if forced
    best_value: float | None = None  # after the best
    loss: float = 0.0  # what the choice cost; what could be noise costs nothing
    swing: Shares = ()  # what it changed for every seat, beside the best; nothing without a loss

    @property
    def free(self) -> bool:
        """Was there anything to choose?"""
        return self.choices > 1


@dataclass(frozen=True)
class Total:
    """What moved the win of one seat, from the first decision to the end.

    `begin`, `own`, `others` and `luck` add up to `end`.
    """

    seat: int
    choices: int  # that were free
    faultless: int  # of these, those that cost nothing
    begin: float
    own: float  # what the seat's own choices cost, as a negative number
    others: float  # what the choices of others gave it, or took
    luck: float  # chance, what came to light, and all that the search does not see
    end: float


@dataclass(frozen=True)
class Turn:
    """A move at which luck moved the win."""

    move: int
    seat: int  # whom it helped or hurt most
    luck: float


@dataclass(frozen=True)
class Analysis:
    """A game that was looked back at."""

    eyes: int | None  # the seat that the curve is drawn for; None is a spectator
    curve: tuple[Shares, ...]  # before each move, and after the last
    judgements: tuple[Judgement, ...]  # one for each move

    def worst(self, count: int = 5, least: float = LEAST_LOSS) -> list[Judgement]:
        """The choices that cost most, the worst first."""
        costly = [one for one in self.judgements if one.loss > 0 and one.loss >= least]
        return sorted(costly, key=lambda one: (-one.loss, one.move))[:count]

    def swing(self, move: int) -> Shares:
        """What the choice at a move changed for every seat."""
        return self.judgements[move - 1].swing or (0.0,) * len(self.curve[0])

    def luck(self, move: int) -> Shares:
        """What a move changed for every seat that was nobody's choice."""
        before, after = self.curve[move - 1 : move + 1]
        return tuple(b - a - s for a, b, s in zip(before, after, self.swing(move), strict=True))

    def turns(self, count: int = 3, least: float = LEAST_LUCK) -> list[Turn]:
        """The moves at which luck moved the win most."""
        found = []
        for one in self.judgements:
            luck = self.luck(one.move)
            seat = max(range(len(luck)), key=lambda seat: abs(luck[seat]))
            found.append(Turn(one.move, seat + 1, luck[seat]))
        great = [turn for turn in found if abs(turn.luck) >= least]
        return sorted(great, key=lambda turn: (-abs(turn.luck), turn.move))[:count]

    def totals(self) -> list[Total]:
        """For each seat, what moved its win."""
        return [self._total(seat) for seat in range(1, len(self.curve[0]) + 1)]

    def _total(self, seat: int) -> Total:
        mine = [one for one in self.judgements if one.seat == seat]
        free = [one for one in mine if one.free]
        changed = {one.move: self.swing(one.move)[seat - 1] for one in self.judgements}
        own = sum(changed[one.move] for one in mine)
        others = sum(changed.values()) - own
        begin, end = self.curve[0][seat - 1], self.curve[-1][seat - 1]
        return Total(
            seat=seat,
            choices=len(free),
            faultless=sum(one.loss == 0 for one in free),
            begin=begin,
            own=own,
            others=others,
            luck=end - begin - own - others,
            end=end,
        )

    # --- Kept ---------------------------------------------------------------------------------

    def as_data(self) -> dict[str, Any]:
        """The analysis as plain data."""
        return {
            "version": VERSION,
            "eyes": self.eyes,
            "curve": [list(shares) for shares in self.curve],
            "moves": [{**asdict(one), "swing": list(one.swing)} for one in self.judgements],
        }

    @classmethod
    def of_data(cls, data: Mapping[str, Any]) -> Analysis | None:
        """An analysis that was kept; None if another version has kept it."""
        if data.get("version") != VERSION:
            return None
        judgements = (Judgement(**{**one, "swing": tuple(one["swing"])}) for one in data["moves"])
        curve = tuple(tuple(shares) for shares in data["curve"])
        return cls(data["eyes"], curve, tuple(judgements))


# --- Working it out ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Look:
    """One position, looked at again."""

    move: int  # the one that was made in it, from 1
    shares: Shares
    judgement: Judgement | None  # None after the last move


def budget_of(spec: str) -> Budget:
    """How long the searching bot of a spec thinks; no other bot can look back."""
    from ludopolis.bots.catalogue import make  # noqa: PLC0415  (the catalogue knows all bots)

    bot = make(spec)
    bot.close()
    if not isinstance(bot, Searcher):
        raise OptionError(
            f"the bot {bot.spec} does not look ahead; name one that does: search:iterations=400"
        )
    return bot.budget


def key_of(game: Game) -> int:
    """The seed of what is imagined when a game is looked back at: the same for the same moves.

    It is not the game's own seed. A bot that played with that one would be asked for its opinion of
    itself, in the very worlds in which it had made up its mind.
    """
    played = [(int(move.action), move.chance) for move in game.moves]
    told = json.dumps([game.box.name, game.players, game.options, game.setup, played])
    return int.from_bytes(hashlib.sha256(told.encode()).digest()[: SEED_BITS // 8], "big")


def positions_of(game: Game) -> Iterator[Game]:
    """A game after the deal and after each of its moves, every one independent of the others."""
    position = game.record().start()
    position.key = key_of(game)
    yield position.copy()
    for move in game.moves:
        position.carry_out(move.action, move.chance)
        yield position.copy()


def look_at(game: Game, played: int | None, eyes: int | None, budget: Budget) -> Look:
    """Look at one position of `positions_of`, and at what was played in it."""
    move = len(game.moves) + 1
    if played is None or game.seat is None:
        return Look(move, _rounded(_evaluated(game, eyes, budget)), None)
    if len(game.legal()) == 1:
        forced = Judgement(move, game.seat, 1, played, played)
        return Look(move, _rounded(_evaluated(game, eyes, budget)), forced)
    thought, judgement = judge(game, played, budget)
    if _sees_the_same(game, game.seat, eyes):
        shares = thought.win
    else:
        shares = _evaluated(game, eyes, budget)
    return Look(move, _rounded(shares), judgement)


def judge(game: Game, played: int, budget: Budget) -> tuple[Thought, Judgement]:
    """What the seat that decides could have thought of its choice.

    What looks like a mistake is looked at again, for twice as long and in other worlds, and only what
    is found there counts: of many choices some look bad by bad luck.
    """
    seat = game.seat
    assert seat is not None
    thought = think(game, seat, budget, including=played)
    loss, margin = difference(thought, seat, played)
    if loss > margin / 2:
        elsewhere = game.copy()
        elsewhere.key = game.key ^ 1
        thought = think(elsewhere, seat, twice(budget), including=played)
        loss, margin = difference(thought, seat, played)
    best = thought.candidates[0]
    mine = next(one for one in thought.candidates if one.action == played)
    lost = loss > margin
    after, at_best = _rounded(mine.win), _rounded(best.win)
    judgement = Judgement(
        move=len(game.moves) + 1,
        seat=seat,
        choices=len(game.legal()),
        played=played,
        best=best.action,
        value=after[seat - 1],
        best_value=at_best[seat - 1],
        loss=round(at_best[seat - 1] - after[seat - 1], DIGITS) if lost else 0.0,
        swing=_rounded([a - b for a, b in zip(after, at_best, strict=True)]) if lost else (),
    )
    return thought, judgement


def difference(thought: Thought, seat: int, played: int) -> tuple[float, float]:
    """How much better the best is than what was played, and how much of that can be noise.

    The margin is one standard error, if every trial were a game won or lost. Trials vary only about
    half as much, since both actions are tried in the same worlds: it is about two errors of theirs.
    """
    best = thought.candidates[0]
    mine = next(one for one in thought.candidates if one.action == played)
    values = best.win[seat - 1], mine.win[seat - 1]
    even = sum(values) / 2
    noise = even * (1 - even) * (1 / max(1, best.visits) + 1 / max(1, mine.visits))
    return values[0] - values[1], math.sqrt(noise)


def twice(budget: Budget) -> Budget:
    """Twice the time and the rounds."""
    return replace(
        budget,
        seconds=None if budget.seconds is None else 2 * budget.seconds,
        rounds=None if budget.rounds is None else 2 * budget.rounds,
    )


def gathered(looks: Sequence[Look], eyes: int | None) -> Analysis:
    """The analysis of a game from the looks at all its positions, in whatever order they came."""
    in_order = sorted(looks, key=lambda look: look.move)
    judgements = [look.judgement for look in in_order if look.judgement is not None]
    return Analysis(eyes, tuple(look.shares for look in in_order), tuple(judgements))


def looks_at(game: Game, eyes: int | None, budget: Budget) -> Iterator[Look]:
    """Look back at a game, one position after the other; stop whenever you like."""
    played = [int(move.action) for move in game.moves]
    for position, action in zip(positions_of(game), [*played, None], strict=True):
        yield look_at(position, action, eyes, budget)


def analyse(game: Game, eyes: int | None = None, budget: Budget = USUAL) -> Analysis:
    """Look back at a whole game."""
    return gathered(list(looks_at(game, eyes, budget)), eyes)


def _evaluated(game: Game, eyes: int | None, budget: Budget) -> Shares:
    return tuple(evaluate(game, eyes, budget).values())


def _sees_the_same(game: Game, one: int, other: int | None) -> bool:
    """Do two viewers know the same? Then the worlds that they imagine by the same chance are equal."""
    if one == other:
        return True
    worlds = (game.redeal(viewer, game.key) for viewer in (one, other))
    return next(worlds).fingerprint() == next(worlds).fingerprint()


def _rounded(shares: Sequence[float]) -> Shares:
    return tuple(round(share, DIGITS) for share in shares)
