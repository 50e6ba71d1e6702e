"""Rent and buying."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from property_table import GROUP_OF_SIX, NUMBERS, facts, hand, owner, position, square_number, view

from at_a_table import refused, table, texts
from ludopolis.games.property import rules
from ludopolis.games.property.view import pair_of

# --- Rent ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cards", "rent"), [("♦3 ♣5", 6), ("♥3 ♣5", 12), ("♦3 ♠5", 12), ("♥3 ♠5", 24)]
)
def test_the_group_of_six(cards: str, rent: int) -> None:
    """The printed example: 6, 12 or 24 dollars; a square that touches by a corner does not count."""
    game = position(3, board=GROUP_OF_SIX, hands=[cards.split()], purses=[100, 50, 10])
    game.play(cards)
    assert facts(game, "purses", "square", "price") == [[100 - rent, 50 + rent, 10], [3, 5], 6]


@pytest.mark.parametrize(
    ("cards", "rent"), [("♦9=3 ♣10=5", 6), ("♥10=3 ♣5", 12), ("♥9=3 ♠9=5", 24), ("♦3 ♠10=5", 12)]
)
def test_the_suit_of_a_wild_card_counts(cards: str, rent: int) -> None:
    """Setup: 9s and 10s stand for any number; their suit still counts for rent."""
    held = [card.split("=")[0] for card in cards.split()]
    game = position(3, board=GROUP_OF_SIX, hands=[held], purses=[100, 50, 10])
    game.play(cards)
    assert table(game)["purses"] == [100 - rent, 50 + rent, 10]


def test_only_squares_of_the_owner_connect() -> None:
    """A turn: the connected group of that owner; another player's squares part it."""
    board = "........\n" * 3 + "BBBCBBBB\n" + "........\n" * 4
    game = position(3, board=board, hands=[["♦2", "♣5", "♦4"]], purses=[100, 0, 0])
    game.play("♦2 ♣5")
    assert table(game)["purses"] == [97, 3, 0]
    game = position(3, board=board, hands=[["♦8", "♣5", "♦4"]], purses=[100, 0, 0])
    game.play("♦8 ♣5")
    assert table(game)["purses"] == [96, 4, 0]


def test_no_group_reaches_round_the_edge() -> None:
    """A turn: the top of a column does not touch the bottom of the next one."""
    board = "B.......\n" + "........\n" * 6 + ".B......\n"
    game = position(2, board=board, hands=[["♦A", "♣8"]], purses=[9, 9])
    game.play("♦A ♣8")
    assert table(game)["purses"] == [8, 10]


def test_a_mortgage_changes_nothing() -> None:
    """A turn, ruling: group size and rent stay, on a mortgaged square and beside one."""
    board = GROUP_OF_SIX
    for _ in range(7):  # one mortgage after the other
        board = board.replace("B", "b", 1)
        game = position(3, board=board, hands=[["♥3", "♣5"]], purses=[100, 50, 10])
        game.play("♥3 ♣5")
        assert facts(game, "purses", "price") == [[88, 62, 10], 6]


def flood(squares: set[tuple[int, int]], start: tuple[int, int]) -> set[tuple[int, int]]:
    """The squares that can be reached from the start, side by side."""
    found, waiting = {start}, [start]
    while waiting:
        column, row = waiting.pop()
        for next_one in (
            (column - 1, row),
            (column + 1, row),
            (column, row - 1),
            (column, row + 1),
        ):
            if next_one in squares - found:
                found.add(next_one)
                waiting.append(next_one)
    return found


@given(
    st.lists(st.sampled_from("..AaBbCc"), min_size=64, max_size=64),
    st.integers(1, 8),
    st.integers(1, 8),
    st.sampled_from("♥♦"),
    st.sampled_from("♠♣"),
)
def test_rent_and_price_of_any_square(
    letters: list[str], column: int, row: int, red: str, black: str
) -> None:
    """A turn: squares in the connected group, mortgaged or not, times 1, 2 or 4; one unit for each."""
    board = "\n".join("".join(letters[down * 8 : down * 8 + 8]) for down in range(8))
    game = position(3, board=board)
    owners = {
        (c, r): letters[(8 - r) * 8 + c - 1].upper() for c in range(1, 9) for r in range(1, 9)
    }
    landlord = owners[column, row]
    if landlord == ".":
        return
    mine = {place for place, letter in owners.items() if letter == landlord}
    size = len(flood(mine, (column, row)))
    action = game.box.notation.find(game.state, f"{red}9={column} {black}9={row}")[0]
    red_name, black_name, place = pair_of(action)
    cards, square = (NUMBERS[red_name], NUMBERS[black_name]), square_number(place.name)
    rate = (2 if red == "♥" else 1) * (2 if black == "♠" else 1)
    assert rules.rent(game.state, square, *cards) == size * rate
    assert rules.price(game.state, square) == size
    seen = view(game, None).at(place)
    assert (seen.group, seen.price, seen.rent) == (size, size, size)


def test_the_last_coin() -> None:
    """End: rent equal to the cash is paid, the player stays in, and buying is asked."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♥3", "♠5"]], purses=[24, 0])
    game.play("♥3 ♠5")
    assert not game.over
    assert table(game)["purses"] == [0, 24]
    assert game.decision == "buy"
    assert game.seat == 1


# --- Buying -------------------------------------------------------------------------------------


def test_buying() -> None:
    """The printed example: 6 units go to the owner, and the square changes hands."""
    game = position(
        3,
        board=GROUP_OF_SIX,
        hands=[["♥3", "♠5"], ["♥A", "♣A"]],
        units=[8, 1, 10],
        top=["♥4", "♠4"],
    )
    game.play("♥3 ♠5")
    assert game.seat == 1
    assert texts(game) == ["buy", "do not buy"]
    assert hand(game, 1) == []
    assert table(game)["discards"] == ["♥3", "♠5"]
    game.play("buy")
    assert owner(game, "3/5") == 1
    assert facts(game, "units", "purses", "square") == [[2, 7, 10], [112, 160, 136], None]
    assert hand(game, 1) == ["♥4", "♠4"]
    assert game.seat == 2
    assert game.state.square == 0  # nothing is left of the question
    assert rules.price(game.state, 2 * 8 + 5) == 2
    assert rules.price(game.state, 3 * 8 + 4) == 3


def test_not_buying() -> None:
    """A turn: you may buy: the square stays with its owner, and so do the units with you."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♥3", "♠5"]], units=[8, 1])
    game.play("♥3 ♠5")
    game.play("do not buy")
    assert owner(game, "3/5") == 2
    assert table(game)["units"] == [8, 1]
    assert len(hand(game, 1)) >= 2
    assert game.seat == 2


@pytest.mark.parametrize(("units", "asked"), [(5, False), (6, True), (7, True)])
def test_asked_only_with_units_enough(units: int, asked: bool) -> None:
    """A turn: buying is asked only when the units suffice."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♥3", "♠5"]], units=[units, 14])
    game.play("♥3 ♠5")
    assert (game.decision == "buy") == asked
    assert game.seat == (1 if asked else 2)


def test_the_suits_do_not_change_the_price() -> None:
    """The printed example: the suits count for the rent, not for the units."""
    for cards in ("♦3 ♣5", "♥3 ♣5", "♥3 ♠5"):
        game = position(2, board=GROUP_OF_SIX, hands=[cards.split()])
        game.play(cards)
        assert table(game)["price"] == 6


def test_a_mortgage_stays_on_a_bought_square() -> None:
    """A turn: bought with its mortgage; if its new owner names it, it is lost at once."""
    board = "b.......\n" + "........\n" * 7
    game = position(2, board=board, hands=[["♥A", "♦A", "♠8"], ["♥5", "♠5"]], top=["♣8"])
    game.play("♥A ♠8")
    game.play("buy")
    assert owner(game, "1/8") == 1
    assert table(game)["mortgages"] == [[1, 8]]
    game.play("♥5 ♠5")
    game.play("♦A ♣8")
    assert owner(game, "1/8") is None
    assert table(game)["mortgages"] == []


def test_units_that_were_paid_can_be_used() -> None:
    """The printed sheet: who receives units may buy with them later."""
    board = "AAB.....\n" + "........\n" * 6 + ".......A\n"
    game = position(2, board=board, hands=[["♥3", "♠8"], ["♦8", "♣A"]], units=[1, 0])
    game.play("♥3 ♠8")
    game.play("buy")
    assert owner(game, "3/8") == 1
    assert table(game)["units"] == [0, 1]
    game.play("♦8 ♣A")
    game.play("buy")
    assert owner(game, "8/1") == 2
    assert table(game)["units"] == [1, 0]


def test_cards_are_not_played_while_buying_is_asked() -> None:
    """A turn: first the answer."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♦3", "♣5", "♣6"]])
    game.play("♦3 ♣5")
    refused(game, "♦3 ♣6", "not what is being decided now")
    refused(game, "show hand", "not what is being decided now")


def test_dollars_and_units_never_get_lost() -> None:
    """A turn: what one pays another has."""
    game = position(4, board=GROUP_OF_SIX, hands=[["♥3", "♠5"]], units=[9, 9, 9, 9])
    before = [sum(amounts) for amounts in facts(game, "purses", "units")]
    game.play("♥3 ♠5")
    game.play("buy")
    assert [sum(amounts) for amounts in facts(game, "purses", "units")] == before
    assert np.all(game.state.cash >= 0)
