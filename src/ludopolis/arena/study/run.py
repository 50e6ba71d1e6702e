"""Playing a study: in this process, or in several at once."""

from __future__ import annotations

import atexit
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass

import numpy as np

from ludopolis import bots
from ludopolis.arena.study.measure import Crew, Row, Table
from ludopolis.arena.study.plan import Cell
from ludopolis.arena.study.store import Kept, Store
from ludopolis.arena.workers import share_out
from ludopolis.bots import driver
from ludopolis.engine import registry, watch

BATCH = 100  # games between two reports of a worker, when they are compiled; slow ones report each

Games = dict[str, list[Row]]  # the rows of each cell, by its name, in the order of the games


@dataclass(frozen=True)
class Task:
    """Some games of a cell that a worker plays, or goes through again if their actions are known."""

    cell: Cell
    numbers: tuple[int, ...]
    actions: tuple[tuple[int, ...] | None, ...]


# The bots of this process: they play game after game, and cell after cell.
_crew: Crew = {}


def work(task: Task) -> tuple[Cell, list[Row]]:
    """Play the games of a task."""
    table = Table(task.cell, _crew)
    return task.cell, [
        table.row(number) if actions is None else table.measure(number, np.array(actions, np.int16))
        for number, actions in zip(task.numbers, task.actions, strict=True)
    ]


@atexit.register
def dismiss() -> None:
    """Send the bots of this process home."""
    while _crew:
        _crew.popitem()[1].close()


@contextmanager
def closing_time() -> Iterator[None]:
    """In the end the bots go home; those of other processes go with them."""
    try:
        yield
    finally:
        dismiss()


def tasks(cell: Cell, kept: Kept) -> Iterator[Task]:
    """What is still to be done of a cell: games not played yet, and those to be measured again."""
    todo = [n for n in range(cell.games) if n not in kept.rows]
    size = BATCH if cell.compiled else 1
    for first in range(0, len(todo), size):
        numbers = tuple(todo[first : first + size])
        yield Task(cell, numbers, tuple(map(kept.actions.get, numbers)))


def play(
    cells: list[Cell],
    store: Store,
    jobs: int = 1,
    expect: Callable[[int, int], None] = lambda _, __: None,
    progress: Callable[[str, int], None] = lambda _, __: None,
    notice: Callable[[str], None] = lambda _: None,
) -> Games:
    """Play all games of all cells that are not in the store yet, and give all of them.

    `expect` is told once how many games there are already, and in all; `progress`, after each batch,
    which cell it was and how many games; `notice`, of a process that died, whose games are played again.
    """
    prepare(cells)
    with store.held():
        store.check(cells)
        kept = {cell.name: store.open(cell) for cell in cells}
        games = {
            cell.name: {n: row for n, row in kept[cell.name].rows.items() if n < cell.games}
            for cell in cells
        }
        todo = [task for cell in cells for task in tasks(cell, kept[cell.name])]
        total = sum(cell.games for cell in cells)
        expect(total - sum(len(task.numbers) for task in todo), total)
        with closing(share_out(work, todo, jobs, named, notice)) as played, closing_time():
            for cell, rows in played:
                store.add(cell, rows)
                games[cell.name].update((row.number, row) for row in rows)
                progress(cell.name, len(rows))
        return {name: [rows[n] for n in sorted(rows)] for name, rows in games.items()}


def named(task: Task) -> str:
    """A task in words."""
    first, last = task.numbers[0] + 1, task.numbers[-1] + 1
    games = f"game {first}" if first == last else f"games {first} to {last}"
    return f"{games} of {task.cell.name}"


def prepare(cells: list[Cell]) -> None:
    """Compile what the cells need before several processes would; let bots refuse the game."""
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
        driver.prepare_series(box)
    watch.prepare(box)
