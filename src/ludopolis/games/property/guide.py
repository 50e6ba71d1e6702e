"""The first-game guide: what to look at in the situation of a view. Its texts are in `guide.ftl`."""

from __future__ import annotations

from collections.abc import Sequence, Set

from ludopolis.games.property.view import Pair, Place, PropertyView
from ludopolis.language.text import say
from ludopolis.presentation.scene import Lesson

# Chapters of the rulebook.
TURN, RENTS, OWN_SQUARES, END, OPTIONS = 4, 5, 6, 7, 8

# The chapter of each lesson.
LESSONS = {
    "first": TURN,
    "free": TURN,
    "join": RENTS,
    "wild": TURN,
    "suits": RENTS,
    "rent": RENTS,
    "no-free": RENTS,
    "own": OWN_SQUARES,
    "marked": OWN_SQUARES,
    "buy": RENTS,
    "cut": RENTS,
    "danger": END,
    "doomed": END,
    "full": RENTS,
    "last-coins": END,
    "fewer": OPTIONS,
    "show": TURN,
}

FEW_FREE = 16  # a quarter of the land
NEARLY_RUINED = 15  # dollars
EARLY_ROUNDS = 6


def lesson(view: PropertyView) -> Lesson:
    """The lesson for what is most telling in a view of the seat to move."""
    key = situation(view)
    return Lesson(key, say(f"lesson-{key}.title"), say(f"lesson-{key}"), LESSONS[key])


def chapter(view: PropertyView) -> int:
    """The chapter of the rulebook for the decision of a view."""
    if view.over:
        return END
    return RENTS if view.decision == "buy" else TURN


def situation(view: PropertyView) -> str:
    """The key of the lesson: what is rare comes before what is common."""
    if view.offer is not None:
        return "cut" if view.offer.splits else "buy"
    if view.lacks_a_colour:
        return "show"
    if view.turns < view.players:
        return "first"
    pairs = [action for action in view.legal or () if isinstance(action, Pair)]
    effects = {pair.effect for pair in pairs}
    if effects == {"ruin"}:
        return "doomed"
    if "ruin" in effects:
        return "danger"
    if view.bankrupt and view.quiet_turns < view.players:
        return "fewer"
    if "lose" in effects:
        return "marked"
    # Such cards are kept for long: later they would hide all other lessons.
    early = view.turns < EARLY_ROUNDS * view.players
    if early and any(card.wild for card in view.hand or ()):
        return "wild"
    return ordinary(view, pairs, effects)


def ordinary(view: PropertyView, pairs: Sequence[Pair], effects: Set[str]) -> str:
    """The key of the lesson for what happens every other turn."""
    if "mortgage" in effects:
        return "own"
    if "take" not in effects:
        return "no-free"
    if view.bankruptcies == 1 and min(player.cash for player in view.seats) <= NEARLY_RUINED:
        return "last-coins"
    if view.free <= FEW_FREE:
        return "full"
    rents: dict[Place, set[int]] = {}
    for pair in pairs:
        if pair.effect == "rent":
            rents.setdefault(pair.square, set()).add(pair.rent)
    if any(len(amounts) > 1 for amounts in rents.values()):
        return "suits"
    if rents:
        return "rent"
    return "join" if any(pair.joined for pair in pairs) else "free"
