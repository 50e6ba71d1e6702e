"""`ludopolis tune`: better weights for a game's bots, by self-play."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from ludopolis.arena import calibrate as calibration
from ludopolis.arena import tune as tuning
from ludopolis.arena.weights_file import set_values
from ludopolis.cli.common import (
    GameName,
    Options,
    Seed,
    err,
    out,
    progress_bar,
    read_options,
)
from ludopolis.engine import registry
from ludopolis.engine.errors import LudopolisError, OptionError
from ludopolis.engine.weights import UNTUNED, values_of

if TYPE_CHECKING:
    from ludopolis.engine.weights import WeightsFile


def tune(
    game: GameName,
    players: Annotated[int, typer.Option(help="how many play")] = 2,
    option: Options = None,
    games: Annotated[int, typer.Option(min=1, help="how many games, about")] = 100_000,
    seed: Seed = 1,
    jobs: Annotated[int, typer.Option(min=1, help="how many processes")] = 1,
    calibrate: Annotated[
        bool, typer.Option("--calibrate", help="measure the searching bot's scale instead")
    ] = False,
    write: Annotated[
        bool, typer.Option("--write", help="write what measured better into the game's data file")
    ] = False,
) -> None:
    """Tune the weights of a game's bots by self-play, or the scale by which a search judges."""
    if seed < 0:
        raise OptionError("a seed is not negative")
    box = registry.box(game)
    file = box.weights_file
    if file is UNTUNED:
        raise OptionError(f"{game} has no weights.toml to tune")
    contest = tuning.Contest(game, players, box.settle(players, read_options(option)), seed)
    chosen = "".join(f" --option {entry}" for entry in option or [])
    command = f"ludopolis tune {game} --players {players}{chosen} --games {games} --seed {seed}"
    if calibrate:
        if jobs > 1:
            raise OptionError(
                "a scale is measured by one process: leave out --jobs, or --calibrate"
            )
        table, values, remark = find_scale(contest, games, write)
        command += " --calibrate"
    else:
        table, values, remark = find_weights(contest, file, games, jobs)
    if write and values:
        when = date.today().isoformat()
        set_values(file.path, table, values, f"{remark} ({command}, {when})")
        say(f"written to {file.path}")


def find_weights(
    contest: tuning.Contest, file: WeightsFile, games: int, jobs: int
) -> tuple[str, dict[str, float], str]:
    """Tune weights; return the table and the numbers to write, and a remark."""
    tuning.check_games(contest, games)
    done = tuning.start(contest)
    progress = progress_bar()

    def report(verdict: tuning.Measure) -> None:
        fate = "the new champion" if verdict.better else "not clearly better"
        progress.console.print(
            f"a challenger wins {share_of(verdict)} on {verdict.deals:,} fresh deals: {fate}",
            highlight=False,
            soft_wrap=True,
        )

    with progress:
        task = progress.add_task("playing", total=games)
        try:
            with tuning.evaluator_for(
                contest, jobs, lambda n: progress.advance(task, n), progress.console.print
            ) as evaluator:
                tuning.tune(done, evaluator, games, report)
        except KeyboardInterrupt:
            err.print("stopped; the best so far:")
        except LudopolisError:
            progress.stop()
            print_weights(done)
            raise
    print_weights(done)
    if done.result is None:
        raise typer.Exit(130)
    if done.champion == done.before:
        say("nothing measured clearly better than the weights before: there is nothing to write")
        return "", {}, ""
    say(
        f"one with the weights after, among others with those before, wins {share_of(done.result)},"
        f" on {done.result.deals:,} deals that nobody had played"
    )
    if done.result.share - done.result.margin <= done.result.fair:
        say("that is not clearly better than before: there is nothing to write")
        return "", {}, ""
    usual = values_of(file.weights(0))  # no game has 0 players, so these are the defaults
    values = {
        name: value
        for name, value in done.champion.items()
        if value != usual[name] or value != done.before[name]
    }
    remark = f"{share_of(done.result)} of wins against the weights before"
    return f"weights.{contest.players}", values, remark


def find_scale(
    contest: tuning.Contest, games: int, write: bool
) -> tuple[str, dict[str, float], str]:
    """Measure the scale; return the table and the number to write, and a remark."""
    with progress_bar() as progress:
        task = progress.add_task("looking on", total=games)
        scale = calibration.calibrate(contest, games, lambda n: progress.advance(task, n))
    found = f"{scale.value:.3g} ± {scale.margin:.2g}"
    say(f"{contest.game}, {contest.players} players: scale {found}, from {scale.games:,} games")
    say(
        f"looking at positions from the deal to the end, the winner surprises by {scale.surprise:.3f}"
        f" bits; by {scale.fair:.3f} if all seats were thought equal"
    )
    if write and scale.wanted:
        raise OptionError(
            f"the scale may be off by more than {calibration.FAR_OFF:.0%} and is not written: ask for"
            f" about --games {scale.wanted}"
        )
    return f"search.{contest.players}", {"scale": tuning.rounded(scale.value)}, f"scale {found}"


def share_of(measure: tuning.Measure) -> str:
    """A share of wins with its margin, and what would be fair."""
    return f"{measure.share:.1%} ± {measure.margin:.1%} (fair: {measure.fair:.1%})"


def print_weights(done: tuning.Tuning) -> None:
    """The weights before and after."""
    table = Table()
    for column in ("weight", "before", "after"):
        table.add_column(column, justify="left" if column == "weight" else "right")
    for name, value in done.before.items():
        after = done.champion[name]
        table.add_row(name, f"{value:g}", f"{after:g}" if after != value else "")
    out.print(table)


def say(text: str) -> None:
    """A line of the result."""
    out.print(text, highlight=False, markup=False, soft_wrap=True)
