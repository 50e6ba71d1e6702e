"""Other worlds keep to what the table has seen of hidden cards, and are as likely as they should be."""

from __future__ import annotations

import random
from typing import Any

import pytest
from property_table import (
    BLACKS,
    NUMBERS,
    REDS,
    TABLES,
    dealt,
    hand,
    is_complete,
    play_reshuffling,
    position,
    view,
)

import ludopolis
from at_a_table import table, texts
from ludopolis import Game
from ludopolis.games.property import hidden
from ludopolis.games.property.state import BLACK, RED

SEVERAL = 200


def reds(cards: list[str]) -> int:
    """How many of these cards are red."""
    return sum(card in REDS for card in cards)


def piles_of(game: Game, seat: int) -> list[int]:
    """The piles that the cards of a hand came from."""
    state = game.state
    return sorted(int(state.from_pile[n]) for n in range(40) if int(state.hand[seat - 1]) >> n & 1)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_worlds_keep_the_clues(options: dict[str, Any]) -> None:
    """Secrets: sizes, the shape of a hand, the piles its cards came from, and all cards once."""
    for seed in range(3):
        game = ludopolis.new("property", seed=seed, **options)
        mind = random.Random(seed)
        while not game.over and len(game.moves) < 100:
            game.play(mind.choice(game.legal()))
            seat = mind.randrange(1, game.players + 1)
            world = game.resample(seat, mind.getrandbits(128))
            check_world(game, world, seat)


def check_world(game: Game, world: Game, seat: int) -> None:
    """Nothing that the seat knows has changed, and no hand is impossible."""
    assert world.view(seat) == game.view(seat)
    there = table(world)
    cards = [*there["pile"], *there["discards"], *(card for one in there["hands"] for card in one)]
    assert len(set(cards)) == len(cards) == 40
    for other, held in enumerate(there["hands"]):
        assert piles_of(world, other + 1) == piles_of(game, other + 1)
        assert is_complete(held) == is_complete(table(game)["hands"][other])
        assert not held or reds(held) in (0, 1, len(held) - 1, len(held))
    state = world.state
    newest = {int(state.from_pile[card]) for card in state.stock.cards[: state.stock.left]}
    assert newest <= {int(state.piles)}


@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_true_world_is_one_of_them(players: int) -> None:
    """Secrets: what the table has worked out is true of the true hands."""
    for seed in range(3):
        game = ludopolis.new("property", players=players, seed=seed)
        mind = random.Random(seed)
        while not game.over:
            game.play(mind.choice(game.legal()))
            for seat, held in enumerate(table(game)["hands"]):
                if len(held) > 2:
                    main = RED if reds(held) > 1 else BLACK
                    assert int(game.state.main_colours[seat]) >> main & 1


def test_hands_are_dealt_by_how_many_ways_there_are() -> None:
    """Secrets: with 2 red and 10 black cards unseen, three cards are seldom two red ones."""
    mine = [*REDS[:18], *BLACKS[:1]]
    game = position(
        2, hands=[mine, ["♦9", "♠2", "♠3"]], pile=[*BLACKS[3:12], REDS[19]], discards=BLACKS[12:]
    )
    found = [reds(hand(game.resample(1, seed), 2)) for seed in range(SEVERAL)]
    assert set(found) == {1, 2}
    # One red and two black cards: 2 × 11 × 10 arrangements; two red ones and a black one: 2 × 1 × 11.
    assert found.count(2) == pytest.approx(SEVERAL / 11, abs=12)


def test_a_hand_of_two_has_one_of_each() -> None:
    """First hands: who stopped at two cards has one red and one black card."""
    game = dealt(3, ["♥A", "♠A", "♥2", "♠2", "♥3", "♠3"])
    worlds = [game.resample(1, seed) for seed in range(30)]
    assert all(reds(hand(world, 2)) == 1 for world in worlds)
    assert len({tuple(hand(world, 2)) for world in worlds}) > 20
    assert len({tuple(table(world)["pile"]) for world in worlds}) == 30


def test_the_main_colour_can_show() -> None:
    """Secrets: a red card that was there before the last draw is not the lone one."""
    # Seat 2 has ♥4 ♦4 ♠4, and draws ♥5 ♠5 from a new pile after playing ♥4 ♠4.
    game = position(
        2,
        hands=[["♥A", "♠A"], ["♥4", "♦4", "♠4"]],
        pile=["♥2", "♠2"],
        discards=["♥5", "♠5", "♥6", "♠6"],
    )
    game.play("♥A ♠A")
    play_reshuffling(game, "♥4 ♠4", ["♥5", "♠5", "♥A", "♠A", "♥6", "♠6", "♥4", "♠4"])
    assert hand(game, 2) == ["♥5", "♦4", "♠5"]
    assert view(game, 1).surely_in_hands == ("♦4",)
    # The old card is red, so the hand is: it came before the lone card.
    for seed in range(10):
        assert reds(hand(game.resample(1, seed), 2)) == 2
    # To a spectator the old cards are those of both hands.
    assert view(game, None).surely_in_hands == ("♥2", "♦4", "♠2")


@pytest.mark.parametrize(
    ("older", "main"), [("♥4", 1 << RED), ("♠4", 1 << BLACK), (None, hidden.EITHER)]
)
def test_a_pair_from_two_piles_shows_the_main_colour(older: str | None, main: int) -> None:
    """Secrets: the lone card came from the last pile; a card of an older pile is another one."""
    game = position(2, hands=[["♥4", "♥5", "♠4", "♠5"]])
    state = game.state
    state.last_pile[0] = 2
    state.from_pile[:] = 2
    if older is not None:
        state.from_pile[NUMBERS[older]] = 1
    game.play("♥4 ♠4")
    assert state.main_colours[0] == main


def test_a_new_hand_is_a_new_secret() -> None:
    """Secrets: after an empty hand, nothing is known of the colours any more."""
    game = position(2, hands=[["♥A", "♠A"], ["♥4", "♠4"]], top=["♥2", "♥3", "♠2"])
    game.state.main_colours[0] = 1 << BLACK
    game.play("♥A ♠A")
    found = {reds(hand(game.resample(2, seed), 1)) for seed in range(40)}
    assert found == {1, 2}


def test_while_buying_is_asked_the_lone_card_is_gone() -> None:
    """Secrets: in the middle of a turn, what is left of a hand has one colour."""
    board = "B.......\n" + "........\n" * 7
    game = position(2, board=board, hands=[["♥A", "♦3", "♦4", "♠8"], ["♥4", "♠4"]])
    game.play("♥A ♠8")
    assert game.decision == "buy"
    found = {reds(hand(game.resample(2, seed), 1)) for seed in range(40)}
    assert found == {0, 2}


def test_a_shown_hand_is_no_secret() -> None:
    """Secrets: who shows a hand and draws anew begins again."""
    game = position(2, hands=[["♠2", "♠3"], ["♥5", "♠5"]], top=["♣7", "♥8"])
    game.state.main_colours[0] = 1 << BLACK
    game.play("show hand")
    assert texts(game) == ["♥8 ♣7"]
    assert game.state.main_colours[0] == hidden.EITHER
    assert reds(hand(game.resample(2, 1), 1)) == 1


def test_an_imagined_world_tells_nothing_of_the_true_one() -> None:
    """Secrets: worlds that a seat cannot tell apart become the same."""
    game = ludopolis.new("property", players=4, seed=1)
    mind = random.Random(1)
    for _ in range(60):
        game.play(mind.choice(game.legal()))
    other = game.resample(2, 7)
    assert other.fingerprint() != game.fingerprint()
    assert other.resample(2, 9).fingerprint() == game.resample(2, 9).fingerprint()
    # Cards that were drawn leave no trace in the memory of the pile.
    pile = other.state.stock
    assert not pile.cards[pile.left :].any()
