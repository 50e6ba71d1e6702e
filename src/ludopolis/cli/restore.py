"""`ludopolis restore`: restore a site from a backup."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from ludopolis.cli.common import Database, out, progress_of


def restore(
    file: Annotated[Path, typer.Argument(help="a file that `ludopolis backup` has written")],
    database: Database = "",
    replace: Annotated[
        bool, typer.Option(help="into a database that is not empty: all in it is lost")
    ] = False,
) -> None:
    """Restore a database from a backup, completely or not at all."""
    from ludopolis.tables import backup, paths  # noqa: PLC0415  (only this command needs it)

    folder = paths.data_folder()
    try:
        if not database:
            paths.make_folder(folder)
    except OSError as fault:
        raise paths.cannot_write(folder, fault) from None
    with progress_of("reading") as report:
        rows = asyncio.run(
            backup.restore(
                database or paths.usual_database(),
                file,
                replace=replace,
                report=report,
            )
        )
    out.print(
        f"restored: {rows['tables']:,} tables, {rows['events']:,} events,"
        f" {rows['visitors']:,} visitors",
        highlight=False,
        soft_wrap=True,
    )
