"""A study from the first game to the last page."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Mapping
from datetime import date
from importlib import metadata
from pathlib import Path

from ludopolis import bots
from ludopolis.arena.study import run
from ludopolis.arena.study.figures import Study
from ludopolis.arena.study.plan import Settings, is_compiled, plan
from ludopolis.arena.study.store import Store
from ludopolis.arena.study.workings import work_out
from ludopolis.bots.baselines import Baseline
from ludopolis.bots.simple import Compiled
from ludopolis.engine import registry
from ludopolis.engine.box import Box
from ludopolis.engine.errors import OptionError

WEAKEST = "random"
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
    options: Mapping[str, str] | None = None,
) -> Settings:
    """The settings of a study from what is given, checked; what is not given follows from the rest.

    A compiled bot answers all questions. A slow one leaves the options, which want many games, to
    greedy; luck is told from skill against a bot that is clearly weaker. Where options are given, this
    one setting is studied, and not what options change.
    """
    box = registry.box(game)
    if seed < 0:
        raise OptionError("a seed is not negative")
    chosen = options or {}
    counts = read_players(players) or possible_players(box, chosen)
    settled = {count: box.settle(count, chosen) for count in counts}[counts[0]]
    main = one_bot(bot)
    fast = all(is_compiled(main, box, count) for count in counts)
    compared = one_bot(option_bots) if option_bots else (main if fast else "greedy")
    weaker = one_bot(against) if against else weaker_than(main, box, counts[0])
    if weaker is None:
        if luck_deals:
            raise OptionError(
                f"no bot is weaker than {main}: name one with --against, or leave out --luck-deals"
            )
        luck_deals = 0
    if options:
        if option_games or (option_bots and option_games is None):
            raise OptionError(
                "a study of one setting does not compare options: leave out --option-games and"
                " --option-bots, or --option"
            )
        option_games = 0
    if option_games is None:
        option_games = games if compared == main else max(games, FEWEST)
    return Settings(
        game=game,
        players=counts,
        bots=main,
        option_bots=compared,
        against=weaker or main,
        also=tuple(dict.fromkeys(one_bot(spec) for spec in bots.split(also))) if also else (),
        games=games,
        option_games=option_games,
        luck_deals=games // 10 if luck_deals is None else luck_deals,
        seed=seed,
        setting={o.name: settled[o.name] for o in box.options if settled[o.name] != o.default},
    )


def weaker_than(spec: str, box: Box, players: int) -> str | None:
    """A bot of ours that is clearly weaker, or None."""
    bot = bots.make_for(spec, box, players)
    bot.close()
    if bot.spec == WEAKEST:
        return None
    # The simple ones beat random play only; all others should beat greedy.
    return WEAKEST if isinstance(bot, (Compiled, Baseline)) else "greedy"


def possible_players(box: Box, options: Mapping[str, str]) -> tuple[int, ...]:
    """The numbers of players for which a game has these options; the least, if there are none."""
    found = []
    for count in range(box.least_players, box.most_players + 1):
        with contextlib.suppress(OptionError):
            box.settle(count, options)
            found.append(count)
    return tuple(found) or (box.least_players,)


def read_players(text: str) -> tuple[int, ...]:
    """Numbers of players written as 2,4 or 2-4."""
    found: set[int] = set()
    for piece in text.split(",") if text.strip() else []:
        first, dash, last = (part.strip() for part in piece.partition("-"))
        numbers = first.isdecimal() and (last.isdecimal() or not dash)
        counts = range(int(first), int(last or first) + 1) if numbers else ()
        if not counts:  # 4-2 has none
            raise OptionError(f"write numbers of players as 2,4 or 2-4, not {text!r}")
        found |= set(counts)
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
    notice: Callable[[str], None] = lambda _: None,
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
    games = run.play(cells, store, jobs, expect, progress, notice)
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
