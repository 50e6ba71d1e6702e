"""`ludopolis restore`: a site as it was when it was backed up."""

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
    """Fill a database from a backup: all of it, or, if anything is wrong, nothing."""
    from ludopolis.tables import archive, place  # noqa: PLC0415  (only this command needs it)

    folder = place.data_folder()
    try:
        if not database:
            place.make_folder(folder)
    except OSError as fault:
        raise place.cannot_write(folder, fault) from None
    with progress_of("reading") as report:
        rows = asyncio.run(
            archive.restore(
                database or place.usual_database(),
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
