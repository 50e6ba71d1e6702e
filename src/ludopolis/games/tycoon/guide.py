"""The first-game guide: when each lesson is due. Its words are in `guide.ftl`."""

from __future__ import annotations

from ludopolis.games.tycoon.state import PHASES
from ludopolis.games.tycoon.view import TycoonView
from ludopolis.presentation.lessons import Guide, LessonRule

TURN, PAYDAY, END = 5, 6, 7  # chapters of the rulebook
LITTLE = 4  # millions with which hardly anything can be done
FEW = 2  # hotels in front of a player when payday is near

Rule = LessonRule[TycoonView]


def passing(view: TycoonView) -> bool:
    """The plane is in a city, but on no strip."""
    return view.here is not None and view.decider.plane.strip is None


def can_renovate(view: TycoonView) -> bool:
    """An own closed hotel stands here."""
    here, seat = view.here, view.seat
    return bool(here and seat and here.closed_hotels[seat - 1] and not here.full)


def fresh(view: TycoonView) -> bool:
    """Nothing was bought or flown in this turn."""
    return not view.bought and not view.flown


def short_of_cash(view: TycoonView) -> bool:
    """There is hardly any cash left."""
    return view.decider.cash < LITTLE


def payday_is_near(view: TycoonView) -> bool:
    """Somebody has few hotels left."""
    return min(tycoon.hotels for tycoon in view.tycoons) <= FEW


GUIDE = Guide[TycoonView](
    {"turn": TURN, "loans": PAYDAY, None: END},
    (
        Rule("loans", PAYDAY, decision="loans"),
        # The place where the plane stands.
        Rule("passing", TURN, passing),
        Rule("renovate", TURN, can_renovate),
        Rule("red-square", TURN, lambda view: bool(view.here and view.here.closes)),
        # The course of the game.
        Rule("closing", PAYDAY, lambda view: fresh(view) and view.closing),
        Rule("low-cash", TURN, lambda view: fresh(view) and short_of_cash(view)),
        Rule("last-hotels", PAYDAY, lambda view: fresh(view) and payday_is_near(view)),
        Rule("new-phase", PAYDAY, lambda view: fresh(view) and view.phase == 2),
        Rule("last-phase", END, lambda view: fresh(view) and view.phase == PHASES),
        # Where one is in a turn.
        Rule("landed", TURN, lambda view: bool(view.here and view.flown)),
        Rule("stay", TURN, lambda view: view.here is not None),
        Rule("ticket-in-hand", TURN, lambda view: bool(view.bought)),
        Rule("first-turn", TURN, lambda view: view.round == 1),
        Rule("back-at-bank", TURN),
    ),
)
