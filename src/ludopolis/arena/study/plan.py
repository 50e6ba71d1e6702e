"""Which games a study plays: cells, each a series of games of one kind."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from ludopolis.arena.seeds import seed_of_game
from ludopolis.arena.study.settings import Settings, is_compiled, shares_games
from ludopolis.engine import registry
from ludopolis.engine.box import Box, Value, spell
from ludopolis.engine.errors import OptionError

Part = Literal["main", "also", "base", "option", "minds", "skill"]

MAX_BOT_LENGTH = 60  # letters of a bot's spec in the name of a file
REPEATS = 4  # how often a deal of the part `minds` is played


@dataclass(frozen=True)
class GameSetup:
    """One game of a cell: which deal, which bots, and the seed of what they imagine."""

    seed: int
    bot_seed: int
    seats: tuple[str, ...]


@dataclass(frozen=True)
class Cell:
    """A series of games of one kind: deals, each played once or several times."""

    game: str
    part: Part
    players: int
    options: Mapping[str, Value]
    bot: str
    others: str
    seed: int
    deals: int
    times: int = 1
    changed: str = ""  # the option that is not as printed

    @property
    def name(self) -> str:
        """Its unique name in a study, which is also that of its file."""
        choice = f"-{self.changed}-{spell(self.options[self.changed])}" if self.changed else ""
        bot = f"-{as_file_name(self.bot)}" if self.part == "also" else ""
        return f"{self.part}-{self.players}{choice}{bot}"

    @property
    def games(self) -> int:
        """The number of games."""
        return self.deals * self.times

    def setup(self, number: int) -> GameSetup:
        """The game of this number, from 0."""
        deal, time = divmod(number, self.times)
        seed = seed_of_game(self.seed, deal)
        seats = [self.others] * self.players
        if self.part == "skill":
            seats[time] = self.bot
            return GameSetup(seed, seed, tuple(seats))
        bot_seed = seed if time == 0 else repeat_seed(self.seed, deal, time)
        return GameSetup(seed, bot_seed, tuple(seats))

    @property
    def compiled(self) -> bool:
        """Are all its bots compiled, so that a game takes next to no time?"""
        box = registry.box(self.game)
        return all(is_compiled(spec, box, self.players) for spec in (self.bot, self.others))


def as_file_name(spec: str) -> str:
    """A bot's spec as part of a file name, unique also where file names ignore case."""
    plain = re.sub(r"[^a-z0-9]+", "-", spec.lower())[:MAX_BOT_LENGTH].strip("-")
    return plain if plain == spec else f"{plain}-{hashlib.sha256(spec.encode()).hexdigest()[:8]}"


def repeat_seed(seed: int, deal: int, time: int) -> int:
    """The bots' seed when they play a deal once more."""
    digest = hashlib.sha256(f"ludopolis study {seed} deal {deal} minds {time}".encode()).digest()
    return int.from_bytes(digest[:16], "big")


def option_changes(box: Box, players: int) -> list[tuple[str, Value]]:
    """Every option with every choice but the printed one, where that is possible alone."""
    found: list[tuple[str, Value]] = []
    for option in box.options:
        for choice in option.choices[1:]:
            try:
                box.settle(players, {option.name: choice})
            except OptionError:
                continue
            found.append((option.name, choice))
    return found


def plan(settings: Settings) -> list[Cell]:
    """All cells of a study, the main questions first."""
    box, seed, every = registry.box(settings.game), settings.seed, settings.players
    usual = {players: box.settle(players, settings.setting) for players in every}

    def cell(part: Part, players: int, bot: str, others: str, deals: int, times: int = 1) -> Cell:
        options = usual[players]
        return Cell(settings.game, part, players, options, bot, others, seed, deals, times)

    main, compared, weaker = settings.bots, settings.option_bots, settings.against
    cells = [cell("main", n, main, main, settings.games) for n in every]
    cells += [cell("also", n, bot, bot, settings.games) for bot in settings.also for n in every]
    if settings.luck_deals:
        cells += [cell("skill", n, main, weaker, settings.luck_deals, n) for n in every]
        cells += [cell("minds", n, main, main, settings.luck_deals, REPEATS) for n in every]
    if settings.option_games and not shares_games(settings):
        cells += [cell("base", n, compared, compared, settings.option_games) for n in every]
    if settings.option_games:
        for players in every:
            alike = cell("option", players, compared, compared, settings.option_games)
            cells += [
                replace(alike, options=box.settle(players, {option: choice}), changed=option)
                for option, choice in option_changes(box, players)
            ]
    return cells
