"""All bots, found by their specs."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from importlib import metadata
from typing import TYPE_CHECKING

from ludopolis.bots import baseline, policy_bots, program, search_bot
from ludopolis.bots.bot import BOT, Bot, read_settings
from ludopolis.bots.errors import blame, is_our_exit
from ludopolis.bots.levels import LEVELS, LevelBot
from ludopolis.engine.errors import OptionError

if TYPE_CHECKING:
    from ludopolis.engine.box import Box
    from ludopolis.engine.game import Action, Game

FACTORIES: dict[str, Callable[[str], Bot]] = {
    "random": policy_bots.make_random,
    "greedy": policy_bots.make_greedy,
    "search": search_bot.make_search,
    baseline.NAME: baseline.make_baseline,
    program.NAME: program.make_program,
}
# Bots that visitors of a site may choose: they run only our own code, within limits that we set.
# Add a new bot only after considering that.
PUBLIC = ("random", "greedy", *LEVELS)
# Specs of 0.1, which may stand in records.
OLD_SPECS = {name: f"{baseline.NAME}:{name}" for name in ("passive", "stayer", "keeper", "miser")}
ENTRY_POINTS = "ludopolis.bots"  # the group in which other packages register bots
OUR_PACKAGE = "ludopolis"


@cache
def plugins() -> dict[str, metadata.EntryPoint]:
    """The bots of other installed packages; they cannot replace ours."""
    found = metadata.entry_points(group=ENTRY_POINTS)
    return {entry.name: entry for entry in found if entry.name not in FACTORIES}


def _make_level(name: str, settings: str) -> LevelBot:
    read_settings(name, settings, {})
    return LevelBot(name, make)


FACTORIES |= {name: partial(_make_level, name) for name in LEVELS}


def names() -> tuple[str, ...]:
    """The names of all bots."""
    return (*FACTORIES, *sorted(plugins()))


def public_specs() -> tuple[str, ...]:
    """The specs that visitors of a site may choose, exactly as they stand, without settings."""
    return PUBLIC


def make(spec: str) -> Bot:
    """The bot of a spec; an OptionError lists the bots that there are."""
    spec = OLD_SPECS.get(spec.strip(), spec)
    name, _, settings = (part.strip() for part in spec.partition(":"))
    if name in FACTORIES:
        return FACTORIES[name](settings)
    if name in plugins():
        return _make_plugin(plugins()[name], settings)
    raise OptionError(f"there is no bot {spec.strip()!r}; there are: {', '.join(names())}")


def make_for(spec: str, box: Box, players: int) -> Bot:
    """The bot of a spec as it plays a game with so many players: of a level, the bot behind it.

    So a level whose bot is compiled is as fast in a series as that bot.
    """
    return resolve_level(make(spec), box, players)


def resolve_level(bot: Bot, box: Box, players: int) -> Bot:
    """The bot that plays a game with so many players: of a level, the bot behind it."""
    return bot.bot_for(box, players) if isinstance(bot, LevelBot) else bot


def _make_plugin(entry: metadata.EntryPoint, settings: str) -> Bot:
    """A bot of another package; errors name it."""
    try:
        bot = entry.load()(settings)
    except OptionError:
        raise
    except (Exception, SystemExit) as error:
        if is_our_exit(error):
            raise
        raise OptionError(
            f"the bot {entry.name} ({entry.value}) cannot be made: {type(error).__name__}: {error}"
        ) from error
    if not isinstance(bot, Bot):
        raise OptionError(
            f"the bot {entry.name} ({entry.value}) is not a ludopolis.bots.Bot: {bot!r}"
        )
    if not hasattr(bot, "spec"):  # errors name a bot by its spec
        bot.spec = f"{entry.name}:{settings}" if settings else entry.name
    # Our own bots are recognised by their class and name themselves.
    return bot if type(bot).__module__.startswith(f"{OUR_PACKAGE}.") else PluginBot(bot)


class PluginBot(Bot):
    """A bot of another package; errors in `prepare` and `close` name it."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.spec = bot.spec

    def choose(self, game: Game) -> Action:
        """What it chooses; `checked_choice` reports its errors."""
        return self.bot.choose(game)

    def prepare(self, box: Box) -> None:
        """Let it prepare itself, or refuse a game."""
        with blame(self.spec, f"{box.name}, when it was prepared", may_refuse=True):
            self.bot.prepare(box)

    def over(self, game: Game) -> None:
        """Tell it the end; `notify_over` reports its errors."""
        self.bot.over(game)

    def close(self) -> None:
        """Let it release what it holds."""
        with blame(self.spec, "when it was closed"):
            self.bot.close()


def name_of(text: str) -> str | None:
    """The name of the bot in a spec, or in a seat's name such as `bot:greedy`.

    None if there is no such bot: then it may be a person.
    """
    name = text.removeprefix(BOT).partition(":")[0].strip().lower()
    return name if name in names() or name in OLD_SPECS else None


def split(specs: str) -> list[str]:
    """Split a list of specs at semicolons, or at commas that do not belong to settings."""
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
