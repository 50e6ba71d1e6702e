"""Positions and outcomes of chance for auditors, in the words of records: `docs/trace/newyork.md`."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any

from ludopolis.engine.view import Outcome
from ludopolis.games.newyork.notation import card_text, named_line
from ludopolis.games.newyork.state import ANSWERING, LOCALE, PLACING, STOP, City
from ludopolis.language.languages import SOURCE
from ludopolis.language.text import Words, say
from ludopolis.language.translator import Translator

if TYPE_CHECKING:
    from ludopolis.games.newyork.view import NewYorkView

STOPS_IN = ("out", "in: few free", "in: long game")
AS_SEEN = ("placements", "placing", "active", "first", "turns", "offer_made", "taker")


@cache
def _written(text: Words) -> str:
    return Translator(SOURCE, LOCALE).shown(text)


def card_name(edition: int, card: int) -> str:
    """The name of a card as traces write it."""
    return _written(card_text(int(edition), int(card)))


def position(state: City, table: NewYorkView) -> dict[str, Any]:
    """Everything that is true: what lies open on the table, and what is hidden."""
    names = [card_name(state.edition, card) for card in range(STOP + 1)]
    hands = state.hand[: state.players].tolist()
    return {
        "board": [[square.colour for square in squares] for squares in table.board],
        "owners": {pawns.colour: pawns.owner for pawns in table.pawns},
        "reserves": {pawns.colour: pawns.reserve for pawns in table.pawns},
        "purses": [player.coins for player in table.seats],
        "hands": [
            [names[c] for c, copies in enumerate(hand) for _ in range(copies)] for hand in hands
        ],
        "pile": [names[card] for card in state.stock.cards[: state.stock.left][::-1]],
        "discards": [names[card.number] for card in table.discards],
        "stop_cards": STOPS_IN[state.stops],
        **{name: getattr(table, name) for name in AS_SEEN},
        "offered": names[state.offered] if state.phase == ANSWERING else None,
        "event": table.event and _written(say(f"event-{table.event}")),
        "line": table.line and _written(named_line(table)),
        "bare_start": bool(state.bare_start) and state.phase != PLACING,
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
