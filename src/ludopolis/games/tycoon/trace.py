"""Positions of Tycoon for auditors, as plain data: `docs/trace/tycoon.md` explains the fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludopolis.engine.piles import Pile
from ludopolis.games.tycoon.state import (
    BANK,
    CITY_NAMES,
    KINDS,
    LOAN,
    NO_STRIP,
    NO_TICKET,
    NOBODY,
    SCHEDULED,
    SCHEDULED_PLACES,
    STEPS,
    Globe,
    cities_on,
    members,
)


def printed_name(ticket: int) -> str:
    """A ticket as records and traces write it: by its cities, a scheduled one with its squares."""
    name = "–".join(CITY_NAMES[city] for city in cities_on(ticket))
    return f"{name} {STEPS[ticket]}" if ticket < SCHEDULED else name


def _names(tickets: Any) -> list[str]:
    return [printed_name(int(ticket)) for ticket in tickets]


def _face_down(pile: Pile) -> list[str]:
    return _names(pile.cards[: pile.left][::-1])  # the top one first


def _places(tickets: Any) -> list[str | None]:
    return [None if ticket == NO_TICKET else printed_name(int(ticket)) for ticket in tickets]


def _owners(row: Any) -> list[int | None]:
    return [None if seat == NOBODY else int(seat) + 1 for seat in row]


def _by_city(values: Sequence[Any]) -> dict[str, Any]:
    return dict(zip(CITY_NAMES, values, strict=True))


def _loans_by_sum(state: Globe, seat: int) -> dict[str, int]:
    """The loan cards of a player by their sums."""
    kinds = range(KINDS)
    return {
        **{str(LOAN[kind]): int(state.loans[seat, kind]) for kind in kinds},
        **{f"{LOAN[kind]} extended": int(state.extended[seat, kind]) for kind in kinds},
    }


def shuffled(outcome: dict[str, Any]) -> dict[str, Any]:
    """An outcome of chance: which pile was shuffled, the top ticket first."""
    tickets = outcome["shuffle"]
    return {"scheduled" if tickets[0] < SCHEDULED else "charters": _names(reversed(tickets))}


def position(state: Globe) -> dict[str, Any]:
    """Everything that is true of a position."""
    seats = range(state.players)
    return {
        "phase": int(state.phase),
        "round": int(state.round_number),
        "active": int(state.seat) + 1,
        "closing": bool(state.closing),
        "passes": int(state.passes),
        "cash": [int(state.cash[seat]) for seat in seats],
        "planes": [
            {
                "city": None if state.city[seat] == BANK else CITY_NAMES[state.city[seat]],
                "strip": None if state.strip[seat] == NO_STRIP else int(state.strip[seat]) + 1,
            }
            for seat in seats
        ],
        "hotels": [int(state.hotels[seat]) for seat in seats],
        "factories": [int(state.factories[seat]) for seat in seats],
        "tickets": [_names(members(int(state.hand[seat]))) for seat in seats],
        "scheduled": _places(state.face_up[:SCHEDULED_PLACES]),
        "charters": _places(state.face_up[SCHEDULED_PLACES:]),
        "scheduled_discards": _names(state.scheduled.discards[: state.scheduled.discarded]),
        "charter_discards": _names(state.charters.discards[: state.charters.discarded]),
        "bought": _names(state.bought[: state.purchases]),
        "flown": _names(state.flown[: state.flights]),
        "loans": [_loans_by_sum(state, seat) for seat in seats],
        "loan_cards": {str(LOAN[kind]): int(state.loan_cards[kind]) for kind in range(KINDS)},
        "tracks": _by_city([_owners(row) for row in state.track]),
        "last": _by_city([int(n) - 1 if n else None for n in state.built]),
        "closed": _by_city([[int(n) for n in row[: state.players]] for row in state.closed]),
        "sites": _by_city(
            [[seat for seat in _owners(row) if seat is not None] for row in state.sites]
        ),
        "scheduled_pile": _face_down(state.scheduled),
        "charter_pile": _face_down(state.charters),
    }
