"""What is asked of New York New York: is moving last worth something, as its players say?"""

from __future__ import annotations

import numpy as np

from ludopolis.arena.study.questions.question import (
    Amount,
    Fact,
    Name,
    Questions,
    Watched,
    in_order,
    order_names,
    role,
)
from ludopolis.games.newyorknewyork.rules import bonus_points, shows, top
from ludopolis.games.newyorknewyork.skyline import CARDS, NO_CARD, NUMBERS, PASS, TAKE
from ludopolis.language.text import say


def last_card(game: Watched) -> list[int]:
    """Who laid the last card of the game: 1, the others 0."""
    plays = np.flatnonzero(game.taken < TAKE)
    last = int(game.movers[plays[-1]]) if len(plays) else -1
    return [int(seat == last) for seat in range(game.players)]


def last_card_names(players: int) -> tuple[Name, ...]:  # noqa: ARG001
    """Not the last card, or the last card."""
    return (
        Name(say("study-last-card-no"), say("study-last-card-no.who")),
        Name(say("study-last-card-yes"), say("study-last-card-yes.who")),
    )


def own_cards_dealt(game: Watched) -> list[float]:
    """How many cards of the own colour are in each first hand."""
    own = (1 << NUMBERS) - 1
    return [
        ((int(game.dealt.hand[seat]) >> (NUMBERS * seat)) & own).bit_count()
        for seat in range(game.players)
    ]


def on_top(game: Watched) -> list[float]:
    """How many own cards lie on top at the end."""
    return [
        sum(bool(shows(game.end, place, seat)) for place in range(NUMBERS))
        for seat in range(game.players)
    ]


def run_points(game: Watched) -> list[float]:
    """What the runs of own cards bring each seat at the end."""
    counts = bool(game.end.bonus)
    return [counts * int(bonus_points(game.end, seat)) for seat in range(game.players)]


def left_in_hand(game: Watched) -> list[float]:
    """How many cards each seat still holds at the end."""
    return [int(game.end.hand[seat]).bit_count() for seat in range(game.players)]


def laid(game: Watched) -> float:
    """How many cards were laid."""
    left = sum(left_in_hand(game)) + int(game.end.reserve).bit_count() + int(game.end.pile.left)
    return float(CARDS - left)


def neutral_on_top(game: Watched) -> float:
    """How many numbers show a colour of nobody at the end."""
    tops = [int(top(game.end, place)) for place in range(NUMBERS)]
    return float(sum(card != NO_CARD and card // NUMBERS >= game.players for card in tops))


QUESTIONS = Questions(
    roles=(
        role("order", order_names, in_order(lambda game: int(game.dealt.starter))),
        role("last_card", last_card_names, last_card),
    ),
    rounds=lambda game: sum(game.counted(0, TAKE)) / game.players,
    round_text="study-rounds-cards",
    amounts=(
        Amount("own", own_cards_dealt, luck=True),
        Amount("on_top", on_top),
        Amount("runs", run_points),
        Amount("left", left_in_hand),
    ),
    facts=(
        Fact("passed", lambda game: float(sum(game.counted(PASS, PASS + 1)) > 0), share=True),
        Fact("played", laid),
        Fact("neutral", neutral_on_top, most=3),
    ),
    # At the end of a match, the table shows its last game only.
    printed={
        "match": ("order", "last_card", "own", "on_top", "runs", "left", "played", "neutral"),
        "bonus": ("runs",),
    },
)
