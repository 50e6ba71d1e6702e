"""The greedy bot: it wins, it does not walk into ruin, and its games end."""

from __future__ import annotations

import pytest
from property_table import GROUP_OF_SIX, owner, position

import ludopolis
from ludopolis import Game, bots
from ludopolis.arena.simulate import Series, run


def choice(game: Game) -> str:
    """What the greedy bot does."""
    return bots.make("greedy").choose(game).text


@pytest.mark.parametrize(("players", "least"), [(2, 0.97), (4, 0.9), (6, 0.75)])
def test_greedy_beats_random(players: int, least: float) -> None:
    """One greedy bot among random ones wins nearly always, wherever it sits."""
    games = 60
    for seat in (0, players - 1):
        seats = ["random"] * players
        seats[seat] = "greedy"
        options = ludopolis.box("property").settle(players, {})
        found = run(Series("property", players, options, tuple(seats), 3), games)
        assert sum(winners == (seat,) for winners in found.winners) >= least * games


@pytest.mark.parametrize("players", [2, 6])
def test_games_between_greedy_bots_end(players: int) -> None:
    """Nobody keeps out of everybody's way for long."""
    options = ludopolis.box("property").settle(players, {"count_property": True})
    found = run(Series("property", players, options, ("greedy",) * players, 3), 30)
    assert found.reasons == {"bankruptcy": 30}


def test_greedy_keeps_away_from_ruin() -> None:
    """Rather an own square than a rent that cannot be paid."""
    for own in "Aa":
        board = GROUP_OF_SIX.replace("B B . B . .", f"B B . B . {own}")
        game = position(2, board=board, hands=[["♥3", "♥8", "♠5"]], purses=[20, 20])
        assert owner(game, "8/5") == 1
        assert choice(game) == "♥8 ♠5"


def test_greedy_pays_the_rent_that_it_can_pay() -> None:
    """Rather a rent of 12 than one of 24 that cannot be paid."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♥3", "♦3", "♠5"]], purses=[12, 20])
    assert choice(game) == "♦3 ♠5"


def test_greedy_lets_its_squares_touch() -> None:
    """A free square beside the own group is worth more than one far away."""
    board = "AA......\n" + "........\n" * 7
    game = position(2, board=board, hands=[["♥3", "♥8", "♠8"]])
    assert choice(game) == "♥3 ♠8"


def test_greedy_cuts_a_large_group() -> None:
    """Buying breaks a group of six, if the units are there."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♦3", "♣5"]])
    game.play("♦3 ♣5")
    assert choice(game) == "buy"
