"""What a study plays: cells, each a series of games of one kind."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from ludopolis import bots
from ludopolis.arena.seeds import seed_of_game
from ludopolis.bots.simple import Compiled
from ludopolis.engine import registry
from ludopolis.engine.box import Box, Value, spell
from ludopolis.engine.errors import OptionError

if TYPE_CHECKING:
    from ludopolis.arena.study.figures import Study

Part = Literal["main", "also", "base", "option", "minds", "skill"]

LONGEST = 60  # letters of a bot in the name of a file
MINDS = 4  # how often a deal is played by other minds


@dataclass(frozen=True)
class Settings:
    """What somebody wants to know, and how much they are ready to wait for it."""

    game: str
    players: tuple[int, ...]
    bots: str = "greedy"  # in every seat, for all questions but the two below
    option_bots: str = "greedy"  # in every seat, where options are compared
    against: str = "random"  # the weaker bot, where luck is told from skill
    also: tuple[
        str, ...
    ] = ()  # other bots for every seat, to see whether the answers depend on them
    games: int = 1000  # for each number of players
    option_games: int = 1000  # for each option and number of players; 0: no such question
    luck_deals: int = 100  # for each number of players; 0: no such question
    seed: int = 1
    # The options that are not as printed.
    setting: Mapping[str, Value] = field(default_factory=dict)


@dataclass(frozen=True)
class Sitting:
    """One game of a cell: which deal, who sits where, and with which minds."""

    seed: int
    mind_seed: int
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
        """Its name among the cells of a study, and that of its file."""
        choice = f"-{self.changed}-{spell(self.options[self.changed])}" if self.changed else ""
        bot = f"-{as_file_name(self.bot)}" if self.part == "also" else ""
        return f"{self.part}-{self.players}{choice}{bot}"

    @property
    def games(self) -> int:
        """How many games it has."""
        return self.deals * self.times

    def sitting(self, number: int) -> Sitting:
        """The game of this number, from 0."""
        deal, time = divmod(number, self.times)
        seed = seed_of_game(self.seed, deal)
        seats = [self.others] * self.players
        if self.part == "skill":
            seats[time] = self.bot
            return Sitting(seed, seed, tuple(seats))
        mind_seed = seed if time == 0 else seed_of_minds(self.seed, deal, time)
        return Sitting(seed, mind_seed, tuple(seats))

    @property
    def compiled(self) -> bool:
        """Are all its bots compiled, so that a game takes next to no time?"""
        box = registry.box(self.game)
        return all(is_compiled(spec, box, self.players) for spec in (self.bot, self.others))


def as_file_name(spec: str) -> str:
    """A bot's spec as a part of a file's name: different ones differ, also where case does not count."""
    plain = re.sub(r"[^a-z0-9]+", "-", spec.lower())[:LONGEST].strip("-")
    return plain if plain == spec else f"{plain}-{hashlib.sha256(spec.encode()).hexdigest()[:8]}"


def seed_of_minds(seed: int, deal: int, time: int) -> int:
    """The seed of what the bots imagine when they play a deal once more."""
    digest = hashlib.sha256(f"ludopolis study {seed} deal {deal} minds {time}".encode()).digest()
    return int.from_bytes(digest[:16], "big")


def is_compiled(spec: str, box: Box, players: int) -> bool:
    """Does this bot play whole games in compiled code?"""
    bot = bots.make_for(spec, box, players)
    bot.close()
    return isinstance(bot, Compiled)


def changes(box: Box, players: int) -> list[tuple[str, Value]]:
    """Every option with every choice that is not the printed one, where it is possible alone."""
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
    box = registry.box(settings.game)
    usual = {players: box.settle(players, settings.setting) for players in settings.players}

    def cell(part: Part, players: int, bot: str, others: str, deals: int, times: int = 1) -> Cell:
        return Cell(
            settings.game,
            part,
            players,
            usual[players],
            bot,
            others,
            settings.seed,
            deals,
            times,
        )

    every = settings.players
    main, compared, weaker = settings.bots, settings.option_bots, settings.against
    cells = [cell("main", n, main, main, settings.games) for n in every]
    cells += [cell("also", n, bot, bot, settings.games) for bot in settings.also for n in every]
    if settings.luck_deals:
        cells += [cell("skill", n, main, weaker, settings.luck_deals, n) for n in every]
        cells += [cell("minds", n, main, main, settings.luck_deals, MINDS) for n in every]
    if settings.option_games:
        if not shares_games(settings):
            cells += [cell("base", n, compared, compared, settings.option_games) for n in every]
        for players in every:
            for option, choice in changes(box, players):
                options = box.settle(players, {option: choice})
                cells.append(
                    Cell(
                        settings.game,
                        "option",
                        players,
                        options,
                        compared,
                        compared,
                        settings.seed,
                        settings.option_games,
                        changed=option,
                    )
                )
    return cells


def shares_games(settings: Settings | Study) -> bool:
    """Can the main games be what options are compared with? A study tells as well as its settings."""
    return settings.option_bots == settings.bots and settings.option_games <= settings.games
