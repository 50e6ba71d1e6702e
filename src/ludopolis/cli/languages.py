"""`ludopolis languages`: a list of the languages, and a check of their catalogues."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from ludopolis.cli.common import out
from ludopolis.language import check
from ludopolis.language import languages as known
from ludopolis.language.languages import SOURCE, described


def languages(
    check_all: Annotated[
        bool, typer.Option("--check", help="Say what is missing, unused or badly formed.")
    ] = False,
) -> None:
    """List the languages; with --check, check their catalogues."""
    if check_all:
        found = check.problems()
        for line in found:
            out.print(line, highlight=False, markup=False)
        out.print(f"{len(found)} problems" if found else "All catalogues are in order.")
        raise typer.Exit(code=1 if found else 0)
    table = Table("language", "name", "messages", "missing")
    for language in known.languages():
        source = [check.messages_of(locale, SOURCE) for locale in check.locales()]
        there = [check.messages_of(locale, language) for locale in check.locales()]
        missing = sum(
            len(all_.keys() - own.keys()) for all_, own in zip(source, there, strict=True)
        )
        count = sum(len(own) for own in there)
        table.add_row(language, described(language).name, str(count), str(missing))
    out.print(table)
