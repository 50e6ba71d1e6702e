"""The first-game guide: when each lesson is due. Its words are in `guide.ftl`."""

from __future__ import annotations

from collections.abc import Set

from ludopolis.games.newyorknewyork.state import NUMBERS
from ludopolis.games.newyorknewyork.view import Play, View
from ludopolis.presentation.lessons import Guide, LessonRule

# Chapters of the rulebook; the opening is the first.
YOUR_TURN, SCORE, OPTIONS, HINTS = 4, 6, 7, 8


# --- Situations, each worked out from the view of the seat to move ----------------------------


def laid(view: View) -> int:
    """How many cards lie in the skyline."""
    return sum(len(tower.cards) for tower in view.skyline)


def opening(view: View) -> bool:
    """Nobody has played twice."""
    return laid(view) < view.players


def only_others(view: View) -> bool:
    """Late in the game the hand holds no card of the own colour."""
    return not view.pile_size and all(card.owner != view.seat for card in view.hand or ())


def own_runs(view: View, numbers: Set[int] = frozenset()) -> bool:
    """There is an own run, with these numbers among others."""
    return any(run.seat == view.seat and numbers <= {*run.numbers} for run in view.runs)


def plays(view: View) -> list[Play]:
    """The cards that can be played."""
    return [choice for choice in view.legal or () if isinstance(choice, Play)]


def can_cover(view: View) -> bool:
    """A card of the hand could cover one of another player."""
    return any(play.covers and play.covers.owner not in (None, view.seat) for play in plays(view))


def was_covered(view: View) -> bool:
    """An own card lies under one of another colour."""
    return any(card.owner == view.seat for tower in view.skyline for card in tower.cards[:-1])


def known_hands(view: View) -> bool:
    """After some turns, something is known of another hand."""
    known = any(player.known for player in view.seats if player.seat != view.seat)
    return known and laid(view) > 2 * view.players


GUIDE = Guide[View](
    chapters={"play": YOUR_TURN, "take": YOUR_TURN, None: SCORE},
    lessons=(
        LessonRule("next-game", OPTIONS, lambda view: view.game > 1 and opening(view)),
        LessonRule("first-play", YOUR_TURN, opening, "play"),
        LessonRule("first-take", YOUR_TURN, lambda view: laid(view) <= view.players, "take"),
        LessonRule("alone", YOUR_TURN, lambda v: sum(not p.passed for p in v.seats) == 1, "play"),
    ),
    by_turns=(
        LessonRule("nothing-to-take", YOUR_TURN, lambda view: not view.reserve),
        LessonRule("pile-empty", YOUR_TURN, lambda view: not view.pile_size),
        LessonRule(
            "somebody-passed", YOUR_TURN, lambda v: any(p.passed and p.hand_size for p in v.seats)
        ),
        LessonRule("only-others", HINTS, only_others, "play"),
        LessonRule("ring", SCORE, lambda view: own_runs(view, {NUMBERS, 1}), "play"),
        LessonRule("last-floor", HINTS, lambda view: any(play.final for play in plays(view))),
        LessonRule("run", SCORE, own_runs, "play"),
        LessonRule("covered", SCORE, was_covered, "play"),
        LessonRule("cover", YOUR_TURN, can_cover),
        LessonRule("known-hands", YOUR_TURN, known_hands, "play"),
        LessonRule("take-for-others", HINTS, decision="take"),
    ),
    round_of=lambda view: laid(view) // view.players,
)
