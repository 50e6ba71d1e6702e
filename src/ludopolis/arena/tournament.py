"""An arena: its settings, and playing it, here or on a cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from ludopolis import bots
from ludopolis.arena import schedule
from ludopolis.arena.cluster import run_on_cluster
from ludopolis.arena.game_runner import GameOutcome, GameRunner, cached_runner
from ludopolis.arena.seeds import seed_of_game
from ludopolis.arena.workers import run_tasks
from ludopolis.bots.policy_bots import PolicyBot
from ludopolis.engine import registry
from ludopolis.engine.box import Value
from ludopolis.engine.errors import OptionError

MAX_BOTS = 16  # with more, there are too many line-ups
BATCH = 200  # compiled games between two reports of a worker
# The same with records, which take longer than the games and have to be sent.
RECORDED = 20

STOP, FORFEIT = "stop", "forfeit"
FAULTS = STOP, FORFEIT  # what a bot's fault does: stop the arena, or lose the game

Sides = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Fixture:
    """A game to play."""

    number: int  # from 1
    deal: int  # from 1; the games of a deal have the same seed
    seed: int
    seats: tuple[str, ...]  # a bot's spec for each seat


@dataclass(frozen=True)
class Match:
    """A game and its outcome."""

    fixture: Fixture
    played: GameOutcome


@dataclass(frozen=True)
class Tournament:
    """The settings of an arena."""

    game: str
    players: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]
    tables: str  # one of schedule.TABLES
    games: int
    seed: int
    records: bool = False  # save a record of each game?
    faults: str = STOP  # one of FAULTS

    @property
    def sides(self) -> Sides:
        """The seats that win and lose together."""
        return registry.box(self.game).sides(self.players, self.options)

    @property
    def alone(self) -> bool:
        """Does one bot play alone against several of another?"""
        return self.tables != schedule.MIXED and len(self.sides) > 2

    def fixtures(self) -> Iterator[Fixture]:
        """All games in order; partners are played by the same bot."""
        sides = self.sides
        side_of = {seat: index for index, side in enumerate(sides) for seat in side}
        order = [side_of[seat] for seat in range(1, self.players + 1)]
        seatings = schedule.seatings(len(self.bots), len(sides), self.tables, self.games)
        for number, (deal, places) in enumerate(seatings, start=1):
            seats = tuple(self.bots[places[side]] for side in order)
            yield Fixture(number, deal + 1, seed_of_game(self.seed, deal), seats)

    def round(self) -> int:
        """The number of games until every line-up has been played in all rotations."""
        sides = len(self.sides)
        return sides * len(schedule.line_ups(len(self.bots), sides, self.tables))


def arrange(
    game: str,
    specs: Sequence[str],
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    tables: str | None = None,
    games: int = 1000,
    seed: int = 1,
    *,
    records: bool = False,
    faults: str = STOP,
) -> Tournament:
    """Make an arena from checked settings.

    Without a number of players, there are as many as bots, if the game is for so many. Without a kind
    of tables, two bots play duels and more are mixed.
    """
    box = registry.box(game)
    if not 2 <= len(specs) <= MAX_BOTS:
        raise OptionError(
            f"an arena is for 2 to {MAX_BOTS} bots, not {len(specs)}; write them as"
            ' --bots "random;greedy"'
        )
    for spec in specs:
        bots.make(spec).close()
        if specs.count(spec) > 1:
            raise OptionError(f"{spec} is there twice; name each bot once, seats are shared out")
    if players is None:
        players = min(max(len(specs), box.least_players), box.most_players)
    settled = box.settle(players, options or {})
    if tables is None:
        tables = schedule.DUELS if len(specs) == 2 else schedule.MIXED
    if tables not in schedule.TABLES:
        raise OptionError(f"tables are {' or '.join(schedule.TABLES)}, not {tables!r}")
    if faults not in FAULTS:
        raise OptionError(f"faults are {' or '.join(FAULTS)}, not {faults!r}")
    if seed < 0:
        raise OptionError("a seed is not negative")
    if games < 1:
        raise OptionError("at least one game is played")
    return Tournament(game, players, settled, tuple(specs), tables, games, seed, records, faults)


def prepare(tournament: Tournament) -> None:
    """Compile what the bots need; raise an error if one of them cannot play the game."""
    with GameRunner(
        tournament.game, tournament.players, tournament.options, tournament.bots
    ) as runner:
        runner.prepare()


def play(
    tournament: Tournament,
    fixtures: Sequence[Fixture],
    jobs: int,
    cluster: str,
    notice: Callable[[str], None],
) -> Generator[list[Match]]:
    """Play games in several processes or on a cluster; yield them as they end.

    `notice` is told of what went wrong and was mended.
    """
    work = partial(play_batch, tournament)
    tasks = batches(tournament, fixtures)
    if cluster:
        return run_on_cluster(work, tasks, cluster, tournament.game)
    return run_tasks(work, tasks, jobs, named, notice)


def batches(tournament: Tournament, fixtures: Sequence[Fixture]) -> Iterator[Sequence[Fixture]]:
    """Games in batches for workers: large ones for compiled bots, single games for slow ones."""
    box = registry.box(tournament.game)
    made = [bots.make_for(spec, box, tournament.players) for spec in tournament.bots]
    fast = RECORDED if tournament.records else BATCH
    size = fast if all(isinstance(bot, PolicyBot) for bot in made) else 1
    for bot in made:
        bot.close()
    for first in range(0, len(fixtures), size):
        yield fixtures[first : first + size]


def play_batch(tournament: Tournament, batch: Sequence[Fixture]) -> list[Match]:
    """Play a batch, in a worker."""
    runner = cached_runner(tournament.game, tournament.players, tournament.options, tournament.bots)
    play_one = partial(runner.play, record=tournament.records, forfeit=tournament.faults == FORFEIT)
    return [Match(fixture, play_one(fixture.seats, fixture.seed)) for fixture in batch]


def named(batch: Sequence[Fixture]) -> str:
    """A batch in words."""
    first, last = batch[0].number, batch[-1].number
    return f"game {first}" if first == last else f"games {first} to {last}"
