"""One game of a study: played, gone through again, and put down as a row of numbers."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, TypeAlias

import numpy as np

from ludopolis import bots
from ludopolis.arena.compiled import CompiledGames, check_length, words_of
from ludopolis.arena.study.plan import Cell, Sitting
from ludopolis.arena.study.questions import Questions, Watched, questions_of
from ludopolis.bots import Bot
from ludopolis.bots.simple import Compiled
from ludopolis.engine import contract, registry, watch
from ludopolis.engine.box import Box
from ludopolis.engine.chance import IMAGINATION, PLAY, stream_of
from ludopolis.engine.game import Game
from ludopolis.engine.layout import Ints, blanks

LOOKS = 20  # how often a game is looked at on its way: after every twentieth of its decisions
PARTS = 10  # of a game, for which the number of choices is told
MEASURES = 1  # raise it when a row says something else than before: older rows are measured anew


@dataclass(frozen=True)
class Row:
    """What a study keeps of a game. Seats are 0, 1, 2 …; sets of seats are bits."""

    number: int  # in its cell
    measures: int
    scores: list[int]
    winners: int
    tied: bool  # the win is shared, not only by partners
    reason: str
    decisions: int
    rounds: float
    real: int  # decisions with more than one choice …
    choices: float  # … and how many choices they had on average
    most: int  # choices at once
    tree: float  # the logarithm (to 10) of the product of all choices
    parts: list[float | None]  # mean number of choices in each tenth of the game
    leads: list[int]  # who was in front after 0%, 5% … 100% of the decisions
    favoured: list[int]  # who thought best of their position then
    lead_changes: int
    settled: float  # the part of the game after which the winner stayed in front
    foreseen: float  # the same by what the players thought of the position, at the looks
    roles: dict[str, list[int]]
    amounts: dict[str, list[float]]
    facts: dict[str, float]
    actions: list[int] | None  # kept where they are dear: a game that took long to play

    def line(self) -> str:
        """The row as a line of JSON."""
        return json.dumps(asdict(self), separators=(",", ":"))


FIELDS = {field.name for field in fields(Row)}


# --- Playing ----------------------------------------------------------------------------------


Crew: TypeAlias = dict[str, Bot]  # by their specs


class Table:
    """Where the games of a cell are played and watched, one after the other."""

    def __init__(self, cell: Cell, crew: Crew | None = None) -> None:
        """Make the bots that are not among the `crew`, and add them to it."""
        self.cell = cell
        self.box = registry.box(cell.game)
        self.crew = {} if crew is None else crew
        specs = dict.fromkeys((cell.bot, cell.others))
        self.bots = {spec: self._bot(spec) for spec in specs}
        self.games: CompiledGames | None = None
        if all(isinstance(bot, Compiled) for bot in self.bots.values()):
            self.games = CompiledGames(self.box, cell.players, cell.options)
        watch.prepare(self.box)
        self.empty = self.box.blank_state(cell.players, cell.options)
        self.chance, self.mind = stream_of(0, PLAY), stream_of(0, IMAGINATION)
        self.actions = np.zeros(self.box.actions, np.int16)

    def _bot(self, spec: str) -> Bot:
        """The bot of a spec, as it plays among so many players."""
        if spec not in self.crew:
            self.crew[spec] = bots.make(spec)
        bot = bots.player_behind(self.crew[spec], self.box, self.cell.players)
        bot.prepare(self.box)
        return bot

    def close(self) -> None:
        """Let the bots go."""
        for bot in self.crew.values():
            bot.close()

    def row(self, number: int) -> Row:
        """Play a game of the cell and measure it."""
        sitting = self.cell.sitting(number)
        taken = self.play(sitting)
        return self.measure(number, taken)

    def measure(self, number: int, taken: Ints) -> Row:
        """Measure a game of the cell whose actions are known."""
        game = self.watch(self.cell.sitting(number).seed, taken)
        return row_of(self.box, questions_of(self.cell.game), number, game, self.games is None)

    def play(self, sitting: Sitting) -> Ints:
        """The actions of a game."""
        players = [self.bots[spec] for spec in sitting.seats]
        if self.games is not None:
            self.games.seat(bot for bot in players if isinstance(bot, Compiled))
            return self.games.play(sitting.seed, sitting.mind_seed)
        names = [f"{bots.BOT}{spec}" for spec in sitting.seats]
        game = Game(self.box, self.cell.players, self.cell.options, sitting.seed, names)
        # The deal and the draws to come are made: the key is now for the minds alone.
        game.key = sitting.mind_seed
        while game.seat is not None:
            check_length(len(game.moves), sitting.seed)
            game.carry_out(bots.choice_of(players[game.seat - 1], game))
        for bot in self.bots.values():
            bots.tell_the_end(bot, game)
        return np.array([int(move.action) for move in game.moves], np.int16)

    def watch(self, seed: int, taken: Ints) -> Watched:
        """Go through a game again."""
        players, moves = self.cell.players, len(taken)
        worlds = blanks(self.box.layout, 3)
        worlds[watch.EMPTY] = self.empty
        marks = np.array([round(moves * look / LOOKS) for look in range(LOOKS + 1)])
        movers, choices = np.zeros(moves, np.int64), np.zeros(moves, np.int64)
        leading = np.zeros(moves + 1, np.int64)
        points = np.zeros((moves + 1, players), np.int64)
        outlooks = np.zeros((LOOKS + 1, players))
        watch.watch(
            worlds,
            self.chance,
            self.mind,
            words_of(seed),
            taken,
            marks,
            self.actions,
            np.zeros(players, np.int64),
            movers,
            choices,
            leading,
            points,
            outlooks,
            self.box.weights(players),
        )
        return Watched(
            players=players,
            dealt=worlds[watch.DEALT],
            end=worlds[watch.NOW],
            taken=taken,
            movers=movers,
            choices=choices,
            leading=leading,
            points=points,
            marks=marks,
            outlooks=outlooks,
        )


# --- Measuring --------------------------------------------------------------------------------


def row_of(box: Box, questions: Questions, number: int, game: Watched, keep: bool) -> Row:
    """All that is measured of a game; `keep` its actions, too."""
    ending = int(contract.over(game.end))
    assert ending, "only games that are over are measured"
    winners = int(game.leading[-1])
    seats = range(game.players)
    open_choices = game.choices[game.choices > 1]
    roles = (role for role in questions.roles if game.players >= role.least)
    amounts = (a for a in questions.amounts if a.least <= game.players <= a.most)
    facts = (fact for fact in questions.facts if fact.least <= game.players <= fact.most)
    favoured = [best_of(outlook) for outlook in game.outlooks]
    return Row(
        number=number,
        measures=MEASURES,
        scores=[int(n) for n in game.points[-1]],
        winners=winners,
        tied=len({questions.side(game, s) for s in seats if winners >> s & 1}) > 1,
        reason=box.endings[ending],
        decisions=len(game.taken),
        rounds=round(questions.rounds(game), 2),
        real=len(open_choices),
        choices=round(float(open_choices.mean()), 3) if len(open_choices) else 0.0,
        most=int(game.choices.max(initial=0)),
        tree=round(float(np.log10(np.maximum(game.choices, 1)).sum()), 2),
        parts=[
            round(float(part.mean()), 2) if len(part) else None
            for part in np.array_split(game.choices, PARTS)
        ],
        leads=[int(game.leading[mark]) for mark in game.marks],
        favoured=favoured,
        lead_changes=changes_of_lead(game.leading.tolist()),
        settled=round(since_when(game.leading.tolist(), winners), 4),
        foreseen=round(since_when(favoured, winners), 4),
        roles={role.key: list(role.read(game)) for role in roles},
        amounts={amount.key: [float(n) for n in amount.read(game)] for amount in amounts},
        facts={fact.key: float(fact.read(game)) for fact in facts},
        actions=[int(action) for action in game.taken] if keep else None,
    )


def best_of(values: Sequence[float]) -> int:
    """The seats with the highest value."""
    most = max(values)
    return sum(1 << seat for seat, value in enumerate(values) if value == most)


def changes_of_lead(leading: Sequence[int]) -> int:
    """How often the lead went over to others.

    To draw level is not yet to lead: A, then A and B, then A again is no change; A, then A and B, then B
    is one.
    """
    changes = ahead = 0
    for leaders in leading:
        if ahead and not leaders & ahead:
            changes += 1
            ahead = leaders
        else:
            ahead = leaders & ahead or leaders
    return changes


def since_when(leading: Sequence[int], winners: int) -> float:
    """The part of the game after which nobody but the later winners was in front."""
    last = max((at for at, leaders in enumerate(leading) if leaders & ~winners), default=-1)
    return min(1.0, (last + 1) / max(1, len(leading) - 1))


def read_row(data: Mapping[str, Any]) -> Row | None:
    """A row from its JSON; None if another version wrote it, which measured something else."""
    same = set(data) == FIELDS and data["measures"] == MEASURES
    return Row(**data) if same else None
