"""`ludopolis backup`: all data of a site in one file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Annotated

import typer

from ludopolis.cli.common import Database, out, progress_of


def backup(
    file: Annotated[Path, typer.Argument(help="where to, such as ludopolis.backup")],
    database: Database = "",
    replace: Annotated[bool, typer.Option(help="write over a file of that name")] = False,
) -> None:
    """Write all games and visitors to one file, while the site goes on; keep it as a secret."""
    from ludopolis.tables import backup, paths  # noqa: PLC0415  (only this command needs it)

    with progress_of("writing") as report:
        rows = asyncio.run(
            backup.back_up(
                database or paths.usual_database(),
                file,
                replace=replace,
                report=report,
            )
        )
    out.print(
        f"{file}: {rows['tables']:,} tables, {rows['events']:,} events, {rows['visitors']:,} visitors",
        highlight=False,
        soft_wrap=True,
    )
