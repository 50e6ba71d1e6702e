"""Seats are balanced: who meets whom, who sits where, and who sits next to whom."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, islice, pairwise, permutations
from math import comb

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.arena.schedule import (
    DUELS,
    FIRST,
    MIXED,
    deals,
    line_ups,
    rotations,
    seatings,
    without_repeats,
)

SHAPES = st.tuples(st.integers(2, 9), st.integers(2, 6), st.sampled_from((MIXED, DUELS)))
Shape = tuple[int, int, str]


def spread(counts: Counter[object], keys: list[object]) -> int:
    """How far apart the counts of some things are."""
    found = [counts[key] for key in keys]
    return max(found) - min(found)


def met(games: list[tuple[int, ...]]) -> Counter[object]:
    """How often any two bots met: pairs of their seats."""
    return Counter(
        frozenset((a, b)) for seats in games for a, b in combinations(seats, 2) if a != b
    )


@given(SHAPES, st.integers(1, 60))
def test_each_deal_puts_each_of_its_bots_in_each_seat_equally_often(
    shape: Shape, count: int
) -> None:
    bots, sides, tables = shape
    for block in islice(deals(bots, sides, tables), count):
        seated = Counter((seat, bot) for seats in block for seat, bot in enumerate(seats))
        for bot in set(block[0]):
            assert len({seated[seat, bot] for seat in range(sides)}) == 1
        assert len(set(block)) == sides  # a deterministic bot would only repeat itself
        assert all(sorted(seats) == sorted(block[0]) for seats in block)


@given(SHAPES)
def test_after_a_round_all_have_met_and_sat_equally_often(shape: Shape) -> None:
    bots, sides, tables = shape
    lines = line_ups(bots, sides, tables)
    for rounds in (1, 2):
        games = [
            s for block in islice(deals(bots, sides, tables), rounds * len(lines)) for s in block
        ]
        pairs: list[object] = [frozenset(pair) for pair in combinations(range(bots), 2)]
        assert spread(met(games), pairs) == 0
        seated: Counter[object] = Counter(
            (n, bot) for seats in games for n, bot in enumerate(seats)
        )
        places: list[object] = [(n, bot) for n in range(sides) for bot in range(bots)]
        assert spread(seated, places) == 0


@given(SHAPES, st.integers(1, 200))
def test_at_any_time_the_counts_are_close(shape: Shape, count: int) -> None:
    """Exact balance is not to be had in the middle of a round; what is left is small."""
    bots, sides, tables = shape
    circles = [block[0] for block in islice(deals(bots, sides, tables), count)]
    used = Counter(tuple(sorted(circle)) for circle in circles)
    lines = [tuple(sorted(line)) for line in line_ups(bots, sides, tables)]
    assert max(used.values()) - min(used[line] for line in lines) <= 1
    most = max(max(Counter(line).values()) for line in lines)
    seated = Counter(bot for circle in circles for bot in circle)
    pairs: list[object] = [frozenset(pair) for pair in combinations(range(bots), 2)]
    next_to: Counter[object] = Counter(
        pair for circle in circles for pair in pairwise((*circle, circle[0])) if pair[0] != pair[1]
    )
    neighbours: list[object] = list(permutations(range(bots), 2))
    assert max(seated.values()) - min(seated[bot] for bot in range(bots)) <= 2 * most
    assert spread(met(circles), pairs) <= (sides - 1 if tables == DUELS else 4)
    assert spread(next_to, neighbours) <= 4


@given(SHAPES, st.integers(1, 300), st.integers(0, 100))
def test_more_games_only_add_to_the_schedule(shape: Shape, games: int, more: int) -> None:
    found = list(seatings(*shape, games))
    assert len(found) == games
    assert list(seatings(*shape, games + more))[:games] == found
    numbers = [deal for deal, _ in found]
    assert numbers[0] == 0
    assert all(after - before in {0, 1} for before, after in pairwise(numbers))


@pytest.mark.parametrize(("bots", "sides"), [(2, 2), (4, 4), (5, 3), (8, 4), (3, 2)])
def test_with_bots_enough_all_sit_at_a_table_at_most_once(bots: int, sides: int) -> None:
    lines = line_ups(bots, sides, MIXED)
    assert len(lines) == len(set(lines)) == comb(bots, sides)
    assert all(len(set(line)) == sides for line in lines)


@pytest.mark.parametrize(("bots", "sides"), [(2, 4), (3, 4), (2, 3), (4, 6), (2, 5), (3, 6)])
def test_with_fewer_bots_than_seats_all_sit_at_each_table(bots: int, sides: int) -> None:
    for line in line_ups(bots, sides, MIXED):
        counts = Counter(line)
        assert len(line) == sides
        assert len(counts) == bots
        assert max(counts.values()) - min(counts.values()) <= 1


@pytest.mark.parametrize(("bots", "sides"), [(2, 4), (3, 4), (5, 2), (2, 2)])
def test_duels_are_one_against_all_others_both_ways(bots: int, sides: int) -> None:
    lines = line_ups(bots, sides, DUELS)
    assert {(line[0], line[1]) for line in lines} == set(permutations(range(bots), 2))
    assert len(lines) == bots * (bots - 1)
    assert all(len(line) == sides and len(set(line[1:])) == 1 for line in lines)


def test_the_first_alone_meets_every_other_equally_often_in_every_seat() -> None:
    for bots, sides in ((2, 2), (2, 4), (4, 3)):
        games = list(seatings(bots, sides, FIRST, sides * (bots - 1) * 5))
        for other in range(1, bots):
            for seat in range(sides):
                wanted = tuple(0 if place == seat else other for place in range(sides))
                assert sum(places == wanted for _, places in games) == 5


def test_two_bots_at_four_seats() -> None:
    """What `--players 4 --bots "a;b"` plays."""
    first, second = islice(deals(2, 4, DUELS), 2)
    assert sorted(first) == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert sorted(second) == [(0, 0, 0, 1), (0, 0, 1, 0), (0, 1, 0, 0), (1, 0, 0, 0)]


def test_a_circle_that_repeats_itself_is_not_played() -> None:
    circles = np.array([(0, 1, 0, 1), (0, 0, 1, 1), (0, 1, 1, 0), (0, 1, 0, 2)])
    assert without_repeats(circles).tolist() == [[0, 0, 1, 1], [0, 1, 1, 0], [0, 1, 0, 2]]
    assert len(without_repeats(np.array([(0, 1, 2, 0, 1, 2), (0, 1, 0, 1, 0, 1)]))) == 0
    assert rotations((0, 0, 1)) == [(0, 0, 1), (0, 1, 0), (1, 0, 0)]
