"""The command line: `ludopolis games`, `play`, `simulate`, `trace`, `replay`, `warm`, `serve`."""

from __future__ import annotations

import contextlib
import errno
import io
import math
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib import metadata
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from ludopolis import bots
from ludopolis.arena import simulate as arena
from ludopolis.arena.trace import trace as trace_lines
from ludopolis.engine import registry
from ludopolis.engine.box import Value, spell
from ludopolis.engine.errors import LudopolisError, OptionError, RecordError
from ludopolis.engine.record import Record
from ludopolis.terminal import play as terminal
from ludopolis.terminal import replay as stepper
from ludopolis.terminal.phrases import PHRASES, language_of

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    help="Board games about building cities: play, simulate, audit.",
    pretty_exceptions_enable=False,
)
out = Console()
err = Console(stderr=True)

GameName = Annotated[str, typer.Argument(help="which game, such as newyork")]
Players = Annotated[int | None, typer.Option(help="how many play; default: as many as seats given")]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="an option of the game, name=value; repeatable")
]
Language = Annotated[str, typer.Option(help="en or fr; default: your system's")]
Seed = Annotated[int, typer.Option(help="the series' seed")]
Bots = Annotated[str, typer.Option(help="a bot for each seat, or one for all: random,greedy,…")]


def read_options(given: list[str] | None) -> dict[str, str]:
    """Options written as name=value."""
    found: dict[str, str] = {}
    for entry in given or []:
        name, equals, value = entry.partition("=")
        if not equals:
            raise OptionError(f"write an option as name=value, not {entry!r}")
        if name.strip() in found:
            raise OptionError(f"option {name.strip()} is given twice")
        found[name.strip()] = value.strip()
    return found


def read_series(
    game: str, players: int | None, specs: str, options: list[str] | None, seed: int, records: bool
) -> arena.Series:
    """A series of games from what the command line says, checked."""
    box = registry.box(game)
    seats = bots.split(specs)
    for spec in seats:
        bots.make(spec).close()
    if players is None:
        players = len(seats) if len(seats) > 1 else min(4, box.most_players)
    if len(seats) == 1:
        seats = seats * players
    settled: dict[str, Value] = box.settle(players, read_options(options))
    if len(seats) != players:
        raise OptionError(f"{len(seats)} bots for {players} players; give one for each, or one")
    if seed < 0:
        raise OptionError("a seed is not negative")
    return arena.Series(game, players, settled, tuple(seats), seed, records)


def print_version(wanted: bool) -> None:
    """Say which version this is, and leave."""
    if wanted:
        out.print(f"ludopolis {metadata.version('ludopolis')}", highlight=False)
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool, typer.Option("--version", callback=print_version, is_eager=True, help="which version")
    ] = False,
) -> None:
    """Board games about building cities: play, simulate, audit."""


@app.command()
def games(language: Language = "") -> None:
    """What there is to play: players, options, in words."""
    spoken = language_of(language)
    say = PHRASES[spoken]
    for name in registry.names():
        box = registry.box(name)
        out.print(f"[bold]{box.title[spoken]}[/]  ({name}) — {box.credit}")
        out.print(f"  {box.summary[spoken]}")
        out.print(f"  {say['players'].format(box.least_players, box.most_players)}. Options:")
        for option in box.options:
            choices = ", ".join(
                f"{spell(c)} ({say['default']})" if c == option.default else spell(c)
                for c in option.choices
            )
            out.print(f"    [bold]{option.name}[/] = {choices}")
            out.print(f"        {option.text[spoken]}")
    out.print(f"Bots: {', '.join(bots.known())}")


@app.command()
def play(
    game: Annotated[
        str | None, typer.Argument(help="which game, such as newyork; without it you are asked")
    ] = None,
    seats: Annotated[
        str,
        typer.Option(help="who sits where, by commas: people by name, bots by theirs: Ada,greedy"),
    ] = "",
    players: Players = None,
    option: Options = None,
    seed: Annotated[int | None, typer.Option(help="for a game that can be dealt again")] = None,
    language: Language = "",
    resume: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    save: Annotated[
        Path | None, typer.Option(help="where q saves the game; default: game.record")
    ] = None,
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
    )


@app.command()
def simulate(
    game: GameName,
    players: Players = None,
    bots: Bots = "random",
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 1000,
    seed: Seed = 1,
    option: Options = None,
    jobs: Annotated[int, typer.Option(min=1, help="how many processes")] = 1,
    records: Annotated[Path | None, typer.Option(help="write a record of each game here")] = None,
) -> None:
    """Play a series between bots; print scores, win shares with 95% intervals, lengths, endings."""
    series = read_series(game, players, bots, option, seed, records is not None)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with contextlib.ExitStack() as stack:
        file = stack.enter_context(written_whole(records)) if records else None
        progress = stack.enter_context(Progress(*columns, console=err))
        task = progress.add_task("playing", total=games)

        def report(batch: arena.Outcomes) -> None:
            if file:
                file.writelines(line + "\n" for line in batch.records)
            progress.advance(task, len(batch.scores))

        outcomes = arena.run(series, games, jobs, report)
    print_outcomes(series, outcomes)


@contextlib.contextmanager
def written_whole(path: Path) -> Iterator[TextIO]:
    """A file that takes its name only when it is complete."""
    draft = path.with_name(path.name + ".part")
    try:
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, "it is a folder")
        with draft.open("w", encoding="utf-8") as file:
            yield file
        draft.replace(path)
    except OSError as fault:
        raise OptionError(f"cannot write to {path}: {fault.strerror}; name another file") from None
    finally:
        draft.unlink(missing_ok=True)


def with_margin(mean: float, margin: float, digits: int) -> str:
    """A mean with its margin; one game alone has none."""
    text = f"{mean:.{digits}f}"
    return text if math.isnan(margin) else f"{text} ± {margin:.{digits}f}"


def print_outcomes(series: arena.Series, outcomes: arena.Outcomes) -> None:
    """The table of a series."""
    count = len(outcomes.scores)
    by_seat, by_bot = arena.table(series, outcomes)
    heading = f"{series.game}, {series.players} players, {count:,} games, seed {series.seed}"
    table = Table(title=heading)
    for column in ("seat", "mean score", "wins", "95% interval"):
        table.add_column(column, justify="left" if column == "seat" else "right")
    for place, lines in enumerate((by_seat, by_bot)):
        if place:
            table.add_section()
        for line in lines:
            table.add_row(
                line.name if place == 0 else f"each {line.name}",
                with_margin(line.score, line.score_margin, 2),
                f"{line.wins:.1%}",
                f"{line.wins_low:.1%} to {line.wins_high:.1%}",
            )
    out.print(table)
    mean, margin = arena.mean_and_margin(outcomes.lengths)
    out.print(
        f"length: {with_margin(mean, margin, 1)} decisions ({min(outcomes.lengths)} to"
        f" {max(outcomes.lengths)})"
    )
    reasons = ", ".join(f"{why} {n / count:.1%}" for why, n in outcomes.reasons.most_common())
    out.print(f"ended by: {reasons}")


@app.command()
def trace(
    game: GameName,
    players: Players = None,
    bots: Bots = "random",
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 1,
    seed: Seed = 1,
    option: Options = None,
) -> None:
    """Print every decision of some games as JSON lines, nothing hidden, for an outside auditor."""
    series = read_series(game, players, bots, option, seed, False)
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")  # JSON is, whatever the system prefers
    for line in trace_lines(series, games):
        sys.stdout.write(line + "\n")


@app.command()
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


@app.command()
def warm(
    game: Annotated[str | None, typer.Argument(help="which game; default: all")] = None,
) -> None:
    """Compile a game's rules and bots now, so that nobody waits later."""
    if game is None:
        warm_all()
        return
    bots.prepare_series(registry.box(game))
    out.print(f"{registry.box(game).title['en']} is ready.")


def warm_all() -> None:
    """Compile every game, several at once: each in a process of its own."""

    def warm_one(name: str) -> int:
        return subprocess.run(
            [sys.executable, "-m", "ludopolis", "warm", name], check=False
        ).returncode

    with ThreadPoolExecutor(os.cpu_count()) as waiting:
        if any(waiting.map(warm_one, registry.names())):
            raise LudopolisError("a game could not be compiled; what went wrong stands above")


@app.command()
def serve(
    host: Annotated[
        str, typer.Option(help="who can reach it: 0.0.0.0 lets in everybody in your network")
    ] = "127.0.0.1",
    port: Annotated[
        int | None,
        typer.Option(min=0, max=65535, help="default: 8000, or the next one that is free"),
    ] = None,
    database: Annotated[
        str, typer.Option(help="its URL; default: a SQLite file in your data folder")
    ] = "",
    browser: Annotated[
        bool | None,
        typer.Option("--open/--no-open", help="open a browser; default: where there is a screen"),
    ] = None,
    bot_pause: Annotated[
        float, typer.Option(min=0, max=60, help="seconds a bot waits, so that people can follow")
    ] = 0.8,
) -> None:
    """Open the web site on this machine: play in a browser, alone or with others."""
    from ludopolis.web import serving  # noqa: PLC0415  (only this command needs a web server)

    serving.run(
        host=host,
        port=port,
        database=database,
        browser=browser,
        bot_pause=bot_pause,
        show=lambda text: out.print(text, highlight=False, soft_wrap=True),
    )


def main() -> None:
    """Run the command line; errors that a user can mend are one line, without a traceback."""
    try:
        app()
    except LudopolisError as fault:
        err.print(f"[bold red]error:[/] {escape(str(fault))}", highlight=False, soft_wrap=True)
        sys.exit(2)
