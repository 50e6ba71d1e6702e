"""Ruling: the very first deal runs out of cards, and later hands stay incomplete."""

from __future__ import annotations

import random

import pytest
from property_table import BLACKS, REDS, dealt, facts, hand, is_complete, play_reshuffling, position

import ludopolis
from at_a_table import check_refusals, refused, table, texts
from ludopolis.engine import conformance

# Seat 1 takes all red cards and one black one, seat 2 the black ones that are left.
UNEVEN = [*REDS, BLACKS[0], *BLACKS[1:]]


def test_later_hands_stay_incomplete() -> None:
    """First hands: nothing is left for seat 3, and a red card for nobody."""
    game = dealt(3, UNEVEN)
    assert hand(game, 1) == [*REDS, "♠A"]
    assert hand(game, 2) == BLACKS[1:]
    assert hand(game, 3) == []
    assert facts(game, "pile", "discards") == [[], []]
    assert len(texts(game)) == 48


def test_a_hand_without_a_colour_is_shown() -> None:
    """A turn: show it, discard it, draw anew; with both colours the player plays now."""
    game = dealt(3, UNEVEN)
    play_reshuffling(game, "♥3 ♠A", ["♠A", "♥3"])
    assert game.seat == 2
    assert game.decision == "play"
    assert texts(game) == ["show hand"]
    check_refusals(game)
    refused(game, "♥3 ♠5", "lacks a colour")
    assert table(game)["pile"] == ["♥3"]
    new_pile = BLACKS[1:]
    play_reshuffling(game, "show hand", new_pile)
    assert game.seat == 2
    assert hand(game, 2) == ["♥3", "♠2"]
    assert facts(game, "turns", "quiet_turns", "discards") == [1, 1, []]
    assert texts(game) == ["♥3 ♠2"]
    refused(game, "show hand", "only when it lacks a colour")


def test_the_turn_passes() -> None:
    """A turn: otherwise the turn passes, and counts as one; an empty hand is shown too."""
    game = dealt(3, UNEVEN)
    play_reshuffling(game, "♥3 ♠A", ["♥3", "♠A"])
    assert is_complete(hand(game, 1))
    play_reshuffling(game, "show hand", BLACKS[1:])
    assert hand(game, 2) == BLACKS[1:]
    assert facts(game, "active", "turns", "quiet_turns", "pile", "discards") == [3, 2, 2, [], []]
    assert texts(game) == ["show hand"]
    game.play("show hand")
    assert hand(game, 3) == []
    assert facts(game, "active", "turns", "quiet_turns") == [1, 3, 3]


def test_the_discarded_hand_is_drawn_from_the_pile_first() -> None:
    """A turn: the hand that was shown comes back only when the pile is empty."""
    game = position(2, hands=[["♠2", "♠3"], ["♥5", "♠5"]], top=["♣7", "♥8"])
    game.play("show hand")
    assert hand(game, 1) == ["♥8", "♣7"]
    assert table(game)["discards"] == ["♠2", "♠3"]


def test_a_passing_turn_can_end_the_game() -> None:
    """End, ruling: a turn that passes is a turn without a bankruptcy."""
    game = position(2, hands=[[], ["♥5", "♠5"]], pile=[], quiet_turns=1999)
    game.play("show hand")
    assert game.over
    assert table(game)["quiet_turns"] == 2000


# Both deals give hands of 19, 3 and 18 cards and take the last card of the pile; the third hand has both
# colours in one of them only.
LACKING = [*REDS[:18], BLACKS[0], *REDS[18:], *BLACKS[1:]]
COMPLETE = [*REDS[:18], BLACKS[0], *BLACKS[1:3], REDS[18], *BLACKS[3:], REDS[19]]


@pytest.mark.parametrize(("deck", "complete"), [(LACKING, False), (COMPLETE, True)])
def test_nobody_can_tell_what_the_last_card_was(deck: list[str], complete: bool) -> None:
    """First hands: seat 3 took the last card: a red one at last, or a black one again?"""
    game = dealt(4, deck)
    assert [len(hand(game, seat)) for seat in (1, 2, 3, 4)] == [19, 3, 18, 0]
    assert is_complete(hand(game, 3)) == complete
    found = [is_complete(hand(game.resample(4, seed), 3)) for seed in range(60)]
    assert 15 < sum(found) < 45  # there are as many ways for the one as for the other
    for seed in range(5):
        assert game.resample(4, seed).view(4) == game.view(4)


def test_who_plays_had_both_colours() -> None:
    """First hands: once seat 3 has played, everybody knows."""
    game = dealt(4, COMPLETE)
    while game.seat != 4:
        game.play(game.legal()[-1])  # not buying, where that is asked
    for seed in range(20):
        assert is_complete(hand(game.resample(4, seed), 3))


def test_uneven_deals_play_on_to_the_end() -> None:
    """A turn: whoever has to show does so, and the game finds its way."""
    for seed in range(4):
        mind = random.Random(seed)
        deck = [*REDS, *BLACKS] if seed % 2 else [*BLACKS[:-1], *REDS, BLACKS[-1]]
        game = dealt(6, deck, first=1 + seed)
        shown = 0
        while not game.over:
            action = mind.choice(game.legal())
            shown += action.text == "show hand"
            if len(game.moves) < 12:
                conformance.check_worlds(game, mind)
            game.play(action)
        assert shown
        assert len(ludopolis.Record.parse(game.record().line()).replay().moves) == len(game.moves)
