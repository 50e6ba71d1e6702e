"""Positions and outcomes of chance for auditors, in the words of records: `docs/trace/newyork.md`."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludopolis.engine.view import Outcome
from ludopolis.games.newyork import rules
from ludopolis.games.newyork.city import (
    ANSWERING,
    EVENT_NAMES,
    FREE,
    GIVING_UP,
    LOCALE,
    PLACING,
    REBUILDING,
    RENOVATION,
    SIZE,
    STATIK,
    City,
)
from ludopolis.games.newyork.notation import COLOUR_NAMES, card_text, event_text, line_text
from ludopolis.language.languages import SOURCE
from ludopolis.language.translator import Translator

STOPS_IN = ("out", "in: few free", "in: long game")


def position(state: City) -> dict[str, Any]:
    """Everything that is true, hidden or not."""
    main_round = state.phase != PLACING
    stock = state.stock
    return {
        **_open_position(state),
        "hands": [_hand(state, seat) for seat in range(state.players)],
        "pile": [card_name(state.edition, card) for card in stock.cards[: stock.left][::-1]],
        "offered": card_name(state.edition, state.offered) if state.phase == ANSWERING else None,
        "bare_start": bool(state.bare_start) if main_round else False,
        "idle_turns": int(state.idle_turns),
    }


def chance(before: City, outcomes: list[Outcome], *, in_setup: bool = False) -> list[Outcome]:
    """The outcomes of chance in the rulebook's words."""
    told: list[Outcome] = []
    for place, outcome in enumerate(outcomes):
        if "pick" in outcome:
            told.append({"first": outcome["pick"] + 1})
        elif place > 0 if in_setup else before.phase == PLACING:
            told.append({"colours": [seat + 1 for seat in outcome["shuffle"]]})
        else:
            cards = [card_name(before.edition, card) for card in outcome["shuffle"]]
            told.append({"pile": cards[::-1]})
    return told


@cache
def _source() -> Translator:
    return Translator(SOURCE, LOCALE)


@cache
def card_name(edition: int, card: int) -> str:
    """The name of a card as traces write it."""
    return _source().shown(card_text(int(edition), int(card)))


def _open_position(state: City) -> dict[str, Any]:
    """What lies open on the table."""
    main_round = state.phase != PLACING
    colours = range(state.colours)
    edition, owner = int(state.edition), state.owner.tolist()
    giving_up = state.phase == GIVING_UP and not state.ending
    statik = giving_up and state.event == STATIK
    event_runs = (giving_up or state.phase == REBUILDING) and not state.ending
    dealt = main_round or state.own_colours
    event = _source()(event_text(EVENT_NAMES[state.event - RENOVATION])) if event_runs else None
    line = line_text(edition, int(state.line_is_street), int(state.line)) if statik else None
    return {
        "board": [
            [
                COLOUR_NAMES[colour] if colour != FREE else None
                for colour in owner[avenue * SIZE : (avenue + 1) * SIZE]
            ]
            for avenue in range(SIZE)
        ],
        "owners": {COLOUR_NAMES[c]: int(state.seat_of[c]) + 1 if dealt else None for c in colours},
        "reserves": {COLOUR_NAMES[c]: int(state.reserve[c]) for c in colours},
        "purses": state.money[: state.players].tolist(),
        "discards": [
            card_name(edition, card)
            for card in state.stock.discards[: state.stock.discarded].tolist()
        ],
        "stop_cards": STOPS_IN[state.stops],
        "placements": int(state.placed),
        "placing": None if main_round else COLOUR_NAMES[rules.placing_colour(state)],
        "active": int(state.active) + 1 if main_round else None,
        "first": int(state.first) + 1 if main_round else None,
        "turns": int(state.turns),
        "offer_made": bool(state.swap_used),
        "event": event,
        "line": None if line is None else _source().shown(line),
        "taker": COLOUR_NAMES[state.taker] if giving_up else None,
    }


def _hand(state: City, seat: int) -> list[str]:
    """The cards of a hand: red before blue, lines in order, then jokers, then events."""
    copies = enumerate(state.hand[seat].tolist())
    return [card_name(int(state.edition), card) for card, count in copies for _ in range(count)]
