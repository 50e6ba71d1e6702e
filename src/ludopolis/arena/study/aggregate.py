"""From the rows of all games to the results of a study."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias

import numpy as np

from ludopolis.arena.study.estimates import mean, ratio
from ludopolis.arena.study.measure import MARKS, PARTS, GameRow
from ludopolis.arena.study.plan import REPEATS, Cell, option_changes
from ludopolis.arena.study.questions import questions_for
from ludopolis.arena.study.schema import (
    FORMAT,
    AmountResults,
    BotResults,
    CountResults,
    Effect,
    Histogram,
    Level,
    OptionResults,
    RepeatResults,
    RoleResults,
    SkillResults,
    Spread,
    Study,
)
from ludopolis.arena.study.settings import Settings, shares_games
from ludopolis.engine import registry
from ludopolis.engine.study import Questions

MAX_BINS = 24  # of a histogram
MAX_LEVELS = 6  # groups of an amount
MIN_LEVEL = 0.04  # of all seats; smaller groups are joined to their neighbours

# --- Games as columns -------------------------------------------------------------------------


class Columns:
    """The rows of a cell as NumPy columns."""

    def __init__(self, rows: Sequence[GameRow], players: int) -> None:
        self.rows = rows
        self.players = players

    def column(self, read: Callable[[GameRow], float]) -> Any:
        """One number of each game."""
        return np.array([read(row) for row in self.rows], float)

    @cached_property
    def scores(self) -> Any:
        """Scores by game and seat."""
        return np.array([row.scores for row in self.rows], float).reshape(-1, self.players)

    @cached_property
    def won(self) -> Any:
        """Who won, by game and seat."""
        masks = np.array([row.winners for row in self.rows], np.int64)
        return (masks[:, None] >> np.arange(self.players)) & 1 == 1

    @cached_property
    def shares(self) -> Any:
        """Each seat's share of the win, by game and seat."""
        return self.won / self.won.sum(axis=1, keepdims=True)

    @cached_property
    def best(self) -> Any:
        """The winner's score; of several winners, the best."""
        return np.where(self.won, self.scores, -np.inf).max(axis=1)

    @cached_property
    def margins(self) -> Any:
        """The winner's lead over the best of the others; 0 for a shared win."""
        rest = np.where(self.won, -np.inf, self.scores).max(axis=1)
        return np.where(self.tied, 0, self.best - np.where(self.tied, 0, rest))

    @cached_property
    def tied(self) -> Any:
        """Which games had no single winner or winning team."""
        return np.array([row.tied for row in self.rows])

    def leader_wins(self, masks: Callable[[GameRow], Sequence[int]]) -> Any:
        """At each mark, the chance that a random one of those in front is a winner."""
        leads = np.array([masks(row) for row in self.rows], np.int64)[:, :, None]
        ahead = (leads >> np.arange(self.players)) & 1
        right = ahead * self.won[:, None, :]
        return right.sum(axis=2) / ahead.sum(axis=2)

    def role(self, key: str) -> Any:
        """Which holder of a role each seat is, by game."""
        return np.array([row.roles[key] for row in self.rows])

    def holder(self, key: str, which: int) -> Any:
        """The share of the win of a role that one seat has in every game."""
        return (self.shares * (self.role(key) == which)).sum(axis=1)


MEASURES: dict[str, tuple[Callable[[Columns], Any], bool]] = {
    # The measures by which options are compared, and whether they are shares.
    "decisions": (lambda games: games.column(lambda row: row.decisions), False),
    "choices": (lambda games: games.column(lambda row: row.choices), False),
    "winner": (lambda games: games.best, False),
    "margin": (lambda games: games.margins, False),
    "ties": (lambda games: games.tied.astype(float), True),
    "lead_changes": (lambda games: games.column(lambda row: row.lead_changes), False),
    "half_way": (lambda games: games.leader_wins(lambda row: row.leads)[:, MARKS // 2], True),
    "first": (lambda games: games.holder("order", 0), True),
    "last": (lambda games: games.holder("order", games.players - 1), True),
}


# --- Results ----------------------------------------------------------------------------------


def spread(values: Any, *, per_game: Any = None) -> Spread:
    """The distribution of numbers; if games have several, `per_game` has the mean of each game."""
    numbers = np.asarray(values, float)
    if len(numbers) == 0:
        numbers = np.zeros(1)
    low, lower, middle, upper, high = np.percentile(
        numbers, (5, 25, 50, 75, 95), method="inverted_cdf"
    )
    return Spread(
        mean=mean(numbers if per_game is None else per_game),
        least=float(numbers.min()),
        low=float(low),
        lower=float(lower),
        middle=float(middle),
        upper=float(upper),
        high=float(high),
        most=float(numbers.max()),
    )


def role_holders(games: Columns, key: str, count: int) -> list[RoleResults]:
    """How the holders of a role fare."""
    roles = games.role(key)
    found = []
    for which in range(count):
        held = roles == which
        sizes = held.sum(axis=1)
        found.append(
            RoleResults(
                wins=ratio((games.shares * held).sum(axis=1), sizes, share=True),
                score=ratio((games.scores * held).sum(axis=1), sizes),
            )
        )
    return found


def levels(games: Columns, amounts: Any) -> list[Level]:
    """The seats grouped by their amount, and how often each group wins."""
    found = []
    for least, most in groups(amounts.ravel()):
        held = (amounts >= least) & (amounts <= most)
        found.append(
            Level(
                least=least,
                most=most,
                seats=float(held.mean()),
                wins=ratio((games.shares * held).sum(axis=1), held.sum(axis=1), share=True),
            )
        )
    return found


def groups(values: Any) -> list[tuple[float, float]]:
    """The smallest and largest value of each group of values.

    Few different values are a group each, except that rare ones join their neighbours. Many are divided
    into groups of about the same size.
    """
    numbers, counts = np.unique(values, return_counts=True)
    enough = max(MIN_LEVEL, 0 if len(numbers) <= MAX_LEVELS + 2 else 1 / MAX_LEVELS) * len(values)
    found: list[list[float]] = []
    held = 0
    for number, count in zip(numbers.tolist(), counts.tolist(), strict=True):
        if found and held < enough:
            found[-1][1] = number
            held += count
        else:
            found.append([number, number])
            held = count
    if len(found) > 1 and held < enough / 2:  # a small last group joins the one before it
        last = found.pop()
        found[-1][1] = last[1]
    return [(least, most) for least, most in found]


def role_results(asked: Questions, games: Columns) -> dict[str, list[RoleResults]]:
    """How the holders of all roles fare."""
    return {
        role.key: role_holders(games, role.key, len(role.names(games.players)))
        for role in asked.roles
        if role.min_players <= games.players
    }


def amount_results(games: Columns, key: str) -> AmountResults:
    """The distribution of an amount, and how it goes with winning."""
    amounts = np.array([row.amounts[key] for row in games.rows], float)
    won, lost = games.won, ~games.won
    both = lost.any(axis=1)  # games in which somebody did not win
    of_winners = (amounts * won).sum(axis=1) / won.sum(axis=1)
    of_others = (amounts * lost)[both].sum(axis=1) / lost[both].sum(axis=1)
    return AmountResults(
        spread=spread(amounts.ravel(), per_game=amounts.mean(axis=1)),
        winners=mean(of_winners),
        others=mean(of_others),
        difference=mean(of_winners[both] - of_others),
        levels=levels(games, amounts),
    )


def histogram(games: Columns) -> Histogram:
    """The scores of winners and of others."""
    scores = games.scores
    least, most = float(np.percentile(scores, 0.5)), float(np.percentile(scores, 99.5))
    width = max(1.0, float(np.ceil((most - least + 1) / MAX_BINS)))
    edges = np.arange(np.floor(least), most + width + 1, width)
    return Histogram(
        edges=[float(edge) for edge in edges],
        winners=np.histogram(scores[games.won], edges)[0].tolist(),
        others=np.histogram(scores[~games.won], edges)[0].tolist(),
    )


def reasons(games: Columns) -> list[str]:
    """How games ended, the most frequent ending first."""
    found = [row.reason for row in games.rows]
    return sorted(set(found), key=lambda reason: -found.count(reason))


def ended_by(games: Columns, reason: str) -> Any:
    """Which games ended in this way."""
    return games.column(lambda row: row.reason == reason)


def count_results(asked: Questions, players: int, rows: Sequence[GameRow]) -> CountResults:
    """All that is measured for a number of players."""
    games = Columns(rows, players)
    parts = np.array([[np.nan if p is None else p for p in row.parts] for row in rows], float)
    assert parts.shape[1:] == (PARTS,)
    tenths = [(tenth, np.isfinite(tenth)) for tenth in parts.T]  # short games lack some tenths
    decisions = games.column(lambda row: row.decisions)
    others = games.scores[~games.won]
    return CountResults(
        players=players,
        games=len(rows),
        roles=role_results(asked, games),
        decisions=spread(decisions),
        rounds=spread(games.column(lambda row: row.rounds)),
        real=ratio(games.column(lambda row: row.real), decisions, share=True),
        choices=spread(games.column(lambda row: row.choices)),
        most_choices=max(row.most for row in rows),
        tree=mean(games.column(lambda row: row.tree)),
        parts=[float(tenth[known].mean()) if known.any() else 0.0 for tenth, known in tenths],
        lead_changes=spread(games.column(lambda row: row.lead_changes)),
        never_changes=mean(games.column(lambda row: row.lead_changes == 0), share=True),
        leader_wins=[mean(c, share=True) for c in games.leader_wins(lambda row: row.leads).T],
        favourite_wins=[mean(c, share=True) for c in games.leader_wins(lambda row: row.favoured).T],
        settled=spread(games.column(lambda row: row.settled)),
        foreseen=spread(games.column(lambda row: row.foreseen)),
        winner=spread(games.best),
        others=spread(others),
        scores=histogram(games),
        margin=spread(games.margins),
        ties=mean(games.tied, share=True),
        endings={why: mean(ended_by(games, why), share=True) for why in reasons(games)},
        amounts={
            amount.key: amount_results(games, amount.key)
            for amount in asked.amounts
            if amount.key in rows[0].amounts
        },
        facts={
            fact.key: mean([row.facts[fact.key] for row in rows], share=fact.share)
            for fact in asked.facts
            if fact.key in rows[0].facts
        },
    )


def bot_results(asked: Questions, cell: Cell, rows: Sequence[GameRow]) -> BotResults:
    """How the roles fare with another bot in every seat."""
    games = Columns(rows, cell.players)
    return BotResults(
        bot=cell.bot,
        players=cell.players,
        games=len(rows),
        roles=role_results(asked, games),
        decisions=mean(games.column(lambda row: row.decisions)),
        winner=mean(games.best),
    )


def effect(printed: Any, changed: Any, *, share: bool) -> Effect:
    """The means of a measure without and with an option, and the mean difference by game."""
    return Effect(
        printed=mean(printed, share=share),
        changed=mean(changed, share=share),
        difference=mean(np.asarray(changed, float) - np.asarray(printed, float)),
    )


def option_results(
    cell: Cell, printed: Sequence[GameRow], changed: Sequence[GameRow]
) -> OptionResults:
    """The effects of an option; game n of both series has the same seed."""
    games = min(len(printed), len(changed))
    before, after = (Columns(rows[:games], cell.players) for rows in (printed, changed))
    every = dict.fromkeys([*reasons(before), *reasons(after)])
    return OptionResults(
        option=cell.changed,
        choice=cell.options[cell.changed],
        players=cell.players,
        effects={
            key: effect(read(before), read(after), share=share)
            for key, (read, share) in MEASURES.items()
        },
        endings={
            why: effect(ended_by(before, why), ended_by(after, why), share=True) for why in every
        },
    )


Sides: TypeAlias = Sequence[Sequence[int]]  # the seats of each side, from 1


def side_shares(rows: Sequence[GameRow], sides: Sides) -> Any:
    """Each side's share of the win, by game."""
    won = Columns(rows, sum(map(len, sides))).won[:, [side[0] - 1 for side in sides]]
    return won / won.sum(axis=1, keepdims=True)


def repeat_results(players: int, rows: Sequence[GameRow], sides: Sides) -> RepeatResults:
    """How often a deal has the same winner when it is played again with other bot seeds."""
    shares = side_shares(rows, sides).reshape(-1, REPEATS, len(sides))
    together = shares.sum(axis=1)
    pairs = (together**2).sum(axis=1) - (shares**2).sum(axis=(1, 2))
    mean_shares = shares.mean(axis=(0, 1))
    return RepeatResults(
        players=players,
        deals=len(shares),
        times=REPEATS,
        agreement=mean(pairs / (REPEATS * (REPEATS - 1)), share=True),
        by_chance=float((mean_shares**2).sum()),
    )


def skill_results(players: int, rows: Sequence[GameRow], sides: Sides) -> SkillResults:
    """From how many seats of a deal the stronger bot wins."""
    shares = side_shares(rows, sides).reshape(-1, players, len(sides))  # deal, its seat, who won
    side_of = {seat - 1: number for number, side in enumerate(sides) for seat in side}
    wins = shares[:, np.arange(players), [side_of[seat] for seat in range(players)]]
    return SkillResults(
        players=players,
        deals=len(shares),
        wins=mean(wins.mean(axis=1), share=True),
        everywhere=mean(wins.min(axis=1) == 1, share=True),
        nowhere=mean(wins.max(axis=1) == 0, share=True),
        same_seat=mean((shares.min(axis=1) == 1).any(axis=1), share=True),
        sides=len(sides),
    )


def aggregate(
    settings: Settings,
    cells: Sequence[Cell],
    games: Mapping[str, Sequence[GameRow]],
    *,
    date: str,
    version: str,
) -> Study:
    """The results of a study from the rows of its games, by the names of the cells."""
    base = "main" if shares_games(settings) else "base"
    box = registry.box(settings.game)
    asked = questions_for(settings.game, settings.setting)
    options = [
        option_results(cell, games[f"{base}-{players}"], games[cell.name])
        for option, choice in dict.fromkeys(
            c for n in settings.players for c in option_changes(box, n)
        )
        for players in settings.players
        for cell in cells
        if cell.part == "option"
        and (cell.changed, cell.players) == (option, players)
        and cell.options[option] == choice
    ]

    def of(part: str) -> list[tuple[int, Sequence[GameRow]]]:
        return [(cell.players, games[cell.name]) for cell in cells if cell.part == part]

    def sides(players: int) -> Sides:
        return box.sides(players, box.settle(players, settings.setting))

    return Study(
        format=FORMAT,
        game=settings.game,
        rules=box.rules_version,
        version=version,
        date=date,
        seed=settings.seed,
        setting=dict(settings.setting),
        bots=settings.bots,
        option_bots=settings.option_bots,
        against=settings.against,
        games=settings.games,
        option_games=settings.option_games,
        luck_deals=settings.luck_deals,
        counts=[count_results(asked, *cell) for cell in of("main")],
        also=[bot_results(asked, cell, games[cell.name]) for cell in cells if cell.part == "also"],
        options=options,
        minds=[repeat_results(*cell, sides(cell[0])) for cell in of("minds")],
        skill=[skill_results(*cell, sides(cell[0])) for cell in of("skill")],
    )
