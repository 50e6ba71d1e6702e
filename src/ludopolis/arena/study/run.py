"""Playing a study: in this process, or in several at once."""

from __future__ import annotations

import atexit
import multiprocessing
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from itertools import islice

import numpy as np

from ludopolis import bots
from ludopolis.arena.study.measure import Row, Table
from ludopolis.arena.study.plan import Cell
from ludopolis.arena.study.store import Kept, Store
from ludopolis.bots import driver
from ludopolis.engine import registry, watch
from ludopolis.engine.errors import LudopolisError

BATCH = 100  # games between two reports of a worker, when they are compiled; slow ones report each

Games = dict[str, list[Row]]  # the rows of each cell, by its name, in the order of the games


@dataclass(frozen=True)
class Task:
    """Some games of a cell that a worker plays, or goes through again if their actions are known."""

    cell: Cell
    numbers: tuple[int, ...]
    actions: tuple[tuple[int, ...] | None, ...]


# The bots of this process, by their specs: they play game after game, and cell after cell.
_crew: dict[str, bots.Bot] = {}


def work(task: Task) -> list[Row]:
    """Play the games of a task."""
    table = Table(task.cell, _crew)
    return [
        table.row(number) if actions is None else table.measure(number, np.array(actions, np.int16))
        for number, actions in zip(task.numbers, task.actions, strict=True)
    ]


@atexit.register
def dismiss() -> None:
    """Send the bots of this process home."""
    while _crew:
        _crew.popitem()[1].close()


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
) -> Games:
    """Play all games of all cells that are not in the store yet, and give all of them.

    `expect` is told once how many games there are already, and in all; `progress`, after each batch,
    which cell it was and how many games.
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
        for task, rows in results(todo, jobs):
            store.add(task.cell, rows)
            games[task.cell.name].update((row.number, row) for row in rows)
            progress(task.cell.name, len(rows))
        return {name: [rows[n] for n in sorted(rows)] for name, rows in games.items()}


def prepare(cells: list[Cell]) -> None:
    """Compile what the cells need before several processes would; let bots refuse the game."""
    box = registry.box(cells[0].game)
    for spec in dict.fromkeys(spec for cell in cells for spec in (cell.bot, cell.others)):
        bot = bots.make(spec)
        try:
            bot.prepare(box)
        finally:
            bot.close()
    if any(cell.compiled for cell in cells):
        driver.prepare_series(box)
    watch.prepare(box)


def results(todo: list[Task], jobs: int) -> Iterator[tuple[Task, list[Row]]]:
    """The rows of all tasks, as they come."""
    if jobs == 1:
        try:
            yield from ((task, work(task)) for task in todo)
        finally:
            dismiss()
        return
    # A fresh interpreter for each worker: a forked one could inherit a lock that nobody releases.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=leave_interrupts) as pool:
        rest = iter(todo)
        ahead = {pool.submit(work, task): task for task in islice(rest, 2 * jobs)}
        try:
            while ahead:
                done, _ = wait(ahead, return_when=FIRST_COMPLETED)
                for future in done:
                    task = ahead.pop(future)
                    ahead.update((pool.submit(work, more), more) for more in islice(rest, 1))
                    yield task, future.result()
        except BrokenProcessPool:
            raise LudopolisError(
                "a process that played died (out of memory?); the games so far are kept: go on with"
                " --resume, perhaps with fewer --jobs"
            ) from None
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise


def leave_interrupts() -> None:
    """Leave Ctrl-C to the process that started the workers: it stops them all."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
