"""One game of a study: played, replayed, and measured as a row of numbers."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, TypeAlias

import numpy as np

from ludopolis import bots
from ludopolis.arena.compiled import CompiledGames, check_length, words_of
from ludopolis.arena.study.plan import Cell, GameSetup
from ludopolis.arena.study.questions import questions_for
from ludopolis.bots import Bot
from ludopolis.bots.policy_bots import PolicyBot
from ludopolis.engine import contract, registry, replay_stats
from ludopolis.engine.chance import IMAGINATION, PLAY, stream_of
from ludopolis.engine.game import Game
from ludopolis.engine.layout import Ints, blanks
from ludopolis.engine.study import ReplayedGame

MARKS = 20  # the lead is noted after every twentieth of the decisions
PARTS = 10  # of a game, for which the mean number of choices is noted
MEASURES = 1  # the version of the rows: older ones are measured again


@dataclass(frozen=True)
class GameRow:
    """What a study stores of a game. Seats are numbered from 0; sets of seats are bit masks."""

    number: int  # in its cell
    measures: int
    scores: list[int]
    winners: int
    tied: bool  # shared by several sides
    reason: str
    decisions: int
    rounds: float
    real: int  # decisions with more than one choice …
    choices: float  # … and how many choices they had on average
    most: int  # choices at once
    tree: float  # the logarithm (to 10) of the product of all choices
    parts: list[float | None]  # mean number of choices in each tenth of the game
    leads: list[int]  # who was in front after 0%, 5% … 100% of the decisions
    favoured: list[int]  # whose evaluation of their own position was highest then
    lead_changes: int
    settled: float  # the part of the game after which the winner stayed in front …
    foreseen: float  # … and had the highest evaluation
    roles: dict[str, list[int]]
    amounts: dict[str, list[float]]
    facts: dict[str, float]
    actions: list[int] | None  # of games that took long to play

    def line(self) -> str:
        """The row as a line of JSON."""
        return json.dumps(asdict(self), separators=(",", ":"))


FIELDS = {field.name for field in fields(GameRow)}


# --- Playing ----------------------------------------------------------------------------------


BotPool: TypeAlias = dict[str, Bot]  # by spec


class CellPlayer:
    """Plays and measures the games of a cell."""

    def __init__(self, cell: Cell, pool: BotPool | None = None) -> None:
        """Take the bots from the pool, and add to it those that it lacks."""
        self.cell = cell
        self.box = registry.box(cell.game)
        self.pool = {} if pool is None else pool
        specs = dict.fromkeys((cell.bot, cell.others))
        self.bots = {spec: self._bot(spec) for spec in specs}
        self.games: CompiledGames | None = None
        if all(isinstance(bot, PolicyBot) for bot in self.bots.values()):
            self.games = CompiledGames(self.box, cell.players, cell.options)
        replay_stats.prepare(self.box)
        self.empty = self.box.blank_state(cell.players, cell.options)
        self.chance, self.imagination = stream_of(0, PLAY), stream_of(0, IMAGINATION)
        self.legal = np.zeros(self.box.actions, np.int16)

    def _bot(self, spec: str) -> Bot:
        """The bot of a spec; of a level, the bot behind it for this number of players."""
        if spec not in self.pool:
            self.pool[spec] = bots.make(spec)
        bot = bots.resolve_level(self.pool[spec], self.box, self.cell.players)
        bot.prepare(self.box)
        return bot

    def close(self) -> None:
        """Close the bots of the pool."""
        for bot in self.pool.values():
            bot.close()

    def row(self, number: int) -> GameRow:
        """Play a game of the cell and measure it."""
        return self.measure(number, self.play(self.cell.setup(number)))

    def measure(self, number: int, actions: Ints) -> GameRow:
        """Measure a game of the cell whose actions are known."""
        game = self.replay(self.cell.setup(number).seed, actions)
        return measured(self.cell, number, game, with_actions=self.games is None)

    def play(self, setup: GameSetup) -> Ints:
        """Play a game; return its actions."""
        players = [self.bots[spec] for spec in setup.seats]
        if self.games is not None:
            self.games.seat(bot for bot in players if isinstance(bot, PolicyBot))
            return self.games.play(setup.seed, setup.bot_seed)
        names = [f"{bots.BOT}{spec}" for spec in setup.seats]
        game = Game(self.box, self.cell.players, self.cell.options, setup.seed, names)
        # The deal and all draws are determined: from here on only the bots use the key.
        game.key = setup.bot_seed
        while game.seat is not None:
            check_length(len(game.moves), setup.seed)
            game.carry_out(bots.checked_choice(players[game.seat - 1], game))
        for bot in self.bots.values():
            bots.notify_over(bot, game)
        return np.array([int(move.action) for move in game.moves], np.int16)

    def replay(self, seed: int, actions: Ints) -> ReplayedGame:
        """Replay a game."""
        players, moves = self.cell.players, len(actions)
        worlds = blanks(self.box.layout, 3)
        worlds[replay_stats.EMPTY] = self.empty
        marks = np.array([round(moves * mark / MARKS) for mark in range(MARKS + 1)])
        movers, choices = np.zeros(moves, np.int64), np.zeros(moves, np.int64)
        leading = np.zeros(moves + 1, np.int64)
        points = np.zeros((moves + 1, players), np.int64)
        evaluations = np.zeros((MARKS + 1, players))
        replay_stats.replay(
            worlds,
            self.chance,
            self.imagination,
            words_of(seed),
            actions,
            marks,
            self.legal,
            np.zeros(players, np.int64),
            movers,
            choices,
            leading,
            points,
            evaluations,
            self.box.weights(players),
        )
        return ReplayedGame(
            players=players,
            start=worlds[replay_stats.DEALT],
            end=worlds[replay_stats.NOW],
            actions=actions,
            movers=movers,
            choices=choices,
            leading=leading,
            points=points,
            marks=marks,
            evaluations=evaluations,
        )


# --- Measuring --------------------------------------------------------------------------------


def measured(cell: Cell, number: int, game: ReplayedGame, *, with_actions: bool) -> GameRow:
    """Measure a game."""
    box, questions = registry.box(cell.game), questions_for(cell.game)
    sides = box.sides(cell.players, cell.options)
    ending = int(contract.over(game.end))
    assert ending, "only games that are over are measured"
    winners = int(game.leading[-1])
    open_choices = game.choices[game.choices > 1]
    favoured = [best_seats(values) for values in game.evaluations]
    return GameRow(
        number=number,
        measures=MEASURES,
        scores=[int(n) for n in game.points[-1]],
        winners=winners,
        tied=sum(any(winners >> seat - 1 & 1 for seat in side) for side in sides) > 1,
        reason=box.endings[ending],
        decisions=len(game.actions),
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
        lead_changes=lead_changes(game.leading.tolist()),
        settled=round(settled_at(game.leading.tolist(), winners), 4),
        foreseen=round(settled_at(favoured, winners), 4),
        roles={
            role.key: list(role.read(game))
            for role in questions.roles
            if game.players >= role.min_players
        },
        amounts={a.key: [float(n) for n in a.read(game)] for a in questions.amounts},
        facts={
            f.key: float(f.read(game)) for f in questions.facts if game.players <= f.max_players
        },
        actions=[int(action) for action in game.actions] if with_actions else None,
    )


def best_seats(values: Sequence[float]) -> int:
    """The seats with the highest value."""
    most = max(values)
    return sum(1 << seat for seat, value in enumerate(values) if value == most)


def lead_changes(leading: Sequence[int]) -> int:
    """How often the lead changed hands.

    Drawing level is not leading: A, then A and B, then A again is no change; A, then A and B, then B is.
    """
    changes = ahead = 0
    for leaders in leading:
        if ahead and not leaders & ahead:
            changes += 1
            ahead = leaders
        else:
            ahead = leaders & ahead or leaders
    return changes


def settled_at(leading: Sequence[int], winners: int) -> float:
    """The part of the game after which only the later winners were in front."""
    last = max((at for at, leaders in enumerate(leading) if leaders & ~winners), default=-1)
    return min(1.0, (last + 1) / max(1, len(leading) - 1))


def read_row(data: Mapping[str, Any]) -> GameRow | None:
    """A row from its JSON; None if it was written by a version with other measures."""
    same = set(data) == FIELDS and data["measures"] == MEASURES
    return GameRow(**data) if same else None
