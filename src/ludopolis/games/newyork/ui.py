"""How New York looks, speaks and is touched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from ludopolis.engine.box import Value
from ludopolis.engine.view import LegalAction
from ludopolis.games.newyork import (
    drawing,
    guide,
    log,
    pictures,
    report,
    scene,
    selection_help,
    terminal,
)
from ludopolis.games.newyork.city import (
    ENTERPRISES,
    GIVE_UP,
    OFFER,
    PLACE,
    REFUSE,
    RENOVATIONS,
    SHOW,
    SIZE,
    SPECULATIONS,
    SQUARES,
    STATIKS,
    SWAP,
)
from ludopolis.games.newyork.drawing import PLANS, line_id, square_id
from ludopolis.games.newyork.notation import (
    card_text,
    colour_text,
    edition_of,
    event_text,
    square_name,
)
from ludopolis.games.newyork.rules import enterprise_of, pair_of, speculation_of, statik_of
from ludopolis.games.newyork.scene import (
    OFFER_PART,
    REFUSE_PART,
    SHOW_PART,
    card_part,
    colour_part,
    victim_part,
)
from ludopolis.games.newyork.view import (
    CROSSINGS,
    Crossing,
    Enterprise,
    GiveUp,
    NewYorkView,
    Offer,
    Pair,
    Place,
    Renovation,
    Ruin,
    Speculation,
    Statik,
    played_cards,
)
from ludopolis.language.text import Seat, Text, say
from ludopolis.language.translator import Translator
from ludopolis.presentation import ui
from ludopolis.presentation.scene import Drawing, Lesson, Picture, Piece, Report, Scene, Section

Parts = tuple[str, ...]

# Where the rulebook tells of a decision, and of the end.
CHAPTERS = {"place": 4, "turn": 6, "answer": 12, "rebuild": 9, "give up": 9, None: 8}


class NewYorkUI(ui.UI[NewYorkView]):
    """How New York looks, speaks and is touched."""

    def question(self, view: NewYorkView) -> tuple[Text, ...]:
        """What the seat to move is asked."""
        return question(view)

    def note(self, view: NewYorkView, action: LegalAction) -> Text | None:
        """What the cards would do."""
        return note(action) if view.decision == "turn" else None

    def log(self, before: NewYorkView, after: NewYorkView, done: LegalAction) -> list[Text]:
        """What happened in a move."""
        return log.log(before, after, done)

    def explain(self, view: NewYorkView) -> list[Text]:
        """The score of each seat: blocks, other buildings, coins, and the team's sum."""
        return report.explain(view)

    def terminal(self, view: NewYorkView, say: Translator) -> str:
        """A view as a picture in letters."""
        return terminal.draw(view, say)

    def drawing(self, players: int, options: Mapping[str, Value], say: Translator) -> Drawing:  # noqa: ARG002
        """The board of the edition."""
        return drawing.draw(drawing.edition_of(options), bool(options["events"]), say.language)

    def open_scene(self, view: NewYorkView) -> Scene:
        """What everybody sees."""
        return scene.open_scene(view)

    def own_scene(self, view: NewYorkView) -> Scene:
        """What a seat sees besides."""
        return scene.own_scene(view)

    def reading(self, view: NewYorkView) -> tuple[Section, ...]:
        """The board as a list."""
        return scene.reading(view)

    def parts(self, view: NewYorkView, action: int) -> Parts | None:
        """What is touched for an action."""
        return parts(view, action)

    def preview(self, view: NewYorkView, action: LegalAction) -> tuple[Piece, ...]:
        """The building as it would stand, with its price, or crossed out if it would be lost."""
        return preview(view, action)

    def selection_help(self, view: NewYorkView, parts: Sequence[str]) -> Text | None:
        """What would lead somewhere."""
        return selection_help.selection_help(view, parts)

    def chapter(self, view: NewYorkView) -> int:
        """The chapter of the decision."""
        return CHAPTERS[view.decision]

    def lesson(self, view: NewYorkView) -> Lesson | None:
        """What the guide says."""
        return guide.lesson(view)

    def report(self, before: NewYorkView, after: NewYorkView) -> Report | None:
        """Who got which colour, when they are dealt after the preliminary round."""
        return report.dealt(after) if before.undealt and not after.undealt else None

    @property
    def pictures(self) -> Mapping[str, Callable[[Translator], Picture]]:
        """The covers of both editions and the pictures of the rulebook."""
        return pictures.PICTURES


UI = NewYorkUI()

# --- What is asked, and what a choice would do ------------------------------------------------


def question(view: NewYorkView) -> tuple[Text, ...]:
    """What the seat to move is asked."""
    if view.placing is not None:
        return (say("question-place", colour=colour_text(view.placing)),)
    if view.decision == "turn":
        asked = [say("question-turn" if view.edition == "box" else "question-turn-cards")]
        if view.events:
            asked.append(say("question-or-event"))
        if view.teams and not view.offer_made:
            asked.append(say("question-or-offer"))
        return tuple(asked)
    if view.decision == "answer":
        assert view.offered is not None  # who is asked sees it
        return (say("question-answer", card=card_text(edition_of(view), view.offered.number)),)
    assert view.event is not None
    who, event = Seat(view.active or 0), event_text(view.event)
    if view.line is not None:
        line = scene.named_line(view)
        return (say("question-give-up-on", who=who, event=event, line=line),)
    asked_for = "question-rebuild" if view.decision == "rebuild" else "question-give-up"
    return (say(asked_for, who=who, event=event),)


def note(action: LegalAction) -> Text | None:
    """What a choice of a turn does: build, buy for a price, take or lose, and what that is worth.

    Of an event, who has to choose; of an offer, who will see the card.
    """
    if isinstance(action, Pair):
        before, after = action.points_before, action.points_after
        if action.effect != "buy":
            return say(f"note-{action.effect}", before=before, after=after)
        who = Seat(action.owner or 0)
        return say("note-buy", who=who, price=action.price, before=before, after=after)
    if isinstance(action, Enterprise):
        before, after = action.points_before, action.points_after
        return say("note-take", who=Seat(action.owner or 0), before=before, after=after)
    if isinstance(action, (Statik, Speculation)):
        message = "note-statik" if isinstance(action, Statik) else "note-speculation"
        return say(message, who=Seat(action.victim), count=action.buildings)
    if isinstance(action, (Renovation, Ruin)):
        return say("note-renovation" if isinstance(action, Renovation) else "note-ruin")
    return say("note-offer", who=Seat(action.partner)) if isinstance(action, Offer) else None


# --- What is touched --------------------------------------------------------------------------


def parts(view: NewYorkView, action: int) -> Parts | None:
    """What is touched for an action of the decision that is due."""
    if view.decision == "turn":
        return parts_of_turn(view, action) if action < SWAP else None
    if view.decision == "answer":
        return parts_of_answer(view, action) if SWAP <= action <= REFUSE else None
    if view.decision == "give up":
        return (square_id(action - GIVE_UP),) if action >= GIVE_UP else None
    if view.decision is None or not PLACE <= action < GIVE_UP:
        return None
    own, square = divmod(action - PLACE, SQUARES)
    if view.decision == "place":
        return (square_id(square),) if own == 0 else None
    return in_own_colour(view, own, (square_id(square),))


def in_own_colour(view: NewYorkView, own: int, parts: Parts) -> Parts | None:
    """These parts and, where a seat owns two colours, the one that is played."""
    if not view.two_colours:
        return parts if own == 0 else None
    assert view.to_move is not None
    return (*parts, colour_part(view.seats[view.to_move - 1].colours[own]))


def parts_of_turn(view: NewYorkView, action: int) -> Parts | None:
    """What is touched for an action of a turn: cards and what they name.

    Cards that are not in the hand cannot be touched. A building that no pair of the hand reaches
    still stands for the cards that would: who touches it is told that these are missing.
    """
    hand = [card.number for card in view.hand or ()]
    if action == SHOW:
        return (SHOW_PART,)
    if action >= OFFER:
        held = view.teams and action - OFFER in hand
        return (OFFER_PART, card_part(action - OFFER)) if held else None
    if action >= ENTERPRISES and not view.events:
        return None
    own, cards, parts, square = touched(action)
    if any(card not in hand for card in cards) and (square is None or square in (view.reach or ())):
        return None
    # An event that clears squares puts no pawn there yet.
    return parts if action >= RENOVATIONS else in_own_colour(view, own, parts)


@cache
def touched(action: int) -> tuple[int, tuple[int, ...], Parts, Crossing | None]:
    """Of a pair or an event: which own colour, its cards, what is touched, the square of a plain pair.

    A pair without jokers is meant also by who touches a square that the hand does not reach.
    """
    cards = played_cards(action)
    touched_cards = tuple(map(card_part, sorted(cards)))
    own = 0
    target: Parts = ()
    plain: Crossing | None = None
    if action < ENTERPRISES:
        own, square, jokers = pair_of(action)
        target = (square_id(square),)
        plain = None if jokers else CROSSINGS[square]
    elif action < STATIKS:
        own, _, square, _ = enterprise_of(action)
        target = (square_id(square),)
    elif action < SPECULATIONS:
        own, colour, line, joker, victim = map(int, statik_of(action))
        target = (line_id(1 - colour, line),) if joker else ()
        target += (victim_part(victim + 1),)
    elif action < RENOVATIONS:
        own, _, victim = map(int, speculation_of(action))
        target = (victim_part(victim + 1),)
    return int(own), cards, (*touched_cards, *target), plain


def parts_of_answer(view: NewYorkView, action: int) -> Parts | None:
    """What is touched to answer an offer: the card that is given for it, or the refusal."""
    if action == REFUSE:
        return (REFUSE_PART,)
    held = any(card.number == action - SWAP for card in view.hand or ())
    return (card_part(action - SWAP),) if held else None


# --- What it would look like ------------------------------------------------------------------


def preview(view: NewYorkView, action: LegalAction) -> tuple[Piece, ...]:
    """Pieces as they would lie after an allowed action."""
    if isinstance(action, (Pair, Enterprise, Place, GiveUp)):
        square = action.avenue * SIZE + action.street
        lost = isinstance(action, Pair) and action.effect == "lose"
        price = action.price if isinstance(action, Pair) and action.effect == "buy" else None
        return _preview(edition_of(view), square, None if lost else action.colour, price)
    return ()


@cache
def _preview(edition: int, square: int, colour: str | None, price: int | None) -> tuple[Piece, ...]:
    """A building as it would stand on a square; without a colour, what stands there is lost."""
    if colour is None:
        return (_sign(edition, square, "gone"),)
    stands = (_sign(edition, square, "site"), _sign(edition, square, f"house-{colour}"))
    if price is None:
        return stands
    tag = scene.price_tag(edition, square, price, False)
    # The choice tells the price in words; here a number is enough.
    return (*stands, Piece(tag.id, tag.sprite, tag.text, tag.x, tag.y, text=tag.text))


def _sign(edition: int, square: int, sprite: str) -> Piece:
    """A building, a building site or a cross on a square, to be looked at only."""
    x, y = PLANS[edition].centre(square)
    return Piece(f"would-{sprite}-{square}", sprite, square_name(edition, square), x, y)
