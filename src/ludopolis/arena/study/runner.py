"""Running a study: its games, in this process or in several, and the results."""

from __future__ import annotations

import atexit
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from datetime import date
from importlib import metadata
from pathlib import Path

import numpy as np

from ludopolis import bots
from ludopolis.arena.study.aggregate import aggregate
from ludopolis.arena.study.measure import BotPool, CellPlayer, GameRow
from ludopolis.arena.study.plan import Cell, plan
from ludopolis.arena.study.schema import Study
from ludopolis.arena.study.settings import Settings
from ludopolis.arena.study.store import Store, StoredGames
from ludopolis.arena.workers import run_tasks
from ludopolis.engine import registry, replay_stats
from ludopolis.engine.errors import OptionError

BATCH = 100  # compiled games between two reports of a worker; slow games are reported one by one

Games = dict[str, list[GameRow]]  # the rows of each cell, by its name, in the order of the games


def run_study(
    settings: Settings,
    folder: Path,
    *,
    jobs: int = 1,
    resume: bool = False,
    expect: Callable[[int, int], None] = lambda _, __: None,
    progress: Callable[[str, int], None] = lambda _, __: None,
    notice: Callable[[str], None] = lambda _: None,
) -> Study:
    """Play the missing games, compute the results, and save both in a folder."""
    cells = plan(settings)
    store = Store(folder / "games" / settings.game)
    if not resume and not store.empty:
        raise OptionError(
            f"{store.folder} holds games already; go on with --resume, or name another folder with --out"
        )
    games = play(cells, store, jobs, expect, progress, notice)
    today, version = date.today().isoformat(), metadata.version("ludopolis")
    study = aggregate(settings, cells, games, date=today, version=version)
    study.save(study_file(folder, settings.game))
    return study


def study_file(folder: Path, game: str) -> Path:
    """Where the results of a study are saved."""
    return folder / f"{game}.json"


# --- Playing ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Task:
    """Some games of a cell for a worker to play, or only to measure if their actions are known."""

    cell: Cell
    numbers: tuple[int, ...]
    actions: tuple[tuple[int, ...] | None, ...]


# The bots of this process, which are used for game after game and cell after cell.
_bots: BotPool = {}


def do_task(task: Task) -> tuple[Cell, list[GameRow]]:
    """Play and measure the games of a task."""
    player = CellPlayer(task.cell, _bots)
    return task.cell, [
        player.row(number)
        if actions is None
        else player.measure(number, np.array(actions, np.int16))
        for number, actions in zip(task.numbers, task.actions, strict=True)
    ]


@atexit.register
def close_bots() -> None:
    """Close the bots of this process."""
    while _bots:
        _bots.popitem()[1].close()


@contextmanager
def closing_bots() -> Iterator[None]:
    """Close the bots of this process in the end; other processes close their own."""
    try:
        yield
    finally:
        close_bots()


def tasks(cell: Cell, stored: StoredGames) -> Iterator[Task]:
    """What is left to do of a cell: games to play, and games to measure again."""
    todo = [n for n in range(cell.games) if n not in stored.rows]
    size = BATCH if cell.compiled else 1
    for first in range(0, len(todo), size):
        numbers = tuple(todo[first : first + size])
        yield Task(cell, numbers, tuple(map(stored.actions.get, numbers)))


def play(
    cells: list[Cell],
    store: Store,
    jobs: int = 1,
    expect: Callable[[int, int], None] = lambda _, __: None,
    progress: Callable[[str, int], None] = lambda _, __: None,
    notice: Callable[[str], None] = lambda _: None,
) -> Games:
    """Play all games that are not in the store yet; return all games.

    `expect` is called once, with the number of stored games and of all games; `progress` after each
    batch, with its cell and size; `notice` if a process died, whose games are then played again.
    """
    prepare(cells)
    with store.locked():
        store.check(cells)
        stored = {cell.name: store.open(cell) for cell in cells}
        games = {
            cell.name: {n: row for n, row in stored[cell.name].rows.items() if n < cell.games}
            for cell in cells
        }
        todo = [task for cell in cells for task in tasks(cell, stored[cell.name])]
        total = sum(cell.games for cell in cells)
        expect(total - sum(len(task.numbers) for task in todo), total)
        with closing(run_tasks(do_task, todo, jobs, describe, notice)) as played, closing_bots():
            for cell, rows in played:
                store.add(cell, rows)
                games[cell.name].update((row.number, row) for row in rows)
                progress(cell.name, len(rows))
        return {name: [rows[n] for n in sorted(rows)] for name, rows in games.items()}


def describe(task: Task) -> str:
    """A task in words."""
    first, last = task.numbers[0] + 1, task.numbers[-1] + 1
    games = f"game {first}" if first == last else f"games {first} to {last}"
    return f"{games} of {task.cell.name}"


def prepare(cells: list[Cell]) -> None:
    """Compile once, before several processes would; let bots refuse the game."""
    box = registry.box(cells[0].game)
    for spec, players in dict.fromkeys(
        (spec, cell.players) for cell in cells for spec in (cell.bot, cell.others)
    ):
        bot = bots.make_for(spec, box, players)
        try:
            bot.prepare(box)
        finally:
            bot.close()
    if any(cell.compiled for cell in cells):
        bots.prepare_series(box)
    replay_stats.prepare(box)
