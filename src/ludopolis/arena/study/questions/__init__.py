"""The questions of each game; a game without any of its own is asked what all games are asked."""

from __future__ import annotations

from collections.abc import Iterable

from ludopolis.arena.study.questions import bigshot, newyork, newyorknewyork, tycoon
from ludopolis.arena.study.questions import property as property_
from ludopolis.arena.study.questions.question import (
    IN_TURN,
    Amount,
    Fact,
    Name,
    Questions,
    Role,
    Watched,
    in_order,
    order_names,
    stretches,
)
from ludopolis.language.text import say

__all__ = ["OWN", "Amount", "Fact", "Name", "Questions", "Role", "Watched", "questions_of"]

OWN: dict[str, Questions] = {
    "bigshot": bigshot.QUESTIONS,
    "newyork": newyork.QUESTIONS,
    "newyorknewyork": newyorknewyork.QUESTIONS,
    "property": property_.QUESTIONS,
    "tycoon": tycoon.QUESTIONS,
}

OF_EVERY_GAME = Questions(
    roles=(
        Role(
            "order",
            order_names,
            in_order(lambda game: int(game.movers[0])),
            say("study-order"),
            IN_TURN,
        ),
    ),
    rounds=stretches,
    worded=False,
    unit=say("study-score-axis"),
)


def questions_of(game: str, changed: Iterable[str] = ()) -> Questions:
    """What is asked of a game in which these options are not as printed."""
    return OWN.get(game, OF_EVERY_GAME).fitting(changed)
