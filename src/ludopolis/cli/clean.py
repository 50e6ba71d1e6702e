"""`ludopolis clean`: delete old data."""

from __future__ import annotations

import asyncio
import re
import time
from typing import Annotated

import typer

from ludopolis.cli.common import Database, out
from ludopolis.engine.errors import OptionError

SECONDS = {"h": 3600, "d": 24 * 3600, "w": 7 * 24 * 3600}


def clean(
    older_than: Annotated[
        str, typer.Option(help="hours, days or weeks nobody has touched it: 36h, 90d, 12w")
    ],
    database: Database = "",
    unfinished: Annotated[
        bool, typer.Option(help="also games that nobody has gone on with for so long")
    ] = False,
    dry_run: Annotated[bool, typer.Option(help="only say what would go")] = False,
) -> None:
    """Delete old finished games, tables that were never used, and visitors without data."""
    from ludopolis.tables import cleanup, paths  # noqa: PLC0415  (only this command needs it)

    before = time.time() - seconds_of(older_than)
    gone = asyncio.run(
        cleanup.clean_up(
            database or paths.usual_database(), before, unfinished=unfinished, dry_run=dry_run
        )
    )
    out.print(
        f"{'would go' if dry_run else 'gone'}: {gone.finished:,} finished games,"
        f" {gone.waiting:,} tables that waited, {gone.unfinished:,} unfinished games,"
        f" {gone.claims:,} claim codes, {gone.visitors:,} visitors",
        highlight=False,
        soft_wrap=True,
    )


def seconds_of(written: str) -> int:
    """A time as the command line writes it."""
    found = re.fullmatch(r"([1-9]\d{0,5})([hdw])", written.strip())
    if found is None:
        raise OptionError(f"write a time as 36h, 90d or 12w, not {written!r}")
    return int(found[1]) * SECONDS[found[2]]
