"""`ludopolis simulate`: a series of games between bots."""

from __future__ import annotations

import contextlib
import errno
import math
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, TextIO

import typer
from rich.markup import escape
from rich.table import Table

from ludopolis.arena import simulate as arena
from ludopolis.arena.statistics import mean_and_margin
from ludopolis.bots.errors import BotError
from ludopolis.cli.common import (
    Bots,
    GameName,
    Options,
    Players,
    Seed,
    out,
    progress_bar,
    read_series,
    say,
)
from ludopolis.engine.errors import LudopolisError, OptionError

NO_RECORDS = "no record was written: ludopolis arena --records keeps each game as it ends"


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
    try:
        outcomes = play_all(series, games, jobs, records)
    except KeyboardInterrupt:
        say(f"stopped{'; ' + NO_RECORDS if records else ''}")
        raise typer.Exit(130) from None
    except BotError as fault:
        if not records:
            raise
        raise LudopolisError(f"{fault}\n{NO_RECORDS}") from fault
    print_outcomes(series, outcomes)


def play_all(series: arena.Series, games: int, jobs: int, records: Path | None) -> arena.Outcomes:
    """Play a series, and write the records of its games."""
    with contextlib.ExitStack() as stack:
        file = stack.enter_context(written_whole(records)) if records else None
        progress = stack.enter_context(progress_bar())
        task = progress.add_task("playing", total=games)

        def report(batch: arena.Outcomes) -> None:
            if file:
                file.writelines(line + "\n" for line in batch.records)
            progress.advance(task, len(batch.scores))

        return arena.run(series, games, jobs, report, say)


@contextlib.contextmanager
def written_whole(path: Path) -> Iterator[TextIO]:
    """A file that is renamed to its final name when it is complete."""
    try:
        if path.exists() and not path.is_file():  # a pipe or a device would be replaced
            raise FileExistsError(errno.EEXIST, "it is no file")
        draft = path.with_name(path.name + ".part")  # fails for a folder such as "."
        try:
            with draft.open("w", encoding="utf-8") as file:
                yield file
            draft.replace(path)
        finally:
            draft.unlink(missing_ok=True)
    except OSError as fault:
        raise OptionError(f"cannot write to {path}: {fault.strerror}; name another file") from None


def with_margin(mean: float, margin: float, digits: int) -> str:
    """A mean with its margin, which takes two games."""
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
                escape(line.name if place == 0 else f"each {line.name}"),
                with_margin(line.score, line.score_margin, 2),
                f"{line.wins.value:.1%}",
                f"{line.wins.low:.1%} to {line.wins.high:.1%}",
            )
    out.print(table)
    mean, margin = mean_and_margin(outcomes.lengths)
    out.print(
        f"length: {with_margin(mean, margin, 1)} decisions ({min(outcomes.lengths)} to"
        f" {max(outcomes.lengths)})"
    )
    reasons = ", ".join(f"{why} {n / count:.1%}" for why, n in outcomes.reasons.most_common())
    out.print(f"ended by: {reasons}")
