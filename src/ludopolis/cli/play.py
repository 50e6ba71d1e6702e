"""`ludopolis play`: a game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludopolis.cli.common import Language, Options, read_options
from ludopolis.terminal import play as terminal


def play(
    game: Annotated[
        str | None, typer.Argument(help="which game, such as newyork; without it you are asked")
    ] = None,
    seats: Annotated[
        str,
        typer.Option(
            help="who sits where, by commas or semicolons: people by name, bots by theirs: Ada,strong"
        ),
    ] = "",
    players: Annotated[
        int | None, typer.Option(help="how many play; default: as many as seats given")
    ] = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="for a game that can be dealt again")] = None,
    language: Language = "",
    resume: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    save: Annotated[
        Path | None, typer.Option(help="where q saves the game; default: game.record")
    ] = None,
    programs: Annotated[
        bool, typer.Option("--programs", help="let a saved game run the programs that it names")
    ] = False,
) -> None:
    """Play in the terminal, with people and bots in any seats."""
    terminal.run(
        game=game,
        seats=seats,
        players=players,
        options=read_options(option),
        seed=seed,
        language=language,
        resume=resume,
        save=save,
        programs=programs,
    )
