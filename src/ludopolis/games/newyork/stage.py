"""How New York looks and how it is touched."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

from ludopolis.engine.box import Value
from ludopolis.engine.scene import Drawing, Lesson, Picture, Piece, Report, Scene, Stage
from ludopolis.games.newyork import advice, drawing, guide, pictures, scene
from ludopolis.games.newyork.city import (
    ENTERPRISE,
    ENTERPRISES,
    FACES,
    GIVE_UP,
    OFFER,
    PLACE,
    REFUSE,
    RENOVATION,
    RENOVATIONS,
    RUIN,
    RUINS,
    SHOW,
    SIZE,
    SPECULATION,
    SPECULATIONS,
    SQUARES,
    STATIK,
    STATIKS,
    SWAP,
)
from ludopolis.games.newyork.drawing import PLANS, edition_of, line_id, square_id
from ludopolis.games.newyork.phrases import PHRASES
from ludopolis.games.newyork.reading import (
    View,
    colours_of,
    hand_of,
    line_card,
    owner_at,
    pairs_to,
    reached,
    titled,
    two_colours,
)
from ludopolis.games.newyork.reading import edition_of as edition_seen
from ludopolis.games.newyork.rules import enterprise_of, pair_of, speculation_of, statik_of
from ludopolis.games.newyork.scene import (
    OFFER_PART,
    REFUSE_PART,
    SHOW_PART,
    card_part,
    colour_part,
    victim_part,
)
from ludopolis.games.newyork.words import square_name

Parts = tuple[str, ...]

# Where the rulebook tells of a decision, and of the end.
CHAPTERS = {"place": 4, "turn": 6, "answer": 12, "rebuild": 9, "give up": 9, None: 8}


class NewYorkStage(Stage):
    """How New York looks."""

    def drawing(self, players: int, options: Mapping[str, Value], language: str) -> Drawing:  # noqa: ARG002
        """The board of the edition."""
        return drawing.draw(edition_of(options), bool(options["events"]), language)

    def scene(self, view: View, language: str) -> Scene:
        """What lies where."""
        return scene.show(view, language)

    def parts(self, view: View, action: int) -> Parts | None:
        """What is touched for an action."""
        if view["decision"] == "turn":
            return parts_of_turn(view, action) if action < SWAP else None
        if view["decision"] == "answer":
            return parts_of_answer(view, action) if SWAP <= action <= REFUSE else None
        if view["decision"] == "give up":
            return (square_id(action - GIVE_UP),) if action >= GIVE_UP else None
        if view["decision"] is None or not PLACE <= action < GIVE_UP:
            return None
        own, square = divmod(action - PLACE, SQUARES)
        if view["decision"] == "place":
            return (square_id(square),) if own == 0 else None
        return in_own_colour(view, own, (square_id(square),))

    def preview(self, view: View, action: int) -> tuple[Piece, ...]:
        """The building as it would stand, with its price, or crossed out if it would be lost."""
        return preview(view, action)

    def advice(self, view: View, parts: Sequence[str], language: str) -> str:
        """What would lead somewhere."""
        return advice.advice(view, parts, language)

    def chapter(self, view: View) -> int:
        """The chapter of the decision."""
        return CHAPTERS[view["decision"]]

    def lesson(self, view: View, language: str) -> Lesson | None:
        """What the guide says."""
        return guide.lesson(view, language)

    def report(self, before: View, after: View, language: str) -> Report | None:
        """Who got which colour, when they are dealt after the preliminary round."""
        if None in before["owners"].values() and None not in after["owners"].values():
            return dealt(after, language)
        return None

    @property
    def pictures(self) -> Mapping[str, Callable[[str], Picture]]:
        """The covers of both editions and the pictures of the rulebook."""
        return pictures.PICTURES


# --- What is touched --------------------------------------------------------------------------


def in_own_colour(view: View, own: int, parts: Parts) -> Parts | None:
    """These parts and, where a seat owns two colours, the one that is played."""
    if not two_colours(view):
        return parts if own == 0 else None
    return (*parts, colour_part(colours_of(view, view["to_move"])[own]))


def parts_of_turn(view: View, action: int) -> Parts | None:
    """What is touched for an action of a turn: cards and what they name.

    Cards that are not in the hand cannot be touched. A building that no pair of the hand reaches
    still stands for the cards that would: who touches it is told that these are missing.
    """
    hand = set(hand_of(view))
    if action < ENTERPRISES:
        own, square, jokers = pair_of(action)
        _, red, blue = list(pairs_to(square))[jokers]
        missing = red not in hand or blue not in hand
        if missing and (jokers or reached(square, hand)):
            return None
        return in_own_colour(view, own, (card_part(red), card_part(blue), square_id(square)))
    if action == SHOW:
        return (SHOW_PART,)
    if action >= OFFER:
        held = view["teams"] and action - OFFER in hand
        return (OFFER_PART, card_part(action - OFFER)) if held else None
    return parts_of_event(view, hand, action) if view["events"] else None


def parts_of_event(view: View, hand: set[int], action: int) -> Parts | None:
    """What is touched for an event: its card, perhaps a line card, and what or whom it hits."""
    if action >= RENOVATIONS:
        face, colour = (
            (RENOVATION, action - RENOVATIONS) if action < RUINS else (RUIN, action - RUINS)
        )
        card = colour * FACES + face
        return (card_part(card),) if card in hand else None
    if action < STATIKS:
        own, colour, square, joker = enterprise_of(action)
        line = square // SIZE if colour == 1 else square % SIZE
        cards = {colour * FACES + ENTERPRISE, line_card(1 - colour, line, joker)}
        target: Parts = (square_id(square),)
    elif action < SPECULATIONS:
        own, colour, line, joker, victim = statik_of(action)
        cards = {colour * FACES + STATIK, line_card(1 - colour, line, joker)}
        target = (line_id(1 - colour, line),) if joker else ()
        target += (victim_part(victim + 1),)
    else:
        own, colour, victim = speculation_of(action)
        cards = {colour * FACES + SPECULATION}
        target = (victim_part(victim + 1),)
    if not cards <= hand:
        return None
    return in_own_colour(view, own, (*map(card_part, sorted(cards)), *target))


def parts_of_answer(view: View, action: int) -> Parts | None:
    """What is touched to answer an offer: the card that is given for it, or the refusal."""
    if action == REFUSE:
        return (REFUSE_PART,)
    return (card_part(action - SWAP),) if action - SWAP in hand_of(view) else None


# --- What it would look like ------------------------------------------------------------------


def preview(view: View, action: int) -> tuple[Piece, ...]:
    """Pieces as they would lie after an allowed action."""
    if action >= GIVE_UP:
        return would_stand(view, action - GIVE_UP, view["taker"])
    if action >= PLACE:
        own, square = divmod(action - PLACE, SQUARES)
        return would_stand(view, square, view["placing"] or own_colour(view, own))
    if action >= STATIKS:
        return ()
    if action >= ENTERPRISES:
        own, _, square, _ = enterprise_of(action)
        return would_stand(view, square, own_colour(view, own))
    own, square, _ = pair_of(action)
    owner = owner_at(view, square)
    if owner is None:
        return would_stand(view, square, own_colour(view, own))
    if owner in colours_of(view, view["seat"]):
        return (sign_on(view, square, "gone"),)
    tag = scene.price_tag(view, square, "en")
    # The choice tells the price in words; here a number is enough, in any language.
    priced = Piece(tag.id, tag.sprite, tag.text, tag.x, tag.y, text=tag.text)
    return (*would_stand(view, square, own_colour(view, own)), priced)


def own_colour(view: View, own: int) -> str:
    """The colour that the seat to move plays."""
    return colours_of(view, view["to_move"])[own]


def would_stand(view: View, square: int, colour: str) -> tuple[Piece, ...]:
    """A building that would stand on a square, in place of whatever stands there."""
    return (sign_on(view, square, "site"), sign_on(view, square, f"house-{colour}"))


def sign_on(view: View, square: int, sprite: str) -> Piece:
    """A building, a building site or a cross on a square, to be looked at only."""
    return _sign(edition_seen(view), square, sprite)


@cache
def _sign(edition: int, square: int, sprite: str) -> Piece:
    x, y = PLANS[edition].centre(square)
    return Piece(f"would-{sprite}-{square}", sprite, square_name(edition, square), x, y)


def dealt(view: View, language: str) -> Report:
    """Who owns what when the game proper begins."""
    say = PHRASES[language]
    rows = []
    for seat in range(1, view["players"] + 1):
        colours = colours_of(view, seat)
        standing = sum(line.count(colour) for colour in colours for line in view["board"])
        rows.append(
            (
                titled(view, seat, language),
                ", ".join(say[f"colour {colour}"] for colour in colours),
                str(standing),
                str(view["purses"][seat - 1]),
            )
        )
    you = view["first"] == view["seat"]
    return Report(
        title=say["report dealt"],
        columns=tuple(
            say[key] for key in ("report player", "report colour", "row buildings", "report coins")
        ),
        rows=tuple(rows),
        note=say["report first you" if you else "report first"].format(
            titled(view, view["first"], language)
        ),
    )
