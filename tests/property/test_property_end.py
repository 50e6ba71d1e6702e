"""Bankruptcy, the options, the final reckoning, and the game that never ends."""

from __future__ import annotations

import pytest
from property_table import GROUP_OF_SIX, facts, hand, owned_by, position

from at_a_table import refused, table
from ludopolis import Game

ALL_OVER = """
    A A A A b b . .
    A . . . . B . .
    . . . . . B . .
    . C c . . B . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
"""


def result(game: Game) -> tuple[str, list[int], list[int]]:
    """How a finished game ended, its scores and its places."""
    found = game.result()
    assert found is not None
    return found.reason, list(found.scores.values()), list(found.places.values())


# --- Bankruptcy -------------------------------------------------------------------------------


def test_the_worked_ending() -> None:
    """The rulebook: Ada owes 24 and has 15; Ben gets them and wins with 205 against 203."""
    game = position(3, board=GROUP_OF_SIX, hands=[["♥3", "♠5"]], purses=[15, 190, 203])
    game.play("♥3 ♠5")
    assert game.over
    assert game.legal() == []
    assert result(game) == ("bankruptcy", [0, 205, 203], [3, 1, 2])


def test_the_worked_ending_when_squares_count() -> None:
    """The rulebook: with 9 squares against 12, Ben has 250 and Cleo 263."""
    board = GROUP_OF_SIX.split("\n")
    board[1:3] = ["CCCC..BB", "CCCCCCCC"]  # rows 8 and 7; an empty line comes before them
    game = position(
        3,
        board="\n".join(board),
        hands=[["♥3", "♠5"]],
        purses=[15, 190, 203],
        count_property=True,
    )
    assert (owned_by(game, 2), owned_by(game, 3)) == (9, 12)
    game.play("♥3 ♠5")
    assert result(game) == ("bankruptcy", [0, 250, 263], [3, 2, 1])


def test_what_a_bankrupt_leaves() -> None:
    """End, ruling: squares and mortgages free, hand to the discards, units gone, nothing drawn."""
    game = position(
        3,
        board=ALL_OVER,
        hands=[[], ["♥9", "♦2", "♦3", "♠8", "♠9"], ["♥4", "♣4"]],
        purses=[20, 5, 30],
        turn_of=2,
        turns=11,
        quiet_turns=11,
        bankruptcies=2,
    )
    pile = table(game)["pile"]
    game.play("♦2 ♠8")
    assert not game.over
    assert facts(game, "purses", "units", "bankrupt") == [[25, 0, 30], [10, 0, 10], [2]]
    assert (owned_by(game, 1), owned_by(game, 2), owned_by(game, 3)) == (5, 0, 2)
    assert table(game)["mortgages"] == [[3, 5]]
    assert hand(game, 2) == []
    assert table(game)["discards"] == ["♦2", "♠8", "♥9", "♦3", "♠9"]
    assert table(game)["pile"] == pile
    assert facts(game, "turns", "quiet_turns", "active") == [12, 0, 3]
    assert game.seat == 3


def test_the_last_bankrupt_leaves_as_much() -> None:
    """End, ruling: also for the last bankrupt; `active` is the seat whose turn ended the game."""
    game = position(
        3,
        board=ALL_OVER,
        hands=[[], ["♦2", "♦3", "♠8"]],
        purses=[20, 4, 30],
        turn_of=2,
        turns=11,
        quiet_turns=11,
    )
    game.play("♦2 ♠8")
    assert facts(game, "purses", "units", "bankrupt") == [[24, 0, 30], [10, 0, 10], [2]]
    assert owned_by(game, 2) == 0
    assert table(game)["mortgages"] == [[3, 5]]
    assert facts(game, "hands", "discards") == [[[], [], []], ["♦2", "♠8", "♦3"]]
    assert facts(game, "turns", "quiet_turns", "active", "square") == [12, 0, 2, None]
    assert result(game) == ("bankruptcy", [24, 0, 30], [2, 3, 1])
    refused(game, "♦3 ♠8", "over")


def test_rent_that_is_one_too_many() -> None:
    """End: rent larger than the cash: all of it is handed over; equal to it, the player stays in."""
    for cash, over in ((23, True), (24, False)):
        game = position(2, board=GROUP_OF_SIX, hands=[["♥3", "♠5"]], purses=[cash, 10])
        game.play("♥3 ♠5")
        assert game.over == over
        assert table(game)["purses"] == [0, 10 + cash]


def test_a_bankrupt_without_a_coin() -> None:
    """End: who has nothing hands over nothing."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♦3", "♣5"]], purses=[0, 10])
    game.play("♦3 ♣5")
    assert result(game) == ("bankruptcy", [0, 10], [2, 1])


def test_squares_do_not_pay_rent() -> None:
    """The printed sheet: with `count_property` too, property never serves to pay."""
    board = "AAAAAAAA\n" * 2 + GROUP_OF_SIX.strip().split("\n", 2)[2]
    game = position(
        2, board=board, hands=[["♥3", "♠5"]], purses=[20, 0], units=[14, 0], count_property=True
    )
    assert owned_by(game, 1) == 16
    game.play("♥3 ♠5")
    assert result(game) == ("bankruptcy", [0, 20 + 5 * 7], [2, 1])


# --- Several bankruptcies ---------------------------------------------------------------------


@pytest.mark.parametrize("bankruptcies", [1, 2, 3])
def test_until_so_many_are_bankrupt(bankruptcies: int) -> None:
    """End: the game goes on until that many are bankrupt; their seats are passed over."""
    hands = [["♥3", "♠5"], ["♥8", "♠8"], ["♦3", "♣5"], ["♥4", "♠4"]]
    game = position(
        4,
        board=GROUP_OF_SIX,
        hands=hands,
        purses=[1, 50, 1, 1],
        units=[0, 0, 0, 0],
        bankruptcies=bankruptcies,
    )
    for cards, count in (("♥3 ♠5", 1), ("♥8 ♠8", 1), ("♦3 ♣5", 2), ("♥4 ♠4", 3)):
        game.play(cards)
        assert len(table(game)["bankrupt"]) == count
        assert game.over == (count == bankruptcies)
        if game.over:
            break
    assert table(game)["bankrupt"] == [1, 3, 4][:bankruptcies]


def test_bankrupts_are_passed_over() -> None:
    """End: the next solvent seat plays."""
    hands = [[], ["♥3", "♠5"], [], [], ["♥4", "♠6"]]
    game = position(5, hands=hands, bankrupt=[4, 3], turn_of=2, bankruptcies=3)
    game.play("♥3 ♠5")
    assert game.seat == 5
    game.play("♥4 ♠6")
    assert game.seat == 1


def test_a_freed_square_can_be_taken_again() -> None:
    """The printed sheet: the squares of a bankrupt may be taken like any other."""
    hands = [["♥3", "♠5"], ["♥A", "♠8"]]
    board = GROUP_OF_SIX.replace(". . . . . . . .", "a . . . . . . .", 1)
    game = position(3, board=board, hands=hands, purses=[1, 5, 5], bankruptcies=2)
    assert owned_by(game, 1) == 1
    game.play("♥3 ♠5")
    game.play("♥A ♠8")
    assert table(game)["board"][0][7] == 2
    assert table(game)["mortgages"] == []


# --- Places -----------------------------------------------------------------------------------


def test_bankrupts_come_last_in_the_order_of_their_ruin() -> None:
    """End, ruling: below all others, even those with nothing; later ones above earlier ones."""
    game = position(
        5,
        board=GROUP_OF_SIX,
        hands=[["♥3", "♠5"]],
        purses=[3, 40, 0, 0, 0],
        bankrupt=[5, 4],
        bankruptcies=3,
    )
    game.play("♥3 ♠5")
    assert result(game) == ("bankruptcy", [0, 43, 0, 0, 0], [3, 1, 2, 4, 5])


def test_bankrupts_come_last_when_squares_count() -> None:
    """End, ruling: also below a player who has neither money nor a square."""
    game = position(
        5,
        board=GROUP_OF_SIX.replace(".", "C", 1),
        hands=[["♥3", "♠5"]],
        purses=[3, 40, 0, 0, 0],
        bankrupt=[5],
        bankruptcies=2,
        count_property=True,
    )
    game.play("♥3 ♠5")
    assert result(game) == ("bankruptcy", [0, 78, 5, 0, 0], [4, 1, 2, 3, 5])


def test_equal_fortunes_share_the_win() -> None:
    """End, ruling: equal fortunes share the win, and the next place is left out."""
    game = position(4, board=GROUP_OF_SIX, hands=[["♥3", "♠5"]], purses=[10, 40, 50, 20])
    game.play("♥3 ♠5")
    assert result(game) == ("bankruptcy", [0, 50, 50, 20], [4, 1, 1, 3])


def test_each_square_counts_five() -> None:
    """End: option count_property, mortgaged or not; without it squares count nothing."""
    for counts, scores in ((True, [45, 45, 40]), (False, [20, 20, 30])):
        game = position(3, board=ALL_OVER, purses=[20, 20, 30], count_property=counts)
        assert list(game.scores().values()) == scores


# --- A game without a bankruptcy --------------------------------------------------------------


def test_the_long_game() -> None:
    """End, ruling: after 2000 turns without a bankruptcy the game is scored as it stands."""
    game = position(
        3,
        hands=[["♥3", "♠5"], ["♥4", "♠6"]],
        purses=[30, 50, 50],
        turns=2500,
        quiet_turns=1998,
    )
    game.play("♥3 ♠5")
    assert not game.over
    game.play("♥4 ♠6")
    assert result(game) == ("long game", [30, 50, 50], [3, 1, 1])
    assert facts(game, "turns", "quiet_turns", "active") == [2502, 2000, 2]
    assert len(hand(game, 2)) >= 2  # the turn was finished: its cards were drawn


@pytest.mark.parametrize(
    ("counts", "scores", "places"),
    [(False, [0, 0, 10, 0, 0], [2, 4, 1, 5, 2]), (True, [5, 0, 10, 0, 0], [2, 4, 1, 5, 3])],
)
def test_earlier_bankrupts_in_a_long_game(
    counts: bool, scores: list[int], places: list[int]
) -> None:
    """End, ruling: they come after all others, the first of them last."""
    game = position(
        5,
        hands=[["♥3", "♠5"]],
        purses=[0, 0, 10, 0, 0],
        bankrupt=[4, 2],
        quiet_turns=1999,
        bankruptcies=3,
        count_property=counts,
    )
    game.play("♥3 ♠5")
    assert result(game) == ("long game", scores, places)


def test_a_bankruptcy_in_the_last_quiet_turn() -> None:
    """End: then the count begins again."""
    game = position(
        3,
        board=GROUP_OF_SIX,
        hands=[["♥3", "♠5"]],
        purses=[1, 1, 1],
        quiet_turns=1999,
        bankruptcies=2,
    )
    game.play("♥3 ♠5")
    assert not game.over
    assert table(game)["quiet_turns"] == 0


def test_the_long_game_after_a_purchase() -> None:
    """End: the answer belongs to the turn: the game ends after it."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♦3", "♣5"]], quiet_turns=1999)
    game.play("♦3 ♣5")
    assert game.decision == "buy"
    game.play("buy")
    assert result(game)[0] == "long game"
    assert table(game)["square"] is None
