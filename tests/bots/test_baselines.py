"""Baselines: each follows its idea in whole games, and plays no other game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import ludopolis
from ludopolis import Game, bots
from ludopolis.arena.simulate import Series, run
from ludopolis.engine import registry
from ludopolis.engine.errors import OptionError

HOMES = {
    "passive": "bigshot",
    "stayer": "newyorknewyork",
    "keeper": "newyorknewyork",
    "miser": "newyorknewyork",
}
OWN = ("yellow", "green")  # by seat


def choices(spec: str, seed: int, **options: Any) -> Iterator[tuple[Game, str]]:
    """Every choice of two such bots in a game, with the game as it stood."""
    game = ludopolis.new(HOMES[spec], players=2, seed=seed, **options)
    bot = bots.make(f"baseline:{spec}")
    while not game.over:
        action = bot.choose(game)
        yield game, action.text
        game.play(action)


@pytest.mark.parametrize("spec", HOMES)
@pytest.mark.parametrize("game", registry.names())
def test_each_plays_one_game_only(spec: str, game: str) -> None:
    bot = bots.make(f"baseline:{spec}")
    if HOMES[spec] == game:
        bot.prepare(registry.box(game))
        return
    refusal = f"{game} has no baseline '{spec}'"
    with pytest.raises(OptionError, match=refusal):
        bot.prepare(registry.box(game))
    with pytest.raises(OptionError, match=refusal):
        bot.choose(ludopolis.new(game, players=2, seed=1))


@pytest.mark.parametrize("spec", HOMES)
def test_they_are_found_by_the_names_of_0_1_and_not_public(spec: str) -> None:
    assert bots.make(spec).spec == f"baseline:{spec}"
    assert bots.name_of(f"bot:{spec}") == spec
    assert spec not in bots.public_specs()
    with pytest.raises(OptionError, match="write a baseline as baseline:NAME"):
        bots.make(f"baseline:{spec},noise=1")
    with pytest.raises(OptionError, match="write a baseline as baseline:NAME"):
        bots.make("baseline")


@pytest.mark.parametrize("expert", [False, True])
def test_the_passive_never_bids_nor_borrows(expert: bool) -> None:
    """Big Shot: it passes; what falls to it is placed anywhere."""
    placed = set()
    for _, text in choices("passive", 3, expert=expert):
        assert text in ("pass", "no loan") or text.startswith("place ")
        placed.add(text)
    assert len(placed) > 20


def test_the_stayer_never_passes() -> None:
    """New York New York: cards of all colours, until all are played."""
    played = {text for _, text in choices("stayer", 3)}
    assert "pass" not in played
    assert len({text for text in played if text.startswith("play ")}) == 48


@pytest.mark.parametrize("spec", ["keeper", "miser"])
def test_the_keeper_keeps_own_cards_for_the_end(spec: str) -> None:
    """New York New York: own cards are taken first, and played when no others are left.

    The miser takes the highest of them, and plays the lowest.
    """
    first = last = 0
    for game, text in choices(spec, 4):
        assert game.seat is not None
        own = f" {OWN[game.seat - 1]} "
        cards = [action.text for action in game.legal() if action.text != "pass"]
        mine = [card for card in cards if own in card]
        taking = text.startswith("take ")
        assert (own in text) == (bool(mine) if taking else len(mine) == len(cards))
        if own in text and len(mine) > 1:
            first += text == mine[0]
            last += text == mine[-1]
            assert spec == "keeper" or text == (mine[-1] if taking else mine[0])
    assert first
    assert last


@pytest.mark.parametrize("spec", HOMES)
def test_the_same_seed_gives_the_same_game(spec: str) -> None:
    texts = [[text for _, text in choices(spec, seed)] for seed in (5, 5, 6)]
    assert texts[0] == texts[1] != texts[2]


@pytest.mark.parametrize("seats", [("keeper", "stayer"), ("miser", "keeper")])
def test_each_idea_is_worth_something(seats: tuple[str, str]) -> None:
    options = ludopolis.box("newyorknewyork").settle(2, {})
    series = Series("newyorknewyork", 2, options, seats, seed=2)
    assert sum(winners == (0,) for winners in run(series, 20).winners) >= 14
