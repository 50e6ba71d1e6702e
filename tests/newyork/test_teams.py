"""Variant 4: teams."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from helpers import discards, hand, named, owner, pile, position, purses, starting, told

from at_a_table import play_all, refused, table, texts

if TYPE_CHECKING:
    from ludopolis import Game

HANDS = [["Broadway", "42nd"], ["Park", "57th"], ["Ninth", "blue joker"], ["Fifth", "59th"]]


def teams(**more: object) -> Game:
    """Seats 1 and 3 against 2 and 4."""
    return position(**{"hands": HANDS, "teams": True, **more})  # type: ignore[arg-type]


def test_partners_sit_opposite() -> None:
    """Variant 4: teams: seats 1 and 3 against 2 and 4."""
    assert [player.partner for player in teams().view(None).seats] == [3, 4, 1, 2]
    assert [player.partner for player in position(hands=HANDS).view(None).seats] == [None] * 4


def test_the_active_player_may_offer_any_card() -> None:
    """Variant 4: teams, Ruling: before playing, one card; any card."""
    game = teams()
    assert texts(game) == ["Broadway × 42nd", "offer Broadway", "offer 42nd"]
    refused(game, "offer Park", "do not have the cards")


def test_a_swap() -> None:
    """Variant 4: teams, Ruling: one card for one card of the partner's choice; nothing is drawn."""
    game = teams()
    before = pile(game)
    game.play("offer Broadway")
    assert (game.decision, game.seat) == ("answer", 3)
    assert texts(game) == ["swap Ninth", "swap blue joker", "refuse"]
    refused(game, "swap 42nd", "do not have the cards")
    refused(game, "swap Broadway", "do not have the cards")
    refused(game, "show hand", "not what is being decided now")
    game.play("swap blue joker")
    assert hand(game, 1) == ["42nd", "blue joker"]
    assert hand(game, 3) == ["Ninth", "Broadway"]
    assert (pile(game), discards(game)) == (before, [])
    # It is still the active player's turn.
    assert (game.decision, game.seat, table(game)["turns"]) == ("turn", 1, 0)


def test_an_event_may_be_swapped_too() -> None:
    """Variant 4: teams, Ruling: any card for any card."""
    hands = [["red Ruin", "42nd"], [], ["Ninth", "red joker"], []]
    game = teams(hands=hands, events=True)
    play_all(game, "offer red Ruin", "swap red joker")
    assert hand(game, 1) == ["red joker", "42nd"]
    assert hand(game, 3) == ["Ninth", "red Ruin"]


def test_the_partner_may_refuse() -> None:
    """Variant 4: teams, Ruling: the partner may refuse, and then has seen the card anyway."""
    game = teams()
    assert named(game.view(3).partner_cards) == []
    play_all(game, "offer Broadway", "refuse")
    assert [hand(game, seat) for seat in (1, 2, 3, 4)] == HANDS
    assert (game.decision, game.seat) == ("turn", 1)
    assert named(game.view(3).partner_cards) == ["Broadway"]
    assert named(game.view(1).partner_cards) == []
    for other in (2, 4):
        assert named(game.view(other).partner_cards) == []
    # What was seen stays seen in every world the partner can imagine.
    for seed in range(10):
        assert "Broadway" in hand(game.resample(3, seed), 1)


def test_after_a_swap_both_have_seen_both_cards() -> None:
    """Variant 4: teams: partners know what they gave each other; once played, it is gone."""
    game = teams()
    play_all(game, "offer Broadway", "swap blue joker")
    assert named(game.view(1).partner_cards) == ["Broadway"]
    assert named(game.view(3).partner_cards) == ["blue joker"]
    assert texts(game) == ["show hand"]
    game.play("show hand")
    assert named(game.view(3).partner_cards) == []


def test_one_offer_each_turn() -> None:
    """Variant 4: teams, Ruling: once per turn, accepted or refused."""
    for answer in ("refuse", "swap Ninth"):
        game = teams()
        play_all(game, "offer Broadway", answer)
        assert starting(game, "offer") == []
        refused(game, "offer 42nd", "one offer each turn")
    play_all(game, "Ninth × 42nd")
    # The next player may make an offer of their own.
    assert starting(game, "offer") == ["offer Park", "offer 57th"]
    play_all(game, "offer Park", "swap Fifth", "Fifth × 57th")
    assert hand(game, 4) == ["Park", "59th"]


def test_the_next_turn_of_the_same_player_has_an_offer_again() -> None:
    """Variant 4: teams, Ruling: once per turn."""
    game = teams()
    play_all(game, "offer Broadway", "refuse", "Broadway × 42nd")
    for _ in range(3):
        game.play(game.legal()[0])
    assert game.seat == 1
    assert starting(game, "offer")


def test_no_offer_to_a_partner_without_cards() -> None:
    """Variant 4: teams, Ruling: not if the partner has no card."""
    game = teams(hands=[["Broadway", "42nd"], ["Park"], [], ["Fifth"]])
    assert texts(game) == ["Broadway × 42nd"]
    refused(game, "offer Broadway", "partner has no card")


def test_an_offer_before_a_forced_show() -> None:
    """Variant 4: teams, Ruling: it is allowed before a forced showing of the hand."""
    hands = [["Broadway", "Ninth"], [], ["14th", "23rd"], []]
    game = teams(hands=hands)
    assert texts(game) == ["show hand", "offer Ninth", "offer Broadway"]
    refusing = game.copy()
    play_all(refusing, "offer Ninth", "refuse")
    assert texts(refusing) == ["show hand"]
    play_all(game, "offer Ninth", "swap 23rd")
    # Now there is a pair, and it must be played.
    assert texts(game) == ["Broadway × 23rd"]
    refused(game, "show hand", "only when nothing can be played")


def test_an_offer_may_force_a_show() -> None:
    """Variant 4: teams, Ruling: any card for any card, even if no pair is left then."""
    game = teams(hands=[["Broadway", "42nd"], [], ["Ninth"], []])
    play_all(game, "offer 42nd", "swap Ninth")
    assert texts(game) == ["show hand"]


def test_an_offer_is_made_before_playing() -> None:
    """Variant 4: teams, Ruling: before playing: not while an event is being carried out."""
    game = teams(hands=[["red Ruin", "42nd"], [], ["Ninth"], []], events=True)
    game.play("red Ruin")
    refused(game, "offer 42nd", "not what is being decided now")


def test_the_other_team_does_not_see_the_cards() -> None:
    """Variant 4: teams, Ruling: the other team does not see the cards."""
    one, other = teams(), teams()
    one.play("offer Broadway")
    other.play("offer 42nd")
    assert named([one.view(3).offered, one.view(1).offered]) == ["Broadway", "Broadway"]
    assert named([other.view(3).offered]) == ["42nd"]
    for seat in (2, 4, None):
        assert one.view(seat).offered is None
        assert one.view(seat) == other.view(seat)
    one.play("swap Ninth")
    other.play("swap blue joker")
    for seat in (2, 4, None):
        assert one.view(seat) == other.view(seat)
    assert one.view(3).offered is None


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("seat", [2, 4, None])
def test_the_other_team_does_not_hear_of_the_cards(seat: int | None, language: str) -> None:
    """Variant 4: teams, Ruling: the other team does not see the cards: nor does the log tell."""
    games = [teams(), teams()]
    for swaps in (("offer Broadway", "offer 42nd"), ("swap Ninth", "swap blue joker")):
        stories = []
        for game, action in zip(games, swaps, strict=True):
            game.play(action)
            stories.append(told(game, seat, language))
        assert stories[0] == stories[1]


def test_a_partners_building_costs_the_usual_price() -> None:
    """Variant 4: teams: each has an own colour and purse; a partner's costs the usual price."""
    board = "Y Y . . . . .\nY . . . . . .\n" + ". . . . . . .\n" * 5
    game = teams(board=board, hands=[["Ninth", "14th"], [], [], []])
    game.play("Ninth × 14th")
    assert owner(game, "Ninth/14th") == "red"
    assert purses(game) == [4, 6, 8, 6]
    poor = teams(board=board, hands=[["Ninth", "14th"], [], [], []], purses=[1, 0, 9, 0])
    refused(poor, "Ninth × 14th", "cannot pay")


def test_events_hit_the_partner_too() -> None:
    """Variant 1: events, Ruling: "opponent" means anyone but yourself, a team partner included."""
    board = "\n".join(["Y Y Y . . . ."] * 3 + [". . . . . . ."] * 4)
    cards = ["red Speculation", "red Enterprise", "red Statik", "14th"]
    game = teams(board=board, hands=[cards, [], [], []], events=True)
    assert texts(game) == [
        *(f"red Enterprise × 14th → {avenue}/14th" for avenue in ("Ninth", "Eighth", "Broadway")),
        "red Statik × 14th → seat 3",
        "red Speculation → seat 3",
    ]


def test_scores_are_summed() -> None:
    """Variant 4: teams: seats 1+3 against 2+4; a team's score is the sum."""
    board = """
        R R R . . . Y
        . . . . . . .
        B B . . . G .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . Y Y
    """
    game = teams(board=board, purses=[1, 2, 3, 4])
    # Red 6+1, yellow 5+3; blue 4+2, green 2+4. Red and yellow form no common group.
    assert game.box.views.points(game.state) == [7, 6, 8, 6]
    assert game.scores() == {1: 15, 2: 12, 3: 15, 4: 12}


def test_a_team_wins_together() -> None:
    """Variant 4: teams: the team with the higher sum wins, not the best seat."""
    game = teams(
        hands=[["Ninth", "14th"], [], [], []],
        board="R . . . . . .\n" + ". . . . . . .\n" * 6,
        purses=[4, 9, 7, 1],
        pile=["Stop"],
        stops="in: few free",
    )
    game.play("Ninth × 14th")
    result = game.result()
    assert result is not None
    assert result.scores == {1: 11, 2: 10, 3: 11, 4: 10}
    assert result.winners == (1, 3)


def test_no_offers_without_teams() -> None:
    """Variant 4: teams (option `teams`): four players without it exchange nothing."""
    game = position(hands=HANDS)
    assert texts(game) == ["Broadway × 42nd"]
    refused(game, "offer Broadway", "not what is being decided now")
    assert game.view(1).partner_cards is None
