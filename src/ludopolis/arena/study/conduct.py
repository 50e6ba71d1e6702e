"""A study from the first game to the last page."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from importlib import metadata
from pathlib import Path

from ludopolis import bots
from ludopolis.arena.study import run
from ludopolis.arena.study.figures import Study
from ludopolis.arena.study.plan import Settings, is_compiled, plan
from ludopolis.arena.study.store import Store
from ludopolis.arena.study.workings import work_out
from ludopolis.engine import registry
from ludopolis.engine.errors import OptionError

FEWEST = 1000  # games of a compiled bot for each option, where the main bot is slow


def settle(
    game: str,
    *,
    players: str = "",
    bot: str = "greedy",
    option_bots: str = "",
    against: str = "",
    also: str = "",
    games: int = 1000,
    option_games: int | None = None,
    luck_deals: int | None = None,
    seed: int = 1,
) -> Settings:
    """The settings of a study from what is given, checked; what is not given follows from the rest.

    A compiled bot answers all questions. A slow one leaves the options, which want many games, to
    greedy; luck is told from skill against a bot that is clearly weaker.
    """
    box = registry.box(game)
    main = one_bot(bot)
    fast = is_compiled(main)
    compared = one_bot(option_bots) if option_bots else (main if fast else "greedy")
    name = main.partition(":")[0]
    weaker = (
        one_bot(against) if against else ("random" if name in {"greedy", "random"} else "greedy")
    )
    if option_games is None:
        option_games = games if compared == main else max(games, FEWEST)
    if seed < 0:
        raise OptionError("a seed is not negative")
    counts = read_players(players) or tuple(range(box.least_players, box.most_players + 1))
    for count in counts:
        box.settle(count, {})
    return Settings(
        game=game,
        players=counts,
        bots=main,
        option_bots=compared,
        against=weaker,
        also=tuple(dict.fromkeys(one_bot(spec) for spec in bots.split(also))) if also else (),
        games=games,
        option_games=option_games,
        luck_deals=games // 10 if luck_deals is None else luck_deals,
        seed=seed,
    )


def read_players(text: str) -> tuple[int, ...]:
    """Numbers of players written as 2,4 or 2-4."""
    found: set[int] = set()
    for piece in text.split(",") if text.strip() else []:
        first, dash, last = (part.strip() for part in piece.partition("-"))
        if not first.isdecimal() or (dash and not last.isdecimal()):
            raise OptionError(f"write numbers of players as 2,4 or 2-4, not {text!r}")
        found |= set(range(int(first), int(last if dash else first) + 1))
    return tuple(sorted(found))


def one_bot(spec: str) -> str:
    """The spec of a bot that can be made; a study has the same one in every seat."""
    found = bots.split(spec)
    if len(found) != 1:
        raise OptionError(f"a study has the same bot in every seat: give one, not {spec!r}")
    bots.make(found[0]).close()
    return found[0]


def conduct(
    settings: Settings,
    folder: Path,
    *,
    jobs: int = 1,
    resume: bool = False,
    expect: Callable[[int, int], None] = lambda _, __: None,
    progress: Callable[[str, int], None] = lambda _, __: None,
) -> Study:
    """Play what is not played yet, work the numbers out, and keep both in a folder.

    Reports are written from what this returns, or later from its file (`study_file`).
    """
    cells = plan(settings)
    store = Store(folder / "games" / settings.game)
    if not resume and not store.empty:
        raise OptionError(
            f"{store.folder} holds games already; go on with --resume, or name another folder with --out"
        )
    games = run.play(cells, store, jobs, expect, progress)
    study = work_out(
        settings,
        cells,
        games,
        date=date.today().isoformat(),
        version=metadata.version("ludopolis"),
    )
    study.save(study_file(folder, settings.game))
    return study


def study_file(folder: Path, game: str) -> Path:
    """Where the numbers of a study are kept."""
    return folder / f"{game}.json"
