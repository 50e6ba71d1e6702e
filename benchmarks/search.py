"""Simulations per second and core, ours beside OpenSpiel's C++ IS-MCTS on gin rummy, in one run.

    make bench            (or: python benchmarks/search.py --seconds 5)

A simulation draws a determinization, selects down the tree, adds a node and evaluates it.
OpenSpiel values it by playing on at random to the end of the game, with its own evaluator; ours plays
on greedily for as many moves as the weights.toml of each game says, and asks its `evaluate`. The
second figure of each game is without rollouts: nothing but the tree and `evaluate`. All are measured
in turn, in one process and one thread, at positions along whole games; the median is printed.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import time
from collections.abc import Callable
from functools import partial

from rich.console import Console
from rich.table import Table

import ludopolis
import peers
from ludopolis import bots
from ludopolis.bots import search_bot
from ludopolis.engine.chance import IMAGINATION, stream_of
from ludopolis.engine.game import Game

SIMULATIONS = 400  # at each position
PEER = "OpenSpiel gin_rummy"


def positions(name: str) -> list[Game]:
    """Every fifth position with a choice of a greedy game for two."""
    game = ludopolis.new(name, 2, seed=1)
    greedy = bots.make("greedy")
    found = []
    while game.seat is not None:
        if len(game.moves) % 5 == 0 and len(game.legal()) > 1:
            found.append(game.copy())
        game.carry_out(greedy.choose(game))
    return found


def ours(name: str, with_rollout: bool, seconds: float) -> float:
    """Simulations per second of our search."""
    search_bot.prepare(ludopolis.box(name))
    simulations, spent = 0, 0.0
    while spent < seconds:
        for number, game in enumerate(positions(name)):
            assert game.seat is not None
            chance = stream_of(number, IMAGINATION)
            tree = search_bot.Tree(game, game.seat - 1, chance, SIMULATIONS + 1)
            if not with_rollout:
                tree.settings.rollout_moves = 0
            started = time.perf_counter()
            tree.run(SIMULATIONS)
            spent += time.perf_counter() - started
            simulations += SIMULATIONS
    return simulations / spent


def contenders() -> dict[str, Callable[[float], float]]:
    """Everything that is measured, by name."""
    found: dict[str, Callable[[float], float]] = {PEER: peers.openspiel_search}
    for name in ludopolis.shelf():
        found[name] = partial(ours, name, True)
        found[f"{name}, tree only"] = partial(ours, name, False)
    return found


def main() -> None:
    """Measure all in turn and print the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="of each measurement")
    parser.add_argument("--rounds", type=int, default=3, help="of measuring everything in turn")
    arguments = parser.parse_args()
    measured: dict[str, list[float]] = {name: [] for name in contenders()}
    console = Console()
    for number in range(1, arguments.rounds + 1):
        for name, measure in contenders().items():
            with console.status(f"round {number} of {arguments.rounds}: {name}"):
                measured[name].append(measure(arguments.seconds))
    speeds = {name: statistics.median(figures) for name, figures in measured.items()}
    table = Table(title=f"simulations per second, one core, Python {platform.python_version()}")
    table.add_column("")
    table.add_column("simulations/s", justify="right")
    table.add_column(f"ratio to {PEER}", justify="right")
    for name, speed in speeds.items():
        table.add_row(name, f"{speed:,.0f}", f"{speed / speeds[PEER]:.1f} ×")
    console.print(table)


if __name__ == "__main__":
    main()
