"""The first-game guide: when each lesson is due. Its words are in `guide.ftl`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ludopolis.games.newyorknewyork.skyline import NUMBERS
from ludopolis.games.newyorknewyork.view import NewYorkNewYorkAction, NewYorkNewYorkView, Play, Run
from ludopolis.language.text import say
from ludopolis.presentation.scene import Lesson

View = NewYorkNewYorkView

# Chapters of the rulebook; the opening is the first.
SETTING_UP, YOUR_TURN, END, SCORE, OPTIONS, HINTS = 3, 4, 5, 6, 7, 8


@dataclass(frozen=True)
class Step:
    """A lesson, and when it is due."""

    key: str
    chapter: int
    due: Callable[[View], bool]

    @property
    def lesson(self) -> Lesson:
        """What is told."""
        message = f"lesson-{self.key}"
        return Lesson(self.key, say(f"{message}.title"), say(message), self.chapter)


# --- Situations, each worked out from the view of the seat to move ----------------------------


def playing(view: View) -> bool:
    """A card is to be played."""
    return view.decision == "play"


def taking(view: View) -> bool:
    """A card is to be taken."""
    return view.decision == "take"


def laid(view: View) -> int:
    """How many cards lie in the skyline."""
    return sum(len(tower.cards) for tower in view.skyline)


def opening(view: View) -> bool:
    """Nobody has played twice."""
    return laid(view) < view.players


def first_play(view: View) -> bool:
    """The first card is to be played."""
    return playing(view) and opening(view)


def first_take(view: View) -> bool:
    """The first card is to be taken."""
    return taking(view) and laid(view) <= view.players


def alone(view: View) -> bool:
    """All others have passed."""
    return playing(view) and sum(not player.passed for player in view.seats) == 1


def somebody_passed(view: View) -> bool:
    """Another player has passed, with cards in the hand."""
    return any(player.passed and player.hand_size for player in view.seats)


def next_game(view: View) -> bool:
    """A later game of a match begins."""
    return view.game > 1 and opening(view)


def nothing_to_take(view: View) -> bool:
    """The reserve is used up."""
    return not view.reserve


def last_turns(view: View) -> bool:
    """The pile is used up."""
    return not view.pile_size


def only_others(view: View) -> bool:
    """Late in the game the hand holds no card of the own colour."""
    own = any(card.owner == view.seat for card in view.hand or ())
    return playing(view) and last_turns(view) and not own


def own_runs(view: View) -> list[Run]:
    """The own runs, when a card is to be played."""
    return [run for run in view.runs if playing(view) and run.seat == view.seat]


def over_the_ring(view: View) -> bool:
    """An own run leads over 12 and 1."""
    return any({NUMBERS, 1} <= set(run.numbers) for run in own_runs(view))


def own_run(view: View) -> bool:
    """There is an own run."""
    return bool(own_runs(view))


def plays(view: View) -> list[Play]:
    """The cards that can be played."""
    choices: tuple[NewYorkNewYorkAction, ...] = view.legal or ()
    return [choice for choice in choices if isinstance(choice, Play)]


def last_floor(view: View) -> bool:
    """A card of the hand would be the fourth on its number."""
    return any(play.final for play in plays(view))


def can_cover(view: View) -> bool:
    """A card of the hand could cover one of another player."""
    return any(play.covers and play.covers.owner not in (None, view.seat) for play in plays(view))


def was_covered(view: View) -> bool:
    """An own card lies under one of another colour."""
    return playing(view) and any(
        card.owner == view.seat for tower in view.skyline for card in tower.cards[:-1]
    )


def known_hands(view: View) -> bool:
    """After some turns, something is known of another hand."""
    known = any(player.known for player in view.seats if player.seat != view.seat)
    return playing(view) and known and laid(view) > 2 * view.players


# Told as soon as they are due.
AT_ONCE = (
    Step("next-game", OPTIONS, next_game),
    Step("first-play", YOUR_TURN, first_play),
    Step("first-take", YOUR_TURN, first_take),
    Step("alone", YOUR_TURN, alone),
)

# Of these several can be due for long; they take turns, so that each is told.
IN_TURN = (
    Step("nothing-to-take", YOUR_TURN, nothing_to_take),
    Step("pile-empty", YOUR_TURN, last_turns),
    Step("somebody-passed", YOUR_TURN, somebody_passed),
    Step("only-others", HINTS, only_others),
    Step("ring", SCORE, over_the_ring),
    Step("last-floor", HINTS, last_floor),
    Step("run", SCORE, own_run),
    Step("covered", SCORE, was_covered),
    Step("cover", YOUR_TURN, can_cover),
    Step("known-hands", YOUR_TURN, known_hands),
    Step("take-for-others", HINTS, taking),
)
STEPS = AT_ONCE + IN_TURN


def lesson(view: View) -> Lesson | None:
    """The most telling lesson for the seat to move, if one is due."""
    for step in AT_ONCE:
        if step.due(view):
            return step.lesson
    due = [step for step in IN_TURN if step.due(view)]
    a_round = laid(view) // view.players
    return due[a_round % len(due)].lesson if due else None
