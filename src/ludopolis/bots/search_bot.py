"""The bot that looks ahead: `search:time=0.5`, `search:simulations=2000,threads=2`."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from ludopolis.bots import mcts, policy_bots
from ludopolis.bots.bot import Bot, number, read_settings, seat_to_move
from ludopolis.bots.policy import bot_stream
from ludopolis.engine import contract, precompile
from ludopolis.engine.chance import IMAGINATION, Chance, stream_of, word
from ludopolis.engine.errors import OptionError
from ludopolis.engine.layout import blank, blanks

if TYPE_CHECKING:
    from ludopolis.engine.box import Box
    from ludopolis.engine.game import Action, Game
    from ludopolis.engine.search_settings import SearchSettings

MAX_NODES = 200_000  # then the tree stops growing; memory is used only as it grows
FIRST_SIMULATIONS = 8  # before the clock is read for the first time
CLOCK_INTERVAL = 0.004  # seconds between two readings of the clock
MAX_CHUNK = 256  # simulations of a search without a clock in one go, so that Ctrl-C works
DEFAULT_SECONDS = 0.2
SPECTATOR = 63  # stands for a seat in the number of a spectator's random stream
OLD_SETTINGS = {"iterations": "simulations"}  # as 0.1 wrote them; in specs of records and databases


@dataclass(frozen=True)
class Budget:
    """The limits of a search; the first one reached ends it. Without any, it takes 0.2 seconds."""

    seconds: float | None = None
    simulations: int | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        """Refuse limits that are not positive."""
        if self.seconds is None and self.simulations is None:
            object.__setattr__(self, "seconds", DEFAULT_SECONDS)
        if self.seconds is not None and not 0 < self.seconds < math.inf:
            raise OptionError(f"seconds must be a number above 0, not {self.seconds!r}")
        for name, count in (("simulations", self.simulations), ("threads", self.threads)):
            if count is not None and (count < 1 or count % 1):
                raise OptionError(f"{name} must be a whole number of at least 1, not {count!r}")

    def simulations_of(self, thread: int) -> int | None:
        """The simulations of one of the threads."""
        if self.simulations is None:
            return None
        return self.simulations // self.threads + (thread < self.simulations % self.threads)

    def within(self, seconds: float) -> Budget:
        """The same budget, limited to so many seconds."""
        return replace(self, seconds=min(seconds, self.seconds or seconds))


@dataclass(frozen=True)
class Candidate:
    """An action that a search has visited."""

    action: int
    visits: int
    win: tuple[float, ...]  # each seat's expected share of the win


@dataclass(frozen=True)
class SearchResult:
    """What a search found."""

    candidates: tuple[Candidate, ...]  # the most visited first
    win: tuple[float, ...]  # each seat's expected share of the win if everybody plays well
    simulations: int


class Tree:
    """The search tree of one thread."""

    def __init__(self, game: Game, seat: int, chance: Chance, max_nodes: int) -> None:
        """A tree for the position of a game as a seat sees it (from 0; -1 is a spectator).

        `max_nodes` does not count the root and the seat's own actions.
        """
        box, players = game.box, game.players
        self.settings: SearchSettings = box.search_settings(players)
        self.chance = chance
        self.workspace = mcts.Workspace(
            worlds=blanks(box.layout, 3),
            nodes=blanks(mcts.Node, 1 + len(game.legal()) + max_nodes),
            weights=policy_bots.weights_of_seats(box, players)[:1],
            sides=sides_of(game),
            actions=np.zeros(box.actions, np.int16),
            advantages=np.zeros(box.actions),
            child_by_action=np.zeros(box.actions, np.int64),
            path=np.zeros(mcts.MAX_DEPTH, np.int64),
            value=np.zeros(mcts.MAX_SEATS),
            win=np.zeros(mcts.MAX_SEATS),
            root_win=np.zeros(mcts.MAX_SEATS),
            scores=np.zeros(players, np.int64),
            places=np.zeros(players, np.int64),
            rng=stream_of(0, IMAGINATION),
        )
        self.state: Any = blank(mcts.SearchState)
        self.state.seat = seat
        self.state.forced_child = mcts.NO_NODE
        for i in range(4):
            self.state.key[i] = word(chance)
        # The root is a determinization: the true position is not even in the search's memory.
        self.workspace.worlds[mcts.ROOT] = game.state
        contract.resample(self.workspace.worlds[mcts.ROOT], seat, chance)
        mcts.init_search(self.workspace, self.settings, self.state)

    @property
    def root(self) -> Any:
        """The root node."""
        return self.workspace.nodes[0]

    @property
    def seat_moves(self) -> bool:
        """Is the searching seat to move at the root?"""
        return bool(contract.to_move(self.workspace.worlds[mcts.ROOT]) == self.state.seat)

    def run(self, simulations: int) -> None:
        """Run some simulations."""
        mcts.run(self.workspace, self.settings, self.state, simulations, self.chance)

    def run_within(
        self, seconds: float | None, simulations: int | None, *, stop_early: bool
    ) -> None:
        """Run until a limit is reached.

        With `stop_early`, stop as soon as nothing can overtake the most visited action any more.
        """
        if seconds is None and simulations is not None:
            self._run_without_clock(simulations, stop_early)
            return
        started = time.perf_counter()
        done, chunk = 0, FIRST_SIMULATIONS
        while simulations is None or done < simulations:
            self.run(chunk if simulations is None else min(chunk, simulations - done))
            done = int(self.root.visits)
            spent = time.perf_counter() - started
            left = float("inf") if simulations is None else simulations - done
            if seconds is not None:
                if spent >= seconds:
                    return
                left = min(left, (seconds - spent) * done / spent)
            if stop_early and mcts.visit_lead(self.workspace) > left:
                return
            chunk = max(1, int(CLOCK_INTERVAL * done / spent))

    def _run_without_clock(self, simulations: int, stop_early: bool) -> None:
        """Run so many simulations, or until nothing can change.

        When to check for that must not depend on a clock: otherwise the trees of several threads would
        stop at different times, and the merged result would not be reproducible.
        """
        left, lead = simulations, 0
        while left > 0 and not (stop_early and lead > left):
            # At best, each simulation adds one to the lead and takes one from what is left.
            chunk = max(FIRST_SIMULATIONS, (left - lead) // 2 + 1) if stop_early else left
            self.run(min(chunk, left, MAX_CHUNK))
            left = simulations - int(self.root.visits)
            lead = int(mcts.visit_lead(self.workspace))

    def ensure_visits(self, action: int) -> None:
        """Visit an action of the seat until it has half the visits of the most visited one."""
        nodes = self.workspace.nodes
        children = self.children()
        enough = max(int(nodes[child].visits) for child in children) // 2
        wanted = next(child for child in children if nodes[child].action == action)
        self.state.forced_child = wanted
        self.run(max(1, enough - int(nodes[wanted].visits)))
        self.state.forced_child = mcts.NO_NODE

    def children(self) -> Sequence[int]:
        """The children of the root."""
        found = []
        child = int(self.root.first_child)
        while child != mcts.NO_NODE:
            found.append(child)
            child = int(self.workspace.nodes[child].next_sibling)
        return found


def sides_of(game: Game) -> Any:
    """For each seat, the first seat of its side."""
    first = np.zeros(game.players, np.int64)
    for side in game.box.sides(game.players, game.options):
        for seat in side:
            first[seat - 1] = min(side) - 1
    return first


def search(
    game: Game, seat: int | None, budget: Budget, *, stop_early: bool = False, include: int = -1
) -> SearchResult:
    """Search a position as a seat sees it (None: a spectator).

    The action `include` gets enough visits to be compared with the best.
    """
    check_seat(game, seat)
    prepare(game.box)
    index = -1 if seat is None else seat - 1
    stream = bot_stream(SPECTATOR if seat is None else index, len(game.moves))
    chance = stream_of(game.key, stream)
    nodes = MAX_NODES if budget.simulations is None else min(MAX_NODES, budget.simulations)
    keys = [[int(word(chance)) for _ in range(4)] for _ in range(budget.threads)]
    trees = [
        Tree(
            game, index, stream_of(sum(w << 32 * i for i, w in enumerate(key)), IMAGINATION), nodes
        )
        for key in keys
    ]

    def run(thread: int) -> None:
        simulations = budget.simulations_of(thread)
        trees[thread].run_within(budget.seconds, simulations, stop_early=stop_early)

    if budget.threads == 1:
        run(0)
    else:
        with ThreadPoolExecutor(budget.threads, thread_name_prefix="search") as threads:
            list(threads.map(run, range(budget.threads)))
    if include >= 0:
        trees[0].ensure_visits(include)
    return merge(trees, game.players)


def check_seat(game: Game, seat: int | None) -> None:
    """Refuse a seat that a game does not have; None is a spectator."""
    if seat is not None and not 1 <= seat <= game.players:
        raise OptionError(f"there is no seat {seat}; seats are 1 to {game.players}")


def merge(trees: Sequence[Tree], players: int) -> SearchResult:
    """The result of several trees of the same position."""
    simulations = sum(int(tree.root.visits) for tree in trees)
    root_win = sum(tree.root.root_win[:players] for tree in trees) / max(1, simulations)
    found: dict[int, tuple[int, Any]] = {}
    for tree in trees:
        for child in tree.children():
            node = tree.workspace.nodes[child]
            visits, win = found.get(int(node.action), (0, 0.0))
            found[int(node.action)] = visits + int(node.visits), win + node.win[:players]
    candidates = [
        Candidate(action, visits, clip(root_win + win / visits))
        for action, (visits, win) in found.items()
        if visits > 0
    ]
    candidates.sort(key=lambda candidate: (-candidate.visits, candidate.action))
    gain = sum(tree.root.win[:players] for tree in trees) / max(1, simulations)
    # Where another seat moves, its most visited action may have been legal in few determinizations
    # and says nothing about the others: there the mean over all of them is the answer.
    own = bool(candidates) and trees[0].seat_moves
    win = candidates[0].win if own else clip(root_win + gain)
    return SearchResult(tuple(candidates), win, simulations)


def clip(values: Any) -> tuple[float, ...]:
    """Estimated shares of the win, none below 0 or above 1."""
    return tuple(float(value) for value in np.clip(values, 0.0, 1.0))


class SearchBot(Bot):
    """A bot that plays the action its search visited most."""

    def __init__(self, spec: str, budget: Budget) -> None:
        self.spec = spec
        self.budget = budget

    def choose(self, game: Game) -> Action:
        """The most visited action of a search."""
        seat, legal = seat_to_move(game), game.legal()
        if len(legal) == 1:
            return legal[0]
        best = search(game, seat, self.budget, stop_early=True).candidates[0].action
        return next(action for action in legal if action == best)

    def prepare(self, box: Box) -> None:
        """Compile the search for a game."""
        prepare(box)


def make_search(settings: str) -> SearchBot:
    """The search bot with a limit of seconds or simulations for each choice."""
    found = read_settings(
        "search",
        settings,
        {
            "time": number(0.001, 3600),
            "simulations": number(1, 10_000_000, whole=True),
            "threads": number(1, 64, whole=True),
        },
        OLD_SETTINGS,
    )
    if not {"time", "simulations"} & set(found):
        found["time"] = DEFAULT_SECONDS  # so that the spec says it
    written = ",".join(f"{key}={value}" for key, value in found.items())
    simulations, threads = found.get("simulations"), int(found.get("threads", 1))
    budget = Budget(found.get("time"), None if simulations is None else int(simulations), threads)
    return SearchBot(f"search:{written}", budget)


def prepare(box: Box) -> None:
    """Compile the search for a game if that has not been done."""
    policy_bots.prepare(box)
    precompile.prepare(box, "search", _compile)


def _compile(box: Box) -> None:
    from ludopolis.engine.game import Game  # noqa: PLC0415  (games are made by the engine's user)

    players = box.least_players
    game = Game(box, players, box.settle(players, {}), 0)
    tree = Tree(game, int(contract.to_move(game.state)), stream_of(0, IMAGINATION), 8)
    tree.run_within(None, 2, stop_early=True)
