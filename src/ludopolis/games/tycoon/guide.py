"""The first-game guide of Tycoon: which lesson fits a view. The lessons are in `guide.ftl`."""

from __future__ import annotations

from ludopolis.games.tycoon.globe import PHASES
from ludopolis.games.tycoon.view import TycoonView
from ludopolis.language.text import say
from ludopolis.presentation.scene import Lesson

TURN, PAYDAY, END = 5, 6, 7  # chapters of the rulebook

# The chapter of each lesson.
LESSONS = {
    "first-turn": TURN,
    "ticket-in-hand": TURN,
    "landed": TURN,
    "passing": TURN,
    "stay": TURN,
    "low-cash": TURN,
    "back-at-bank": TURN,
    "red-square": TURN,
    "renovate": TURN,
    "last-hotels": PAYDAY,
    "closing": PAYDAY,
    "loans": PAYDAY,
    "new-phase": PAYDAY,
    "last-phase": END,
}

LITTLE = 4  # millions with which hardly anything can be done
FEW = 2  # hotels in front of a player when payday is near


def lesson(view: TycoonView) -> Lesson | None:
    """The lesson for the most telling thing about a view of the seat to move."""
    key = telling(view)
    if key is None:
        return None
    return Lesson(key, say(f"lesson-{key}.title"), say(f"lesson-{key}"), LESSONS[key])


def telling(view: TycoonView) -> str | None:
    """What is most telling about a view of the seat to move."""
    if view.to_move is None:
        return None
    if view.decision == "loans":
        return "loans"
    return in_the_city(view) or in_the_game(view) or at_the_start(view)


def in_the_city(view: TycoonView) -> str | None:
    """Something about the place where the plane stands in the middle of a turn."""
    decider, here = view.decider, view.here
    if decider is None or here is None:
        return None
    if decider.plane.strip is None:
        return "passing"
    if here.closed_hotels[decider.seat - 1] and not here.full:
        return "renovate"
    return "red-square" if here.closes else None


def in_the_game(view: TycoonView) -> str | None:
    """Something about the course of the game."""
    decider = view.decider
    if decider is None or view.bought or view.flown:
        return None
    if view.closing:
        return "closing"
    if decider.cash < LITTLE:
        return "low-cash"
    if min(tycoon.hotels for tycoon in view.tycoons) <= FEW:
        return "last-hotels"
    return {2: "new-phase", PHASES: "last-phase"}.get(view.phase)


def at_the_start(view: TycoonView) -> str:
    """Where one is in a turn."""
    if view.here is not None:
        return "landed" if view.flown else "stay"
    if view.bought:
        return "ticket-in-hand"
    return "first-turn" if view.round == 1 else "back-at-bank"


def chapter(view: TycoonView) -> int:
    """The chapter of the rulebook for the decision of a view."""
    if view.to_move is None:
        return END
    return PAYDAY if view.decision == "loans" else TURN
