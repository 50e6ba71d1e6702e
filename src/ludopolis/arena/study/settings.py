"""The settings of a study, checked and completed."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from ludopolis import bots
from ludopolis.bots.baseline import BaselineBot
from ludopolis.bots.policy_bots import PolicyBot
from ludopolis.engine import registry
from ludopolis.engine.box import Box, Value
from ludopolis.engine.errors import OptionError

if TYPE_CHECKING:
    from ludopolis.arena.study.schema import Study

WEAKEST = "random"
MIN_OPTION_GAMES = 1000  # of a compiled bot, for each option, if the main bot is slow


@dataclass(frozen=True)
class Settings:
    """Which questions a study asks, and of how many games."""

    game: str
    players: tuple[int, ...]
    bots: str = "greedy"  # in every seat, for all questions but the two below
    option_bots: str = "greedy"  # in every seat, to compare options
    against: str = "random"  # the weaker bot, to tell luck from skill
    also: tuple[
        str, ...
    ] = ()  # other bots for every seat, to see whether answers depend on the bot
    games: int = 1000  # for each number of players
    option_games: int = 1000  # for each option and number of players; 0 skips options
    luck_deals: int = 100  # for each number of players; 0 skips luck and skill
    seed: int = 1
    setting: Mapping[str, Value] = field(default_factory=dict)  # options that are not as printed


def settle(
    game: str,
    *,
    players: str = "",
    bot: str = "greedy",
    option_bots: str = "",
    against: str = "",
    also: str = "",
    games: int = 1000,
    option_games: int | None = None,
    luck_deals: int | None = None,
    seed: int = 1,
    options: Mapping[str, str] | None = None,
) -> Settings:
    """Check what the user gave, and choose the rest.

    A compiled bot answers all questions. If the main bot is slow, greedy compares the options, which
    takes many games. Luck is told from skill against a clearly weaker bot. If options are given, only
    this variant is studied, and options are not compared.
    """
    box = registry.box(game)
    if seed < 0:
        raise OptionError("a seed is not negative")
    chosen = options or {}
    counts = read_players(players) or possible_players(box, chosen)
    settled = {count: box.settle(count, chosen) for count in counts}[counts[0]]
    main = one_bot(bot)
    fast = all(is_compiled(main, box, count) for count in counts)
    compared = one_bot(option_bots) if option_bots else (main if fast else "greedy")
    weaker = one_bot(against) if against else weaker_than(main, box, counts[0])
    if weaker is None:
        if luck_deals:
            raise OptionError(
                f"no bot is weaker than {main}: name one with --against, or leave out --luck-deals"
            )
        luck_deals = 0
    if options:
        if option_games or (option_bots and option_games is None):
            raise OptionError(
                "a study of one setting does not compare options: leave out --option-games and"
                " --option-bots, or --option"
            )
        option_games = 0
    if option_games is None:
        option_games = games if compared == main else max(games, MIN_OPTION_GAMES)
    return Settings(
        game=game,
        players=counts,
        bots=main,
        option_bots=compared,
        against=weaker or main,
        also=tuple(dict.fromkeys(one_bot(spec) for spec in bots.split(also))) if also else (),
        games=games,
        option_games=option_games,
        luck_deals=games // 10 if luck_deals is None else luck_deals,
        seed=seed,
        setting={o.name: settled[o.name] for o in box.options if settled[o.name] != o.default},
    )


def read_players(text: str) -> tuple[int, ...]:
    """Numbers of players written as 2,4 or 2-4."""
    found: set[int] = set()
    for piece in text.split(",") if text.strip() else []:
        first, dash, last = (part.strip() for part in piece.partition("-"))
        numbers = first.isdecimal() and (last.isdecimal() or not dash)
        counts = range(int(first), int(last or first) + 1) if numbers else ()
        if not counts:  # as in 4-2
            raise OptionError(f"write numbers of players as 2,4 or 2-4, not {text!r}")
        found |= set(counts)
    return tuple(sorted(found))


def possible_players(box: Box, options: Mapping[str, str]) -> tuple[int, ...]:
    """The numbers of players that allow these options; the smallest number if none does."""
    found = []
    for count in range(box.least_players, box.most_players + 1):
        with contextlib.suppress(OptionError):
            box.settle(count, options)
            found.append(count)
    return tuple(found) or (box.least_players,)


def one_bot(spec: str) -> str:
    """The spec of one bot that can be made; a study has the same bot in every seat."""
    found = bots.split(spec)
    if len(found) != 1:
        raise OptionError(f"a study has the same bot in every seat: give one, not {spec!r}")
    bots.make(found[0]).close()
    return found[0]


def weaker_than(spec: str, box: Box, players: int) -> str | None:
    """A built-in bot that is clearly weaker, or None."""
    bot = bots.make_for(spec, box, players)
    bot.close()
    if bot.spec == WEAKEST:
        return None
    # Simple bots beat only random play; all others should beat greedy.
    return WEAKEST if isinstance(bot, (PolicyBot, BaselineBot)) else "greedy"


def is_compiled(spec: str, box: Box, players: int) -> bool:
    """Does this bot play whole games in compiled code?"""
    bot = bots.make_for(spec, box, players)
    bot.close()
    return isinstance(bot, PolicyBot)


def shares_games(settings: Settings | Study) -> bool:
    """Can options be compared with the main games, so that no others need to be played?"""
    return settings.option_bots == settings.bots and settings.option_games <= settings.games
