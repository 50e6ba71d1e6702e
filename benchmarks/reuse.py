"""What a search could take over from its tree of one decision to the next: the share of its rounds.

    python benchmarks/reuse.py            (or: --rounds 2000 --games 4)

One seat searches, the others play greedily. At its next decision we look how often the old tree went
through exactly what has been played since: so many rounds of it would still be worth something.
"""

from __future__ import annotations

import argparse
import statistics

from rich.console import Console
from rich.progress import track
from rich.table import Table

import ludopolis
from ludopolis import bots
from ludopolis.bots import search, searcher
from ludopolis.engine.chance import IMAGINATION, stream_of
from ludopolis.engine.game import Game

FOUR_TOO = ("bigshot", "tycoon")


def thought_about(game: Game, rounds: int) -> searcher.Tree:
    """A tree for the decision of a game."""
    assert game.seat is not None
    mind = stream_of(game.key, IMAGINATION + len(game.moves))
    tree = searcher.Tree(game, game.seat - 1, mind, rounds + 2)
    tree.grow(rounds)
    return tree


def most_visited(tree: searcher.Tree) -> int:
    """What the search would play."""
    plans = tree.desk.plans
    return int(plans[max(tree.children(), key=lambda child: plans[child].visits)].action)


def kept(tree: searcher.Tree, played: list[int]) -> float:
    """The share of the rounds that went through what was played."""
    plans, plan = tree.desk.plans, 0
    for action in played:
        child = int(plans[plan].first)
        while child != search.NOBODY and plans[child].action != action:
            child = int(plans[child].next)
        if child == search.NOBODY:
            return 0.0
        plan = child
    return float(plans[plan].visits / plans[0].visits)


def shares(name: str, players: int, rounds: int, seed: int) -> list[float]:
    """The share that could be taken over, at each decision of the first seat but the first one."""
    searcher.prepare(ludopolis.box(name))
    game = ludopolis.new(name, players, seed=seed)
    greedy = bots.make("greedy")
    found: list[float] = []
    tree: searcher.Tree | None = None
    since = 0
    while game.seat is not None:
        if game.seat != 1 or len(game.legal()) == 1:
            game.carry_out(greedy.choose(game))
            continue
        if tree is not None:
            found.append(kept(tree, [int(move.action) for move in game.moves[since:]]))
        tree, since = thought_about(game, rounds), len(game.moves)
        game.play(most_visited(tree))
    return found


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description="what a search tree is worth one decision later")
    parser.add_argument("--rounds", type=int, default=1000, help="of each search")
    parser.add_argument("--games", type=int, default=2, help="of each kind")
    settings = parser.parse_args()
    if min(settings.rounds, settings.games) < 1:
        parser.error("rounds and games are at least 1")
    table = Table(title=f"rounds that could be taken over, of {settings.rounds}")
    for title in ("game", "players", "decisions", "mean", "half of them at most", "none at all"):
        table.add_column(title, justify="left" if title == "game" else "right")
    kinds = [(name, 2) for name in ludopolis.shelf()] + [(name, 4) for name in FOUR_TOO]
    for name, players in track(kinds, description="searching"):
        found = [
            share
            for seed in range(1, settings.games + 1)
            for share in shares(name, players, settings.rounds, seed)
        ]
        nothing = sum(share == 0 for share in found) / len(found)
        table.add_row(
            *(name, str(players), str(len(found)), f"{statistics.mean(found):.1%}"),
            *(f"{statistics.median(found):.1%}", f"{nothing:.0%}"),
        )
    Console().print(table)


if __name__ == "__main__":
    main()
