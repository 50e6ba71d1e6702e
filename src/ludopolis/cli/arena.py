"""`ludopolis arena`: which bot is strongest, and how certain that is."""

from __future__ import annotations

import contextlib
import math
from collections.abc import Collection
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape
from rich.table import Table

from ludopolis import bots as catalogue
from ludopolis.bots.errors import BotError
from ludopolis.cli.common import Options, Seed, given, out, progress_bar, read_options, say
from ludopolis.engine.errors import LudopolisError, OptionError

# Plots and ratings are slow to import, so only this command does.
if TYPE_CHECKING:
    from ludopolis.arena.results import Results
    from ludopolis.arena.standings import Standings
    from ludopolis.arena.statistics import Estimate
    from ludopolis.arena.tournament import Match, Tournament


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="which game, such as newyork")] = "",
    bots: Annotated[
        str, typer.Option(help='the bots by semicolons: "random;greedy;search:time=0.1"')
    ] = "",
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 1000,
    players: Annotated[
        int | None, typer.Option(help="how many play at a table; default: as many as bots")
    ] = None,
    tables: Annotated[
        str | None,
        typer.Option(
            help="mixed: as many different bots as there is room for; duels: one alone against several"
            " of another, both ways; first: only the first bot alone, against several of each other;"
            " default: duels for two bots, else mixed"
        ),
    ] = None,
    option: Options = None,
    seed: Seed = 1,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="how many processes; default: one for each core")
    ] = None,
    results: Annotated[
        Path | None, typer.Option(help="a folder for the results; default: arena-GAME-PLAYERS")
    ] = None,
    resume: Annotated[
        bool, typer.Option("--resume", help="go on with what is in the results' folder")
    ] = False,
    records: Annotated[
        bool,
        typer.Option("--records", help="keep a record of each game, too, for replay and analyse"),
    ] = False,
    faults: Annotated[
        str,
        typer.Option(
            help="what a bot's fault does: stop the arena, or forfeit: it loses the game, all play on"
        ),
    ] = "stop",
    cluster: Annotated[
        str, typer.Option(help="play on the Ray cluster at this address, such as 10.0.0.1:6379")
    ] = "",
    report_only: Annotated[
        bool,
        typer.Option(
            "--report-only", help="play nothing: tables and files of what is in --results so far"
        ),
    ] = False,
) -> None:
    """Let bots play each other, seats balanced; print ratings, win shares, a cross table."""
    from ludopolis.arena.cluster import connect  # noqa: PLC0415
    from ludopolis.arena.results import RECORDS, Results  # noqa: PLC0415
    from ludopolis.arena.tournament import arrange, prepare  # noqa: PLC0415
    from ludopolis.arena.versions import versions  # noqa: PLC0415

    if report_only:
        report_on(results, given(context) - {"results", "report_only"})
        return
    if not game or not bots:
        raise OptionError(
            'name a game and bots that play it: ludopolis arena newyork --bots "random;greedy"'
        )
    if not cluster.strip() and "cluster" in given(context):
        raise OptionError(
            "--cluster wants an address, such as 10.0.0.1:6379; leave it out to play on this machine"
        )
    if cluster and jobs is not None:
        raise OptionError("a cluster plays on all its cores: leave out --jobs, or --cluster")
    specs = catalogue.split(bots)
    tournament = arrange(
        *(game, specs, players, read_options(option), tables, games, seed),
        records=records,
        faults=faults,
    )
    prepare(tournament)
    if cluster:
        connect(cluster)  # first, so that a failure leaves no folder behind
    folder = results or Path(f"arena-{game}-{tournament.players}")
    with Results(folder, tournament, versions(game), resume=resume) as kept:
        if kept.unrecorded:
            say(
                f"{kept.unrecorded:,} games that were played have no record in"
                f" {folder / RECORDS}: they are played again"
            )
        try:
            play_rest(kept, jobs, cluster)
        except KeyboardInterrupt:
            say(f"stopped: {kept.on_disk():,} of {games:,} games are kept in {folder}")
            say("go on with the same command and --resume")
            raise typer.Exit(130) from None
        except BotError as fault:
            raise LudopolisError(f"{fault}\n{after_fault(kept)}") from fault
        show(folder, tournament, kept.matches.values())


def after_fault(kept: Results) -> str:
    """What to do when a bot has failed."""
    played = kept.tournament
    said = (
        f"{kept.on_disk():,} of {played.games:,} games are kept in {kept.folder}: correct the bot, and"
        " go on with the same command and --resume"
    )
    return (
        said if played.faults == "forfeit" else f"{said}; with --faults forfeit it loses such games"
    )


def report_on(folder: Path | None, others: set[str]) -> None:
    """Report on the games in a folder so far."""
    from ludopolis.arena.results import read_arena  # noqa: PLC0415

    if folder is None or others:
        raise OptionError(
            "a report takes everything from the folder: write just --results FOLDER --report-only"
        )
    tournament, matches = read_arena(folder)
    if len(matches) < tournament.games:
        say(f"so far {len(matches):,} of {tournament.games:,} games are played")
    show(folder, tournament, matches.values())


def play_rest(kept: Results, jobs: int | None, cluster: str) -> None:
    """Play the missing games and save them."""
    from ludopolis.arena.tournament import play  # noqa: PLC0415
    from ludopolis.arena.workers import cores  # noqa: PLC0415

    games = kept.tournament.games
    whole = kept.tournament.round()
    if games % whole:
        say(f"note: multiples of {whole} games are balanced to the last one, {games:,} is not")
    played = play(kept.tournament, kept.unplayed(), jobs or cores(), cluster, say)
    with progress_bar() as progress, contextlib.closing(played):
        task = progress.add_task("playing", total=games, completed=len(kept.matches))
        named: set[str] = set()
        for matches in played:
            kept.add(matches)
            progress.advance(task, len(matches))
            for match in matches:
                tell_forfeit(match, named)


def tell_forfeit(match: Match, named: set[str]) -> None:
    """Report the first fault of each bot, which may fail in every game."""
    fault = match.played.forfeit
    if fault is None or (bot := match.fixture.seats[fault.seat]) in named:
        return
    named.add(bot)
    say(f"game {match.fixture.number} is forfeited: {fault.said}")
    say("further games that it forfeits are counted; games.jsonl tells of each")


def show(folder: Path, tournament: Tournament, matches: Collection[Match]) -> None:
    """Print the standings, and write them to the results' folder."""
    from ludopolis.arena import plots, report  # noqa: PLC0415
    from ludopolis.arena.standings import standings  # noqa: PLC0415

    found = standings(tournament, matches)
    title = (
        f"{tournament.game}, {tournament.players} players, {found.games:,} games of"
        f" {found.deals:,} deals, seed {tournament.seed}"
    )
    print_standings(found, title)
    several = len(tournament.sides) - 1
    which = f"in which a bot is alone against {several}" if found.duels else "a bot plays in"
    out.print(f"wins: of the games {which}; if all were equal, {found.fair:.1%}")
    if found.duels:
        print_duels(found, several)
    print_cross_table(found)
    if found.least_moves is not None:
        out.print(
            f"length: {with_interval(found.moves, 1)} decisions ({found.least_moves} to"
            f" {found.most_moves})"
        )
    out.print(f"ended by: {', '.join(f'{why} {n:.1%}' for why, n in found.reasons.items())}")
    out.print(f"shared wins: {found.shared:.1%} of the games")
    for line in found.bots:
        if line.forfeits:
            out.print(f"forfeited by {escape(line.bot)}: {line.forfeits:,} games", soft_wrap=True)
    try:
        written = [*report.write(folder, found), plots.draw(folder, found, title)]
    except OSError as fault:
        raise OptionError(f"cannot write to {folder}: {fault.strerror}") from None
    say(f"written to {folder}: {', '.join(path.name for path in written)}")


def share(found: Estimate) -> tuple[str, str]:
    """A share and its interval."""
    if math.isnan(found.value):
        return "–", "–"
    return f"{found.value:.1%}", f"{found.low:.1%} to {found.high:.1%}"


def with_interval(found: Estimate, digits: int) -> str:
    """A mean with its margin, which takes two deals."""
    if math.isnan(found.value):
        return "–"
    text = f"{found.value:.{digits}f}"
    half = (found.high - found.low) / 2
    return text if math.isnan(half) else f"{text} ± {half:.{digits}f}"


def table_of(title: str, names: list[str], figures: list[str], whole: bool = True) -> Table:
    """A table with columns of names, followed by figures, which are not wrapped if `whole`."""
    table = Table(title=title, title_justify="left")
    for column in names:
        table.add_column(column, min_width=8, overflow="fold")
    for column in figures:
        table.add_column(column, justify="right", no_wrap=whole, overflow="fold")
    return table


def print_standings(found: Standings, title: str) -> None:
    """A line for each bot."""
    timed = any(line.choices for line in found.bots)
    figures = ["rating", "wins", "95% interval", "mean score", *["s/choice"] * timed]
    table = table_of(title, ["bot"], figures)
    for line in found.bots:
        cells = [
            f"{line.rating.mean:.1f} ± {2 * line.rating.deviation:.1f}",
            *share(line.wins),
            with_interval(line.score, 2),
        ]
        if timed:
            cells.append("–" if math.isnan(line.seconds) else f"{line.seconds:.3g}")
        table.add_row(escape(line.bot), *cells)
    out.print(table)


def print_duels(found: Standings, several: int) -> None:
    """One alone against several: a line for each pair, both ways."""
    figures = ["wins", "95% interval", "games"]
    table = table_of(f"one alone against {several}", ["alone", f"against {several}"], figures)
    for duel in found.duels:
        table.add_row(escape(duel.alone), escape(duel.others), *share(duel.wins), f"{duel.games:,}")
    out.print(table)


def print_cross_table(found: Standings) -> None:
    """How often the row finishes above the column."""
    bots = [line.bot for line in found.bots]
    title = "how often the row finishes above the column (ties half)"
    # Long names are wrapped, so that none takes the room of the others.
    table = table_of(title, [""], [escape(bot) for bot in bots], whole=False)
    for row in bots:
        cells = [
            "" if row == column else "\n".join(share(found.above[row, column])) for column in bots
        ]
        table.add_row(escape(row), *cells)
    out.print(table)
