"""What the greedy bot sees in a position of New York."""

from __future__ import annotations

from typing import Any

import pytest
from helpers import TABLES, position

import ludopolis
from at_a_table import table, wander
from ludopolis import Game
from ludopolis.games.newyork import evaluation

Board = list[list[str | None]]


def look(game: Game, seat: int) -> float:
    """How the buildings of a seat, counted from 1, look to the greedy bot."""
    return evaluation.outlook(game.state, seat - 1, game.box.weights(game.players))


def neighbours(board: Board, avenue: int, street: int) -> list[str | None]:
    """What stands on the squares that share a side with this one."""
    beside = [
        (avenue - 1, street),
        (avenue + 1, street),
        (avenue, street - 1),
        (avenue, street + 1),
    ]
    return [board[a][s] for a, s in beside if 0 <= a < 7 and 0 <= s < 7]


def reckoned(game: Game, seat: int) -> float:
    """The same, counted square by square on the board that everybody sees."""
    board: Board = table(game)["board"]
    names = list(table(game)["reserves"])
    own = {
        name for name, owner in zip(names, game.state.seat_of, strict=False) if owner == seat - 1
    }
    border, prices = 0, 0
    for avenue in range(7):
        for street in range(7):
            colour = board[avenue][street]
            if colour is None:
                border += any(other in own for other in neighbours(board, avenue, street))
            elif colour in own:
                counted = own if game.options["price_for_two"] == "owner" else {colour}
                lines = (board[avenue], [line[street] for line in board])
                prices += min(sum(other in counted for other in line) for line in lines)
    weights = game.box.weights(game.players)
    return float(weights.border * border + weights.safety * prices)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_room_and_prices_are_those_of_the_board(options: dict[str, Any]) -> None:
    """Bots: free squares beside own buildings, and what these cost, in any game."""
    game = ludopolis.new("newyork", seed=4, **options)
    step = 0
    while not game.over:
        for seat in range(1, game.players + 1):
            assert look(game, seat) == pytest.approx(reckoned(game, seat), abs=1e-9)
        step += 1
        wander(game, step, moves=5)


def test_room_to_grow_ends_at_the_edge() -> None:
    """Bots: two squares are free beside a corner, none beyond it."""
    board = """
        R . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . .
        . . . . . . B
    """
    game = position(3, board=board)
    weights = game.box.weights(3)
    for seat in (1, 2):
        assert look(game, seat) == pytest.approx(2 * weights.border + weights.safety)
    assert look(game, 3) == 0
