"""Looking back at a game: how the win moved, which choices gave something away, and what was luck.

Everything is seen as a player could see it. A choice is judged with the eyes of the seat that made it:
what it could not know is no mistake of its. The curve is drawn in the same way, each seat's share of the
win as that seat could expect it, so that the drop of a line is what the choice cost. The shares need not
add up to the whole win then: two players may both have reason to hope. A curve can also be drawn with
the eyes of one viewer for all. With all cards open it is not drawn: it would know the draws beforehand.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from ludopolis.bots.advice import by_seat, evaluate
from ludopolis.bots.levels import Level
from ludopolis.bots.searcher import Budget, Searcher, Thought, think
from ludopolis.engine.chance import SEED_BITS
from ludopolis.engine.errors import OptionError

if TYPE_CHECKING:
    from ludopolis.engine.game import Action, Game, Move

OWN, SPECTATOR = "own", "spectator"
USUAL = Budget(rounds=400)
VERSION = 3  # of what is kept of an analysis; raised, older ones are made anew
LEAST_LOSS = 0.02  # a share of the win that is worth a word
LEAST_LUCK = 0.1  # less can be noise: a curve is drawn with as many trials as there are to judge by
WORLDS = 4  # in which a move is tried to see whether it always comes out the same
MINDS = 16  # worlds that two viewers imagine alike before they count as knowing the same
FEW_WORLDS = 2  # in which a mistake is made once more, beside what would have been better
DIGITS = 4  # that are kept: more would be noise

Shares = tuple[float, ...]  # of the win, for each seat
Eyes = int | str  # of one seat for all, of a SPECTATOR, or each seat's OWN


@dataclass(frozen=True)
class Judgement:
    """A choice, looked at again with the eyes of the seat that made it."""

    move: int  # which one of the game, from 1
    seat: int
    choices: int  # how many there were; one alone is forced
    played: int
    best: int
    chance: bool  # could it have come out otherwise, for all that the seat knew?
    open_chance: bool  # and did everybody see how it came out?
    value: float | None = None  # its share of the win after what was played; None if forced
    best_value: float | None = None  # after the best
    loss: float = 0.0  # what the choice cost; what could be noise costs nothing

    @property
    def free(self) -> bool:
        """Was there anything to choose?"""
        return self.choices > 1

    def is_luck_of(self, seat: int) -> bool:
        """Is what the move changes for a seat, beyond what the choice cost, its luck?

        For others it is what somebody did, if they gain by a mistake or chance brought nothing openly.
        """
        return seat == self.seat or (self.open_chance and not self.loss)


@dataclass(frozen=True)
class Total:
    """What moved the win of one seat, from the deal to the end.

    `begin`, `own`, `others` and `luck` add up to `end`.
    """

    seat: int
    choices: int  # that were free
    faultless: int  # of these, those that cost nothing
    begin: float
    own: float  # what the seat's own choices cost, as a negative number
    others: float  # what others did
    luck: float  # all the rest: chance, and what the search does not see
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

    eyes: Eyes  # that the curve is drawn with
    curve: tuple[Shares, ...]  # before each move, and after the last
    judgements: tuple[Judgement, ...]  # one for each move

    def worst(self, count: int = 5, least: float = LEAST_LOSS) -> list[Judgement]:
        """The choices that cost most, the worst first."""
        costly = [one for one in self.judgements if one.loss > 0 and one.loss >= least]
        return sorted(costly, key=lambda one: (-one.loss, one.move))[:count]

    def moved(self, move: int) -> Shares:
        """What a move changed for every seat, besides what the choice cost who made it.

        The cost is judged with the eyes of who chose: it is no part of a line that others see.
        """
        one = self.judgements[move - 1]
        before, after = self.curve[move - 1 : move + 1]
        cost = one.loss if self.eyes == OWN else 0.0
        return tuple(
            b - a + (cost if seat == one.seat else 0.0)
            for seat, (a, b) in enumerate(zip(before, after, strict=True), start=1)
        )

    def turns(self, count: int = 3, least: float = LEAST_LUCK) -> list[Turn]:
        """The moves at which chance moved the win most, if everybody looks with their own eyes."""
        if self.eyes != OWN:
            return []
        found = []
        for one in self.judgements:
            moved = self.moved(one.move)
            concerned = [seat for seat in range(1, len(moved) + 1) if one.is_luck_of(seat)]
            seat = max(concerned, key=lambda seat: abs(moved[seat - 1]))
            if one.chance and abs(moved[seat - 1]) >= least:
                found.append(Turn(one.move, seat, moved[seat - 1]))
        return sorted(found, key=lambda turn: (-abs(turn.luck), turn.move))[:count]

    def totals(self) -> list[Total]:
        """For each seat, what moved its win, if everybody looks with their own eyes."""
        if self.eyes != OWN:
            return []
        return [self._total(seat) for seat in range(1, len(self.curve[0]) + 1)]

    def _total(self, seat: int) -> Total:
        mine = [one for one in self.judgements if one.seat == seat]
        free = [one for one in mine if one.free]
        own = 0.0 - sum(one.loss for one in mine)
        others = sum(
            self.moved(one.move)[seat - 1] for one in self.judgements if not one.is_luck_of(seat)
        )
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
            "moves": [asdict(one) for one in self.judgements],
        }

    @classmethod
    def of_data(cls, data: Mapping[str, Any]) -> Analysis | None:
        """An analysis that was kept; None if another version has kept it."""
        if data.get("version") != VERSION:
            return None
        curve = tuple(tuple(shares) for shares in data["curve"])
        return cls(data["eyes"], curve, tuple(Judgement(**one) for one in data["moves"]))


# --- Working it out ---------------------------------------------------------------------------


@dataclass(frozen=True)
class Look:
    """One position, looked at again."""

    move: int  # the one that was made in it, from 1
    shares: Shares
    judgement: Judgement | None  # None after the last move


def budget_of(spec: str, game: Game) -> Budget:
    """How long the searching bot of a spec, or of a level, thinks in a game; no other can look back."""
    from ludopolis.bots.catalogue import make  # noqa: PLC0415  (the catalogue knows all bots)

    bot = make(spec)
    bot.close()
    if isinstance(bot, Level):
        bot = bot.bot_in(game.box, game.players)
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


def look_at(game: Game, move: Move | None, eyes: Eyes, budget: Budget) -> Look:
    """Look at one position of `positions_of`, and at the move that was made in it, if one was."""
    number = len(game.moves) + 1
    if move is None:
        return Look(number, shares_of(game, eyes, budget), None)
    if len(game.legal()) == 1:
        action = int(move.action)
        forced = Judgement(number, move.seat, 1, action, action, *uncertain(game, move))
        return Look(number, shares_of(game, eyes, budget), forced)
    thought, judgement = judge(game, move, budget)
    return Look(number, shares_of(game, eyes, budget, thought), judgement)


def shares_of(game: Game, eyes: Eyes, budget: Budget, known: Thought | None = None) -> Shares:
    """Each seat's share of the win, as it is expected by who looks.

    `known` is what the seat that decides has thought already; who knows the same thinks the same.
    """
    viewers = {seat: viewer_for(seat, eyes) for seat in range(1, game.players + 1)}
    thoughts: dict[tuple[bytes, ...], dict[int, float]] = {}
    if known is not None:
        thoughts[mind_of(game, game.seat)] = by_seat(known.win)
    found = []
    for seat, viewer in viewers.items():
        knows = mind_of(game, viewer)
        if knows not in thoughts:
            thoughts[knows] = evaluate(game, viewer, budget)
        found.append(thoughts[knows][seat])
    return _rounded(found)


def viewer_for(seat: int, eyes: Eyes) -> int | None:
    """Who looks at what a seat may expect; None is a spectator."""
    if eyes == OWN:
        return seat
    return None if eyes == SPECTATOR else int(eyes)


def mind_of(game: Game, viewer: int | None) -> tuple[bytes, ...]:
    """What a viewer knows of a position: who imagines the same worlds by the same chance knows the same.

    One world is not enough: where little is hidden, it may be the same by luck.
    """
    return tuple(knowledge(game, viewer, chance) for chance in range(MINDS))


def knowledge(game: Game, viewer: int | None, chance: int = 0) -> bytes:
    """A world that a viewer may imagine; what one viewer learns changes it."""
    return game.redeal(viewer, chance).fingerprint()


def uncertain(game: Game, move: Move) -> tuple[bool, bool]:
    """Could a move have come out otherwise, for all that its seat knew? And did everybody see it?

    Cards lie in piles that were mixed long ago, so whether a die was rolled just now says little:
    the move is made in some worlds that the seat imagines, and if it learns something else in one of
    them than in another, luck had a part.
    """
    worlds = [game.redeal(move.seat, game.key ^ number) for number in range(WORLDS)]
    for world in worlds:
        world.carry_out(move.action)
    own, everybody = ({knowledge(world, eyes) for world in worlds} for eyes in (move.seat, None))
    return len(own) > 1, len(everybody) > 1


def judge(game: Game, move: Move, budget: Budget) -> tuple[Thought, Judgement]:
    """What the seat that decides could have thought of its choice.

    What looks like a mistake is looked at again, for twice as long and in other worlds: of many choices
    some look bad by bad luck. What still looks like one is made beside the best, and each of the two
    positions is thought about for itself, since a search thinks a bad choice through less than a good
    one. It costs what the milder of these looks says, if that is more than noise.
    """
    seat, played = move.seat, int(move.action)
    chance, open_chance = uncertain(game, move)
    thought = think(game, seat, budget, including=played)
    loss, margin = difference(thought, seat, played)
    if loss > margin / 2:
        elsewhere = game.copy()
        elsewhere.key = game.key ^ 1
        thought = think(elsewhere, seat, twice(budget), including=played)
        loss, margin = difference(thought, seat, played)
    best = thought.candidates[0]
    if loss > margin:
        better = next(action for action in game.legal() if action == best.action)
        loss = min(loss, gain_afterwards(game, seat, better, move.action, budget))
    best_value = round(best.win[seat - 1], DIGITS)
    mine = next(one for one in thought.candidates if one.action == played)
    lost = round(loss, DIGITS) if loss > margin else 0.0
    judgement = Judgement(
        move=len(game.moves) + 1,
        seat=seat,
        choices=len(game.legal()),
        played=played,
        best=best.action,
        chance=chance,
        open_chance=open_chance,
        value=round(best_value - lost if lost else mine.win[seat - 1], DIGITS),
        best_value=best_value,
        loss=lost,
    )
    return thought, judgement


def gain_afterwards(game: Game, seat: int, better: Action, played: Action, budget: Budget) -> float:
    """How much more a seat may expect after one action than after another, made in the same worlds."""
    gains = []
    for number in range(FEW_WORLDS):
        values = []
        for action in (better, played):
            world = game.redeal(seat, game.key ^ number)
            world.carry_out(action)
            values.append(evaluate(world, seat, budget)[seat])
        gains.append(values[0] - values[1])
    return sum(gains) / len(gains)


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


def gathered(looks: Sequence[Look], eyes: Eyes) -> Analysis:
    """The analysis of a game from the looks at all its positions, in whatever order they came."""
    in_order = sorted(looks, key=lambda look: look.move)
    curve = tuple(look.shares for look in in_order)
    judgements = [look.judgement for look in in_order if look.judgement is not None]
    return Analysis(eyes, curve, tuple(judgements))


def looks_at(game: Game, eyes: Eyes, budget: Budget) -> Iterator[Look]:
    """Look back at a game, one position after the other; stop whenever you like."""
    for position, move in zip(positions_of(game), [*game.moves, None], strict=True):
        yield look_at(position, move, eyes, budget)


def analyse(game: Game, eyes: Eyes = OWN, budget: Budget = USUAL) -> Analysis:
    """Look back at a whole game."""
    return gathered(list(looks_at(game, eyes, budget)), eyes)


def _rounded(shares: Sequence[float]) -> Shares:
    return tuple(round(share, DIGITS) for share in shares)
