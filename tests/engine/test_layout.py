"""Records: what a class of annotations becomes in memory."""

from __future__ import annotations

from typing import Annotated, Any, cast

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludopolis
from ludopolis.engine.layout import (
    Int64,
    Ints,
    Layout,
    blank,
    blanks,
    content,
    dtype_of,
    duplicate,
)
from ludopolis.engine.rule import rule
from ludopolis.engine.view import plain


class Purse(Layout):
    coins: Int64


class BigPurse(Layout):
    coins: Int64
    notes: Annotated[Ints, np.int16, 3]


class Table(Layout):
    tiles: Annotated[Ints, np.int8, 3]  # five bytes of padding follow
    turn: Int64
    board: Annotated[Ints, np.int16, 2, 4]
    purse: Purse
    special: Annotated[Purse, BigPurse]
    purses: Annotated[Ints, Purse, 2]


class Renamed(Layout):
    item: Int64


class Copying(Layout):
    copy: Int64


def test_fields_have_the_types_and_shapes_that_are_written() -> None:
    dtype = cast("Any", dtype_of(Table))
    assert list(dtype.names) == ["tiles", "turn", "board", "purse", "special", "purses"]
    assert dtype["turn"] == np.int64
    assert (dtype["tiles"].base, dtype["tiles"].shape) == (np.int8, (3,))
    assert (dtype["board"].base, dtype["board"].shape) == (np.int16, (2, 4))
    assert dtype["purse"] == dtype_of(Purse)
    assert dtype["special"] == dtype_of(BigPurse)
    assert (dtype["purses"].base, dtype["purses"].shape) == (dtype_of(Purse), (2,))


def test_fields_are_aligned_as_a_c_compiler_would() -> None:
    fields = cast("Any", dtype_of(Table)).fields
    assert fields["tiles"][1] == 0
    assert fields["turn"][1] == 8
    assert dtype_of(Table).itemsize % 8 == 0


def test_a_layout_is_made_once() -> None:
    assert dtype_of(Table) is dtype_of(Table)


@pytest.mark.parametrize(("layout", "field"), [(Renamed, "item"), (Copying, "copy")])
def test_names_that_numpy_uses_are_refused(layout: type[Layout], field: str) -> None:
    with pytest.raises(ValueError, match=f"{layout.__name__}.{field}"):
        dtype_of(layout)


def test_blank_records_are_zero_and_have_their_own_memory() -> None:
    one, two = blank(Table), blank(Table)
    assert not any(content(one))
    one.turn = 3
    one.board[1, 2] = 7
    assert (one.turn, one.board[1, 2]) == (3, 7)
    assert not any(content(two))
    assert len(blanks(Table, 5)) == 5


@given(
    tiles=st.lists(st.integers(-128, 127), min_size=3, max_size=3),
    turn=st.integers(-(2**63), 2**63 - 1),
)
def test_a_duplicate_is_equal_and_independent(tiles: list[int], turn: int) -> None:
    table = blank(Table)
    table.tiles[:] = tiles
    table.turn = turn
    table.purse.coins = 12
    table.special.coins = 13
    twin = duplicate(table)
    before = content(table)
    assert content(twin) == before
    twin.tiles[0] = 1 if tiles[0] != 1 else 2
    twin.purse.coins = 0
    assert content(table) == before
    assert content(twin) != before
    assert (table.purse.coins, twin.purse.coins) == (12, 0)


def test_padding_is_the_same_in_all_copies() -> None:
    dirty = np.full(dtype_of(Table).itemsize, 255, np.uint8).view(dtype_of(Table))
    dirty[0] = blank(Table)
    clean = blank(Table)
    for table in (dirty[0], clean):
        table.tiles[:] = (1, 2, 3)
        table.turn = 4
    assert content(duplicate(dirty[0])) == content(duplicate(clean)) == content(clean)


@rule
def pay(purse: Any, coins: int) -> int:
    before = purse.coins
    purse.coins += coins
    return int(before)


def test_compiled_code_reads_and_writes_the_record_itself() -> None:
    """Also one that lies in another, or in the middle of a row of them."""
    table, others = cast(Any, blank(Table)), blanks(Purse, 3)
    table.special.notes[:] = (1, 2, 3)
    for purse in (table.purse, table.purses[1], others[2]):
        assert [pay(purse, 5), pay(purse, 2), purse.coins] == [0, 5, 7]
    assert [one.coins for one in (table.purses[0], table.special, others[0], others[1])] == [0] * 4
    assert (table.turn, table.special.notes.tolist()) == (0, [1, 2, 3])


def test_equal_games_have_equal_bytes_after_every_move() -> None:
    """Fingerprints rely on padding that nobody writes."""
    games = [ludopolis.new("newyork", players=5, events=True, seed=9) for _ in range(2)]
    games[1] = games[1].copy().copy()
    while not games[0].over:
        legal = games[0].legal()
        action = legal[len(games[0].moves) % len(legal)]
        for game in games:
            game.play(action)
        games[1] = games[1].copy()
        assert games[0].fingerprint() == games[1].fingerprint()


def test_a_record_is_read_as_plain_values() -> None:
    table = blank(Table)
    table.turn, table.tiles[1] = 7, 5
    cast(BigPurse, table.special).notes[2] = 9
    table.purse.coins = table.special.coins = 3
    read = plain(table)
    assert (type(read.turn), read.turn) == (int, 7)
    assert read.tiles.tolist() == [0, 5, 0]
    assert (type(read.purse.coins), read.purse.coins) == (int, 3)
    special = cast(BigPurse, read.special)
    assert (special.coins, special.notes.tolist()) == (3, [0, 0, 9])
