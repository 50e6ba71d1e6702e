"""The first-game guide of Big Shot: which lesson is told when; the texts are in `guide.ftl`.

A lesson is told when its situation comes up; the table shows each one once.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludopolis.games.bigshot.market import BOARD, FULL, LOT, ROUNDS
from ludopolis.games.bigshot.view import Bid, BigShotView, Decision, District, Pass
from ludopolis.language.text import say
from ludopolis.presentation.scene import Lesson

# Chapters of the rulebook, the opening being the first.
A_ROUND, LOANS, DISTRICT, END, EXPERT, THREE, TWO, HINTS = 5, 6, 7, 8, 9, 10, 11, 12

CHAPTERS: dict[Decision, int] = {"bid": A_ROUND, "loan": EXPERT, "pay": TWO, "place": DISTRICT}


def chapter(view: BigShotView) -> int:
    """The chapter about the decision of a view."""
    return END if view.decision is None else CHAPTERS[view.decision]


# --- Situations -------------------------------------------------------------------------------


def always(view: BigShotView) -> bool:  # noqa: ARG001
    """Whenever its decision is due."""
    return True


def unsold(view: BigShotView) -> list[District]:
    """The districts that are not sold."""
    return [district for district in view.districts if district.owner is None]


def gives_lot_away(view: BigShotView) -> bool:
    """Would a pass give the leader the pawns for nothing?"""
    passes = (action for action in view.legal or () if isinstance(action, Pass))
    return view.bid == 0 and any(action.winner is not None for action in passes)


def is_short(view: BigShotView) -> bool:
    """Is there nothing to bid with, but a loan to be had?"""
    may_bid = any(isinstance(action, Bid) for action in view.legal or ())
    return not may_bid and any(colour.may_borrow for colour in view.colours)


def in_debt(view: BigShotView) -> bool:
    """Have three loans been taken?"""
    assert view.seat is not None
    return any(colour.loans >= 3 for colour in view.colours_of(view.seat))


def few_districts(view: BigShotView) -> bool:
    """Is the second half on, and too few districts are owned?"""
    assert view.seat is not None
    return view.round > ROUNDS // 2 and not view.seats[view.seat - 1].enough_districts


def one_to_go(view: BigShotView) -> bool:
    """Does a single pawn decide a district?"""
    return any(len(district.pawns) == FULL - 1 for district in unsold(view))


def lesser_leads(view: BigShotView) -> bool:
    """Has a tie made a colour with fewer pawns the leading one?"""
    for district in unsold(view):
        pawns = district.pawns
        if district.ahead and pawns.count(district.ahead) < max(map(pawns.count, pawns)):
            return True
    return False


def park_wanted(view: BigShotView) -> bool:
    """Is a park sold, or contested?"""
    parks = [view.district(park) for park in BOARD["parks"]]
    return any(park.owner is not None or len(park.pawns) >= 3 for park in parks)


@dataclass(frozen=True)
class Step:
    """A lesson, and when it is told."""

    key: str
    decision: Decision | None  # for which decision; None is any
    holds: Callable[[BigShotView], bool]
    chapter: int

    @property
    def lesson(self) -> Lesson:
        """What is told."""
        message = f"lesson-{self.key}"
        return Lesson(self.key, say(f"{message}.title"), say(message), self.chapter)


# The rarer and the more urgent come first.
STEPS = (
    Step("last-round", None, lambda view: view.round == ROUNDS, END),
    Step("two-colours", "bid", lambda view: view.players == 2 and view.round == 1, TWO),
    Step("expert-loan", "loan", always, EXPERT),
    Step("which-purse", "pay", always, TWO),
    Step("short-of-cash", "bid", is_short, LOANS),
    Step("in-debt", "bid", in_debt, LOANS),
    Step("free-lot", "bid", gives_lot_away, A_ROUND),
    Step("few-districts", "bid", few_districts, END),
    Step("first-bid", "bid", lambda view: view.bid == 0, A_ROUND),
    Step("raise", "bid", always, A_ROUND),
    Step("one-to-go", "place", one_to_go, DISTRICT),
    Step("lesser-leads", "place", lesser_leads, DISTRICT),
    Step("park", "place", park_wanted, END),
    Step("nobodys-colour", "place", lambda v: v.players == 3 and len(v.lot) < LOT, THREE),
    Step("first-pawn", "place", lambda view: len(view.lot) == LOT, A_ROUND),
    Step("next-pawn", "place", always, HINTS),
)


def lesson(view: BigShotView) -> Lesson | None:
    """The lesson for a view of the seat that decides."""
    if not view.mine:
        return None
    for step in STEPS:
        if step.decision in (None, view.decision) and step.holds(view):
            return step.lesson
    return None
