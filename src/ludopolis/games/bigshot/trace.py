"""Positions and chance of Big Shot for auditors: `docs/trace/bigshot.md` explains the fields."""

from __future__ import annotations

from typing import Any

from ludopolis.engine.view import Outcome
from ludopolis.games.bigshot.derived import plain
from ludopolis.games.bigshot.state import COLOUR_NAMES, DISTRICT_NAMES, LOT, NOBODY, Market


def _by_colour(numbers: list[Any]) -> dict[str, Any]:
    return dict(zip(COLOUR_NAMES, numbers, strict=False))  # the bank's purse is left out


def _spaces(pawns: list[int]) -> list[list[str]]:
    rows = (pawns[first : first + LOT] for first in range(0, len(pawns), LOT))
    return [[COLOUR_NAMES[pawn] for pawn in sorted(row) if pawn != NOBODY] for row in rows]


def _seat(seat: int) -> int | None:
    return None if seat == NOBODY else seat + 1


def position(state: Market) -> dict[str, Any]:
    """Everything that is true."""
    now = plain(state)
    owners = _by_colour([_seat(seat) for seat in now["seat_of"]])
    players = range(now["players"])
    districts = zip(DISTRICT_NAMES, now["pawns"], now["owner"], strict=True)
    return {
        "owners": owners,
        "spaces": _spaces(now["spaces"]),
        "promoter": now["promoter"] + 1,
        "districts": {
            name: {
                "pawns": _by_colour(pawns),
                "sold": owner != NOBODY,
                "owner": None if owner == NOBODY else COLOUR_NAMES[owner],
            }
            for name, pawns, owner in districts
        },
        "box": _by_colour(now["gone"]),
        "loans": {name: n for name, n in _by_colour(now["loans"]).items() if owners[name]},
        "borrowed": [name for name, borrowed in _by_colour(now["borrowed"]).items() if borrowed],
        "tokens": now["tokens"],
        "round": now["rounds"],
        "leader": now["leader"] + 1,
        "lot": [name for name, count in _by_colour(now["lot"]).items() for _ in range(count)],
        "bid": now["bid"],
        "bidder": _seat(now["bidder"]),
        **{key: [bool(now[key][seat]) for seat in players] for key in ("passed", "acted", "asked")},
        "purses": {name: cash for name, cash in _by_colour(now["cash"]).items() if owners[name]},
    }


def chance(
    before: Market,  # noqa: ARG001
    outcomes: list[Outcome],
    *,
    in_setup: bool = False,
) -> list[Outcome]:
    """The outcomes of chance in the rulebook's words."""
    if not in_setup:
        return [{"die": outcome["pick"] + 1} for outcome in outcomes]
    *mixes, promoter, colours, leader, die = outcomes
    return [
        {"pawns": _spaces(mixes[-1]["shuffle"])},  # those before had a space of one colour
        {"promoter": promoter["pick"] + 1},
        {"colours": [_seat(seat) for seat in colours["shuffle"]]},
        {"leader": leader["pick"] + 1},
        {"die": die["pick"] + 1},
    ]
