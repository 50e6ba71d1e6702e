"""New York's notation: cards, squares and actions as texts, and what the rules refuse.

Records keep the English texts: they must never change.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ludopolis.engine.notation import Notation
from ludopolis.games.newyork import rules
from ludopolis.games.newyork import state as numbers
from ludopolis.games.newyork.state import BOX, EVENT_NAMES, FACES, JOKER, RENOVATION, SIZE, SQUARES
from ludopolis.language.text import Seat, Text, Words, say

if TYPE_CHECKING:
    from ludopolis.games.newyork.view import NewYorkView

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
        name: str = numbers.BOARD["lines"]["streets" if side else "avenues"][line]
        return name
    return say("card-line", colour=card_colour(edition, side), line=str(line + 1))


@cache
def square_name(edition: int, square: int) -> str:
    """The name of a square: its red line, then its blue line."""
    red, blue = divmod(square, SIZE)
    if edition == BOX:
        return f"{line_text(BOX, 0, red)}/{line_text(BOX, 1, blue)}"
    return f"{red + 1}/{blue + 1}"


@cache
def card_text(edition: int, card: int) -> Words:
    """What a card is called."""
    if card == numbers.STOP:
        return say("card-stop")
    side, face = divmod(card, FACES)
    if face < JOKER:
        return line_text(edition, side, face)
    colour = card_colour(edition, side)
    if face == JOKER:
        return say("card-joker" if edition == BOX else "card-wild", colour=colour)
    return say("card-event", colour=colour, event=say(f"event-{EVENT_NAMES[face - RENOVATION]}"))


# --- Actions ----------------------------------------------------------------------------------


class Action(NamedTuple):
    """An action number taken apart."""

    kind: str
    own: int = 0  # which of the own colours is played
    cards: tuple[int, ...] = ()
    square: int | None = None
    line: tuple[int, int] = (0, 0)  # of a Statik: red or blue, and which
    victim: int = 0  # a seat, from 1

    @property
    def jokers(self) -> bool:
        """Is there a joker among the cards?"""
        return any(card % FACES == JOKER for card in self.cards)


@cache
def action_of(number: int) -> Action:
    """An action in its parts."""
    if number < numbers.ENTERPRISES:
        own, square, jokers = map(int, rules.pair_of(number))
        red = int(rules.line_card(0, square // SIZE, jokers // 2))
        return Action(
            "pair", own, (red, int(rules.line_card(1, square % SIZE, jokers % 2))), square
        )
    if number < numbers.STATIKS:
        own, side, square, joker = map(int, rules.enterprise_of(number))
        line = square // SIZE if side else square % SIZE
        cards = side * FACES + numbers.ENTERPRISE, int(rules.line_card(1 - side, line, joker))
        return Action("enterprise", own, cards, square)
    if number < numbers.SPECULATIONS:
        own, side, line, joker, victim = map(int, rules.statik_of(number))
        cards = side * FACES + numbers.STATIK, int(rules.line_card(1 - side, line, joker))
        return Action("statik", own, cards, line=(1 - side, line), victim=victim + 1)
    if number < numbers.RENOVATIONS:
        own, side, victim = map(int, rules.speculation_of(number))
        return Action("speculation", own, (side * FACES + numbers.SPECULATION,), victim=victim + 1)
    if number < numbers.SHOW:
        event, side = divmod(number - numbers.RENOVATIONS, 2)
        return Action(EVENT_NAMES[event], cards=(side * FACES + RENOVATION + event,))
    if number in (numbers.SHOW, numbers.REFUSE):
        return Action("show hand" if number == numbers.SHOW else "refuse")
    if number < numbers.PLACE:
        kind, first = ("offer", numbers.OFFER) if number < numbers.SWAP else ("swap", numbers.SWAP)
        return Action(kind, cards=(number - first,))
    if number < numbers.GIVE_UP:
        own, square = divmod(number - numbers.PLACE, SQUARES)
        return Action("place", own, square=square)
    return Action("give up", square=number - numbers.GIVE_UP)


# What puts a pawn of a colour on the board.
IN_A_COLOUR = {"pair", "enterprise", "statik", "speculation", "place"}


class Context(NamedTuple):
    """What, besides its number, decides how an action is written."""

    edition: int
    own_colours: tuple[str, ...] = ()  # of who acts, if there are two and one is chosen


@lru_cache(maxsize=1 << 14)
def action_text(context: Context, number: int) -> Text | None:
    """The text of an action, or None if nobody with these own colours could ever mean it."""
    action = action_of(number)
    text = _text(context.edition, action)
    if not context.own_colours or action.kind not in IN_A_COLOUR:
        return text if action.own == 0 else None
    colour = say(f"colour-{context.own_colours[action.own]}")
    return say("move-in-colour", action=text, colour=colour)


def _text(edition: int, action: Action) -> Text:
    """An action, whatever the colour of the pawn."""
    kind, square = action.kind, square_name(edition, action.square or 0)
    joker = say("joker" if edition == BOX else "wild")
    cards = [joker if card % FACES == JOKER else card_text(edition, card) for card in action.cards]
    if kind == "pair" and not action.jokers:
        return say("move-pair", one=cards[0], other=cards[1])
    if kind in ("pair", "enterprise"):
        return say("move-pair-to", one=cards[0], other=cards[1], square=square)
    if kind == "statik":
        line = line_text(edition, *action.line)
        card = say("joker-as", joker=joker, line=line) if action.jokers else line
        return say("move-statik", event=cards[0], card=card, victim=Seat(action.victim))
    if kind == "speculation":
        return say("move-speculation", event=cards[0], victim=Seat(action.victim))
    if kind in ("offer", "swap"):
        return say(f"move-{kind}", card=card_text(edition, action.cards[0]))
    if action.square is not None:
        return say("move-place" if kind == "place" else "move-give-up", square=square)
    if cards and isinstance(cards[0], Text):  # an event that is played alone
        return cards[0]
    return say("move-refuse" if kind == "refuse" else "move-show")


class NewYorkNotation(Notation):
    """How actions of New York are written."""

    text = staticmethod(action_text)

    def context(self, state: Any) -> Context:
        """The edition, and the own colours where there are two."""
        if state.phase == numbers.PLACING or not rules.two_colours_each(state):
            return Context(int(state.edition))
        owner = state.seat if state.phase == numbers.REBUILDING else state.active
        return Context(BOX, tuple(numbers.COLOUR_NAMES[c] for c in state.colour_of[owner]))

    def refusal(self, code: int) -> Text:
        """Why an action is refused."""
        pawns = {"pawns": numbers.SPECULATION_OVER} if code == numbers.TOO_FEW_PAWNS else {}
        return say(f"refusal-{REFUSALS[code]}", **pawns)


NOTATION = NewYorkNotation(numbers.LOCALE, numbers.ACTIONS)

# --- For views --------------------------------------------------------------------------------


def edition_of(view: NewYorkView) -> int:
    """The edition that is played."""
    return BOX if view.edition == "box" else numbers.CARDS


def context_of(view: NewYorkView) -> Context:
    """What decides how actions of the seat to move are written."""
    if not view.two_colours or view.placing:
        return Context(edition_of(view))
    owner = view.to_move if view.decision == "rebuild" else view.active
    return Context(BOX, view.seats[(owner or 0) - 1].colours)


def named_line(view: NewYorkView) -> Words:
    """The line that a Statik named."""
    assert view.line is not None
    return line_text(edition_of(view), int(view.line.direction == "street"), view.line.number)
