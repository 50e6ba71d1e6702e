"""Random games per core, ours beside OpenSpiel's native rollouts and catanatron, in one run.

    make bench            (or: python benchmarks/speed.py --seconds 5)

Every figure is uniformly random play in one process, with the full list of legal moves at every
step, counting players' decisions. All are measured in turn, several rounds, and the median is
printed: so a busy machine slows all of them alike.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import time
from collections.abc import Callable
from functools import partial

import numpy as np
from rich.console import Console
from rich.table import Table

import peers
from ludopolis.engine import registry
from ludopolis.engine.chance import Chance
from ludopolis.engine.layout import blank, blanks
from ludopolis.engine.playout import random_games

OURS = "ludopolis "
BATCH = 200  # games between two looks at the clock


def ours(name: str, players: int, options: dict[str, bool], seconds: float) -> float:
    """Moves per second of our own random games."""
    box = registry.box(name)
    state, empty = blanks(box.layout, 1), blanks(box.layout, 1)
    empty[0] = box.blank_state(players, box.settle(players, options))
    chance, mind = blank(Chance), blank(Chance)
    actions = np.zeros(box.actions, np.int16)
    source = np.random.default_rng(1)

    def play() -> int:
        seeds = source.integers(0, 1 << 32, (BATCH, 4), np.uint32)
        return int(random_games(state, empty, chance, mind, seeds, actions, 1 << 30))

    play()  # compiles, or loads what is compiled
    moves = 0
    started = time.perf_counter()
    while time.perf_counter() - started < seconds:
        moves += play()
    return moves / (time.perf_counter() - started)


def contenders() -> dict[str, Callable[[float], float]]:
    """Everything that is measured, by name."""
    found: dict[str, Callable[[float], float]] = {}
    for name in registry.names():
        players = min(4, registry.box(name).most_players)
        found[f"{OURS}{name}, {players} players"] = partial(ours, name, players, {})
    found[f"{OURS}newyork, 4 players, events"] = partial(ours, "newyork", 4, {"events": True})
    for game in peers.OPENSPIEL_GAMES:
        found[f"OpenSpiel {game}"] = partial(peers.openspiel_rollouts, game)
    found["catanatron, 4 players"] = peers.catanatron_games
    return found


def main() -> None:
    """Measure all in turn and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3)
    arguments = parser.parse_args()
    measured: dict[str, list[float]] = {name: [] for name in contenders()}
    console = Console()
    for number in range(1, arguments.rounds + 1):
        for name, measure in contenders().items():
            with console.status(f"round {number} of {arguments.rounds}: {name}"):
                measured[name].append(measure(arguments.seconds))
    speeds = {name: statistics.median(figures) for name, figures in measured.items()}
    mine = [name for name in speeds if name.startswith(OURS)]
    others = [name for name in speeds if not name.startswith(OURS)]
    table = Table(
        title=f"moves per second, one process, Python {platform.python_version()}; ratios to the peers"
    )
    table.add_column("")
    table.add_column("moves/s", justify="right")
    for name in others:
        table.add_column(name, justify="right")
    table.add_row("the peer's", "", *(f"{speeds[name]:,.0f}" for name in others))
    table.add_section()
    for name in mine:
        ratios = [f"{speeds[name] / speeds[other]:.2f} ×" for other in others]
        table.add_row(name.removeprefix(OURS), f"{speeds[name]:,.0f}", *ratios)
    console.print(table)


if __name__ == "__main__":
    main()
