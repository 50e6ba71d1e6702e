"""How long `ludopolis play` takes to the first picture: when nothing is compiled, and later.

    python benchmarks/waiting.py [--game newyork]

Each game is begun in a real terminal, first with an empty cache of compiled rules, then twice more; the
faster of those counts. The interpreter alone with NumPy is printed beside it.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from typing import Annotated

import pexpect
import typer

from ludopolis.engine import registry

PATIENCE = 600  # seconds
PROMPT = "> "  # what stands below the first picture


def until_first_picture(game: str, cache: str) -> float:
    """Seconds from the command to the first question."""
    started = time.perf_counter()
    table = pexpect.spawn(
        sys.executable,
        ["-m", "ludopolis", "play", game, "--seed", "1", "--language", "en"],
        env={**os.environ, "LUDOPOLIS_CACHE": cache, "TERM": "xterm"},
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(50, 160),
    )
    try:
        table.expect_exact(PROMPT)
        return time.perf_counter() - started
    finally:
        table.close(force=True)


def interpreter() -> float:
    """Seconds that Python takes to begin, with NumPy."""
    started = time.perf_counter()
    subprocess.run([sys.executable, "-c", "import numpy"], check=True)
    return time.perf_counter() - started


def main(
    game: Annotated[list[str] | None, typer.Option(help="which; default: all")] = None,
) -> None:
    """Measure, and print a table."""
    base = min(interpreter() for _ in range(3))
    print(f"Python with NumPy: {base:.2f} s")
    for name in game or registry.names():
        with tempfile.TemporaryDirectory() as cache:
            first, *later = (until_first_picture(name, cache) for _ in range(3))
        again = min(later)
        print(
            f"{name}: {first:.1f} s, later {again:.1f} s ({again / base:.0f} × Python)", flush=True
        )


if __name__ == "__main__":
    typer.run(main)
