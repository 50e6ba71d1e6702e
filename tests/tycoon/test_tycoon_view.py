"""Views: their types, and what they tell against the rules."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon_table import NUMBERS, city, position

from at_a_table import wander
from ludopolis.engine import contract
from ludopolis.engine.view import encoded
from ludopolis.games import tycoon
from ludopolis.games.tycoon import rules
from ludopolis.games.tycoon.state import (
    ALLOWED,
    BANK,
    CITIES,
    CITY_NAMES,
    FIRST,
    NO_STRIP,
    RED,
    SECOND,
)
from ludopolis.games.tycoon.view import (
    ALL_TICKETS,
    CITY_IDS,
    BuildFactory,
    BuildHotel,
    Buy,
    CityName,
    Fly,
    Lead,
    LoanCard,
    Loans,
    Payout,
    Plane,
    Renovate,
    TycoonView,
    kind_of,
)
from ludopolis.games.tycoon.view import NUMBERS as CITY_NUMBERS

TABLE = (st.integers(0, 1 << 30), st.sampled_from([2, 3, 4]), st.booleans())


def test_a_view_is_typed_and_goes_through_json() -> None:
    """A view decodes as its own type; everybody's is the same but for what the mover is told."""
    game = tycoon.new(3, seed=8)
    wander(game, 8, moves=60)
    views = [game.view(seat) for seat in (None, 1, 2, 3)]
    for view in views:
        assert isinstance(view, TycoonView)
        assert msgspec.json.decode(encoded(view), type=TycoonView) == view
        fields = msgspec.structs.asdict(view)
        different = {name for name in fields if fields[name] != getattr(views[0], name)}
        assert different <= {"seat", "legal", "leads", "landings", "routes"}
        assert (view.routes != ()) <= view.mine
    assert views[0].scheduled_pile.left == game.state.scheduled.left
    assert b"pile" in encoded(views[0])  # its size and discards, and nothing of its order:
    order = game.state.charters.cards[: game.state.charters.left].tolist()
    shown = {ticket.number for ticket in views[0].charter_pile.discards}
    assert not shown & set(order)


@settings(max_examples=40)
@given(*TABLE)
def test_cities_and_players_are_as_the_rules_say(seed: int, players: int, fewer: bool) -> None:
    """Payouts, rankings, what closes, where things go, incomes and debts, against the rules."""
    game = tycoon.new(players, seed=seed, fewer_steps=fewer)
    wander(game, seed, moves=seed % 900)
    state, view = game.state, game.view(None)
    for number, found in enumerate(view.cities):
        built = int(state.built[number])
        payouts = [rules.payout(number, built, place) for place in (FIRST, SECOND)]
        assert found.payout == Payout(*payouts)
        assert found.factory_payout == rules.factory_payout(state, number)
        assert (found.built, found.full) == (built, rules.track_is_full(state, number))
        before = [rules.players_before(state, number, seat - 1) for seat in found.ranking]
        assert before == list(range(len(found.ranking)))
        assert {s for s, count in enumerate(found.open_hotels, 1) if count} == set(found.ranking)
        oldest = next((seat for seat in found.track if seat is not None), None)
        assert found.closes == (oldest if RED[built] else None)
        free = int(rules.free_site(state, number))
        assert found.next_site == (free if free < 2 else None)
        assert all((site.owner is None) == (n >= free) for n, site in enumerate(found.sites))
    for seat, tycoon_ in enumerate(view.tycoons):
        income = tycoon_.income
        assert income.total == rules.income(state, seat)
        paid = sum(part.sum for part in (*income.majority, *income.factories))
        assert income.total == income.distribution + paid
        assert income.majority_total == sum(part.sum for part in income.majority)
        assert income.factories_total == sum(part.sum for part in income.factories)
        assert tycoon_.debt == rules.debt(state, seat)
        assert tycoon_.debt == sum(held.count * held.due for held in tycoon_.loans)
        assert tycoon_.cities == rules.cities_with_hotels(state, seat)
        place = CITY_IDS[state.city[seat]] if state.city[seat] != BANK else None
        strip = None if state.strip[seat] == NO_STRIP else int(state.strip[seat]) + 1
        assert tycoon_.plane == Plane(place, strip)


@settings(max_examples=40)
@given(*TABLE)
def test_choices_and_leads_are_as_the_rules_say(seed: int, players: int, fewer: bool) -> None:
    """Each choice in its parts does what it says; tickets lead where a flight is allowed."""
    game = tycoon.new(players, seed=seed, fewer_steps=fewer)
    wander(game, seed, moves=seed % 900)
    if game.over:
        return
    view = game.view(game.seat)
    assert view.legal is not None
    for action in view.legal:
        assert action == game.box.views.action(game.state, action.number)
        twin = game.copy()
        twin.play(action.number)
        before, after = view.tycoons[(game.seat or 0) - 1], twin.view(None).tycoons
        mine = after[before.seat - 1]
        if isinstance(action, Buy):
            assert (mine.cash, set(mine.tickets) - set(before.tickets)) == (
                before.cash - action.ticket.price,
                {action.ticket},
            )
        elif isinstance(action, Fly):
            assert mine.plane == Plane(action.city, action.strip)
        elif isinstance(action, BuildHotel | Renovate) and twin.decision == "turn":
            assert action.city is not None
            there = twin.view(None).city(action.city)
            assert there.track[action.square] == before.seat
            assert there.payout == action.payout == view.city(action.city).next_payout
        elif isinstance(action, BuildFactory) and twin.decision == "turn":
            assert action.city is not None
            assert action.site is not None
            assert twin.view(None).city(action.city).sites[action.site].owner == before.seat
    if view.decision == "loans":
        assert (view.leads, view.landings, view.routes) == ((), (), ())
        return
    held = {action.ticket: set[str]() for action in view.legal if isinstance(action, Fly)}
    for action in view.legal:
        if isinstance(action, Fly):
            held[action.ticket].add(str(action.city))
    for lead in view.leads:
        if lead.ticket in view.tycoons[(game.seat or 0) - 1].tickets:
            assert set(lead.cities) == held.get(lead.ticket, set())
    for number, strip in enumerate(view.landings):
        lands = int(rules.first_free_strip(game.state, game.state.seat, number))
        assert strip == (None if lands == NO_STRIP else lands + 1)


def test_every_kind_of_action_has_its_tag() -> None:
    """Actions: the parts of any number, allowed or not, are of the kind of that number."""
    for game in (position(), position(planes={1: ("Cairo", 1)})):
        for number in range(game.box.actions):
            action = game.box.views.action(game.state, number)
            assert msgspec.to_builtins(action)["kind"] == kind_of(number)
            assert action.number == number


def test_a_city_at_a_glance() -> None:
    """A view reads like the board: strips, sites, track, what the next hotel does."""
    game = position(
        planes={1: ("Cairo", 2), 2: ("Cairo", 1), 3: ("Cairo", None)},
        tracks={"Cairo": "..YBYRYYRR"},
        closed={"Cairo": "BR"},
        sites={"Cairo": "B"},
    )
    cairo = city(game.view(None), "Cairo")
    assert cairo.name == "cairo"
    assert [(strip.hotel_price, strip.plane) for strip in cairo.strips] == [(3, 2), (4, 1)]
    assert cairo.passing == (3,)
    assert [(site.price, site.owner) for site in cairo.sites] == [(6, 2), (8, None)]
    assert (cairo.open_hotels, cairo.closed_hotels) == ((3, 1, 4), (1, 1, 0))
    assert (cairo.ranking, cairo.closes, cairo.built) == ((3, 1, 2), 3, 10)
    assert (cairo.payout, cairo.next_payout) == (Payout(18, 9), Payout(16, 8))
    full = city(position(tracks={"Cairo": "...RRRRRRRRR"}).view(None), "Cairo")
    assert (full.full, full.next_payout, full.closes) == (True, None, None)


def test_loans_and_leads() -> None:
    """Loans by the side lying up; where tickets of the hand and the market lead."""
    game = position(
        loans={1: [1, 2, 3, 1]},
        planes={1: ("Cairo", 1)},
        hands=[["Cairo–Sydney"]],
        scheduled=["Monaco 1", None],
        charters=["New York–Monaco", *[None] * 5],
    )
    view: TycoonView = game.view(1)
    assert view.tycoons[0].loans == (
        Loans(10, 12, False, 1, 12, 16),
        Loans(10, 16, True, 3, 48, 16),
        Loans(16, 20, False, 2, 40, 30),
        Loans(16, 30, True, 1, 30, 30),
    )
    assert [tycoon_.debt for tycoon_ in view.tycoons] == [12 + 40 + 48 + 30, 0, 0]
    assert view.tycoons[0].worth == 15 - 130
    assert view.tycoons[0].open_debt == 12 + 40
    assert view.loan_cards == (LoanCard(10, 12, 16, 14), LoanCard(16, 20, 30, 10))
    tickets = {name: ALL_TICKETS[number] for name, number in NUMBERS.items()}
    assert view.leads == (
        Lead(tickets["Monaco 1"], ("monaco", "mexico-city", "hong-kong", "cape-town")),
        Lead(tickets["New York–Monaco"], ()),
        Lead(tickets["Cairo–Sydney"], ("sydney",)),
    )


@pytest.mark.parametrize("name", CITY_NAMES)
def test_cities_are_named_as_on_the_board(name: str) -> None:
    """A city's id is its printed name in small letters; that is how catalogues find it."""
    assert CITY_NUMBERS[CITY_IDS[CITY_NAMES.index(name)]] == CITY_NAMES.index(name)
    assert CITY_IDS[CITY_NAMES.index(name)] == name.lower().replace(" ", "-")
    assert len(CITY_IDS) == CITIES
    assert set(CITY_IDS) == set(get_args(CityName))


def test_what_the_view_allows_the_rules_allow() -> None:
    """A view lists a pass exactly when there is no loan card left."""
    for cards in ([0, 0], [1, 0]):
        game = position(loan_cards=cards)
        number = int(game.box.notation.find(game.state, "pass")[0])
        assert game.view(None).may_pass == (contract.refusal(game.state, number) == ALLOWED)
