"""The standings of an arena: win shares, who finishes above whom, ratings, scores, time."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import permutations
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ludopolis.arena.ratings import Rating, rate
from ludopolis.arena.statistics import Estimate, mean_by_deal, share_by_deal
from ludopolis.arena.tournament import Match, Tournament

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Standing:
    """A bot's line of the table. In duels, only the games count in which it is alone."""

    bot: str
    games: int
    wins: Estimate  # the share of its games that one of its sides won; a shared win is split
    score: Estimate  # of one side of it
    rating: Rating
    choices: int  # that were timed
    seconds: float  # per timed choice; NaN if there are none
    forfeits: int  # games that ended by its fault


@dataclass(frozen=True)
class Duel:
    """One bot alone against several of another."""

    alone: str
    others: str
    games: int
    wins: Estimate  # of the one that is alone


@dataclass(frozen=True)
class Standings:
    """The standings of an arena."""

    games: int
    deals: int
    fair: float  # the share of wins of each bot if all were equal
    bots: list[Standing]  # by wins
    above: dict[tuple[str, str], Estimate]  # how often the first finishes higher; ties count half
    duels: list[Duel]
    shared: float  # the share of games with more than one winner
    moves: Estimate  # of games played to the end, as are the scores; NaN if there are none
    least_moves: int | None
    most_moves: int | None
    reasons: dict[str, float]  # the share of each ending


@dataclass(frozen=True)
class Sums:
    """Games as arrays: a row for each game, a column for each side."""

    deals: NDArray[np.int64]
    bots: NDArray[np.int64]
    places: NDArray[np.int64]
    scores: Floats
    wins: Floats
    ended: NDArray[np.bool_]  # was the game played to the end?

    def by_deal(self, values: NDArray[Any]) -> Floats:
        """The sum over the games of each deal."""
        return np.bincount(self.deals, weights=values).astype(float)


def sums_of(tournament: Tournament, matches: Sequence[Match]) -> Sums:
    """Games as arrays."""
    number_of = {bot: number for number, bot in enumerate(tournament.bots)}
    seats = [side[0] - 1 for side in tournament.sides]  # partners have the same place and score

    def columns(rows: list[tuple[int, ...]]) -> NDArray[np.int64]:
        return np.array(rows, np.int64).reshape(len(rows), tournament.players)[:, seats]

    places = columns([match.played.places for match in matches])
    first = places == 1
    return Sums(
        deals=np.array([match.fixture.deal for match in matches], np.int64),
        bots=columns([tuple(number_of[b] for b in match.fixture.seats) for match in matches]),
        places=places,
        scores=columns([match.played.scores for match in matches]).astype(float),
        wins=first / first.sum(axis=1, keepdims=True),
        ended=np.array([match.played.forfeit is None for match in matches]),
    )


def standings(tournament: Tournament, played: Collection[Match]) -> Standings:
    """The standings after at least one game of an arena."""
    matches = sorted(played, key=lambda match: match.fixture.number)
    sums = sums_of(tournament, matches)
    ratings = rate(len(tournament.bots), zip(sums.bots.tolist(), sums.places.tolist(), strict=True))
    lines = [
        standing(tournament, matches, sums, number, ratings[number])
        for number in range(len(tournament.bots))
    ]
    sides = len(tournament.sides)
    moves = np.array([match.played.moves for match in matches], float)
    lengths = [match.played.moves for match in matches if match.played.forfeit is None]
    reasons = Counter(match.played.reason for match in matches)
    return Standings(
        games=len(matches),
        deals=len(np.unique(sums.deals)),
        fair=1 / (sides if tournament.alone else min(sides, len(tournament.bots))),
        bots=sorted(lines, key=lambda line: (math.isnan(line.wins.value), -line.wins.value)),
        above=cross_table(tournament, sums),
        duels=duels(tournament, sums) if tournament.alone else [],
        shared=float((sums.wins.max(axis=1) < 1).mean()),
        moves=mean_by_deal(sums.by_deal(moves * sums.ended), sums.by_deal(sums.ended)),
        least_moves=min(lengths, default=None),
        most_moves=max(lengths, default=None),
        reasons={why: n / len(matches) for why, n in reasons.most_common()},
    )


def standing(
    tournament: Tournament, matches: Sequence[Match], sums: Sums, number: int, rating: Rating
) -> Standing:
    """The line of one bot."""
    bot = tournament.bots[number]
    mine = sums.bots == number
    if tournament.alone:
        mine &= alone(mine)
    told = mine & sums.ended[:, None]  # scores of games that did not end mean nothing
    thought, choices, forfeits = 0.0, 0, 0
    for match in matches:
        fault = match.played.forfeit
        forfeits += fault is not None and match.fixture.seats[fault.seat] == bot
        if match.played.thought is not None and match.played.choices is not None:
            for seat, spec in enumerate(match.fixture.seats):
                if spec == bot:
                    thought += match.played.thought[seat]
                    choices += match.played.choices[seat]
    return Standing(
        bot=bot,
        games=int(mine.any(axis=1).sum()),
        wins=share_by_deal(
            sums.by_deal((sums.wins * mine).sum(axis=1)), sums.by_deal(mine.any(axis=1))
        ),
        score=mean_by_deal(
            sums.by_deal((sums.scores * told).sum(axis=1)), sums.by_deal(told.sum(axis=1))
        ),
        rating=rating,
        choices=choices,
        seconds=thought / choices if choices else math.nan,
        forfeits=forfeits,
    )


def alone(mine: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """The games in which a bot has one side only, as a column."""
    return np.asarray(mine.sum(axis=1, keepdims=True) == 1)


def cross_table(tournament: Tournament, sums: Sums) -> dict[tuple[str, str], Estimate]:
    """How often each bot finishes above each other, over all pairs of their sides."""
    # For each game and each pair of sides: 1 if the first is above, ½ if they tie.
    ours, theirs = sums.places[:, :, None], sums.places[:, None, :]
    better = (ours < theirs) + 0.5 * (ours == theirs)
    found = {}
    for a, b in permutations(range(len(tournament.bots)), 2):
        met = (sums.bots == a)[:, :, None] & (sums.bots == b)[:, None, :]
        found[tournament.bots[a], tournament.bots[b]] = share_by_deal(
            sums.by_deal((better * met).sum(axis=(1, 2))), sums.by_deal(met.sum(axis=(1, 2)))
        )
    return found


def duels(tournament: Tournament, sums: Sums) -> list[Duel]:
    """How each bot does alone against several of another."""
    found = []
    for a, b in permutations(range(len(tournament.bots)), 2):
        mine = sums.bots == a
        mine &= alone(mine) & (sums.bots == b).any(axis=1, keepdims=True)
        if mine.any():
            won = sums.by_deal((sums.wins * mine).sum(axis=1))
            wins = share_by_deal(won, sums.by_deal(mine.sum(axis=1)))
            found.append(Duel(tournament.bots[a], tournament.bots[b], int(mine.sum()), wins))
    return found
