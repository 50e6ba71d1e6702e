"""All bots, found by their spec strings."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import metadata
from typing import TYPE_CHECKING

from ludopolis.bots import baselines, program, searcher, simple
from ludopolis.bots.bot import BOT, Bot, read_settings
from ludopolis.bots.fault import blamed, told_to_go
from ludopolis.bots.levels import LEVELS, Level
from ludopolis.engine.errors import OptionError

if TYPE_CHECKING:
    from ludopolis.engine.box import Box
    from ludopolis.engine.game import Action, Game

MAKERS: dict[str, Callable[[str], Bot]] = {
    "random": simple.make_random,
    "greedy": simple.make_greedy,
    "search": searcher.make_search,
    program.NAME: program.make_program,
    # Yardsticks: each plays one game only.
    baselines.Passive.spec: baselines.Passive,
    baselines.Stayer.spec: baselines.Stayer,
    baselines.Keeper.spec: baselines.Keeper,
    baselines.Miser.spec: baselines.Miser,
}
# What a stranger may ask for: bots that run nothing but our own code, for as long as we see fit.
# A new bot is not among them until somebody has thought about it.
HARMLESS = ("random", "greedy", *LEVELS)
OURS = "ludopolis"  # the package of our own bots
PLUGS = "ludopolis.bots"  # the entry points by which other packages bring bots along


@cache
def plugged() -> dict[str, metadata.EntryPoint]:
    """The bots that other installed packages bring along; none takes the name of one of ours."""
    found = metadata.entry_points(group=PLUGS)
    return {entry.name: entry for entry in found if entry.name not in MAKERS}


def make_level(name: str, settings: str) -> Level:
    """The bot of a level."""
    read_settings(name, settings, {})
    return Level(name, make)


MAKERS |= {name: partial(make_level, name) for name in LEVELS}


def known() -> tuple[str, ...]:
    """The names of all bots."""
    return (*MAKERS, *sorted(plugged()))


def harmless() -> tuple[str, ...]:
    """The specs that a stranger may choose, just as they stand: settings are not for strangers."""
    return HARMLESS


def make(spec: str) -> Bot:
    """The bot of a spec string, or an error that says which there are."""
    name, _, settings = (part.strip() for part in spec.partition(":"))
    if name in MAKERS:
        return MAKERS[name](settings)
    if name in plugged():
        return _make_plugged(plugged()[name], settings)
    raise OptionError(f"there is no bot {spec.strip()!r}; there are: {', '.join(known())}")


def make_for(spec: str, box: Box, players: int) -> Bot:
    """The bot of a spec as it plays in a game among so many players: of a level, the one behind it.

    So a level whose bot is compiled is as fast in a series as that bot.
    """
    return player_behind(make(spec), box, players)


def player_behind(bot: Bot, box: Box, players: int) -> Bot:
    """Who plays in a game among so many players: for a level, one of its bots."""
    return bot.bot_in(box, players) if isinstance(bot, Level) else bot


def _make_plugged(entry: metadata.EntryPoint, settings: str) -> Bot:
    """A bot of another package; whatever is wrong with it, it is named."""
    try:
        bot = entry.load()(settings)
    except OptionError:
        raise
    except (Exception, SystemExit) as fault:
        if told_to_go(fault):
            raise
        raise OptionError(
            f"the bot {entry.name} ({entry.value}) cannot be made: {type(fault).__name__}: {fault}"
        ) from fault
    if not isinstance(bot, Bot):
        raise OptionError(f"the bot {entry.name} ({entry.value}) is no ludopolis.bots.Bot: {bot!r}")
    if not hasattr(bot, "spec"):  # it is named by it when it fails
        bot.spec = f"{entry.name}:{settings}" if settings else entry.name
    # Ours are asked for what they are, and name themselves.
    return bot if type(bot).__module__.startswith(f"{OURS}.") else Guest(bot)


class Guest(Bot):
    """A bot of another package, which is named if it fails where nobody else would name it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.spec = bot.spec

    def choose(self, game: Game) -> Action:
        """What it chooses; `choice_of` names it."""
        return self.bot.choose(game)

    def prepare(self, box: Box) -> None:
        """Let it prepare itself, or refuse a game."""
        with blamed(self.spec, f"{box.name}, when it was prepared", may_refuse=True):
            self.bot.prepare(box)

    def over(self, game: Game) -> None:
        """Tell it the end; `tell_the_end` names it."""
        self.bot.over(game)

    def close(self) -> None:
        """Let it go."""
        with blamed(self.spec, "when it was closed"):
            self.bot.close()


def name_of(text: str) -> str | None:
    """The name of the bot that a spec, or a seat's name such as `bot:greedy`, stands for.

    None if it is none of ours: then it may be a person.
    """
    name = text.removeprefix(BOT).partition(":")[0].strip().lower()
    return name if name in known() else None


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
