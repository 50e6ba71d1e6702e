"""What happened between two views of the same seat, in sentences."""

from __future__ import annotations

from ludopolis.engine.view import LegalAction
from ludopolis.games.property.land import LONGEST_QUIET_GAME
from ludopolis.games.property.notation import text_of
from ludopolis.games.property.view import Buy, DoNotBuy, Pair, PropertyView, ShowHand
from ludopolis.language.text import Argument, Listed, Seat, Text, say


def log(before: PropertyView, after: PropertyView, done: LegalAction) -> list[Text]:
    """The sentences about an action, as it was seen, and what followed."""
    drawn = cards_drawn(before, after, done)
    lines = done_lines(before, done)
    if drawn > before.pile_size:
        lines.append(say("log-reshuffle"))
    if drawn:
        lines.append(draw_line(before, after, done, drawn))
    if isinstance(done, ShowHand) and after.turns > before.turns:
        lines.append(say("log-miss", who=mover_of(before)))
    if after.ending is not None:
        lines.append(ending_line(after))
    return lines


def mover_of(before: PropertyView) -> Seat:
    """The player who acted."""
    return Seat(before.active)


def done_lines(before: PropertyView, done: LegalAction) -> list[Text]:
    """What was done."""
    who = mover_of(before)
    if isinstance(done, Pair):
        return pair_lines(before, done)
    if isinstance(done, ShowHand):
        none = say("log-no-cards")
        return [say("log-show", who=who, cards=Listed(done.cards, "plain") if done.cards else none)]
    offer = before.offer
    assert offer is not None
    assert isinstance(done, Buy | DoNotBuy)
    if isinstance(done, DoNotBuy):
        return [say("log-do-not-buy", who=who, square=offer.square.name)]
    price, owner = say("units", count=offer.price), Seat(offer.owner)
    return [say("log-buy", who=who, square=offer.square.name, owner=owner, price=price)]


def pair_lines(before: PropertyView, done: Pair) -> list[Text]:
    """A pair was played: what became of the square, and of the player."""
    facts: dict[str, Argument] = {
        "who": mover_of(before),
        "cards": text_of(done.number),
        "square": done.square.name,
    }
    if done.effect in ("rent", "ruin"):
        assert done.owner is not None
        facts |= {"owner": Seat(done.owner), "rent": done.rent}
    if done.effect != "ruin":
        return [say(f"log-{done.effect}", **facts)]
    ruined = before.seats[before.active - 1]
    lines = [say("log-ruin", paid=ruined.cash, **facts)]
    return [*lines, say("log-freed", count=ruined.squares)] if ruined.squares else lines


def cards_drawn(before: PropertyView, after: PropertyView, done: LegalAction) -> int:
    """How many cards the player drew; a bankrupt draws none."""
    seat = before.active
    if seat in after.bankrupt:
        return 0
    return after.seats[seat - 1].cards - before.seats[seat - 1].cards + len(laid_down(done))


def laid_down(done: LegalAction) -> tuple[str, ...]:
    """The cards that left the hand."""
    if isinstance(done, Pair):
        return done.red, done.black
    return done.cards if isinstance(done, ShowHand) else ()


def draw_line(before: PropertyView, after: PropertyView, done: LegalAction, count: int) -> Text:
    """How many cards were drawn, and which ones if they are the reader's."""
    if before.seat != before.active or before.hand is None or after.hand is None:
        return say("log-draw", who=mover_of(before), count=count)
    kept = {card.name for card in before.hand}.difference(laid_down(done))
    new = tuple(card.name for card in after.hand if card.name not in kept)
    return say("log-draw-own", cards=Listed(new, "plain"))


def ending_line(view: PropertyView) -> Text:
    """How the game ended."""
    if view.ending == "bankruptcy":
        return say("ending-bankruptcy")
    return say("ending-long-game", turns=str(LONGEST_QUIET_GAME))
