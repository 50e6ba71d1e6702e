"""How strong the bots are: every claim of docs/strength.md, measured by the arena.

    python benchmarks/strength.py greedy --games 400          (greedy against the weaker bots)
    python benchmarks/strength.py search --games 400          (search:time=0.2 against greedy)
    python benchmarks/strength.py ladder --games 400          (twice the iterations against once)
    python benchmarks/strength.py levels --games 400          (each level and the one below)

Each line is an arena of its own in a folder below --results; the same command goes on after a stop.
With three players or more the first bot sits alone against several of the other. `--game` measures
one game only, `--jobs 1` on one core: a bot with a clock is weaker where it shares its core.
"""

from __future__ import annotations

import contextlib
import itertools
from collections import Counter, defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

import ludopolis
from ludopolis.arena.results import Results
from ludopolis.arena.schedule import FIRST
from ludopolis.arena.standings import standings
from ludopolis.arena.statistics import Estimate, share_by_deal
from ludopolis.arena.tournament import arrange, play, prepare
from ludopolis.arena.versions import versions
from ludopolis.arena.workers import cores
from ludopolis.cli.common import err, progress_bar
from ludopolis.engine.errors import LudopolisError

SEARCH = "search:time=0.2"
LADDER = (250, 500, 1000, 2000, 4000, 8000)
LEVELS = ("beginner", "casual", "skilled", "strong", "master")
FOUR_TOO = ("bigshot", "tycoon")  # measured with four players as well
# In a single game of New York New York for two the seat decides nearly all; a match levels that out.
MATCH = {"newyorknewyork": {"match": "true"}}


@dataclass(frozen=True)
class Claim:
    """A bot, and whom it should beat."""

    game: str
    players: int
    bot: str
    weaker: str
    wanted: float | None = None  # the share of wins to reach
    match: bool = False

    @property
    def title(self) -> str:
        """The game, as the table has it."""
        return f"{self.game}, match" if self.match else self.game

    @property
    def folder(self) -> str:
        """A name for its results."""
        words = f"{self.title}-{self.players}-{self.bot}-{self.weaker}"
        return "".join(c if c.isalnum() or c in "-." else "-" for c in words)


def claims(what: str, games: list[str], most: int = LADDER[-1]) -> Iterator[Claim]:
    """All claims of a kind about some games; the ladder goes up to so many simulations."""
    for game in games:
        for players in (2, 4) if game in FOUR_TOO else (2,):
            if what == "greedy":
                for weaker in (
                    "random",
                    *(f"baseline:{name}" for name in ludopolis.box(game).baselines),
                ):
                    yield Claim(game, players, "greedy", weaker, 0.95)
            elif what == "search":
                yield Claim(game, players, SEARCH, "greedy", 0.70)
                if game in MATCH:
                    yield Claim(game, players, SEARCH, "greedy", 0.70, match=True)
        if what == "ladder":
            for once, twice in itertools.pairwise(LADDER):
                better, weaker = (f"search:simulations={n}" for n in (twice, once))
                if twice <= most:
                    yield Claim(game, 2, better, weaker, 0.5, match=game in MATCH)
        elif what == "levels":
            for weaker, better in itertools.pairwise(LEVELS[: LEVELS.index("strong")]):
                yield Claim(game, 2, better, weaker)


@dataclass(frozen=True)
class Measured:
    """What the games of a claim have shown."""

    claim: Claim
    games: int
    wins: Estimate  # the share that the bot won
    by_deal: Counter[int]  # how many games of each deal were played …
    won_by_deal: dict[int, float]  # … and how many of them the bot won


def measure(claim: Claim, games: int, seed: int, jobs: int, folder: Path) -> Measured:
    """Play an arena, or the rest of it."""
    specs = [claim.bot, claim.weaker]
    options = MATCH[claim.game] if claim.match else {}
    tournament = arrange(claim.game, specs, claim.players, options, FIRST, games, seed)
    prepare(tournament)
    place = folder / claim.folder
    resume = (place / "settings.json").exists()
    with Results(place, tournament, versions(claim.game), resume=resume) as kept:
        played = play(tournament, kept.unplayed(), jobs, "", err.print)
        with progress_bar() as progress, contextlib.closing(played):
            task = progress.add_task(claim.folder, total=games, completed=len(kept.matches))
            for matches in played:
                kept.add(matches)
                progress.advance(task, len(matches))
        found = standings(tournament, kept.matches.values())
        line = next(line for line in found.bots if line.bot == claim.bot)
        by_deal: Counter[int] = Counter()
        won_by_deal: dict[int, float] = defaultdict(float)
        for match in kept.matches.values():
            deal, winners = match.fixture.deal, match.played.winners
            own = sum(match.fixture.seats[seat] == claim.bot for seat in winners)
            by_deal[deal] += 1
            won_by_deal[deal] += own / len(winners)
        return Measured(claim, line.games, line.wins, by_deal, won_by_deal)


def together(ladder: list[Measured]) -> tuple[int, Estimate]:
    """What a doubling has won on average over a ladder: its games, and the share.

    All rungs are played on the same deals, so what is independent is one deal from the next.
    """
    played = sum((rung.by_deal for rung in ladder), Counter[int]())
    won = [sum(rung.won_by_deal[deal] for rung in ladder) for deal in played]
    return played.total(), share_by_deal(won, list(played.values()))


def main(
    what: Annotated[str, typer.Argument(help="greedy, search, ladder or levels")],
    games: Annotated[int, typer.Option(min=2, help="of each pair")] = 400,
    game: Annotated[list[str] | None, typer.Option(help="which game; default: all")] = None,
    seed: int = 1,
    jobs: Annotated[int | None, typer.Option(min=1, help="default: one for each core")] = None,
    results: Path = Path("strength"),
    most: Annotated[int, typer.Option(help="simulations at the top of the ladder")] = LADDER[-1],
) -> None:
    """Measure, and print a table."""
    table = Table(title=f"{what}: {games} games of each pair, seats balanced, seed {seed}")
    for column in ("game", "players", "bot", "against", "games", "wins", "95% interval", "wanted"):
        table.add_column(
            column, justify="left" if column in ("game", "bot", "against") else "right"
        )
    wanted = list(claims(what, game or list(ludopolis.shelf()), most))
    if not wanted:
        raise LudopolisError(
            f"nothing to measure: greedy, search, ladder or levels is wanted, not {what!r}, and a"
            f" ladder up to {LADDER[1]} simulations at least"
        )
    for title, group in itertools.groupby(wanted, lambda claim: claim.title):
        found = []
        for claim in group:
            measured = measure(claim, games, seed, jobs or cores(), results)
            found.append(measured)
            table.add_row(
                title,
                str(claim.players),
                claim.bot,
                claim.weaker if claim.players == 2 else f"{claim.players - 1} × {claim.weaker}",
                *cells(measured.games, measured.wins),
                "" if claim.wanted is None else f"{claim.wanted:.0%}",
            )
            said = f"{claim.folder}: {measured.wins.value:.1%} of {measured.games}"
            Console(stderr=True).print(said, highlight=False)
        if what == "ladder" and len(found) > 1:
            table.add_row(title, "2", "each twice", "each once", *cells(*together(found)), "50%")
    Console().print(table)


def cells(games: int, wins: Estimate) -> tuple[str, str, str]:
    """How many games, the share that was won, and its interval."""
    return f"{games:,}", f"{wins.value:.1%}", f"{wins.low:.1%} to {wins.high:.1%}"


if __name__ == "__main__":
    try:
        typer.run(main)
    except LudopolisError as fault:
        err.print(f"error: {fault}", markup=False)
        raise SystemExit(2) from None
