"""What happened between two views of the same seat, and what it saw done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludopolis.engine.view import LegalAction
from ludopolis.games.newyork.city import LAST_FREE, LONGEST_GAME, SIZE
from ludopolis.games.newyork.notation import (
    action_text,
    card_text,
    colour_text,
    context_of,
    edition_of,
    square_name,
)
from ludopolis.games.newyork.view import (
    Card,
    GiveUp,
    NewYorkView,
    Offer,
    Place,
    Played,
    Refuse,
    ShowHand,
    Swap,
)
from ludopolis.language.text import Listed, Seat, Text, Words, say


def log(before: NewYorkView, after: NewYorkView, done: LegalAction) -> list[Text]:
    """The sentences about one action and what followed."""
    lines = [_deed(before, done)]
    if before.decision != "place":
        lines += _pawns(before, after)
        lines += _payment(before, after)
    if before.undealt and not after.undealt:
        lines.append(_colours_dealt(after))
    if isinstance(done, ShowHand) and done.cards:
        lines.append(say("log-hand", cards=_listed(before, done.cards)))
    if before.stopped_by != after.stopped_by:
        lines.append(
            say("log-few-free", free=LAST_FREE)
            if after.stopped_by == "few free"
            else say("log-long-game", turns=LONGEST_GAME)
        )
    drawn = _drawn(before, after, done)
    # A Stop card that ended the game was drawn too.
    if sum(drawn) + (after.ending == "stop card") > before.pile:
        lines.append(say("log-reshuffled"))
    lines += _draws(before, after, done, drawn)
    if after.ending is not None:
        lines.append(say("log-stop-card" if after.ending == "stop card" else "log-stuck"))
    return lines


def _deed(view: NewYorkView, done: LegalAction) -> Text:
    assert view.to_move is not None
    who = Seat(view.to_move)
    if isinstance(done, ShowHand):
        return say("log-shows", who=who)
    if isinstance(done, (Offer, Swap)):
        card = say("a-card") if done.card is None else _card(view, done.card)
        return say("log-offers" if isinstance(done, Offer) else "log-swaps", who=who, card=card)
    if isinstance(done, Refuse):
        return say("log-refuses", who=who)
    if isinstance(done, GiveUp):
        square = square_name(edition_of(view), done.avenue * SIZE + done.street)
        return say("log-gives-up", who=who, square=square)
    move = action_text(context_of(view), done.number)
    assert move is not None
    if not isinstance(done, Place):
        return say("log-plays", who=who, move=move)
    if view.placing is None:
        return say("log-builds", who=who, move=move)
    return say("log-puts", who=who, move=move, colour=colour_text(view.placing))


def _card(view: NewYorkView, card: Card) -> Words:
    return card_text(edition_of(view), card.number)


def _listed(view: NewYorkView, cards: Sequence[Card]) -> Listed:
    return Listed(tuple(_card(view, card) for card in cards), "plain")


def _pawns(before: NewYorkView, after: NewYorkView) -> Iterator[Text]:
    """Which buildings changed hands."""
    cleared = 0
    for avenue, (row, new_row) in enumerate(zip(before.board, after.board, strict=True)):
        for street, (old, new) in enumerate(zip(row, new_row, strict=True)):
            if old.owner is None or old.colour == new.colour:
                continue
            square = square_name(edition_of(before), avenue * SIZE + street)
            if new.owner is not None:
                yield say("log-takes", taker=Seat(new.owner), square=square, owner=Seat(old.owner))
            elif after.decision == "rebuild":
                cleared += 1
            else:
                yield say("log-loses", owner=Seat(old.owner), square=square)
    if cleared:
        yield say("log-cleared", count=cleared)


def _payment(before: NewYorkView, after: NewYorkView) -> Iterator[Text]:
    """Who paid whom."""
    gains = [new.coins - old.coins for old, new in zip(before.seats, after.seats, strict=True)]
    if any(gains):
        payer, payee = gains.index(min(gains)) + 1, gains.index(max(gains)) + 1
        yield say("log-pays", payer=Seat(payer), payee=Seat(payee), amount=max(gains))


def _colours_dealt(view: NewYorkView) -> Text:
    each = [
        say("log-dealt-to", who=Seat(pawns.owner or 0), colour=colour_text(pawns.colour))
        for pawns in view.pawns
    ]
    return say("log-dealt", list=Listed(tuple(each), "plain"))


def _drawn(before: NewYorkView, after: NewYorkView, done: LegalAction) -> list[int]:
    """How many cards each seat drew."""
    counts = [new.cards - old.cards for old, new in zip(before.seats, after.seats, strict=True)]
    if isinstance(done, Played):
        assert before.to_move is not None
        counts[before.to_move - 1] += len(done.cards)
    return counts


def _draws(
    before: NewYorkView, after: NewYorkView, done: LegalAction, drawn: Sequence[int]
) -> Iterator[Text]:
    """Who drew how many cards, and which ones if they are those of who looks."""
    for seat, count in enumerate(drawn, start=1):
        if count <= 0:
            continue
        if seat != after.seat:
            yield say("log-draws", who=Seat(seat), count=count)
            continue
        kept = before.hand or ()
        if seat == before.to_move and isinstance(done, Played):
            kept = _without(kept, done.cards)
        gained = _without(after.hand or (), kept)
        yield say("log-draws-own", cards=_listed(after, gained))


def _without(cards: Sequence[Card], gone: Sequence[Card]) -> tuple[Card, ...]:
    """Some cards without some of them."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)
