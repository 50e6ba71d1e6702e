"""All bots, found by their spec strings."""

from __future__ import annotations

from collections.abc import Callable

from ludopolis.bots import searcher, simple
from ludopolis.bots.bot import Bot
from ludopolis.engine.errors import OptionError

MAKERS: dict[str, Callable[[str], Bot]] = {
    "random": simple.make_random,
    "greedy": simple.make_greedy,
    "search": searcher.make_search,
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


def split(specs: str) -> list[str]:
    """The specs of a list, by semicolons, or by commas, where `key=value` stays with its bot."""
    if ";" in specs:
        return [spec.strip() for spec in specs.split(";") if spec.strip()]
    found: list[str] = []
    for piece in specs.split(","):
        name, colon, _ = piece.partition(":")
        if found and ":" in found[-1] and "=" in (name if colon else piece):
            found[-1] += "," + piece.strip()
        else:
            found.append(piece.strip())
    return found
