"""The first-game guide of New York: when each lesson is due. Its words are in `guide.ftl`."""

from __future__ import annotations

from functools import partial

from ludopolis.games.newyork.state import LAST_FREE, SPECULATION_OVER
from ludopolis.games.newyork.view import NewYorkView, ShowHand
from ludopolis.presentation.lessons import Guide, LessonRule

Rule = LessonRule[NewYorkView]
NEAR_THE_END = 2 * LAST_FREE  # free buildings at which the guide speaks of the end
PAWNS = {"pawns": SPECULATION_OVER}


def owners(view: NewYorkView) -> set[int | None]:
    """Who owns the buildings in reach."""
    return {view.board[avenue][street].owner for avenue, street in view.reach or ()}


def can_buy(view: NewYorkView) -> bool:
    """Is a building of another player in reach?"""
    return bool(owners(view) - {None, view.seat})


def holds(kind: str, view: NewYorkView) -> bool:
    """Is there such a card in the hand?"""
    return any(card.kind == kind for card in view.hand or ())


GUIDE = Guide[NewYorkView](
    chapters={"place": 4, "turn": 6, "answer": 12, "rebuild": 9, "give up": 9, None: 8},
    lessons=(
        Rule("place-on", 4, lambda view: view.placements >= len(view.pawns), "place"),
        Rule("place-own", 10, lambda view: view.own_colours, "place"),
        Rule("place", 4, decision="place"),
        Rule("answer", 12, decision="answer"),
        Rule("rebuild", 9, decision="rebuild"),
        Rule("give-up-statik", 9, lambda view: view.event == "statik", "give up"),
        Rule("give-up-speculation", 9, decision="give up", numbers=PAWNS),
        Rule("show", 6, lambda view: isinstance((view.legal or (None,))[0], ShowHand)),
        Rule("stops-discards", 7, lambda view: view.stop_cards == "discards"),
        Rule("stops-pile", 7, lambda view: view.stop_cards == "pile"),
        Rule(
            "near-the-end", 7, lambda view: view.free <= NEAR_THE_END, numbers={"free": LAST_FREE}
        ),
        Rule("first-turn-two", 11, lambda view: view.turns < view.players and view.two_colours),
        Rule("first-turn", 6, lambda view: view.turns < view.players),
    ),
    by_turns=(
        Rule("price", 6, lambda view: can_buy(view) and not view.prices_by_colour),
        Rule("price-colour", 11, lambda view: can_buy(view) and view.prices_by_colour),
        Rule("offer", 12, lambda view: view.teams and not view.offer_made),
        Rule("block", 8),
        Rule("event-renovation", 9, partial(holds, "renovation")),
        Rule("event-ruin", 9, partial(holds, "ruin")),
        Rule("event-speculation", 9, partial(holds, "speculation"), numbers=PAWNS),
        Rule("event-enterprise", 9, partial(holds, "enterprise")),
        Rule("event-statik", 9, partial(holds, "statik")),
        Rule("joker", 6, lambda view: holds("joker", view) and view.edition == "box"),
        Rule("wild", 2, lambda view: holds("joker", view) and view.edition == "cards"),
        Rule("own-building", 6, lambda view: view.seat in owners(view) and not view.two_colours),
    ),
    round_of=lambda view: view.turns // view.players - 1,
)
