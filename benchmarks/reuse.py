"""The share of a search tree that could be reused for the next decision.

    python benchmarks/reuse.py            (or: --simulations 2000 --games 4)

One seat searches, the others play greedily. At its next decision we count how many simulations of the
old tree went through exactly the moves played since: those could be reused.
"""

from __future__ import annotations

import argparse
import statistics

from rich.console import Console
from rich.progress import track
from rich.table import Table

import ludopolis
from ludopolis import bots
from ludopolis.bots import mcts, search_bot
from ludopolis.engine.chance import IMAGINATION, stream_of
from ludopolis.engine.game import Game

FOUR_TOO = ("bigshot", "tycoon")


def searched(game: Game, simulations: int) -> search_bot.Tree:
    """A tree for the decision of a game."""
    assert game.seat is not None
    chance = stream_of(game.key, IMAGINATION + len(game.moves))
    tree = search_bot.Tree(game, game.seat - 1, chance, simulations + 2)
    tree.run(simulations)
    return tree


def most_visited(tree: search_bot.Tree) -> int:
    """What the search would play."""
    nodes = tree.workspace.nodes
    return int(nodes[max(tree.children(), key=lambda child: nodes[child].visits)].action)


def reusable(tree: search_bot.Tree, played: list[int]) -> float:
    """The share of the simulations that went through the moves played."""
    nodes, node = tree.workspace.nodes, 0
    for action in played:
        child = int(nodes[node].first_child)
        while child != mcts.NO_NODE and nodes[child].action != action:
            child = int(nodes[child].next_sibling)
        if child == mcts.NO_NODE:
            return 0.0
        node = child
    return float(nodes[node].visits / nodes[0].visits)


def shares(name: str, players: int, simulations: int, seed: int) -> list[float]:
    """The reusable share at each decision of the first seat after its first."""
    search_bot.prepare(ludopolis.box(name))
    game = ludopolis.new(name, players, seed=seed)
    greedy = bots.make("greedy")
    found: list[float] = []
    tree: search_bot.Tree | None = None
    since = 0
    while game.seat is not None:
        if game.seat != 1 or len(game.legal()) == 1:
            game.carry_out(greedy.choose(game))
            continue
        if tree is not None:
            found.append(reusable(tree, [int(move.action) for move in game.moves[since:]]))
        tree, since = searched(game, simulations), len(game.moves)
        game.play(most_visited(tree))
    return found


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description="how much of a search tree could be reused")
    parser.add_argument("--simulations", type=int, default=1000, help="of each search")
    parser.add_argument("--games", type=int, default=2, help="of each kind")
    settings = parser.parse_args()
    if min(settings.simulations, settings.games) < 1:
        parser.error("simulations and games must be at least 1")
    table = Table(title=f"simulations that could be reused, of {settings.simulations}")
    for title in ("game", "players", "decisions", "mean", "half of them at most", "none at all"):
        table.add_column(title, justify="left" if title == "game" else "right")
    kinds = [(name, 2) for name in ludopolis.shelf()] + [(name, 4) for name in FOUR_TOO]
    for name, players in track(kinds, description="searching"):
        found = [
            share
            for seed in range(1, settings.games + 1)
            for share in shares(name, players, settings.simulations, seed)
        ]
        nothing = sum(share == 0 for share in found) / len(found)
        table.add_row(
            *(name, str(players), str(len(found)), f"{statistics.mean(found):.1%}"),
            *(f"{statistics.median(found):.1%}", f"{nothing:.0%}"),
        )
    Console().print(table)


if __name__ == "__main__":
    main()
