"""Bots in Python that do not do as they should: each is named, and the game is as it was."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from programs_kit import a_game

from ludopolis import Game, bots
from ludopolis.bots import Bot, BotFault
from ludopolis.engine.game import Action


class Odd(Bot):
    """A bot that does something before it chooses."""

    spec = "odd"

    def __init__(self, first: Callable[[Game], object]) -> None:
        self.first = first

    def choose(self, game: Game) -> Action:
        allowed = game.legal()[0]
        self.first(game)
        return allowed


def play_to_the_end(game: Game) -> None:
    while not game.over:
        game.play(game.legal()[0])


def play_and_fail(game: Game) -> None:
    game.play(game.legal()[0])
    raise KeyError("lost")


@pytest.mark.parametrize(
    ("first", "what"),
    [
        (lambda game: game.play(game.legal()[0]), "played on in the game itself"),
        (play_to_the_end, "played on in the game itself"),
        (play_and_fail, "failed with KeyError: 'lost'"),
    ],
)
def test_a_bot_that_plays_on_in_the_game_is_named(
    first: Callable[[Game], object], what: str
) -> None:
    """It would decide for the others, too."""
    game = a_game(moves=3)
    before, moves = game.fingerprint(), list(game.moves)
    with pytest.raises(BotFault, match=f"the bot odd {what}.*seat {game.seat}, move 4"):
        bots.choice_of(Odd(first), game)
    assert game.fingerprint() == before
    assert game.moves == moves
    # Its chance is as it was, too: it goes on as it would have done.
    again = a_game(moves=3)
    play_to_the_end(game)
    play_to_the_end(again)
    assert game.moves == again.moves


def test_a_bot_may_play_on_in_a_copy() -> None:
    game = a_game(moves=3)
    chosen = bots.choice_of(Odd(lambda game: play_to_the_end(game.copy())), game)
    assert chosen == game.legal()[0]
