"""What is asked, what happened, the score and the statement after a ruin, in sentences."""

from __future__ import annotations

from typing import Any

from ludopolis.games.property.notation import text_of
from ludopolis.games.property.state import LONGEST_QUIET_GAME
from ludopolis.games.property.view import (
    Buy,
    DoNotBuy,
    Pair,
    Player,
    PropertyAction,
    PropertyView,
    ShowHand,
)
from ludopolis.language.text import Seat, Text, Words, say
from ludopolis.presentation import parts
from ludopolis.presentation.parts import NOTHING, plain_list, seat_title
from ludopolis.presentation.scene import Report

# --- What is asked, and what a choice would do ------------------------------------------------


def units(count: int) -> Text:
    """Buying units."""
    return say("units", count=count)


def question(view: PropertyView) -> tuple[Text, ...]:
    """What the seat to move is asked."""
    if view.offer is None:
        return (say("question-show" if view.lacks_a_colour else "question-play"),)
    square, owner, price = view.offer.square.name, Seat(view.offer.owner), units(view.offer.price)
    return (
        say("question-buy", square=square, owner=owner, price=price),
        say("question-units", units=units(view.seats[view.active - 1].units)),
    )


def note(view: PropertyView, action: PropertyAction) -> Text | None:
    """What the cards would do: take, mortgage, lose, or cost rent; what buying costs."""
    if isinstance(action, DoNotBuy):
        return say("note-do-not-buy")
    if isinstance(action, Buy) and view.offer is not None:
        price, owner = units(view.offer.price), Seat(view.offer.owner)
        return say("note-buy", price=price, owner=owner, left=action.units_left)
    if not isinstance(action, Pair):
        return None
    if action.owner is None or action.effect not in ("rent", "ruin"):
        return say(f"note-{action.effect}")
    cost: dict[str, Any] = {"rent": action.rent, "owner": Seat(action.owner)}
    if action.can_buy:
        return say("note-rent", **cost, price=units(action.price))
    return say("note-ruin" if action.effect == "ruin" else "note-rent-only", **cost)


def count_cards(view: PropertyView) -> list[Words]:
    """The cards that the player has not seen since they were last shuffled."""
    return [
        say("aid-unseen", cards=" ".join(view.unseen) or say("no-cards")),
        say("aid-surely-in-hands", cards=" ".join(view.surely_in_hands) or say("no-cards")),
    ]


# --- What happened ----------------------------------------------------------------------------


def log(before: PropertyView, after: PropertyView, done: PropertyAction) -> list[Text]:
    """The sentences about an action, as it was seen, and what followed."""
    drawn = cards_drawn(before, after, done)
    lines = done_lines(before, done)
    if drawn > before.pile_size:
        lines.append(say("log-reshuffle"))
    if drawn:
        lines.append(draw_line(before, after, done, drawn))
    if isinstance(done, ShowHand) and after.turns > before.turns:
        lines.append(say("log-miss", who=Seat(before.active)))
    if after.ending is not None:
        lines.append(ending_line(after))
    return lines


def done_lines(before: PropertyView, done: PropertyAction) -> list[Text]:
    """What was done, and what became of the square and of the player."""
    who, player, offer = Seat(before.active), before.seats[before.active - 1], before.offer
    if isinstance(done, ShowHand):
        return [say("log-show", who=who, cards=plain_list(done.cards, say("log-no-cards")))]
    if isinstance(done, Buy | DoNotBuy):
        assert offer is not None
        kind = "buy" if isinstance(done, Buy) else "do-not-buy"
        price, owner = units(offer.price), Seat(offer.owner)
        return [say(f"log-{kind}", who=who, square=offer.square.name, owner=owner, price=price)]
    facts: dict[str, Any] = {"who": who, "cards": text_of(done.number), "square": done.square.name}
    if done.owner is not None:
        facts |= {"owner": Seat(done.owner), "rent": done.rent, "paid": player.cash}
    freed = [say("log-freed", count=player.squares)] if player.squares else []
    return [say(f"log-{done.effect}", **facts), *(freed if done.effect == "ruin" else [])]


def cards_drawn(before: PropertyView, after: PropertyView, done: PropertyAction) -> int:
    """How many cards the player drew; a bankrupt draws none."""
    seat = before.active
    if seat in after.bankrupt:
        return 0
    return after.seats[seat - 1].cards - before.seats[seat - 1].cards + len(laid_down(done))


def laid_down(done: PropertyAction) -> tuple[str, ...]:
    """The cards that left the hand."""
    if isinstance(done, Pair):
        return done.red, done.black
    return done.cards if isinstance(done, ShowHand) else ()


def draw_line(before: PropertyView, after: PropertyView, done: PropertyAction, count: int) -> Text:
    """How many cards were drawn, and which ones if they are the reader's."""
    if before.seat != before.active or before.hand is None or after.hand is None:
        return say("log-draw", who=Seat(before.active), count=count)
    kept = {card.name for card in before.hand}.difference(laid_down(done))
    new = (card.name for card in after.hand if card.name not in kept)
    return say("log-draw-own", cards=plain_list(new))


def ending_line(view: PropertyView) -> Text:
    """How the game ended."""
    if view.ending == "bankruptcy":
        return say("ending-bankruptcy")
    return say("ending-long-game", turns=str(LONGEST_QUIET_GAME))


# --- The score --------------------------------------------------------------------------------


def explain(view: PropertyView) -> list[Text]:
    """The fortune of each seat: cash and, if they count, squares."""
    return [
        explained(player, "squares" if view.count_property else "cash") for player in view.seats
    ]


def explained(player: Player, counted: str) -> Text:
    """The fortune of a player."""
    return say(
        "score-bankrupt" if player.bankrupt is not None else f"score-{counted}",
        who=Seat(player.seat),
        cash=player.cash,
        squares=say("count-squares", count=player.squares),
        worth=player.fortune - player.cash,
        total=player.fortune,
    )


def report(before: PropertyView, after: PropertyView) -> Report | None:
    """Everybody's fortune, the richest first; None unless somebody was ruined or the game is over."""
    ruined = after.bankrupt[len(before.bankrupt) :]
    if not ruined and (before.over or not after.over):
        return None
    columns = ["report-player", "report-cash", "report-squares", "report-fortune"]
    width = len(columns) if after.count_property else 2
    return parts.report(
        say("report-ruin", who=Seat(ruined[0])) if ruined else say("report-end"),
        columns[:width],
        [account(player)[:width] for player in sorted(after.seats, key=standing)],
        notes=(ending_line(after) if after.over else say("report-goes-on"),),
    )


def standing(player: Player) -> tuple[int, int]:
    """The order of the lines: the richest first, then bankrupts, the last one first."""
    return (0, -player.fortune) if player.bankrupt is None else (1, -player.bankrupt)


def account(player: Player) -> tuple[Words, ...]:
    """A player's line: cash, and what counts besides."""
    name = seat_title(player.seat)
    if player.bankrupt is not None:
        return (name, say("report-bankrupt"), NOTHING, NOTHING)
    worth = say("report-worth", squares=player.squares, worth=player.fortune - player.cash)
    return (name, say("money", dollars=player.cash), worth, say("money", dollars=player.fortune))
