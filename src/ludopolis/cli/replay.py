"""`ludopolis replay`: look at recorded games again, or check them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludopolis.cli.common import Language, out
from ludopolis.engine.errors import RecordError
from ludopolis.engine.record import Record
from ludopolis.terminal import replay as stepper


def replay(
    file: Annotated[Path, typer.Argument(help="a record, or a file with one on each line")],
    verify: Annotated[
        bool, typer.Option("--verify", help="check every record of the file, show none")
    ] = False,
    game: Annotated[int, typer.Option(min=1, help="which record of the file to show")] = 1,
    language: Language = "",
) -> None:
    """Step through a recorded game; with --verify, check all records of a file."""
    if verify:
        checked = moves = 0
        for record in Record.load_all(file):
            checked += 1
            try:
                moves += len(record.replay().moves)
            except RecordError as fault:
                raise RecordError(f"{file}, record {checked}: {fault}") from None
        if not checked:
            raise RecordError(f"{file} is empty")
        out.print(f"{checked} records, {moves} moves: every move allowed, every result right")
        return
    stepper.run(file, game, language)
