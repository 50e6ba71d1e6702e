"""The bot that looks ahead: `search:time=0.5`, `search:iterations=2000,threads=2`."""

from __future__ import annotations

import math
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np

from ludopolis.bots import driver, search
from ludopolis.bots.bot import Bot, decider, number, read_settings
from ludopolis.engine import contract, warm
from ludopolis.engine.chance import IMAGINATION, Chance, stream_of, word
from ludopolis.engine.errors import OptionError
from ludopolis.engine.layout import blank, blanks
from ludopolis.engine.weights import Foresight

if TYPE_CHECKING:
    from ludopolis.engine.box import Box
    from ludopolis.engine.game import Action, Game

MOST_PLANS = 200_000  # then the tree stops growing; memory is taken only as it grows
FIRST_ROUNDS = 8  # until the clock is looked at for the first time
BETWEEN_LOOKS = 0.004  # seconds from one look at the clock to the next
AT_ONCE = 256  # rounds of a search without a clock, until Ctrl-C is heeded
DEFAULT_SECONDS = 0.2  # of a search that is told nothing
SPECTATOR = 63  # whose imagination is a stream like that of a seat


@dataclass(frozen=True)
class Budget:
    """How long a search may go on, whichever ends first; told neither, it takes 0.2 seconds."""

    seconds: float | None = None
    rounds: int | None = None
    threads: int = 1

    def __post_init__(self) -> None:
        """Refuse what would never end, or never begin."""
        if self.seconds is None and self.rounds is None:
            object.__setattr__(self, "seconds", DEFAULT_SECONDS)
        if self.seconds is not None and not 0 < self.seconds < math.inf:
            raise OptionError(f"the seconds of a search are a number above 0, not {self.seconds!r}")
        for name, count in (("rounds", self.rounds), ("threads", self.threads)):
            if count is not None and (count < 1 or count % 1):
                raise OptionError(
                    f"the {name} of a search are a whole number from 1 on, not {count!r}"
                )

    def share(self, thread: int) -> int | None:
        """The rounds of one of the threads."""
        if self.rounds is None:
            return None
        return self.rounds // self.threads + (thread < self.rounds % self.threads)

    def within(self, seconds: float) -> Budget:
        """The same, but so many seconds at most."""
        return replace(self, seconds=min(seconds, self.seconds or seconds))


@dataclass(frozen=True)
class Candidate:
    """An action that a search has tried."""

    action: int
    visits: int
    win: tuple[float, ...]  # the share of the win that each seat may expect


@dataclass(frozen=True)
class Thought:
    """What a search has found out."""

    candidates: tuple[Candidate, ...]  # the most visited first
    win: tuple[float, ...]  # the share of the win that each seat may expect, everybody playing well
    rounds: int


class Tree:
    """A search on one thread: its memory, and how it goes on."""

    def __init__(self, game: Game, seat: int, mind: Chance, plans: int) -> None:
        """A tree for the position of a game, seen by a seat (from 0; -1 is a spectator).

        There is room for so many plans besides those for what the seat may do at once.
        """
        box, players = game.box, game.players
        self.foresight: Foresight = box.foresight(players)
        self.mind = mind
        self.desk = search.Desk(
            worlds=blanks(box.layout, 3),
            plans=blanks(search.Plan, 1 + len(game.legal()) + plans),
            weights=driver.weights_for_all(box, players)[:1],
            sides=sides_of(game),
            actions=np.zeros(box.actions, np.int16),
            looks=np.zeros(box.actions),
            tried=np.zeros(box.actions, np.int64),
            path=np.zeros(search.LONGEST_PLAN, np.int64),
            worth=np.zeros(search.MOST_SEATS),
            shares=np.zeros(search.MOST_SEATS),
            promised=np.zeros(search.MOST_SEATS),
            scores=np.zeros(players, np.int64),
            ranks=np.zeros(players, np.int64),
            musing=stream_of(0, IMAGINATION),
        )
        self.search: Any = blank(search.Search)
        self.search.seat = seat
        self.search.only = search.NOBODY
        for i in range(4):
            self.search.key[i] = word(mind)
        # The tree grows from an imagined world: the true one is not even in its memory.
        self.desk.worlds[search.ROOT] = game.state
        contract.redeal(self.desk.worlds[search.ROOT], seat, mind)
        search.begin(self.desk, self.foresight, self.search)

    @property
    def decides(self) -> bool:
        """Is it the decision of the seat that looks?"""
        return bool(contract.to_move(self.desk.worlds[search.ROOT]) == self.search.seat)

    def grow(self, rounds: int) -> None:
        """Go on for so many rounds."""
        search.grow(self.desk, self.foresight, self.search, rounds, self.mind)

    def grow_within(self, seconds: float | None, rounds: int | None, *, decide: bool) -> None:
        """Go on until the time is up or the rounds are played.

        Who only wants to decide can stop when nothing can overtake the most visited plan any more.
        """
        if seconds is None and rounds is not None:
            self._grow_by_rounds(rounds, decide)
            return
        started = time.perf_counter()
        done, chunk = 0, FIRST_ROUNDS
        while rounds is None or done < rounds:
            self.grow(chunk if rounds is None else min(chunk, rounds - done))
            done = int(self.desk.plans[0].visits)
            spent = time.perf_counter() - started
            left = float("inf") if rounds is None else rounds - done
            if seconds is not None:
                if spent >= seconds:
                    return
                left = min(left, (seconds - spent) * done / spent)
            if decide and search.lead(self.desk) > left:
                return
            chunk = max(1, int(BETWEEN_LOOKS * done / spent))

    def _grow_by_rounds(self, rounds: int, decide: bool) -> None:
        """Go on until the rounds are played, or decided.

        No clock has a say in when that is looked at: trees of several threads stop at their own times,
        and what they have found out together would not be the same twice.
        """
        left, ahead = rounds, 0
        while left > 0 and not (decide and ahead > left):
            # Each round adds one to the lead and takes one off what is left, at best.
            chunk = max(FIRST_ROUNDS, (left - ahead) // 2 + 1) if decide else left
            self.grow(min(chunk, left, AT_ONCE))
            left = rounds - int(self.desk.plans[0].visits)
            ahead = int(search.lead(self.desk))

    def try_out(self, action: int) -> None:
        """See to it that an action of the seat is tried half as often as the most visited."""
        plans = self.desk.plans
        children = self.children()
        enough = max(int(plans[child].visits) for child in children) // 2
        plan = next(child for child in children if plans[child].action == action)
        self.search.only = plan
        self.grow(max(1, enough - int(plans[plan].visits)))
        self.search.only = search.NOBODY

    def children(self) -> Sequence[int]:
        """The plans that begin here."""
        found = []
        child = int(self.desk.plans[0].first)
        while child != search.NOBODY:
            found.append(child)
            child = int(self.desk.plans[child].next)
        return found


def sides_of(game: Game) -> Any:
    """Of each seat, the first seat of its side."""
    first = np.zeros(game.players, np.int64)
    for side in game.box.sides(game.players, game.options):
        for seat in side:
            first[seat - 1] = min(side) - 1
    return first


def think(
    game: Game, seat: int | None, budget: Budget, *, decide: bool = False, including: int = -1
) -> Thought:
    """Search a position with the eyes of a seat (None: a spectator).

    The action `including` is tried in any case, so that it can be compared with the others.
    """
    check_seat(game, seat)
    prepare(game.box)
    index = -1 if seat is None else seat - 1
    stream = driver.mind_stream(SPECTATOR if seat is None else index, len(game.moves))
    mind = stream_of(game.key, stream)
    plans = MOST_PLANS if budget.rounds is None else min(MOST_PLANS, budget.rounds)
    keys = [[int(word(mind)) for _ in range(4)] for _ in range(budget.threads)]
    trees = [
        Tree(
            game, index, stream_of(sum(w << 32 * i for i, w in enumerate(key)), IMAGINATION), plans
        )
        for key in keys
    ]

    def grow(thread: int) -> None:
        trees[thread].grow_within(budget.seconds, budget.share(thread), decide=decide)

    if budget.threads == 1:
        grow(0)
    else:
        with ThreadPoolExecutor(budget.threads, thread_name_prefix="search") as threads:
            list(threads.map(grow, range(budget.threads)))
    if including >= 0:
        trees[0].try_out(including)
    return gather(trees, game.players)


def check_seat(game: Game, seat: int | None) -> None:
    """Refuse a seat that a game does not have; None is a spectator."""
    if seat is not None and not 1 <= seat <= game.players:
        raise OptionError(f"there is no seat {seat}; seats are 1 to {game.players}")


def gather(trees: Sequence[Tree], players: int) -> Thought:
    """What several trees of the same position have found out together."""
    rounds = sum(int(tree.desk.plans[0].visits) for tree in trees)
    promised = sum(tree.desk.plans[0].promised[:players] for tree in trees) / max(1, rounds)
    found: dict[int, tuple[int, Any]] = {}
    for tree in trees:
        for child in tree.children():
            plan = tree.desk.plans[child]
            visits, won = found.get(int(plan.action), (0, 0.0))
            found[int(plan.action)] = visits + int(plan.visits), won + plan.won[:players]
    candidates = [
        Candidate(action, visits, as_shares(promised + won / visits))
        for action, (visits, won) in found.items()
        if visits > 0
    ]
    candidates.sort(key=lambda candidate: (-candidate.visits, candidate.action))
    won = sum(tree.desk.plans[0].won[:players] for tree in trees) / max(1, rounds)
    # What somebody else will do is not known: an action that they tried most was perhaps allowed in
    # few of the worlds, and says nothing of the others.
    own = bool(candidates) and trees[0].decides
    win = candidates[0].win if own else as_shares(promised + won)
    return Thought(tuple(candidates), win, rounds)


def as_shares(values: Any) -> tuple[float, ...]:
    """Estimates as shares of a win: none below 0 or above 1."""
    return tuple(float(value) for value in np.clip(values, 0.0, 1.0))


class Searcher(Bot):
    """A bot that looks ahead in imagined worlds."""

    def __init__(self, spec: str, budget: Budget) -> None:
        self.spec = spec
        self.budget = budget

    def choose(self, game: Game) -> Action:
        """The action that its search came back to most often."""
        seat, legal = decider(game), game.legal()
        if len(legal) == 1:
            return legal[0]
        best = think(game, seat, self.budget, decide=True).candidates[0].action
        return next(action for action in legal if action == best)

    def prepare(self, box: Box) -> None:
        """Compile the search for a game."""
        prepare(box)


def make_search(settings: str) -> Searcher:
    """The bot that looks ahead, for some seconds or rounds of each choice."""
    found = read_settings(
        "search",
        settings,
        {
            "time": number(0.001, 3600),
            "iterations": number(1, 10_000_000, whole=True),
            "threads": number(1, 64, whole=True),
        },
    )
    if not {"time", "iterations"} & set(found):
        found["time"] = DEFAULT_SECONDS  # so that its spec says it
    written = ",".join(f"{key}={value}" for key, value in found.items())
    rounds, threads = found.get("iterations"), int(found.get("threads", 1))
    budget = Budget(found.get("time"), None if rounds is None else int(rounds), threads)
    return Searcher(f"search:{written}", budget)


def prepare(box: Box) -> None:
    """Compile a game with the search."""
    driver.prepare(box)
    warm.prepare(box, "search", _compile)


def _compile(box: Box) -> None:
    from ludopolis.engine.game import Game  # noqa: PLC0415  (games are made by the engine's user)

    players = box.least_players
    game = Game(box, players, box.settle(players, {}), 0)
    tree = Tree(game, int(contract.to_move(game.state)), stream_of(0, IMAGINATION), 8)
    tree.grow_within(None, 2, decide=True)
