"""`ludopolis study`: measure a game and write a report."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Annotated

import typer

from ludopolis.bots.errors import BotError
from ludopolis.cli.common import (
    GameName,
    Options,
    Seed,
    given,
    out,
    progress_bar,
    read_options,
    say,
)
from ludopolis.engine.errors import LudopolisError, OptionError
from ludopolis.language.languages import languages as known_languages
from ludopolis.language.text import say as text

ALL = "all"  # languages
REPORTED = {"game", "out_folder", "language", "report_only"}  # the settings of --report-only


def study(
    context: typer.Context,
    game: GameName,
    bots: Annotated[str, typer.Option(help="the bot in every seat")] = "greedy",
    games: Annotated[int, typer.Option(min=1, help="games for each number of players")] = 1000,
    players: Annotated[str, typer.Option(help="2,4 or 2-4; default: every number")] = "",
    option: Options = None,
    seed: Seed = 1,
    option_bots: Annotated[
        str, typer.Option(help="the bot that compares options; default: --bots, or greedy if slow")
    ] = "",
    option_games: Annotated[
        int | None, typer.Option(min=0, help="games for each option; 0: leave options out")
    ] = None,
    against: Annotated[
        str, typer.Option(help="a weaker bot, to tell luck from skill; default: greedy or random")
    ] = "",
    also: Annotated[
        str,
        typer.Option(help="other bots for every seat, by semicolons: do answers depend on them?"),
    ] = "",
    luck_deals: Annotated[
        int | None, typer.Option(min=0, help="deals played several times; 0: leave luck out")
    ] = None,
    jobs: Annotated[
        int | None, typer.Option(min=1, help="how many processes; default: one for each core")
    ] = None,
    out_folder: Annotated[Path, typer.Option("--out", help="where games and reports go")] = Path(
        "studies"
    ),
    language: Annotated[
        str, typer.Option(help=f"of the report: {', '.join(known_languages())}; or {ALL}")
    ] = ALL,
    resume: Annotated[bool, typer.Option("--resume", help="go on where it was stopped")] = False,
    report_only: Annotated[
        bool, typer.Option("--report-only", help="write the reports anew from GAME.json")
    ] = False,
) -> None:
    """Measure a game: who is favoured, how long it is, what options change; write a report."""
    from ludopolis.arena.study import report, runner, schema  # noqa: PLC0415  (not needed for other commands)
    from ludopolis.arena.study.settings import settle  # noqa: PLC0415
    from ludopolis.arena.workers import cores  # noqa: PLC0415

    languages = read_languages(language)
    if report_only and given(context) - REPORTED:
        raise OptionError(
            f"a report takes everything from {runner.study_file(out_folder, game)}: write just"
            f" ludopolis study {game} --report-only, and --out and --language if you like"
        )
    settings = settle(
        game,
        players=players,
        bot=bots,
        option_bots=option_bots,
        against=against,
        also=also,
        games=games,
        option_games=option_games,
        luck_deals=luck_deals,
        seed=seed,
        options=read_options(option),
    )
    if not report_only:
        with contextlib.ExitStack() as stack:
            progress = progress_bar()
            task = progress.add_task("playing")

            def expect(done: int, total: int) -> None:
                progress.update(task, completed=done, total=total)
                stack.enter_context(progress)

            def report_games(cell: str, count: int) -> None:
                progress.update(task, description=cell, advance=count)

            try:
                runner.run_study(
                    settings,
                    out_folder,
                    jobs=jobs or cores(),
                    resume=resume,
                    expect=expect,
                    progress=report_games,
                    notice=say,
                )
            except KeyboardInterrupt:
                stack.close()  # remove the bar before the last message
                say("stopped; what was played is kept: go on with the same command and --resume")
                raise typer.Exit(130) from None
            except BotError as fault:
                raise LudopolisError(
                    f"{fault}\nwhat was played is kept: correct the bot, and go on with the same command"
                    " and --resume"
                ) from fault
    # From the file in any case, whose figures are rounded: a later report is the same.
    measured = schema.Study.load(runner.study_file(out_folder, game))
    told = report.Report(measured, languages[0])
    for sentence in [*filter(None, [told.setting()]), *told.summary()]:
        out.print(f"- {sentence}", highlight=False, markup=False)
    for path in report.write(measured, out_folder, languages):
        out.print(str(path), soft_wrap=True, highlight=False)


def read_languages(chosen: str) -> tuple[str, ...]:
    """The languages that reports are written in."""
    if chosen != ALL and chosen not in known_languages():
        known = ", ".join((*known_languages(), ALL))
        raise OptionError(text("terminal-no-language", language=chosen, known=known))
    return known_languages() if chosen == ALL else (chosen,)
