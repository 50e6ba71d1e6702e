"""`ludopolis replay`: step through recorded games, or check them."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ludopolis.cli.common import Language, out
from ludopolis.cli.verify import check_all, summary
from ludopolis.language.translator import Translator
from ludopolis.terminal import replay as stepper


def replay(
    file: Annotated[Path, typer.Argument(help="a record, or a file with one on each line")],
    verify: Annotated[
        bool,
        typer.Option(
            "--verify", help="check every record of the file, show none; `verify` says more"
        ),
    ] = False,
    game: Annotated[int, typer.Option(min=1, help="which record of the file to show")] = 1,
    language: Language = "",
) -> None:
    """Step through a recorded game; with --verify, check all records of a file."""
    if verify:
        out.print(Translator(language)(summary(check_all(file))), highlight=False)
        return
    stepper.run(file, game, language)
