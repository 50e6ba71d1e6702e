"""The greedy bot: it carries its plans through and beats chance."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon_table import position

import ludopolis
from at_a_table import texts
from ludopolis import bots
from ludopolis.arena.simulate import Series, run
from ludopolis.engine import contract
from ludopolis.engine.chance import IMAGINATION, stream_of
from ludopolis.engine.layout import duplicate
from ludopolis.games.tycoon import evaluation, rules
from ludopolis.games.tycoon.derived import leads_to
from ludopolis.games.tycoon.state import BANK, CITIES, NOBODY, SITES, SQUARES, TICKETS

GREEDY = bots.make("greedy")


@pytest.mark.parametrize("seats", ["greedy,random", "random,greedy", "random,greedy,random,random"])
def test_greedy_beats_chance(seats: str) -> None:
    """Greedy wins at least 95 of 100 games, in whatever seat."""
    names = tuple(seats.split(","))
    series = Series("tycoon", len(names), {"fewer_steps": False}, names, seed=7)
    outcomes = run(series, 100)
    won = sum(winners == (names.index("greedy"),) for winners in outcomes.winners)
    assert won >= 95


@pytest.mark.parametrize("players", [2, 3, 4])
def test_greedy_neither_hoards_nor_dithers(players: int) -> None:
    """It never takes a turn back, keeps few tickets, and builds in most turns."""
    for seed in range(6):
        game = ludopolis.new("tycoon", players=players, seed=seed)
        built = borrowed = 0
        while not game.over:
            action = GREEDY.choose(game)
            if action.text.startswith(("borrow", "pass")):
                borrowed += 1
                assert not game.state.purchases, action.text
                assert not game.state.flights, action.text
            built += action.text.startswith(("build", "renovate"))
            game.play(action)
        assert built > borrowed
        assert all(len(tycoon.tickets) <= 4 for tycoon in game.view(None).tycoons)


def test_greedy_goes_where_it_pays() -> None:
    """From the bank: buy the ticket, fly, build, in three decisions that belong together."""
    game = position(
        2,
        scheduled=["Sydney 1", "Monaco 1"],
        charters=[None] * 6,
        tracks={"Monaco": "BR"},
        factories=[0, 5],
    )
    taken = []
    while game.seat == 1:
        taken.append(GREEDY.choose(game).text)
        game.play(taken[-1])
    assert taken == ["buy Monaco 1", "fly to Monaco with Monaco 1", "build hotel"]


def test_greedy_borrows_when_it_must() -> None:
    """Without cash it borrows at once; with plenty it does not."""
    assert GREEDY.choose(position(2, cash=[1, 15])).text.startswith("borrow")
    assert not GREEDY.choose(position(2, cash=[40, 15])).text.startswith("borrow")


def test_greedy_repays_what_it_can_spare() -> None:
    """After payday it repays from plenty."""
    game = position(2, loans={1: [1, 1]}, cash=[90, 15], deciding=True)
    assert GREEDY.choose(game).text.startswith("repay")


def test_greedy_uses_what_is_free_with_negative_cash() -> None:
    """Loans: below zero it still flies with its tickets, twice, to where it can renovate."""
    game = position(
        2,
        cash=[-2, 15],
        planes={1: ("Cairo", 1)},
        hands=[["Monaco–Cairo", "Monaco–Tokyo"]],
        tracks={"Tokyo": ".BRBRBR"},
        closed={"Tokyo": "R"},
        loan_cards=[0, 0],
    )
    taken = []
    while game.seat == 1:
        taken.append(GREEDY.choose(game).text)
        game.play(taken[-1])
    assert taken == [
        "fly to Monaco with Monaco–Cairo",
        "fly to Tokyo with Monaco–Tokyo",
        "renovate",
    ]


@pytest.mark.parametrize("fewer_steps", [False, True])
def test_tickets_lead_where_the_rules_let_them(fewer_steps: bool) -> None:
    state = ludopolis.new("tycoon", players=2, seed=1, fewer_steps=fewer_steps).state
    for origin in (BANK, *range(CITIES)):
        for goal in range(CITIES):
            leading = evaluation.tickets_between(state, (1 << TICKETS) - 1, origin, goal)
            for ticket in range(TICKETS):
                allowed = bool(leads_to(state, ticket, origin) >> goal & 1)
                assert rules.holds(leading, ticket) == allowed, (ticket, origin, goal)


def leaders(state: Any, city: int) -> tuple[int, int]:
    """The first two of a city by the rules."""
    present = [seat for seat in range(state.players) if state.open_hotels[city, seat]]
    present.sort(key=lambda seat: int(rules.players_before(state, city, seat)))
    first, second, *_ = (*present, NOBODY, NOBODY)
    return first, second


@settings(max_examples=25)
@given(st.integers(0, 1 << 30), st.sampled_from([2, 3, 4]))
def test_one_more_hotel_is_seen_as_the_rules_see_it(seed: int, players: int) -> None:
    """What greedy expects of a hotel is what the rules say once it stands there."""
    game = ludopolis.new("tycoon", players=players, seed=1)
    now, weights = game.state, game.box.weights(players)
    seats = range(players)
    # Any number of anybody's hotels in each city, and perhaps factories.
    mind = random.Random(seed)
    for city in range(CITIES):
        for _ in range(mind.randrange(SQUARES + 1)):
            rules.put_hotel(now, city, mind.choice(seats))
        for site in range(mind.randrange(SITES + 1)):
            now.sites[city, site] = mind.choice(seats)
    for city in range(CITIES):
        assert evaluation.leaders_then(now, city, NOBODY, NOBODY) == leaders(now, city)
        if rules.track_is_full(now, city):
            continue
        leaver = evaluation.closed_by_next(now, city)
        for builder in seats:
            then = duplicate(now)
            rules.put_hotel(then, city, builder)
            for seat in seats:
                hotels = evaluation.hotels_then(now, city, seat, builder, leaver)
                assert hotels == then.open_hotels[city, seat]
            assert evaluation.leaders_then(now, city, builder, leaver) == leaders(then, city)
            more = [int(rules.income(then, seat)) - int(rules.income(now, seat)) for seat in seats]
            gain = more[builder] - weights.rivals * (sum(more) - more[builder]) / (players - 1)
            assert evaluation.hotel_gain(now, builder, city, weights) == pytest.approx(gain)


def test_a_plan_is_worth_what_comes_of_it() -> None:
    """Standing in a city is worth nearly what building there turns out to be worth."""
    game = position(
        3,
        planes={1: ("Cairo", 1)},
        tracks={"Cairo": "BRYBRB", "Tokyo": "RRYYBB"},
        sites={"Tokyo": "RB", "Cairo": "R"},
        charters=[None] * 6,
        scheduled=[None, None],
    )
    weights = game.box.weights(3)
    standing = contract.evaluate(game.state, 0, weights)
    worth = []
    for action in game.legal():
        if action.text.startswith("build"):
            state = duplicate(game.state)
            contract.apply(state, int(action), stream_of(1, IMAGINATION))
            worth.append(contract.evaluate(state, 0, weights))
    assert texts(game, "build") == ["build hotel", "build factory"]
    assert standing == pytest.approx(max(worth), abs=0.1)
