"""Questions for studies of New York New York: does it help to move last, as its players say?"""

from __future__ import annotations

import numpy as np

from ludopolis.engine.study import (
    Amount,
    Fact,
    Questions,
    ReplayedGame,
    RoleName,
    order_names,
    per_seat,
    role,
    turn_order,
)
from ludopolis.games.newyorknewyork.rules import bonus_points, shows, top
from ludopolis.games.newyorknewyork.state import CARDS, NO_CARD, NUMBERS, PASS, TAKE
from ludopolis.language.text import say


def last_card(game: ReplayedGame) -> list[int]:
    """1 for the seat that laid the last card of the game, 0 for the others."""
    plays = np.flatnonzero(game.actions < TAKE)
    last = int(game.movers[plays[-1]]) if len(plays) else -1
    return [int(seat == last) for seat in range(game.players)]


def last_card_names(players: int) -> tuple[RoleName, ...]:  # noqa: ARG001
    """Not the last card, or the last card."""
    return (
        RoleName(say("study-last-card-no"), say("study-last-card-no.who")),
        RoleName(say("study-last-card-yes"), say("study-last-card-yes.who")),
    )


def own_cards_dealt(game: ReplayedGame, seat: int) -> int:
    """How many cards of its own colour a seat was dealt."""
    own = (1 << NUMBERS) - 1
    return ((int(game.start.hand[seat]) >> (NUMBERS * seat)) & own).bit_count()


def on_top(game: ReplayedGame, seat: int) -> int:
    """How many cards of its own colour a seat has on top at the end."""
    return sum(bool(shows(game.end, place, seat)) for place in range(NUMBERS))


def run_points(game: ReplayedGame, seat: int) -> int:
    """The points that a seat's runs score at the end."""
    return int(bonus_points(game.end, seat)) if game.end.bonus else 0


def left_in_hand(game: ReplayedGame, seat: int) -> int:
    """How many cards a seat holds at the end."""
    return int(game.end.hand[seat]).bit_count()


def laid(game: ReplayedGame) -> float:
    """How many cards were laid."""
    held = sum(per_seat(left_in_hand)(game))
    return float(CARDS - held - int(game.end.reserve).bit_count() - int(game.end.pile.left))


def neutral_on_top(game: ReplayedGame) -> float:
    """How many numbers show a colour that nobody plays at the end."""
    tops = [int(top(game.end, place)) for place in range(NUMBERS)]
    return float(sum(card != NO_CARD and card // NUMBERS >= game.players for card in tops))


QUESTIONS = Questions(
    roles=(
        role("order", order_names, turn_order(lambda game: int(game.start.starter))),
        role("last_card", last_card_names, last_card),
    ),
    rounds=lambda game: sum(game.count_actions(0, TAKE)) / game.players,
    rounds_text="study-rounds-cards",
    amounts=(
        Amount("own", per_seat(own_cards_dealt), dealt=True),
        Amount("on_top", per_seat(on_top)),
        Amount("runs", per_seat(run_points)),
        Amount("left", per_seat(left_in_hand)),
    ),
    facts=(
        Fact("passed", lambda game: float(any(game.count_actions(PASS, PASS + 1))), share=True),
        Fact("played", laid),
        Fact("neutral", neutral_on_top, max_players=3),
    ),
    # At the end of a match, the table shows its last game only.
    only_as_printed={
        "match": ("order", "last_card", "own", "on_top", "runs", "left", "played", "neutral"),
        "bonus": ("runs",),
    },
)
