"""Advice: worked out from what a seat may know, and told so that people understand it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludopolis
from ludopolis import bots
from ludopolis.bots import hints
from ludopolis.bots.search_bot import Budget, search
from ludopolis.engine import contract, registry
from ludopolis.engine.errors import OptionError
from ludopolis.engine.game import Game

FEW = Budget(simulations=60)
HIDDEN = [name for name in registry.names() if name != "bigshot"]  # nothing is hidden in that one


OPTIONS: list[tuple[str, int, dict[str, Any]]] = [
    ("newyork", 4, {"teams": True}),
    ("newyork", 3, {"events": True}),
    ("newyorknewyork", 3, {"match": True}),
]


def positions(name: str, players: int = 3, **options: Any) -> Iterator[Game]:
    """Some positions in which somebody has to choose."""
    mind = random.Random(name)
    for seed in range(3):
        game = ludopolis.new(name, players, seed=seed, **options)
        moves = mind.randrange(4, 20)
        while len(game.moves) < moves or len(game.legal()) == 1:
            allowed = game.legal()
            game.play(mind.choice([one for one in allowed if one.text != "pass"] or allowed))
        yield game


@pytest.mark.parametrize("name", HIDDEN)
def test_a_thought_never_depends_on_what_is_hidden(name: str) -> None:
    """In worlds that the seat cannot tell apart, the same imagination comes to exactly the same."""
    for game in positions(name):
        seat = game.seat
        here, there = game.resample(seat, 1), game.resample(seat, 2)
        assert here.fingerprint() != there.fingerprint()
        there.key = here.key
        assert search(here, seat, FEW) == search(there, seat, FEW)
        assert hints.hint(here, 3, FEW) == hints.hint(there, 3, FEW)


@pytest.mark.parametrize(
    ("name", "players", "options"), [*((name, 3, {}) for name in HIDDEN), *OPTIONS]
)
def test_nor_does_the_thought_of_one_who_looks_on(
    name: str, players: int, options: dict[str, Any]
) -> None:
    """A spectator, a seat that waits, a partner: no search tells them what they cannot see."""
    for game in positions(name, players, **options):
        for viewer in (None, *range(1, players + 1)):
            here, there = game.resample(viewer, 1), game.resample(viewer, 2)
            assert here.fingerprint() != there.fingerprint()
            there.key = here.key
            assert search(here, viewer, FEW) == search(there, viewer, FEW)


@pytest.mark.parametrize(
    ("name", "players", "options"), [*((name, 3, {}) for name in registry.names()), *OPTIONS]
)
def test_what_is_hidden_changes_no_greedy_choice_and_no_outlook(
    name: str, players: int, options: dict[str, Any]
) -> None:
    greedy = bots.make("greedy")
    for game in positions(name, players, **options):
        weights = game.box.weights(players)
        chosen = set()
        for number in range(4):
            world = game.resample(game.seat, number)
            world.key = game.key
            chosen.add(int(greedy.choose(world)))
        assert chosen == {int(greedy.choose(game))}
        for seat in range(players):
            outlooks = {
                float(contract.evaluate(world.state, seat, weights))
                for world in (game, *(game.resample(seat + 1, number) for number in range(4)))
            }
            assert len(outlooks) == 1


def test_the_best_move_for_people_is_what_promises_most() -> None:
    for game in positions("newyorknewyork"):
        told = hints.hints_for_people(game, 3, FEW)
        assert 1 <= len(told) <= 3
        assert game.seat is not None
        shares = [hint.win[game.seat] for hint in told]
        assert shares == sorted(shares, reverse=True)
        assert {int(hint.action) for hint in told} <= {int(action) for action in game.legal()}
        most = hints.hint(game, 1, FEW)[0]
        assert all(hint.visits >= most.visits / 4 for hint in told)
        assert most in told


def test_after_the_end_there_is_nothing_to_advise() -> None:
    game = ludopolis.new("newyorknewyork", players=2, seed=1)
    while not game.over:
        game.play(game.legal()[0])
    with pytest.raises(OptionError, match="the game is over"):
        hints.hints_for_people(game, 3, FEW)


@given(st.lists(st.floats(0, 1), min_size=2, max_size=6))
def test_percents_are_the_shares_rounded(shares: list[float]) -> None:
    sides = [(seat,) for seat in range(1, len(shares) + 1)]
    told = hints.percentages(dict(enumerate(shares, start=1)), sides)
    assert [side for side, _ in told] == sides
    assert all(0 <= percent <= 100 for _, percent in told)
    assert abs(sum(percent for _, percent in told) - 100) <= len(shares) / 2
    for (_, one), first in zip(told, shares, strict=True):
        for (_, other), second in zip(told, shares, strict=True):
            assert one <= other or first >= second


def test_a_side_is_told_once() -> None:
    win = {1: 0.75, 2: 0.25, 3: 0.75, 4: 0.25}
    assert hints.percentages(win, [(1, 3), (2, 4)]) == [((1, 3), 75), ((2, 4), 25)]
    assert hints.percentages({1: 0.0, 2: 0.0}, [(1,), (2,)]) == [((1,), 50), ((2,), 50)]
