"""The command line, a module for each command."""

from __future__ import annotations

import sys
from importlib import metadata
from typing import Annotated

import typer
from rich.markup import escape

from ludopolis.cli import (
    analyse,
    arena,
    backup,
    clean,
    games,
    hint,
    languages,
    play,
    replay,
    restore,
    serve,
    simulate,
    study,
    trace,
    tune,
    verify,
    warm,
)
from ludopolis.cli.common import Reader, err, out
from ludopolis.engine.errors import LudopolisError
from ludopolis.language.translator import Translator

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    help="Board games about building cities: play, simulate, audit.",
    pretty_exceptions_enable=False,
)


def print_version(wanted: bool) -> None:
    """Print the version and exit."""
    if wanted:
        out.print(f"ludopolis {metadata.version('ludopolis')}", highlight=False)
        raise typer.Exit


@app.callback()
def ludopolis(
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="which version")
    ] = False,
) -> None:
    """Board games about building cities: play, simulate, audit."""


for command in (
    games.games,
    play.play,
    simulate.simulate,
    arena.arena,
    study.study,
    tune.tune,
    trace.trace,
    replay.replay,
    verify.verify,
    analyse.analyse,
    hint.hint,
    languages.languages,
    warm.warm,
    serve.serve,
    backup.backup,
    restore.restore,
    clean.clean,
):
    app.command()(command)


def main() -> None:
    """Run the command line; errors that a user can correct are printed without a traceback."""
    Reader.choose("")
    try:
        app()
    except LudopolisError as fault:
        error = Translator(Reader.language)("terminal-error")
        why = escape(fault.why(Reader.language))
        err.print(f"[bold red]{error}[/] {why}", highlight=False, soft_wrap=True)
        sys.exit(2)
