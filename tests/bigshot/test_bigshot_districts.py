"""Who gets a district: majorities, ties that cancel out, the seventh pawn, the end."""

from __future__ import annotations

from itertools import combinations_with_replacement, permutations

import pytest
from bigshot_table import LETTERS, NAMES, owner, pawns_in, position, totals
from hypothesis import given
from hypothesis import strategies as st

from at_a_table import play_all, table

RING = ["RYWK"] * 18


def strike_ties(counts: dict[str, int]) -> str | None:
    """The owner as the rules page says it: strike all that tie for most, look at the next count."""
    left = {colour: count for colour, count in counts.items() if count}
    while left:
        most = max(left.values())
        leading = [colour for colour, count in left.items() if count == most]
        if len(leading) == 1:
            return leading[0]
        left = {colour: count for colour, count in left.items() if count != most}
    return None


SPLITS = [
    split
    for total in range(8)
    for split in combinations_with_replacement(range(8), 4)
    if sum(split) == total
]


@pytest.mark.parametrize("split", SPLITS, ids=lambda split: "/".join(map(str, reversed(split))))
def test_every_split(split: tuple[int, ...]) -> None:
    """All ways in which at most seven pawns can lie in a district, at the end or at the seventh."""
    counts = dict(zip(LETTERS, split, strict=True))
    pawns = "".join(letter * count for letter, count in counts.items())
    wanted = strike_ties(counts)
    if not pawns:
        game = position(lot="R", placing=1, round_number=18, ring=[""] * 18)
        game.play("place red in 21")
    else:
        city = {"16": pawns[:-1]}
        game = position(lot=pawns[-1], placing=1, city=city, round_number=18, ring=[""] * 18)
        game.play(f"place {NAMES[pawns[-1]]} in 16")
    assert game.over
    assert owner(game, "16") == (None if wanted is None else NAMES[wanted])
    district = table(game)["districts"]["16"]
    assert district["sold"] == (wanted is not None)
    assert pawns_in(game, "16") == (wanted or "")


@pytest.mark.parametrize(
    ("pawns", "wanted"),
    [
        ("RRRYYWK", "red"),
        ("RRRYYYW", "white"),
        ("RRYYWWK", "black"),
        ("RRRRYYY", "red"),
        ("RRRYYWW", "red"),
        ("RRYYYWW", "yellow"),
        ("RRRRRRR", "red"),
    ],
)
def test_the_seventh_pawn_decides_at_once(pawns: str, wanted: str) -> None:
    """Who gets a district: one pawn of the owner stays, six leave the game."""
    for last in set(pawns):
        rest = pawns.replace(last, "", 1)
        game = position(lot=last + "W", placing=3, city={"18": rest}, ring=RING)
        before = totals(game)
        game.play(f"place {NAMES[last]} in 18")
        assert owner(game, "18") == wanted
        assert table(game)["districts"]["18"]["sold"]
        assert pawns_in(game, "18") == wanted[0].upper().replace("B", "K")
        gone = table(game)["box"]
        assert sum(gone.values()) == 6
        for letter, colour in NAMES.items():
            assert gone[colour] == pawns.count(letter) - (colour == wanted)
        assert totals(game) == before
        assert game.seat == 3


def test_six_pawns_decide_nothing() -> None:
    game = position(lot="RR", placing=1, city={"18": "RRRRR"}, ring=RING)
    game.play("place red in 18")
    assert owner(game, "18") is None
    assert pawns_in(game, "18") == "RRRRRR"


# --- The worked example -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seat", "placed", "wanted"),
    [
        (1, ("red", "red", "black"), "red"),
        (2, ("yellow", "red", "black"), "yellow"),
        (3, ("red", "red", "yellow"), "white"),
    ],
)
def test_one_lot_three_ways_to_win(seat: int, placed: tuple[str, ...], wanted: str) -> None:
    """Example: 2 yellow, 1 red, 1 white; for sale are 2 red, 1 yellow, 1 black."""
    for order in set(permutations(placed)):
        game = position(lot="RRYK", placing=seat, city={"17": "YYRW"}, ring=RING)
        play_all(game, *(f"place {colour} in 17" for colour in order))
        assert owner(game, "17") == wanted
        assert len(table(game)["lot"]) == 1


# --- The end ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pawns", "wanted"),
    [
        ("RRRYY", "red"),
        ("RRYYW", "white"),
        ("RRYY", None),
        ("RRYYWK", None),
        ("K", "black"),
        ("RYWK", None),
        ("RRYWK", "red"),
        ("RRYYWW", None),
    ],
)
def test_unsold_districts_are_decided_at_the_end(pawns: str, wanted: str | None) -> None:
    """End: strike all colours that tie for most. Ruling: 2/2/1/1 is nobody's."""
    game = position(lot="R", placing=1, city={"West 9": pawns}, round_number=18, ring=[""] * 18)
    before = totals(game)
    game.play("place red in 16")
    district = table(game)["districts"]["West 9"]
    assert district["owner"] == wanted
    assert district["sold"] == (wanted is not None)
    assert sum(district["pawns"].values()) == (wanted is not None)
    assert owner(game, "16") == "red"
    assert owner(game, "17") is None
    assert totals(game) == before


@given(st.lists(st.sampled_from(LETTERS), min_size=1, max_size=6))
def test_the_order_of_placing_does_not_matter(pawns: list[str]) -> None:
    """A district is what lies in it, however it came there."""
    owners = set()
    for order in (pawns, sorted(pawns), pawns[::-1]):
        game = position(
            lot=order[-1],
            placing=2,
            city={"20": "".join(order[:-1])},
            round_number=18,
            ring=[""] * 18,
        )
        game.play(f"place {NAMES[order[-1]]} in 20")
        owners.add(owner(game, "20"))
    assert len(owners) == 1
