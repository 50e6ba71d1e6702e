"""`ludopolis analyse`: analyse a recorded game."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Annotated

import typer

from ludopolis.arena.parallel_analysis import analyse_in_parallel
from ludopolis.arena.workers import cores
from ludopolis.bots.analysis import OWN, SPECTATOR, Viewpoint, budget_of, combine, positions_of
from ludopolis.cli.common import Language, WhichRecord, chosen, out, progress_bar, say
from ludopolis.engine.errors import OptionError
from ludopolis.engine.game import Game
from ludopolis.terminal.names import reader


def analyse(
    file: Annotated[Path, typer.Argument(help="a record, or a file with one on each line")],
    game: WhichRecord = None,
    bot: Annotated[
        str, typer.Option(help="the bot that analyses, and for how long it thinks")
    ] = "search:simulations=400",
    seat: Annotated[
        str,
        typer.Option(help="whose eyes the curve is drawn with: own, spectator, or a seat's number"),
    ] = OWN,
    worst: Annotated[int, typer.Option(min=0, help="how many of the worst choices to show")] = 5,
    language: Language = "",
    out_folder: Annotated[
        Path | None, typer.Option("--out", help="a folder for the files; default: analysis-RECORD")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="how many processes; default: one for each core")
    ] = None,
) -> None:
    """Analyse a game: the chances move by move, the choices that cost most, what was luck."""
    from ludopolis.arena.analysis_files import AnalysedGame, write  # noqa: PLC0415  (it draws: slow to load)
    from ludopolis.terminal.analysis import labels_of, show  # noqa: PLC0415

    played = chosen(file, game).replay()
    words = reader(played, language)
    budget = budget_of(bot, played)
    eyes = read_eyes(seat, played)
    folder = out_folder or Path(f"analysis-{file.stem}" + (f"-{game}" if game else ""))
    check_folder(folder)
    try:
        with progress_bar() as progress:
            task = progress.add_task("analysing", total=len(played.moves) + 1)
            analyses = []
            for position in analyse_in_parallel(played, eyes, budget, jobs or cores(), say):
                analyses.append(position)
                progress.advance(task)
    except KeyboardInterrupt:
        say("stopped: nothing was written")
        raise typer.Exit(130) from None
    analysis = combine(analyses, eyes)
    analysed = AnalysedGame(
        positions=list(positions_of(played)),
        analysis=analysis,
        worst=analysis.worst(worst),
        names=words.names,
        bot=bot,
    )
    show(analysed, words, out)
    try:
        written = write(folder, analysed, labels_of(analysed, words))
    except OSError as fault:
        raise unusable(folder, fault.strerror) from None
    say(f"written to {folder}: {', '.join(path.name for path in written)}")


def check_folder(folder: Path) -> None:
    """Refuse a folder that cannot be written to, before the analysis starts."""
    try:
        there = next(path for path in (folder, *folder.absolute().parents) if path.exists())
    except OSError as fault:  # its parent cannot be read
        raise unusable(folder, fault.strerror) from None
    if not there.is_dir():
        raise unusable(folder, f"{there} is a file")
    if not os.access(there, os.W_OK | os.X_OK):
        raise unusable(folder, os.strerror(errno.EACCES))


def unusable(folder: Path, why: str | None) -> OptionError:
    """The error for a folder that cannot be written to."""
    return OptionError(f"cannot write to {folder}: {why}; name another folder with --out")


def read_eyes(seat: str, game: Game) -> Viewpoint:
    """Whose eyes a curve is drawn with."""
    if seat in (OWN, SPECTATOR):
        return seat
    if seat.isdecimal() and 1 <= int(seat[:3]) <= game.players:
        return int(seat)
    raise OptionError(
        f"a curve is drawn with each seat's {OWN} eyes, with those of a {SPECTATOR}, or of a seat from"
        f" 1 to {game.players}, not {seat!r}"
    )
