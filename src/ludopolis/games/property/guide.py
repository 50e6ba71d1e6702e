"""The first-game guide: what to look at in the situation of a view. Its texts are in `guide.ftl`."""

from __future__ import annotations

from collections.abc import Callable

from ludopolis.games.property.view import Effect, Pair, Place, PropertyView
from ludopolis.presentation.lessons import Guide, LessonRule

# Chapters of the rulebook.
TURN, RENTS, OWN_SQUARES, END, OPTIONS = 4, 5, 6, 7, 8

FEW_FREE = 16  # a quarter of the land
NEARLY_RUINED = 15  # dollars
EARLY_ROUNDS = 6


def pairs(view: PropertyView) -> list[Pair]:
    """The pairs that can be played."""
    return [action for action in view.legal or () if isinstance(action, Pair)]


def some(effect: Effect) -> Callable[[PropertyView], bool]:
    """Does one of the pairs do this?"""
    return lambda view: any(pair.effect == effect for pair in pairs(view))


def early_wild(view: PropertyView) -> bool:
    """Is there a wild card? Such cards are kept for long: later they would hide all other lessons."""
    early = view.turns < EARLY_ROUNDS * view.players
    return early and any(card.wild for card in view.hand or ())


def somebody_is_poor(view: PropertyView) -> bool:
    """Is the game perhaps soon over?"""
    return view.bankruptcies == 1 and min(seat.cash for seat in view.seats) <= NEARLY_RUINED


def suits_matter(view: PropertyView) -> bool:
    """Can a square be visited for different rents?"""
    rents: dict[Place, int] = {}
    visits = [pair for pair in pairs(view) if pair.effect == "rent"]
    return any(rents.setdefault(pair.square, pair.rent) != pair.rent for pair in visits)


# What is rare comes before what is common.
GUIDE = Guide[PropertyView](
    chapters={"play": TURN, "buy": RENTS, None: END},
    lessons=(
        LessonRule("cut", RENTS, lambda view: view.offer is not None and view.offer.splits),
        LessonRule("buy", RENTS, decision="buy"),
        LessonRule("show", TURN, lambda view: view.lacks_a_colour),
        LessonRule("first", TURN, lambda view: view.turns < view.players),
        LessonRule("doomed", END, lambda view: {pair.effect for pair in pairs(view)} == {"ruin"}),
        LessonRule("danger", END, some("ruin")),
        LessonRule("fewer", OPTIONS, lambda v: bool(v.bankrupt) and v.quiet_turns < v.players),
        LessonRule("marked", OWN_SQUARES, some("lose")),
        LessonRule("wild", TURN, early_wild),
        LessonRule("own", OWN_SQUARES, some("mortgage")),
        LessonRule("no-free", RENTS, lambda view: not some("take")(view)),
        LessonRule("last-coins", END, somebody_is_poor),
        LessonRule("full", RENTS, lambda view: view.free <= FEW_FREE),
        LessonRule("suits", RENTS, suits_matter),
        LessonRule("rent", RENTS, some("rent")),
        LessonRule("join", RENTS, lambda view: any(pair.joined for pair in pairs(view))),
        LessonRule("free", TURN),
    ),
)
