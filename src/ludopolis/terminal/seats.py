"""The seats as they are written on the command line."""

from __future__ import annotations

from collections.abc import Sequence

from ludopolis import bots
from ludopolis.bots.levels import DEFAULT_LEVEL
from ludopolis.bots.program import NAME as PROGRAM
from ludopolis.engine.errors import OptionError
from ludopolis.language.text import say
from ludopolis.terminal.names import YOU


def read_seats(text: str, players: int | None, most: int) -> list[str]:
    """The names of all seats: people by name, bots as `bot:greedy`."""
    seats = [seat_name(seat) for seat in bots.split(text) if seat]
    if not seats:
        count = players if players is not None else min(4, most)
        seats = [YOU, *[f"{bots.BOT}{DEFAULT_LEVEL}"] * (count - 1)]
    people = [seat for seat in seats if not seat.startswith(bots.BOT)]
    for name in people:
        if people.count(name) > 1:
            raise OptionError(say("terminal-same-name", name=name))
    for seat in seats:
        if seat.startswith(bots.BOT):
            bots.make(seat.removeprefix(bots.BOT))
    if players is not None and len(seats) != players:
        raise OptionError(say("terminal-seats-wrong", seats=len(seats), players=players))
    return seats


def seat_name(written: str) -> str:
    """The player of a seat: a bot if the text begins with the name of one, else a person."""
    name = bots.name_of(written)
    if name is None:
        return written
    _, colon, settings = written.removeprefix(bots.BOT).partition(":")
    return f"{bots.BOT}{name}{colon}{settings}"


def programs_among(names: Sequence[str]) -> list[str]:
    """The commands of the programs that play."""
    return [
        name.removeprefix(bots.BOT)
        for name in names
        if name.startswith(bots.BOT) and bots.name_of(name) == PROGRAM
    ]
