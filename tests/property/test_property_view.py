"""Property's view: what is worked out in it is what the rules do, and its open part is shared."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from property_table import DECK, GROUP_OF_SIX, TABLES, position, view

import ludopolis
from at_a_table import wander
from ludopolis import Game
from ludopolis.games import property as game_of_property
from ludopolis.games.property.view import (
    Buy,
    DoNotBuy,
    Pair,
    Place,
    PropertyAction,
    PropertyView,
    ShowHand,
)
from ludopolis.language import check

PLACES = [Place(column, row) for column in range(1, 9) for row in range(1, 9)]


@st.composite
def moments(draw: st.DrawFn) -> Game:
    """Somewhere in a random game."""
    game = ludopolis.new("property", seed=draw(st.integers(0, 99)), **draw(st.sampled_from(TABLES)))
    wander(game, draw(st.integers(0, 99)), draw(st.integers(0, 150)))
    return game


def played(game: Game, action: PropertyAction) -> tuple[Game, PropertyView]:
    """A copy of the game after an action, and what everybody sees of it."""
    twin = game.copy()
    twin.play(action.number)
    return twin, view(twin, None)


def choice(game: Game, text: str) -> PropertyAction:
    """A choice of the seat to move, in its parts."""
    legal = view(game, game.seat).legal
    assert legal is not None
    return next(action for action in legal if game.written(action.number) == text)


# --- What a choice would do -------------------------------------------------------------------


@settings(max_examples=25)
@given(moments())
def test_what_is_foretold_is_what_happens(game: Game) -> None:
    """A turn: each choice does what the view says of it."""
    if game.seat is None:
        return
    seen = view(game, game.seat)
    for action in (seen.legal or ())[::7]:
        if isinstance(action, Pair):
            check_pair(game, seen, action)
        elif isinstance(action, Buy):
            assert seen.offer is not None
            check_taken(game, played(game, action)[1], seen.offer.square, action)


def check_pair(game: Game, seen: PropertyView, pair: Pair) -> None:
    """A pair is played from the own hand, and its square goes or costs as foretold."""
    twin, after = played(game, pair)
    mover = seen.active
    square, paid = after.at(pair.square), seen.seats[mover - 1].cash - after.seats[mover - 1].cash
    assert pair.owner == seen.at(pair.square).owner
    assert {pair.red, pair.black} <= {card.name for card in seen.hand or ()}
    if pair.effect == "take":
        check_taken(game, after, pair.square, pair)
    elif pair.effect == "ruin":
        assert mover in after.bankrupt
        assert pair.rent > paid
    elif pair.effect == "rent":
        assert pair.rent == paid
        assert pair.can_buy == (twin.decision == "buy")
        assert after.offer is None or after.offer.price == pair.price
    else:
        assert paid == 0
        assert square.owner == (mover if pair.effect == "mortgage" else None)
        assert square.mortgaged == (pair.effect == "mortgage")


def check_taken(game: Game, after: PropertyView, place: Place, action: Pair | Buy) -> None:
    """The square is the mover's, in a group of the foretold size."""
    square = after.at(place)
    assert square.owner == game.seat
    assert (square.group, square.joined) == (action.group, action.joined)


def test_choices_in_their_parts() -> None:
    """Rent: what a visit to the group of six costs, and what can be done about it."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♥3", "♦9", "♠5"], ["♥8", "♠8"]], units=[7, 0])
    pair = choice(game, "♥3 ♠5")
    assert isinstance(pair, Pair)
    assert (pair.red, pair.black, pair.square) == ("♥3", "♠5", Place(3, 5))
    assert (pair.effect, pair.owner, pair.rent, pair.price, pair.can_buy) == (
        "rent",
        2,
        24,
        6,
        True,
    )
    wild = choice(game, "♦9=7 ♠5")
    assert isinstance(wild, Pair)
    assert (wild.red, wild.square, wild.effect) == ("♦9", Place(7, 5), "take")
    game.play("♥3 ♠5")
    assert choice(game, "buy") == Buy(number=game.read("buy"), units_left=1, group=1)
    assert isinstance(choice(game, "do not buy"), DoNotBuy)
    game = position(2, hands=[["♥3"], ["♥8", "♠8"]])
    assert choice(game, "show hand") == ShowHand(number=game.read("show hand"), cards=("♥3",))


@pytest.mark.parametrize(("card", "splits"), [("3", True), ("2", False)])
def test_an_offer_says_whether_the_group_falls_apart(card: str, splits: bool) -> None:
    """Buying: a square in the middle holds a group together, one at its end does not."""
    row = {"3": "5", "2": "6"}[card]
    game = position(2, board=GROUP_OF_SIX, hands=[[f"♦{card}", f"♣{row}"], ["♥8", "♠8"]])
    game.play(f"♦{card} ♣{row}")
    offer = view(game, None).offer
    assert offer is not None
    assert (offer.square, offer.owner, offer.price) == (Place(int(card), int(row)), 2, 6)
    assert offer.splits == splits


# --- The land and the players -----------------------------------------------------------------


@settings(max_examples=30)
@given(moments())
def test_players_and_squares_tell_the_same(game: Game) -> None:
    """Groups, counts and neighbours agree with the squares on the board."""
    seen = view(game, None)
    for player in seen.seats:
        own = [place for place in PLACES if seen.at(place).owner == player.seat]
        assert sorted(place for group in player.groups for place in group.squares) == own
        assert player.squares == len(own)
        assert player.mortgaged == sum(seen.at(place).mortgaged for place in own)
        sizes = [group.size for group in player.groups]
        assert sizes == sorted(sizes, reverse=True)
        assert player.largest_group == max(sizes, default=0)
        for group in player.groups:
            assert {seen.at(place).group for place in group.squares} == {group.size}
    assert seen.free == sum(seen.at(place).owner is None for place in PLACES)
    for place in PLACES:
        column, row = place
        sides = {
            "north": (column, row + 1),
            "east": (column + 1, row),
            "south": (column, row - 1),
            "west": (column - 1, row),
        }
        owner = seen.at(place).owner
        assert list(seen.at(place).joined) == [
            side
            for side, beside in sides.items()
            if owner is not None and beside in PLACES and seen.at(Place(*beside)).owner == owner
        ]


@settings(max_examples=15)
@given(moments())
def test_fortunes_are_the_scores(game: Game) -> None:
    """End: what the players are worth."""
    fortunes = [player.fortune for player in view(game, None).seats]
    assert fortunes == list(game.scores().values()) == game.box.views.points(game.state)


# --- Own and open -----------------------------------------------------------------------------


def test_what_a_seat_knows_besides() -> None:
    """Cards: the own hand with what it can name; what is unseen is in the pile or in other hands."""
    game = position(2, hands=[["♦A", "♥10", "♠5"], ["♥8", "♠8"]], discards=["♣2"])
    seen = view(game, 1)
    assert seen.hand is not None
    cards = {card.name: card for card in seen.hand}
    assert cards["♦A"].numbers == (1,)
    assert (cards["♥10"].suit, cards["♥10"].rank) == ("hearts", 10)
    assert cards["♥10"].numbers == tuple(range(1, 9))
    assert cards["♥10"].wild
    assert not cards["♠5"].wild
    assert [card.colour for card in seen.hand] == ["red", "red", "black"]
    assert set(seen.unseen) == set(DECK) - {"♦A", "♥10", "♠5", "♣2"}
    assert set(view(game, None).unseen) == set(DECK) - {"♣2"}


def test_the_open_part_is_shared_and_says_no_hand() -> None:
    """All seats look at the same squares and players; only who decides is told choices."""
    game = game_of_property.new(3, seed=4)
    shared = game.view(None)
    assert (shared.hand, shared.legal, shared.seat) == (None, None, None)
    for seat in (1, 2, 3):
        own = game.view(seat, shared)
        assert own == game.view(seat)
        assert own.board is shared.board
        assert own.seats is shared.seats
        assert (own.legal is not None) == (seat == game.seat)


def test_a_shown_hand_is_open_and_others_are_not() -> None:
    """Drawing: an action that is not allowed tells nothing of a hand."""
    game = position(2, hands=[["♥3", "♠5"], ["♥8", "♠8"]])
    number = int(game.box.notation.find(game.state, "show hand")[0])
    hidden = game.box.views.action(game.state, number)
    assert isinstance(hidden, ShowHand)
    assert hidden.cards == ()
    game = position(2, hands=[["♥3", "♦5"], ["♥8", "♠8"]])
    shown = game.box.views.seen(game.state, game.box.views.action(game.state, number), 1)
    assert isinstance(shown, ShowHand)
    assert shown.cards == ("♥3", "♦5")


# --- Words ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_the_catalogue_is_complete(language: str) -> None:
    """Every language has the same messages with the same variables, also one not offered yet."""
    locale = ludopolis.box("property").locale
    assert check.wrong(locale, language) == []
    assert check.unused(locale) == []


def variables(locale: Any, language: str) -> dict[str, set[str]]:
    """The variables of each message."""
    return {name: uses.variables for name, uses in check.messages_of(locale, language).items()}


@pytest.mark.parametrize("language", ["fr", "de"])
def test_translations_tell_the_same_facts(language: str) -> None:
    """No amount, card or name is left out of a translation."""
    locale = ludopolis.box("property").locale
    assert variables(locale, language) == variables(locale, "en")
