"""The score: numbers on top, runs around the ring."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from newyorknewyork_table import play_all, position

RUNS = {2: 3, 3: 6, 4: 10, 5: 15}


def scores(skyline: str, players: int = 2, *, bonus: bool = True) -> list[int]:
    """The scores of a skyline."""
    return list(position(players, skyline=skyline, bonus=bonus).scores().values())


def own(*numbers: int) -> str:
    """Yellow cards of these numbers."""
    return " ".join(f"Y{number}" for number in numbers)


@pytest.mark.parametrize(
    ("numbers", "points"),
    [
        ((11, 12, 1), 24 + 6),
        ((3, 4, 8), 15 + 3),
        (tuple(range(1, 13)), 78 + 25),
        ((5, 7), 12),
        ((), 0),
        ((12,), 12),
        ((12, 1), 13 + 3),
        ((1, 2), 3 + 3),
        ((4, 5, 6), 15 + 6),
        ((4, 5, 6, 7), 22 + 10),
        ((1, 2, 3, 4, 5), 15 + 15),
        ((1, 2, 3, 4, 5, 6), 21 + 25),
        ((1, 2, 3, 4, 5, 6, 7), 28 + 25),
        (tuple(range(1, 12)), 66 + 25),
        ((10, 11, 12, 1, 2, 3), 39 + 25),
        ((1, 2, 4, 5, 7, 8), 27 + 9),
        ((11, 12, 1, 3, 4), 31 + 6 + 3),
    ],
)
def test_numbers_and_runs(numbers: tuple[int, ...], points: int) -> None:
    """Score: the worked cases, each length of a run, several runs, runs over 12 and 1.

    Ruling: seven or more score 25 as well.
    """
    assert scores(own(*numbers)) == [points, 0]
    assert scores(own(*numbers), bonus=False) == [sum(numbers), 0]


def test_an_empty_number_breaks_a_run() -> None:
    """Score: 5 and 7 are no neighbours when nothing lies on 6."""
    assert scores("Y5 Y7")[0] == 12


@pytest.mark.parametrize("other", ["G6", "P6"])
def test_another_colour_breaks_a_run(other: str) -> None:
    """Score: a rival's card and a neutral one break a run, and a covered card counts no more."""
    assert scores("Y5 Y6 Y7")[0] == 18 + 6
    assert scores(f"Y5 Y6 Y7 {other}")[0] == 12


def test_only_the_top_card_counts() -> None:
    """Score: for each own card on top."""
    assert scores("Y7 G7") == [0, 7]
    assert scores("Y7 G7 P7") == [0, 0]
    assert scores("G7 P7 Y7") == [7, 0]


def test_neutral_colours_score_for_nobody() -> None:
    """Score: with two players pink and light blue bring no points."""
    skyline = "P1 P2 B3 B4"
    assert scores(skyline) == [0, 0]
    assert scores(skyline, 3) == [0, 0, 3 + 3]
    assert scores(skyline, 4) == [0, 0, 3 + 3, 7 + 3]


def test_the_worked_score_of_the_rulebook() -> None:
    """Score: Y G Y Y B P P P G G Y Y."""
    skyline = "Y1 G2 Y3 Y4 B5 P6 P7 P8 G9 G10 Y11 Y12"
    assert scores(skyline, 3) == [40, 24, 27]
    assert scores(skyline, 3, bonus=False) == [31, 21, 21]


def test_the_score_stands_at_every_moment() -> None:
    """Score: while the game goes on, what the skyline is worth now, and the games before."""
    game = position(hands=["Y7", "G1 P7"], match=True, totals=[10, 20], game=2)
    assert game.scores() == {1: 10, 2: 20}
    play_all(game, "Y7")
    assert game.scores() == {1: 17, 2: 20}
    play_all(game, "P7")
    assert game.scores() == {1: 10, 2: 20}


def test_equal_scores_share() -> None:
    """Score, Ruling: most points wins; equal scores share."""
    for skyline, winners, places in (
        ("Y7 G6", (1,), {1: 1, 2: 2, 3: 3}),
        ("Y4 G1 G3 P9", (3,), {1: 2, 2: 2, 3: 1}),
        ("Y4 G1 G3", (1, 2), {1: 1, 2: 1, 3: 3}),
        ("B1", (1, 2, 3), {1: 1, 2: 1, 3: 1}),
    ):
        game = position(3, skyline=skyline, hands=["Y12", "G12", "P12"])
        play_all(game, "pass", "pass", "pass")
        result = game.result()
        assert result is not None
        assert (result.winners, result.places) == (winners, places)


def counted_around(tops: list[int | None], seat: int) -> int:
    """The points of a seat, counted in another way: twice around, each run where it begins."""
    mine = [top == seat for top in tops]
    total = sum(number for number, yes in enumerate(mine, start=1) if yes)
    if all(mine):
        return total + 25
    twice = mine + mine
    for start in range(12):
        if mine[start] and not mine[start - 1]:
            length = twice[start:].index(False)
            total += 0 if length == 1 else RUNS.get(length, 25)
    return total


@given(
    players=st.integers(2, 4),
    tops=st.lists(st.sampled_from([None, 0, 0, 0, 1, 2, 3]), min_size=12, max_size=12),
)
def test_scores_of_any_skyline(players: int, tops: list[int | None]) -> None:
    """Score: all skylines."""
    cards = [f"{'YGPB'[top]}{n}" for n, top in enumerate(tops, start=1) if top is not None]
    expected = [counted_around(tops, seat) for seat in range(players)]
    assert scores(" ".join(cards), players) == expected
