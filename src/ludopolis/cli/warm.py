"""`ludopolis warm`: compile ahead of time."""

from __future__ import annotations

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import Annotated

import typer

from ludopolis import bots
from ludopolis.cli.common import out
from ludopolis.engine import registry, replay_stats
from ludopolis.engine.errors import LudopolisError
from ludopolis.language.languages import language_of_system
from ludopolis.language.translator import Translator


def warm(
    game: Annotated[str | None, typer.Argument(help="which game; default: all")] = None,
) -> None:
    """Compile a game's rules and bots ahead of time."""
    if game is None:
        warm_all()
        return
    bots.prepare_series(registry.box(game))
    bots.prepare_search(registry.box(game))
    replay_stats.prepare(registry.box(game))
    box = registry.box(game)
    out.print(Translator(language_of_system(), box.locale)("terminal-ready", title=box.title))


def warm_all() -> None:
    """Compile every game, each in a process of its own."""

    def warm_one(name: str) -> int:
        return subprocess.run(
            [sys.executable, "-m", "ludopolis", "warm", name], check=False
        ).returncode

    with ThreadPoolExecutor(os.cpu_count()) as waiting:
        if any(waiting.map(warm_one, registry.names())):
            raise LudopolisError("a game could not be compiled; what went wrong stands above")
