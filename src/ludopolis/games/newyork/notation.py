"""New York's notation: cards, squares and actions as texts, and what the rules refuse.

Records keep the English texts: they must never change.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ludopolis.engine.notation import Notation
from ludopolis.games.newyork import rules
from ludopolis.games.newyork.city import (
    ACTIONS,
    BOARD,
    BOX,
    CARDS,
    ENTERPRISE,
    ENTERPRISES,
    EVENT_NAMES,
    FACES,
    GIVE_UP,
    JOKER,
    LOCALE,
    OFFER,
    PLACE,
    PLACING,
    REBUILDING,
    REFUSE,
    RENOVATION,
    RENOVATIONS,
    RUIN,
    RUINS,
    SHOW,
    SIZE,
    SPECULATION,
    SPECULATION_OVER,
    SPECULATIONS,
    SQUARES,
    STATIK,
    STATIKS,
    STOP,
    SWAP,
)
from ludopolis.language.text import Seat, Text, Words, say

if TYPE_CHECKING:
    from ludopolis.games.newyork.view import NewYorkView

COLOUR_NAMES = ("red", "blue", "yellow", "green", "black")  # of pawns
REFUSALS = (
    *("allowed", "not-now", "cards", "no-pawn", "too-dear", "own-building", "not-free"),
    *("beside", "not-an-opponents", "no-such-player", "too-few-pawns", "not-the-most"),
    *("must-play", "swapped", "partner-has-none", "not-rebuilt", "not-yours", "not-on-line"),
    "one-colour",
)

# --- Cards, lines and squares -----------------------------------------------------------------


def card_colour(edition: int, side: int) -> str:
    """The colour of a card: the ordinary playing cards have black ones for blue."""
    return "red" if side == 0 else "blue" if edition == BOX else "black"


@cache
def line_text(edition: int, side: int, line: int) -> Words:
    """A red (0) or blue (1) line, as the card is called that names it."""
    if edition == BOX:
        name: str = BOARD["lines"]["streets" if side else "avenues"][line]
        return name
    return say("card-line", colour=card_colour(edition, side), line=str(line + 1))


@cache
def square_name(edition: int, square: int) -> str:
    """The name of a square: its red line, then its blue line."""
    red, blue = divmod(square, SIZE)
    if edition == BOX:
        return f"{line_text(BOX, 0, red)}/{line_text(BOX, 1, blue)}"
    return f"{red + 1}/{blue + 1}"


def joker_text(edition: int) -> Text:
    """What the wild cards of an edition are called."""
    return say("joker" if edition == BOX else "wild")


def event_text(event: str) -> Text:
    """What an event is called."""
    return say(f"event-{event}")


@cache
def card_text(edition: int, card: int) -> Words:
    """What a card is called."""
    if card == STOP:
        return say("card-stop")
    side, face = divmod(card, FACES)
    if face < JOKER:
        return line_text(edition, side, face)
    colour = card_colour(edition, side)
    if face == JOKER:
        return say("card-joker" if edition == BOX else "card-wild", colour=colour)
    return say("card-event", colour=colour, event=event_text(EVENT_NAMES[face - RENOVATION]))


@cache
def colour_text(colour: str) -> Text:
    """A colour of pawns."""
    return say(f"colour-{colour}")


# --- Actions ----------------------------------------------------------------------------------


class Context(NamedTuple):
    """What, besides its number, decides how an action is written."""

    edition: int
    own_colours: tuple[str, ...]  # of who acts; one is as good as none
    placing: bool  # the preliminary round, where the colour is given


ONE_COLOUR = ("",)


@lru_cache(maxsize=1 << 14)
def action_text(context: Context, action: int) -> Text | None:
    """The text of an action, or None if nobody with these own colours could ever mean it."""
    edition = context.edition
    if action < ENTERPRISES:
        return _pair(context, action)
    if action < RENOVATIONS:
        return _aimed(context, action)
    if action < SHOW:
        face, first = (RENOVATION, RENOVATIONS) if action < RUINS else (RUIN, RUINS)
        return _event(edition, face, action - first)
    if action == SHOW:
        return say("move-show")
    if action < SWAP:
        return say("move-offer", card=card_text(edition, action - OFFER))
    if action < REFUSE:
        return say("move-swap", card=card_text(edition, action - SWAP))
    if action == REFUSE:
        return say("move-refuse")
    if action < GIVE_UP:
        own, square = divmod(action - PLACE, SQUARES)
        return _in_colour(context, own, say("move-place", square=square_name(edition, square)))
    return say("move-give-up", square=square_name(edition, action - GIVE_UP))


def _pair(context: Context, action: int) -> Text | None:
    edition = context.edition
    own, square, jokers = rules.pair_of(action)
    red = _line_card(edition, 0, square // SIZE, jokers // 2)
    blue = _line_card(edition, 1, square % SIZE, jokers % 2)
    if not jokers:
        return _in_colour(context, own, say("move-pair", one=red, other=blue))
    target = square_name(edition, square)
    return _in_colour(context, own, say("move-pair-to", one=red, other=blue, square=target))


def _aimed(context: Context, action: int) -> Text | None:
    """An event that names a building or a player."""
    edition = context.edition
    if action < STATIKS:
        own, colour, square, joker = rules.enterprise_of(action)
        line = square // SIZE if colour == 1 else square % SIZE
        text = say(
            "move-pair-to",
            one=_event(edition, ENTERPRISE, colour),
            other=_line_card(edition, 1 - colour, line, joker),
            square=square_name(edition, square),
        )
    elif action < SPECULATIONS:
        own, colour, line, joker, victim = rules.statik_of(action)
        card = line_text(edition, 1 - colour, line)
        if joker:
            card = say("joker-as", joker=joker_text(edition), line=card)
        event = _event(edition, STATIK, colour)
        text = say("move-statik", event=event, card=card, victim=Seat(int(victim) + 1))
    else:
        own, colour, victim = rules.speculation_of(action)
        event = _event(edition, SPECULATION, colour)
        text = say("move-speculation", event=event, victim=Seat(int(victim) + 1))
    return _in_colour(context, own, text)


def _line_card(edition: int, side: int, line: int, joker: int) -> Words:
    return joker_text(edition) if joker else line_text(edition, int(side), int(line))


def _event(edition: int, face: int, side: int) -> Text:
    text = card_text(edition, int(side) * FACES + face)
    assert isinstance(text, Text)
    return text


def _in_colour(context: Context, own: int, text: Text) -> Text | None:
    if len(context.own_colours) == 1 or context.placing:
        return text if own == 0 else None
    colour = colour_text(context.own_colours[own])
    return say("move-in-colour", action=text, colour=colour)


class NewYorkNotation(Notation):
    """How actions of New York are written."""

    def context(self, state: Any) -> Context:
        """The edition, and the own colours where there are two."""
        phase, edition = state.phase, int(state.edition)
        if phase == PLACING or edition != BOX or state.players != 2:
            return Context(edition, ONE_COLOUR, bool(phase == PLACING))
        owner = state.seat if phase == REBUILDING else state.active
        colours = state.colour_of[owner].tolist()
        return Context(edition, tuple(COLOUR_NAMES[colour] for colour in colours), False)

    def text(self, context: Context, action: int) -> Text | None:
        """An action as a text."""
        return action_text(context, action)

    def refusal(self, code: int) -> Text:
        """Why an action is refused."""
        reason = REFUSALS[code]
        if reason == "too-few-pawns":
            return say("refusal-too-few-pawns", pawns=SPECULATION_OVER)
        return say(f"refusal-{reason}")


NOTATION = NewYorkNotation(LOCALE, ACTIONS)


def edition_of(view: NewYorkView) -> int:
    """The edition that is played."""
    return BOX if view.edition == "box" else CARDS


def context_of(view: NewYorkView) -> Context:
    """What decides how actions of the seat to move are written."""
    if not view.two_colours or view.placing:
        return Context(edition_of(view), ONE_COLOUR, view.placing is not None)
    owner = view.to_move if view.decision == "rebuild" else view.active
    assert owner is not None
    return Context(BOX, view.seats[owner - 1].colours, False)
