"""The first-game guide of New York: what is going on, and what to think of."""

from __future__ import annotations

from ludopolis.games.newyork.city import EVENT_NAMES, LAST_FREE, SPECULATION_OVER
from ludopolis.games.newyork.view import NewYorkView, ShowHand
from ludopolis.language.text import say
from ludopolis.presentation.scene import Lesson

NEAR_THE_END = 2 * LAST_FREE  # free buildings at which the guide speaks of the end

# The chapter of each lesson; the opening of the rulebook is the first.
CHAPTERS = {
    "place": 4,
    "place-own": 10,
    "place-on": 4,
    "first-turn": 6,
    "first-turn-two": 11,
    "price": 6,
    "price-colour": 11,
    "joker": 6,
    "wild": 2,
    "block": 8,
    "own-building": 6,
    "show": 6,
    "offer": 12,
    "answer": 12,
    "event-renovation": 9,
    "event-ruin": 9,
    "event-speculation": 9,
    "event-enterprise": 9,
    "event-statik": 9,
    "rebuild": 9,
    "give-up-speculation": 9,
    "give-up-statik": 9,
    "near-the-end": 7,
    "stops-discards": 7,
    "stops-pile": 7,
}
# Those in whose texts numbers of the game stand.
NUMBERS = {
    "near-the-end": {"free": LAST_FREE},
    "event-speculation": {"pawns": SPECULATION_OVER},
    "give-up-speculation": {"pawns": SPECULATION_OVER},
}


def lesson(view: NewYorkView) -> Lesson | None:
    """The lesson for the most telling thing about a decision."""
    key = telling(view)
    if key is None:
        return None
    text = say(f"lesson-{key}", **NUMBERS.get(key, {}))
    return Lesson(key, say(f"lesson-{key}.title"), text, CHAPTERS[key])


def telling(view: NewYorkView) -> str | None:
    """What is most telling about a decision."""
    if view.decision == "place":
        if view.placements >= len(view.pawns):
            return "place-on"
        return "place-own" if view.own_colours else "place"
    if view.decision == "give up":
        return f"give-up-{view.event}"
    if view.decision == "turn":
        return of_turn(view)
    return view.decision


def of_turn(view: NewYorkView) -> str:
    """What is most telling about a turn; from round to round something else, where there is."""
    rounds = view.turns // view.players
    if any(isinstance(action, ShowHand) for action in view.legal or ()):
        return "show"
    if view.stop_cards != "aside":
        return f"stops-{view.stop_cards}"
    if view.free <= NEAR_THE_END:
        return "near-the-end"
    if rounds == 0:
        return "first-turn-two" if view.two_colours else "first-turn"
    about = themes(view)
    return about[(rounds - 1) % len(about)]


def themes(view: NewYorkView) -> list[str]:
    """What this turn could teach, the most useful first."""
    hand = {card.kind for card in view.hand or ()}
    owners = {view.board[avenue][street].owner for avenue, street in view.reach or ()}
    found = []
    if owners - {None, view.seat}:
        found.append("price-colour" if view.prices_by_colour else "price")
    if view.teams and not view.offer_made:
        found.append("offer")
    found.append("block")
    found += [f"event-{event}" for event in EVENT_NAMES if event in hand]
    if "joker" in hand:
        found.append("joker" if view.edition == "box" else "wild")
    if view.seat in owners and not view.two_colours:
        found.append("own-building")
    return found
