"""`ludopolis trace`: every decision of some games, for auditors."""

from __future__ import annotations

import io
import sys
from typing import Annotated

import typer

from ludopolis.arena.trace import trace as trace_lines
from ludopolis.cli.common import Bots, GameName, Options, Players, Seed, read_series


def trace(
    game: GameName,
    players: Players = None,
    bots: Bots = "random",
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 1,
    seed: Seed = 1,
    option: Options = None,
) -> None:
    """Print every decision of some games as JSON lines, with all hidden data, for auditors."""
    series = read_series(game, players, bots, option, seed, False)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # as JSON requires
    for line in trace_lines(series, games):
        sys.stdout.write(line + "\n")
