"""Drawing, the Stop cards, and how a game ends."""

from __future__ import annotations

import pytest
from helpers import (
    AVENUES,
    discards,
    free_squares,
    hand,
    owner,
    pile,
    play_reshuffling,
    position,
    told,
)

from at_a_table import play_all, refused, table, texts
from ludopolis.games.newyork.ui import UI
from ludopolis.presentation.look import translator

FIVE_FREE = """
    . . . . . B G
    R B Y G R B Y
    G R B Y G R B
    Y G R B Y G R
    B Y G R B Y G
    R B Y G R B Y
    G R B Y G R B
"""

# --- Drawing ------------------------------------------------------------------------------------


def test_draw_until_two_and_two() -> None:
    """A turn: draw until the hand again has at least two red and two blue cards."""
    game = position(
        hands=[["Broadway", "Ninth", "42nd", "59th"]],
        pile=["Park", "Park", "Fifth", "14th", "23rd"],
    )
    game.play("Broadway × 42nd")
    assert hand(game, 1) == ["Ninth", "Fifth", "Park", "Park", "14th", "59th"]
    assert pile(game) == ["23rd"]


def test_no_draw_with_two_and_two() -> None:
    """A turn: draw until two and two: who has them already draws nothing."""
    cards = ["Broadway", "Ninth", "Ninth", "42nd", "59th", "59th"]
    game = position(hands=[cards], pile=["Park"])
    game.play("Broadway × 42nd")
    assert hand(game, 1) == ["Ninth", "Ninth", "59th", "59th"]
    assert pile(game) == ["Park"]


def test_only_the_active_player_draws() -> None:
    """A turn: the others keep their hands, however small."""
    game = position(hands=[["Broadway", "42nd"], ["Ninth"], [], ["14th"]])
    game.play("Broadway × 42nd")
    assert [hand(game, seat) for seat in (2, 3, 4)] == [["Ninth"], [], ["14th"]]


def test_reshuffle_in_the_middle_of_drawing() -> None:
    """A turn: the pile is empty: the discards, the cards just played included, become a new one."""
    game = position(
        hands=[["Broadway", "42nd"]],
        pile=["Park", "Park"],
        discards=["57th", "59th", "Ninth"],
    )
    # The new pile is made of just these cards, or it would not be taken.
    new_pile = ["Ninth", "42nd", "Broadway", "57th", "59th"]
    play_reshuffling(game, "Broadway × 42nd", new_pile)
    assert hand(game, 1) == ["Ninth", "Broadway", "Park", "Park", "42nd", "57th"]
    assert pile(game) == ["59th"]
    assert discards(game) == []


def test_no_reshuffle_before_a_card_is_wanted() -> None:
    """A turn: when a card is wanted and the pile is empty: not as soon as it is empty."""
    game = position(
        hands=[["Broadway", "Ninth", "42nd", "59th"]], pile=["Park", "57th"], discards=["14th"]
    )
    move = game.play("Broadway × 42nd")
    assert pile(game) == []
    assert discards(game) == ["14th", "Broadway", "42nd"]
    assert move.chance == ()


def test_the_shown_hand_is_reshuffled_too() -> None:
    """A turn: the discards, the cards just shown included, are shuffled into a new pile."""
    cards = ["Broadway", "Broadway", "23rd", "42nd"]
    board = "\n".join([".......", ".......", ".B.B.B.", *["......."] * 4])
    game = position(board=board, hands=[cards], purses=[0, 1, 1, 1], pile=[], discards=["Ninth"])
    play_reshuffling(game, "show hand", ["42nd", "23rd", "Broadway", "Broadway", "Ninth"])
    assert hand(game, 1) == cards
    assert pile(game) == ["Ninth"]


def test_a_reshuffle_orders_the_cards_by_chance() -> None:
    """A turn: the discards are shuffled: different games get different orders of the same cards."""
    orders = set()
    for seed in range(8):
        game = position(
            hands=[["Broadway", "42nd", "Ninth", "14th"]],
            pile=[],
            discards=[*AVENUES, "14th", "23rd", "34th", "50th"],
            seed=seed,
        )
        game.play("Broadway × 42nd")
        drawn = hand(game, 1)
        drawn.remove("Ninth")
        drawn.remove("14th")
        left = [*drawn, *pile(game)]
        played = ["Broadway", "42nd"]
        assert sorted(left) == sorted([*AVENUES, "14th", "23rd", "34th", "50th", *played])
        orders.add(tuple(pile(game)))
    assert len(orders) > 4


def test_pile_and_discards_empty() -> None:
    """A turn, Ruling: if both are empty, drawing stops and the hand stays as it is."""
    game = position(hands=[["Broadway", "42nd"], ["Ninth", "14th"]], pile=["Park"])
    game.play("Broadway × 42nd")
    assert hand(game, 1) == ["Broadway", "Park", "42nd"]
    assert (pile(game), discards(game)) == ([], [])
    assert (game.over, game.seat) == (False, 2)


def test_a_hand_of_more_than_thirty_cards() -> None:
    """Worked cases: a hand can grow past 30 cards: nothing may assume small hands."""
    red_cards = [avenue for avenue in AVENUES for _ in range(4)] + ["red joker"] * 5
    game = position(
        3, hands=[[], ["Ninth", "14th"]], pile=[*red_cards, "42nd", "blue joker", "59th"]
    )
    game.play("show hand")
    assert hand(game, 1) == [*red_cards, "42nd", "blue joker"]
    assert [player.cards for player in game.view(1).seats] == [35, 2, 0]
    assert pile(game) == ["59th"]
    # It can be looked at, drawn, imagined, and played on with.
    assert "⟦Lexington⟧" in UI.terminal(game.view(1), translator(game))
    world = game.resample(2, 5)
    assert world.view(2) == game.view(2)
    assert len(hand(world, 1)) == 35
    game.state.seat = game.state.active = 0
    game._forget()
    assert len(game.legal()) == 4 * 49 - 6 * 7 * 2
    game.play("joker × joker → Park/57th")
    assert hand(game, 1) == [*red_cards[:-1], "42nd", "59th"]


# --- The Stop cards -----------------------------------------------------------------------------


def test_stop_cards_go_in_at_four_free() -> None:
    """End: when 4 or fewer are free for the first time, the two Stop cards go on the discards."""
    game = position(board=FIVE_FREE, hands=[["Ninth", "14th"]], discards=["Park"])
    game.play("Ninth × 14th")
    assert free_squares(game) == 4
    assert table(game)["stop_cards"] == "in: few free"
    assert discards(game) == ["Park", "Ninth", "14th", "Stop", "Stop"]
    assert (game.over, game.seat) == (False, 2)


@pytest.mark.parametrize("square", ["Ninth × 57th", "Eighth × 14th"])
def test_no_stop_cards_with_five_free(square: str) -> None:
    """End: 4 or fewer: a purchase or a loss that leaves more does not put them in."""
    avenue, street = square.split(" × ")
    game = position(board=FIVE_FREE, hands=[[avenue, street]])
    game.play(square)
    assert free_squares(game) >= 5
    assert table(game)["stop_cards"] == "out"
    assert "Stop" not in discards(game)


def test_stop_cards_are_in_the_draw_of_the_same_turn() -> None:
    """End: the check comes after the purchase and before the draw of the same turn."""
    game = position(board=FIVE_FREE, hands=[["Ninth", "14th"]], pile=["Park"])
    play_reshuffling(game, "Ninth × 14th", ["Stop", "Ninth", "14th", "Stop"])
    assert game.over
    assert owner(game, "Ninth/14th") == "red"
    assert hand(game, 1) == ["Park"]


def test_the_game_ends_in_the_middle_of_drawing() -> None:
    """End: at once when a Stop card is drawn; a drawn Stop card lies on the discards."""
    game = position(
        hands=[["Ninth", "14th", "59th"]],
        pile=["Park", "Stop", "57th", "Park", "Stop"],
        discards=["23rd"],
        stops="in: few free",
    )
    game.play("Ninth × 14th")
    assert game.over
    assert hand(game, 1) == ["Park", "59th"]
    assert discards(game) == ["23rd", "Ninth", "14th", "Stop"]
    assert pile(game) == ["57th", "Park", "Stop"]
    result = game.result()
    assert result is not None
    assert result.reason == "stop card"


def test_a_stop_card_that_is_not_drawn_ends_nothing() -> None:
    """End: when a Stop card is drawn, not when it would be the next."""
    game = position(
        hands=[["Ninth", "14th"]],
        pile=["Park", "Park", "57th", "57th", "Stop"],
        stops="in: few free",
    )
    game.play("Ninth × 14th")
    assert not game.over
    assert pile(game) == ["Stop"]


def test_stop_cards_stay_in() -> None:
    """End, Ruling: once put in, they stay in, even if more buildings become free again."""
    game = position(
        board=FIVE_FREE.replace(". . . . .", "R . . . ."),
        hands=[["Ninth", "14th"], ["Ninth", "14th"], ["Ninth", "23rd"]],
        discards=["Stop", "Stop"],
        stops="in: few free",
    )
    game.play("Ninth × 14th")
    assert free_squares(game) == 5
    assert table(game)["stop_cards"] == "in: few free"
    play_all(game, "Ninth × 14th", "Ninth × 23rd")
    # Four were free for a second time and three for the first: no further Stop cards.
    assert free_squares(game) == 3
    assert discards(game).count("Stop") == 2


def test_games_end_after_150_turns() -> None:
    """End, Ruling: after 150 turns of the main round the Stop cards go in anyway."""
    game = position(hands=[["Ninth", "14th"], ["Ninth", "23rd"]], turns=148)
    game.play("Ninth × 14th")
    assert table(game)["turns"] == 149
    assert table(game)["stop_cards"] == "out"
    game.play("Ninth × 23rd")
    assert table(game)["turns"] == 150
    assert table(game)["stop_cards"] == "in: long game"
    assert discards(game)[-2:] == ["Stop", "Stop"]
    assert not game.over
    # The log says so when it happens.
    assert any("150 turns" in line for line in told(game, 3))


def test_the_150th_turn_may_draw_a_stop_card() -> None:
    """End: the check comes before the draw of the same turn, in the 150th as well."""
    game = position(hands=[["Ninth", "14th"]], pile=[], turns=149)
    play_reshuffling(game, "Ninth × 14th", ["Stop", "Ninth", "14th", "Stop"])
    assert game.over
    assert hand(game, 1) == []


def test_every_kind_of_turn_counts() -> None:
    """End, Ruling: 150 turns of the main round, a shown hand and a loss included."""
    game = position(hands=[[], ["Ninth", "14th"]], board="B......\n" + ".......\n" * 6, turns=100)
    play_all(game, "show hand", "Ninth × 14th")
    assert table(game)["turns"] == 102


def test_the_150th_turn_with_four_free() -> None:
    """End: two Stop cards there are, whatever put them in."""
    game = position(board=FIVE_FREE, hands=[["Ninth", "14th"]], turns=149)
    game.play("Ninth × 14th")
    assert discards(game).count("Stop") == 2
    game = position(
        hands=[["Ninth", "14th"]], turns=149, stops="in: few free", discards=["Stop", "Stop"]
    )
    game.play("Ninth × 14th")
    assert discards(game).count("Stop") == 2


# --- Stuck --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5])
def test_stuck_after_as_many_idle_turns_as_players(players: int) -> None:
    """A turn, Ruling: after as many such turns in a row as players, the game ends and is scored."""
    game = position(players, hands=[["Broadway", "42nd"]] * players, pile=[], purses=[9] * players)
    for seat in range(1, players):
        game.play("Broadway × 42nd")
        assert hand(game, seat) == ["Broadway", "42nd"]
        assert not game.over
    game.play("Broadway × 42nd")
    result = game.result()
    assert result is not None
    assert result.reason == "stuck"
    # Seat 1 built for nothing and was paid 1; the last paid 1 and has the building.
    assert result.scores == {**dict.fromkeys(range(1, players + 1), 9), 1: 10, players: 10}
    assert result.winners == (1, players)


def test_idle_turns_must_be_in_a_row() -> None:
    """A turn, Ruling: in a row: a turn that leaves cards behind or draws others breaks it."""
    game = position(
        3,
        hands=[["Broadway", "42nd"], ["Broadway", "42nd", "blue Ruin"], ["Broadway", "42nd"]],
        pile=[],
        purses=[20, 20, 20],
        events=True,
    )
    play_all(game, "Broadway × 42nd", "blue Ruin")
    for corner in ("Ninth/14th", "Ninth/59th", "Lexington/14th", "Lexington/59th"):
        game.play(corner)
    assert (game.seat, table(game)["idle_turns"]) == (3, 0)
    # Now somebody draws the Ruin; three idle turns from here on are needed.
    game.play("Broadway × 42nd")
    assert hand(game, 3) == ["Broadway", "42nd", "blue Ruin"]
    assert table(game)["idle_turns"] == 0
    play_all(game, "Broadway × 42nd", "Broadway × 42nd")
    assert not game.over
    game.play("Broadway × 42nd")
    assert game.over


def test_the_turn_that_draws_the_last_cards_is_not_idle() -> None:
    """A turn, Ruling: each getting back exactly the same cards."""
    game = position(3, hands=[["Broadway", "42nd"]] * 3, pile=["Park"], purses=[9, 9, 9])
    play_all(game, *["Broadway × 42nd"] * 3)
    assert not game.over
    game.play("Broadway × 42nd")
    assert game.over


def test_a_complete_hand_is_not_idle() -> None:
    """A turn, Ruling: such turns are those whose drawing stopped for want of cards."""
    cards = ["Broadway", "Broadway", "42nd", "42nd"]
    game = position(3, hands=[cards] * 3, pile=[], purses=[20, 20, 20])
    play_all(game, *["Broadway × 42nd"] * 7)
    assert hand(game, 1) == cards
    assert (pile(game), discards(game)) == ([], [])
    assert not game.over


def test_stuck_with_empty_hands() -> None:
    """A turn, Ruling: an empty hand is shown too; with nothing to draw the game ends."""
    game = position(3, hands=[[], [], []], pile=[], purses=[3, 2, 1])
    play_all(game, "show hand", "show hand")
    assert not game.over
    game.play("show hand")
    result = game.result()
    assert result is not None
    assert (result.reason, result.winners) == ("stuck", (1,))


def test_nothing_can_be_played_when_the_game_is_over() -> None:
    """End: the game ends at once: no seat decides, and every action is refused."""
    game = position(
        hands=[["Ninth", "14th"], ["Park", "57th"]], pile=["Stop"], stops="in: few free"
    )
    assert game.result() is None
    game.play("Ninth × 14th")
    assert game.over
    assert (game.seat, game.decision, texts(game)) == (None, None, [])
    for action in ("Park × 57th", "show hand", 0):
        refused(game, action, "the game is over")
