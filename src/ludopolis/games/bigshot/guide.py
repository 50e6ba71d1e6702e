"""The first-game guide of Big Shot: which lesson is told when; the texts are in `guide.ftl`."""

from __future__ import annotations

from ludopolis.games.bigshot.state import BOARD, FULL, LOT, ROUNDS
from ludopolis.games.bigshot.view import Bid, BigShotView, District, Pass
from ludopolis.presentation.lessons import Guide, LessonRule

# Chapters of the rulebook, the opening being the first.
A_ROUND, LOANS, DISTRICT, END, EXPERT, THREE, TWO, HINTS = range(5, 13)

# --- Situations -------------------------------------------------------------------------------


def unsold(view: BigShotView) -> list[District]:
    """The districts that are not sold."""
    return [district for district in view.districts if district.owner is None]


def gives_lot_away(view: BigShotView) -> bool:
    """Would a pass give the leader the pawns for nothing?"""
    passes = [action for action in view.legal or () if isinstance(action, Pass)]
    return view.bid == 0 and any(action.winner is not None for action in passes)


def is_short(view: BigShotView) -> bool:
    """Is there nothing to bid with, but a loan to be had?"""
    may_bid = any(isinstance(action, Bid) for action in view.legal or ())
    return not may_bid and any(colour.may_borrow for colour in view.colours)


def few_districts(view: BigShotView) -> bool:
    """Is the second half on, and too few districts are owned?"""
    enough = all(player.enough_districts for player in view.seats if player.seat == view.seat)
    return view.round > ROUNDS // 2 and not enough


def lesser_leads(view: BigShotView) -> bool:
    """Has a tie made a colour with fewer pawns the leading one?"""
    return any(
        district.pawns.count(district.ahead) < max(map(district.pawns.count, district.pawns))
        for district in unsold(view)
        if district.ahead
    )


def park_wanted(view: BigShotView) -> bool:
    """Is a park sold, or contested?"""
    parks = [view.district(park) for park in BOARD["parks"]]
    return any(park.owner is not None or len(park.pawns) >= 3 for park in parks)


# --- Lessons ----------------------------------------------------------------------------------

Rule = LessonRule[BigShotView]
GUIDE = Guide[BigShotView](
    {"bid": A_ROUND, "loan": EXPERT, "pay": TWO, "place": DISTRICT, None: END},
    (  # The rarer and the more urgent come first.
        Rule("last-round", END, lambda view: view.round == ROUNDS),
        Rule("two-colours", TWO, lambda view: view.players == 2 and view.round == 1, "bid"),
        Rule("expert-loan", EXPERT, decision="loan"),
        Rule("which-purse", TWO, decision="pay"),
        Rule("short-of-cash", LOANS, is_short, "bid"),
        Rule(
            "in-debt",
            LOANS,
            lambda view: any(c.loans > 2 for c in view.colours if c.seat == view.seat),
            "bid",
        ),
        Rule("free-lot", A_ROUND, gives_lot_away, "bid"),
        Rule("few-districts", END, few_districts, "bid"),
        Rule("first-bid", A_ROUND, lambda view: view.bid == 0, "bid"),
        Rule("raise", A_ROUND, decision="bid"),
        Rule(
            "one-to-go",
            DISTRICT,
            lambda v: any(len(d.pawns) == FULL - 1 for d in unsold(v)),
            "place",
        ),
        Rule("lesser-leads", DISTRICT, lesser_leads, "place"),
        Rule("park", END, park_wanted, "place"),
        Rule("nobodys-colour", THREE, lambda v: v.players == 3 and len(v.lot) < LOT, "place"),
        Rule("first-pawn", A_ROUND, lambda view: len(view.lot) == LOT, "place"),
        Rule("next-pawn", HINTS, decision="place"),
    ),
)
