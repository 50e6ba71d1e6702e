"""Analysis of a played game: how the chances moved, which choices were mistakes, what was luck.

Every choice is judged by what the seat that made it could know. The curve is drawn in the same way:
each seat's expected share of the win as that seat saw it, so the drop of a line is what a choice cost.
The shares need not add up to 1 then, because two players may both be optimistic. A curve can also be
drawn from one viewpoint for all seats. It is never drawn with all cards open: it would know the draws
in advance.
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

from ludopolis.bots.hints import by_seat, win_shares
from ludopolis.bots.levels import LevelBot
from ludopolis.bots.search_bot import Budget, SearchBot, SearchResult, search
from ludopolis.engine.chance import SEED_BITS
from ludopolis.engine.errors import OptionError

if TYPE_CHECKING:
    from ludopolis.engine.game import Action, Game, Move

OWN, SPECTATOR = "own", "spectator"
DEFAULT_BUDGET = Budget(simulations=400)
VERSION = 3  # of stored analyses; those of another version are computed again
MIN_LOSS = 0.02  # the smallest share of the win that is reported
MIN_LUCK = 0.1  # anything less can be noise of the search
WORLDS = 4  # in which a move is tried to see whether chance has a part in it
COMPARED_WORLDS = 16  # that must agree before two viewers count as knowing the same
FOLLOW_UP_WORLDS = 2  # in which a mistake is compared with the better move
DIGITS = 4  # that are stored: more would be noise

Shares = tuple[float, ...]  # of the win, for each seat
Viewpoint = int | str  # of one seat for all, of a SPECTATOR, or each seat's OWN


@dataclass(frozen=True)
class Judgement:
    """A choice, judged by what the seat that made it could know."""

    move: int  # which one of the game, from 1
    seat: int
    choices: int  # how many there were; one alone is forced
    played: int
    best: int
    chance: bool  # could the outcome have differed, as far as the seat knew?
    open_chance: bool  # and did everybody see the outcome?
    value: float | None = None  # expected share of the win after the move; None if forced
    best_value: float | None = None  # after the best
    loss: float = 0.0  # what the choice cost; 0 if it could be noise

    @property
    def free(self) -> bool:
        """Was there a choice?"""
        return self.choices > 1

    def is_luck_of(self, seat: int) -> bool:
        """Does what the move changes for a seat, apart from the cost of the choice, count as luck?

        For other seats it counts as the mover's doing if it was a mistake or nothing random was seen.
        """
        return seat == self.seat or (self.open_chance and not self.loss)


@dataclass(frozen=True)
class SeatTotal:
    """What changed one seat's expected share of the win, from the deal to the end.

    `begin`, `own`, `others` and `luck` add up to `end`.
    """

    seat: int
    choices: int  # that were free
    faultless: int  # of these, those that cost nothing
    begin: float
    own: float  # what the seat's own choices cost, as a negative number
    others: float  # what others did
    luck: float  # the rest: chance, and what the search does not see
    end: float


@dataclass(frozen=True)
class Swing:
    """A move at which luck changed the expected result."""

    move: int
    seat: int  # whom it helped or hurt most
    luck: float


@dataclass(frozen=True)
class Analysis:
    """The analysis of a game."""

    viewpoint: Viewpoint  # of the curve
    curve: tuple[Shares, ...]  # before each move, and after the last
    judgements: tuple[Judgement, ...]  # one for each move

    def worst(self, count: int = 5, least: float = MIN_LOSS) -> list[Judgement]:
        """The choices that cost most, the worst first."""
        costly = [one for one in self.judgements if one.loss > 0 and one.loss >= least]
        return sorted(costly, key=lambda one: (-one.loss, one.move))[:count]

    def changes(self, move: int) -> Shares:
        """What a move changed for every seat, apart from what the choice cost the mover.

        The cost is judged from the mover's own viewpoint and is in no other curve.
        """
        one = self.judgements[move - 1]
        before, after = self.curve[move - 1 : move + 1]
        cost = one.loss if self.viewpoint == OWN else 0.0
        return tuple(
            b - a + (cost if seat == one.seat else 0.0)
            for seat, (a, b) in enumerate(zip(before, after, strict=True), start=1)
        )

    def swings(self, count: int = 3, least: float = MIN_LUCK) -> list[Swing]:
        """The moves with the most luck; only known if the viewpoint is each seat's own."""
        if self.viewpoint != OWN:
            return []
        found = []
        for one in self.judgements:
            moved = self.changes(one.move)
            concerned = [seat for seat in range(1, len(moved) + 1) if one.is_luck_of(seat)]
            seat = max(concerned, key=lambda seat: abs(moved[seat - 1]))
            if one.chance and abs(moved[seat - 1]) >= least:
                found.append(Swing(one.move, seat, moved[seat - 1]))
        return sorted(found, key=lambda swing: (-abs(swing.luck), swing.move))[:count]

    def totals(self) -> list[SeatTotal]:
        """What changed each seat's chances; only known if the viewpoint is each seat's own."""
        if self.viewpoint != OWN:
            return []
        return [self._total(seat) for seat in range(1, len(self.curve[0]) + 1)]

    def _total(self, seat: int) -> SeatTotal:
        mine = [one for one in self.judgements if one.seat == seat]
        free = [one for one in mine if one.free]
        own = 0.0 - sum(one.loss for one in mine)
        others = sum(
            self.changes(one.move)[seat - 1] for one in self.judgements if not one.is_luck_of(seat)
        )
        begin, end = self.curve[0][seat - 1], self.curve[-1][seat - 1]
        return SeatTotal(
            seat=seat,
            choices=len(free),
            faultless=sum(one.loss == 0 for one in free),
            begin=begin,
            own=own,
            others=others,
            luck=end - begin - own - others,
            end=end,
        )

    # --- Stored -------------------------------------------------------------------------------

    def as_data(self) -> dict[str, Any]:
        """The analysis as plain data."""
        return {
            "version": VERSION,
            "eyes": self.viewpoint,
            "curve": [list(shares) for shares in self.curve],
            "moves": [asdict(one) for one in self.judgements],
        }

    @classmethod
    def of_data(cls, data: Mapping[str, Any]) -> Analysis | None:
        """A stored analysis; None if another version stored it."""
        if data.get("version") != VERSION:
            return None
        curve = tuple(tuple(shares) for shares in data["curve"])
        return cls(data["eyes"], curve, tuple(Judgement(**one) for one in data["moves"]))


# --- Computing it -----------------------------------------------------------------------------


@dataclass(frozen=True)
class PositionAnalysis:
    """The analysis of one position."""

    move: int  # the number of the move made in it, from 1
    shares: Shares
    judgement: Judgement | None  # None after the last move


def budget_of(spec: str, game: Game) -> Budget:
    """The budget of a spec's search bot, or of a level's; other bots cannot analyse."""
    from ludopolis.bots.registry import make  # noqa: PLC0415  (the registry knows all bots)

    bot = make(spec)
    bot.close()
    if isinstance(bot, LevelBot):
        bot = bot.bot_for(game.box, game.players)
    if not isinstance(bot, SearchBot):
        raise OptionError(
            f"the bot {bot.spec} does not look ahead; name one that does: search:simulations=400"
        )
    return bot.budget


def key_of(game: Game) -> int:
    """The seed of an analysis: the same for the same moves.

    It is not the game's own seed: a bot that played with that one would be judged in the very worlds
    in which it made its choices.
    """
    played = [(int(move.action), move.chance) for move in game.moves]
    text = json.dumps([game.box.name, game.players, game.options, game.setup, played])
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[: SEED_BITS // 8], "big")


def positions_of(game: Game) -> Iterator[Game]:
    """Copies of a game after the deal and after each of its moves."""
    position = game.record().start()
    position.key = key_of(game)
    yield position.copy()
    for move in game.moves:
        position.carry_out(move.action, move.chance)
        yield position.copy()


def analyse_position(
    game: Game, move: Move | None, viewpoint: Viewpoint, budget: Budget
) -> PositionAnalysis:
    """Analyse one of `positions_of` and the move made in it, if any."""
    number = len(game.moves) + 1
    if move is None:
        return PositionAnalysis(number, shares_of(game, viewpoint, budget), None)
    if len(game.legal()) == 1:
        action = int(move.action)
        forced = Judgement(number, move.seat, 1, action, action, *chance_in(game, move))
        return PositionAnalysis(number, shares_of(game, viewpoint, budget), forced)
    result, judgement = judge(game, move, budget)
    return PositionAnalysis(number, shares_of(game, viewpoint, budget, result), judgement)


def shares_of(
    game: Game, viewpoint: Viewpoint, budget: Budget, known: SearchResult | None = None
) -> Shares:
    """Each seat's expected share of the win from a viewpoint.

    `known` is a search by the seat to move; viewers who know the same share one search.
    """
    viewers = {seat: viewer_for(seat, viewpoint) for seat in range(1, game.players + 1)}
    shares: dict[tuple[bytes, ...], dict[int, float]] = {}
    if known is not None:
        shares[information_of(game, game.seat)] = by_seat(known.win)
    found = []
    for seat, viewer in viewers.items():
        information = information_of(game, viewer)
        if information not in shares:
            shares[information] = win_shares(game, viewer, budget)
        found.append(shares[information][seat])
    return _rounded(found)


def viewer_for(seat: int, viewpoint: Viewpoint) -> int | None:
    """Who estimates the share of a seat; None is a spectator."""
    if viewpoint == OWN:
        return seat
    return None if viewpoint == SPECTATOR else int(viewpoint)


def information_of(game: Game, viewer: int | None) -> tuple[bytes, ...]:
    """What a viewer knows: equal for viewers whose resampled worlds are equal, seed by seed.

    One world is not enough: where little is hidden, two may be equal by coincidence.
    """
    return tuple(resampled_world(game, viewer, seed) for seed in range(COMPARED_WORLDS))


def resampled_world(game: Game, viewer: int | None, seed: int = 0) -> bytes:
    """A world that a viewer considers possible; it differs if the viewer knows something else."""
    return game.resample(viewer, seed).fingerprint()


def chance_in(game: Game, move: Move) -> tuple[bool, bool]:
    """Could the outcome of a move have differed, as far as its seat knew? And did everybody see it?

    Piles were shuffled long ago, so it is not enough to look for dice rolled now: the move is made in
    several resampled worlds, and chance has a part if the seat learns different things in them.
    """
    worlds = [game.resample(move.seat, game.key ^ number) for number in range(WORLDS)]
    for world in worlds:
        world.carry_out(move.action)
    own, everybody = (
        {resampled_world(world, viewer) for world in worlds} for viewer in (move.seat, None)
    )
    return len(own) > 1, len(everybody) > 1


def judge(game: Game, move: Move, budget: Budget) -> tuple[SearchResult, Judgement]:
    """Judge the choice of the seat to move.

    An apparent mistake is searched again with twice the budget and other worlds, since among many
    choices some look bad by coincidence. If it still looks like one, the positions after it and after
    the best move are searched separately, since a search spends less on a bad move than on a good one.
    The loss is the smaller of these estimates, if it is more than noise.
    """
    seat, played = move.seat, int(move.action)
    chance, open_chance = chance_in(game, move)
    result = search(game, seat, budget, include=played)
    loss, margin = difference(result, seat, played)
    if loss > margin / 2:
        again = game.copy()
        again.key = game.key ^ 1
        result = search(again, seat, doubled(budget), include=played)
        loss, margin = difference(result, seat, played)
    best = result.candidates[0]
    if loss > margin:
        better = next(action for action in game.legal() if action == best.action)
        loss = min(loss, follow_up_loss(game, seat, better, move.action, budget))
    best_value = round(best.win[seat - 1], DIGITS)
    mine = next(one for one in result.candidates if one.action == played)
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
    return result, judgement


def follow_up_loss(game: Game, seat: int, better: Action, played: Action, budget: Budget) -> float:
    """How much more a seat can expect after one action than after another, in the same worlds."""
    gains = []
    for number in range(FOLLOW_UP_WORLDS):
        values = []
        for action in (better, played):
            world = game.resample(seat, game.key ^ number)
            world.carry_out(action)
            values.append(win_shares(world, seat, budget)[seat])
        gains.append(values[0] - values[1])
    return sum(gains) / len(gains)


def difference(result: SearchResult, seat: int, played: int) -> tuple[float, float]:
    """How much better the best move is than the one played, and how much of that can be noise.

    The margin is one standard error if every simulation were a game won or lost. Simulations vary only
    about half as much, since both actions share their worlds: so it is about two of their errors.
    """
    best = result.candidates[0]
    mine = next(one for one in result.candidates if one.action == played)
    values = best.win[seat - 1], mine.win[seat - 1]
    even = sum(values) / 2
    noise = even * (1 - even) * (1 / max(1, best.visits) + 1 / max(1, mine.visits))
    return values[0] - values[1], math.sqrt(noise)


def doubled(budget: Budget) -> Budget:
    """Twice the time and the simulations."""
    return replace(
        budget,
        seconds=None if budget.seconds is None else 2 * budget.seconds,
        simulations=None if budget.simulations is None else 2 * budget.simulations,
    )


def combine(positions: Sequence[PositionAnalysis], viewpoint: Viewpoint) -> Analysis:
    """The analysis of a game from those of all its positions, in any order."""
    in_order = sorted(positions, key=lambda position: position.move)
    curve = tuple(position.shares for position in in_order)
    judgements = [position.judgement for position in in_order if position.judgement is not None]
    return Analysis(viewpoint, curve, tuple(judgements))


def analyse_positions(
    game: Game, viewpoint: Viewpoint, budget: Budget
) -> Iterator[PositionAnalysis]:
    """Analyse the positions of a game one by one."""
    for position, move in zip(positions_of(game), [*game.moves, None], strict=True):
        yield analyse_position(position, move, viewpoint, budget)


def analyse(game: Game, viewpoint: Viewpoint = OWN, budget: Budget = DEFAULT_BUDGET) -> Analysis:
    """Analyse a whole game."""
    return combine(list(analyse_positions(game, viewpoint, budget)), viewpoint)


def _rounded(shares: Sequence[float]) -> Shares:
    return tuple(round(share, DIGITS) for share in shares)
