"""What the commands share: output, common options, and how they are read."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import islice
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludopolis import bots
from ludopolis.arena.simulate import Series
from ludopolis.engine import registry
from ludopolis.engine.box import Value
from ludopolis.engine.errors import OptionError, RecordError
from ludopolis.engine.record import Record
from ludopolis.language.languages import language_of_system, languages
from ludopolis.language.text import say as text

out = Console()
err = Console(stderr=True)


class Reader:
    """The language of a command's output: the chosen one, or else the system's."""

    language = language_of_system()

    @classmethod
    def choose(cls, chosen: str) -> str:
        """The language asked for, or else the system's; also used for errors."""
        if chosen and chosen not in languages():
            known = ", ".join(languages())
            raise OptionError(text("terminal-no-language", language=chosen, known=known))
        cls.language = chosen or language_of_system()
        return cls.language


GameName = Annotated[str, typer.Argument(help="which game, such as newyork")]
Players = Annotated[
    int | None,
    typer.Option(
        help="how many play; default: as many as bots given, or 4 where that is one or none"
    ),
]
Options = Annotated[
    list[str] | None, typer.Option("--option", help="an option of the game, name=value; repeatable")
]
Language = Annotated[
    str,
    typer.Option(help=f"{', '.join(languages())}; default: your system's", callback=Reader.choose),
]
WhichRecord = Annotated[
    int | None, typer.Option(min=1, help="which record of a file that has several")
]
Database = Annotated[
    str,
    typer.Option(
        envvar="LUDOPOLIS_DATABASE", help="its URL; default: the one that `ludopolis serve` takes"
    ),
]
Seed = Annotated[int, typer.Option(help="the series' seed")]
Bots = Annotated[
    str, typer.Option(help="a bot for each seat, or one for all: random,greedy or random;greedy …")
]


def say(text: str) -> None:
    """Print a line to standard error."""
    err.print(text, highlight=False, markup=False, soft_wrap=True)


def given(context: typer.Context) -> set[str]:
    """The names of the parameters given on the command line."""
    sources = {name: context.get_parameter_source(name) for name in context.params}
    return {name for name, source in sources.items() if source and source.name == "COMMANDLINE"}


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
) -> Series:
    """A series of games from the checked command line."""
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
    return Series(game, players, settled, tuple(seats), seed, records)


def chosen(file: Path, number: int | None) -> Record:
    """The record in a file; of several, the one asked for."""
    if number is not None:
        return Record.load_one(file, number)
    found = list(islice(Record.load_all(file), 2))
    if not found:
        raise RecordError(text("terminal-empty-file", path=str(file)))
    if len(found) > 1:
        raise OptionError(f"{file} holds several games; say which one: --game 1")
    return found[0]


def progress_bar() -> Progress:
    """A progress bar with the estimated time left."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    # Slow games end minutes apart, so the estimate needs a long window.
    return Progress(*columns, console=err, speed_estimate_period=3600)


@contextmanager
def progress_of(work: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar for work that reports how much is done, shown from the first report on."""
    progress = progress_bar()
    task = progress.add_task(work, total=None)

    def report(done: int, total: int) -> None:
        progress.start()
        progress.update(task, completed=done, total=total)

    try:
        yield report
    finally:
        if progress.live.is_started:
            progress.stop()
