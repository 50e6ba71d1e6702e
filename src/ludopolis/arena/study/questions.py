"""What a study asks of each game: the questions of its `study.py`, or those for every game."""

from __future__ import annotations

from collections.abc import Iterable

from ludopolis.engine import registry
from ludopolis.engine.study import (
    TURN_ORDER,
    Questions,
    Role,
    order_names,
    turn_order,
    turns_per_seat,
)
from ludopolis.language.text import say

GENERAL = Questions(
    roles=(
        Role(
            "order",
            order_names,
            turn_order(lambda game: int(game.movers[0])),
            say("study-order"),
            TURN_ORDER,
        ),
    ),
    rounds=turns_per_seat,
    own_texts=False,
    score_unit=say("study-score-axis"),
)


def questions_for(game: str, changed: Iterable[str] = ()) -> Questions:
    """What is asked of a game in which these options are not as printed."""
    module = registry.optional_part_of(game, "study")
    questions: Questions = module.QUESTIONS if module else GENERAL
    return questions.with_options(changed)
