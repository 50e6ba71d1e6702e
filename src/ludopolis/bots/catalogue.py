"""All bots, found by their spec strings."""

from __future__ import annotations

from collections.abc import Callable

from ludopolis.bots import program, searcher, simple
from ludopolis.bots.bot import BOT, Bot
from ludopolis.engine.errors import OptionError

MAKERS: dict[str, Callable[[str], Bot]] = {
    "random": simple.make_random,
    "greedy": simple.make_greedy,
    "search": searcher.make_search,
    program.NAME: program.make_program,
}
# What a stranger may ask for: bots that run nothing but our own code, for as long as we see fit.
# A new bot is not among them until somebody has thought about it.
HARMLESS = ("random", "greedy")


def known() -> tuple[str, ...]:
    """The names of all bots."""
    return tuple(MAKERS)


def harmless() -> tuple[str, ...]:
    """The specs that a stranger may choose, just as they stand: settings are not for strangers."""
    return HARMLESS


def make(spec: str) -> Bot:
    """The bot of a spec string, or an error that says which there are."""
    name, _, settings = (part.strip() for part in spec.partition(":"))
    if name not in MAKERS:
        raise OptionError(f"there is no bot {spec.strip()!r}; there are: {', '.join(MAKERS)}")
    return MAKERS[name](settings)


def name_of(text: str) -> str | None:
    """The name of the bot that a spec, or a seat's name such as `bot:greedy`, stands for.

    None if it is none of ours: then it may be a person.
    """
    name = text.removeprefix(BOT).partition(":")[0].strip().lower()
    return name if name in MAKERS else None


def split(specs: str) -> list[str]:
    """The specs of a list, by semicolons, or by commas, where `key=value` stays with its bot."""
    if ";" in specs:
        return [spec.strip() for spec in specs.split(";") if spec.strip()]
    found: list[str] = []
    for piece in specs.split(","):
        name, colon, _ = piece.partition(":")
        has_settings = found and ":" in found[-1] and name_of(found[-1]) is not None
        if has_settings and "=" in (name if colon else piece):
            found[-1] += "," + piece
        elif found and name_of(found[-1]) == program.NAME:
            raise OptionError(
                f"a comma after a program could be part of its command: write semicolons between bots,"
                f" or one at the end: {specs.strip()!r}"
            )
        else:
            found.append(piece)
    return [spec.strip() for spec in found]
