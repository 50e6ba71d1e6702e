"""Views of New York: typed, with what players would work out, and nothing that they may not know."""

from __future__ import annotations

from typing import Any, assert_type

import msgspec
import pytest
from helpers import TABLES, named, position

import ludopolis
from at_a_table import wander
from ludopolis import Game
from ludopolis.engine.grids import two_largest_groups
from ludopolis.engine.layout import duplicate
from ludopolis.games import newyork
from ludopolis.games.newyork import rules
from ludopolis.games.newyork.state import SIZE
from ludopolis.games.newyork.view import (
    Enterprise,
    NewYorkView,
    Offer,
    Pair,
    ShowHand,
    Speculation,
    Statik,
    Swap,
)

BOARD = """
    B B . . . . .
    B . . . . . .
    . R R R . R .
    . . B B . . .
    . . . R . . .
    . . . . . . .
    . . . . . . .
"""


def test_a_view_has_the_type_of_its_game() -> None:
    """What an editor completes: a square, its owner, its price."""
    game = newyork.new(4, seed=1)
    view = game.view(1)
    assert_type(view, NewYorkView)
    assert_type(view.board[2][3].owner, int | None)
    assert view.board[2][3].colour is None
    assert view.avenues[2] == "Broadway"
    with pytest.raises(AttributeError):
        view.board[2][3].owner = 1  # type: ignore[misc]


def test_what_stands_on_a_square() -> None:
    view = position(4, board=BOARD).view(2)
    there = view.board[2][3]
    assert (there.colour, there.owner, there.price) == ("red", 1, 2)
    assert there.block is not None
    assert view.blocks[there.block].squares == ((2, 1), (2, 2), (2, 3))
    assert view.board[2][5].block is None
    assert view.free == 39


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_what_is_worked_out_agrees_with_the_rules(options: dict[str, Any]) -> None:
    """Prices, blocks and points, in whole games."""
    game = ludopolis.new("newyork", seed=4, **options)
    while not game.over:
        wander(game, len(game.moves) + game.state.turns, moves=7)
        check_facts(game)


def check_facts(game: Game) -> None:
    state, view = game.state, game.view(None)
    for square in range(49):
        there = view.board[square // 7][square % 7]
        if there.owner is not None:
            assert there.price == rules.price(state, square)
        assert (there.owner is None) == (there.price is None)
    for colour in range(state.colours):
        largest, second = two_largest_groups(state.squares[colour], SIZE)
        expected = [largest, second] if rules.one_mark_for_two(state) else [largest]
        sizes = [len(b.squares) for b in view.blocks if b.colour == view.pawns[colour].colour]
        assert sizes == [size for size in expected if size]
    assert [player.points for player in view.seats] == game.box.views.points(state)
    for seat, player in enumerate(view.seats, start=1):
        blocks = [block for block in view.blocks if block.owner == seat]
        assert all(block.points == 2 * len(block.squares) for block in blocks)
        assert player.points == sum(b.points for b in blocks) + player.other_points + player.coins


def test_who_played_the_last_card() -> None:
    """Seen by all while the next player thinks, and by victims of an event."""
    board = "\n".join(["B B B . . . ."] * 3 + [". . . . . . ."] * 4)
    game = position(board=board, hands=[["red Statik", "14th"]], events=True)
    assert game.view(None).last_player is None
    game.play("red Statik × 14th → seat 2")
    assert (game.seat, game.view(None).last_player) == (2, 1)
    game.play("give up Ninth/14th")
    assert (game.seat, game.view(None).last_player) == (2, 1)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_what_a_choice_leads_to(options: dict[str, Any]) -> None:
    """A pair or an Enterprise: the price and the points are those after it has been played."""
    game = ludopolis.new("newyork", seed=5, **options)
    wander(game, 5, until="turn")
    seen = set()
    for step in range(12):
        if game.over:
            break
        if game.decision == "turn":
            for action in game.view(game.seat).legal or ():
                if isinstance(action, (Pair, Enterprise)):
                    seen.add(action.effect if isinstance(action, Pair) else "take")
                    check_consequence(game, action)
        wander(game, step, moves=5)
    assert {"build", "buy"} <= seen


def check_consequence(game: Game, action: Pair | Enterprise) -> None:
    """Carry out the purchase alone, without the draw, and compare."""
    after, seat = duplicate(game.state), int(game.state.seat)
    square = action.avenue * SIZE + action.street
    coins = int(after.money[seat])
    colours = [newyork.view.COLOURS[int(c)] for c in after.colour_of[seat] if c >= 0]
    own = colours.index(action.colour)
    if isinstance(action, Pair):
        rules.choose_building(after, own, square)
        assert coins - after.money[seat] == action.price
    else:
        rules.replace_pawn(after, int(after.colour_of[seat, own]), square)
    assert rules.points(after, seat) == action.points_after
    assert game.view(None).seats[seat].points == action.points_before


def test_events_tell_who_chooses_among_how_many() -> None:
    board = "\n".join(["B B B . . . ."] * 3 + [". . . . . . ."] * 4)
    hand = ["red Statik", "blue Speculation", "14th", "Ninth"]
    legal = position(board=board, hands=[hand], events=True).view(1).legal or ()
    statiks = [action for action in legal if isinstance(action, Statik)]
    assert [(s.victim, s.buildings, s.line.direction, s.line.number) for s in statiks] == [
        (2, 3, "street", 0)
    ]
    (speculation,) = [action for action in legal if isinstance(action, Speculation)]
    assert (speculation.victim, speculation.buildings) == (2, 9)


def test_where_the_own_hand_leads() -> None:
    """Jokers lead everywhere on the other card's line; only the seat to move is told."""
    game = position(hands=[["Broadway", "blue joker"], ["Park", "14th"]])
    assert game.view(1).reach == tuple((2, street) for street in range(7))
    assert game.view(2).reach is None


def test_before_the_first_hands_nobody_knows_more_than_a_spectator() -> None:
    """At one screen nothing needs hiding in the preliminary round."""
    game = newyork.new(4, seed=1, teams=True)
    mine = msgspec.structs.replace(game.view(1), seat=None, legal=None)
    assert mine == game.view(None)


def test_what_is_seen_of_an_offer() -> None:
    """The other team sees that a card is offered or swapped, not which."""
    hands = [["14th", "Park"], ["Park"], ["57th", "Ninth"], ["Park"]]
    game = position(hands=hands, teams=True)
    for typed, kind in (("offer 14th", Offer), ("swap Ninth", Swap)):
        game.play(typed)
        for seat in (1, 3):
            done = game.last_action(seat)
            assert isinstance(done, kind)
            assert named([done.card]) == [typed.split()[1]]
        for other in (2, 4, None):
            done = game.last_action(other)
            assert isinstance(done, kind)
            assert (done.card, done.number) == (None, -1)


def test_a_shown_hand_is_seen_by_all() -> None:
    game = position(hands=[["Ninth", "Park"]])
    game.play("show hand")
    done = game.last_action(3)
    assert isinstance(done, ShowHand)
    assert named(done.cards) == ["Ninth", "Park"]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_number_has_parts(options: dict[str, Any]) -> None:
    """An action that is not allowed can be looked at too, at every decision."""
    game = ludopolis.new("newyork", seed=2, **options)
    for step in range(20):
        if game.over:
            break
        for number in range(step, game.box.actions, 7):
            assert game.box.views.action(game.state, number).number == number
        wander(game, step, moves=5)
