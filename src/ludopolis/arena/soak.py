"""Soak test: the conformance kit on very many random games of every game and option set.

python -m ludopolis.arena.soak --games 100000
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludopolis.engine import conformance, registry
from ludopolis.engine.precompile import prepare

BATCH = 2_000


def soak_batch(name: str, number: int, first: int, count: int) -> tuple[int, int]:
    """Check some games of one option set; return the numbers of games and moves."""
    box = registry.box(name)
    chosen = list(conformance.option_sets(box))[number]
    return count, conformance.check_many(box, chosen, range(first, first + count))


def main(
    games: Annotated[int, typer.Option(min=1, help="games of each option set")] = 100_000,
    game: Annotated[str | None, typer.Option(help="which game; default: all")] = None,
    jobs: Annotated[int, typer.Option(min=1, help="how many processes")] = os.cpu_count() or 1,
) -> None:
    """Check random games of every game and option set, move by move, up to the first fault."""
    out, err = Console(), Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    context = multiprocessing.get_context("spawn")
    for name in [game] if game else registry.names():
        box = registry.box(name)
        prepare(box)
        sets = list(conformance.option_sets(box))
        started = time.monotonic()
        played = moves = 0
        with (
            Progress(*columns, console=err) as progress,
            ProcessPoolExecutor(jobs, mp_context=context) as pool,
        ):
            task = progress.add_task(name, total=games * len(sets))
            batches = [
                pool.submit(soak_batch, name, number, first, min(BATCH, games - first))
                for number in range(len(sets))
                for first in range(0, games, BATCH)
            ]
            try:
                for batch in as_completed(batches):
                    count, made = batch.result()
                    played += count
                    moves += made
                    progress.advance(task, count)
            except conformance.ConformanceError as error:
                pool.shutdown(wait=False, cancel_futures=True)
                err.print(str(error), markup=False)
                sys.exit(1)
        seconds = time.monotonic() - started
        out.print(
            f"{name}: {len(sets)} option sets, {played:,} games, {moves:,} moves without a fault"
            f" ({seconds:,.0f} s)"
        )


if __name__ == "__main__":
    typer.run(main)
