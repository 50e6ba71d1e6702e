"""Random games on a graphics card, beside pgx's backgammon on the same card in the same run.

    python benchmarks/gpu.py [--games 1048576]

Needs an NVIDIA card, the extra `cuda`, and for the peer pgx with a jax for the card. The first games
are played again on the CPU: both must give the same moves, endings and scores.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from pathlib import Path

import numpy as np
from numba import cuda

from ludopolis.engine import contract, registry
from ludopolis.engine.chance import Chance
from ludopolis.engine.cuda import Batch, Player
from ludopolis.engine.layout import Ints, blank, blanks
from ludopolis.engine.playout import begin, random_game

COMPARED = 2_000
ROUNDS = 5


def agree_with_cpu(name: str, players: int, seeds: Ints, batch: Batch) -> None:
    """Play the first games on the CPU and stop the benchmark if any differs."""
    box = registry.box(name)
    states, empty = blanks(box.layout, 1), box.blank_state(players, box.settle(players, {}))
    chance, mind = blank(Chance), blank(Chance)
    actions, scores = np.zeros(box.actions, np.int16), np.zeros(players, np.int64)
    for game in range(COMPARED):
        states[0] = empty
        begin(states[0], chance, mind, seeds[game])
        moves = random_game(states[0], chance, mind, actions, 100_000)
        contract.score(states[0], scores)
        here = (moves, contract.over(states[0]), scores.tolist())
        there = (batch.moves[game], batch.endings[game], batch.scores[game].tolist())
        if here != there:
            sys.exit(f"game {game}: the CPU says {here}, the card {there}")


def measure(name: str, players: int, games: int) -> float:
    """Moves per second of a batch: the median of some rounds, after one that is not counted."""
    box = registry.box(name)
    player = Player(box, players, {}, games)
    seeds = np.random.SeedSequence(1).generate_state(4 * games).reshape(games, 4)
    started = time.perf_counter()
    batch = player.play(seeds)
    print(f"{name}: first batch, compiling included: {time.perf_counter() - started:.1f} s")
    agree_with_cpu(name, players, seeds, batch)
    print(f"{name}: the first {COMPARED} games are the same on the CPU")
    on_card = cuda.to_device(seeds)
    times = []
    for _ in range(ROUNDS):
        started = time.perf_counter()
        player.launch(on_card)
        times.append(time.perf_counter() - started)
    seconds = sorted(times)[ROUNDS // 2]
    print(
        f"{name}: {games:,} games, {batch.total_moves:,} moves in {seconds:.3f} s"
        f" ({games / seconds / 1e6:.2f} M games/s)"
    )
    return batch.total_moves / seconds


def pgx_backgammon() -> float | None:
    """The peer's moves per second, in a process of its own, or None where it cannot run."""
    peer = Path(__file__).with_name("pgx_peer.py")
    command = [sys.executable, str(peer), "--batch", "131072", "--steps", "256"]
    answer = subprocess.run(command, capture_output=True, text=True, check=False)
    if answer.returncode:
        print(f"pgx could not be measured: {answer.stderr.strip().splitlines()[-1]}")
        return None
    return float(json.loads(answer.stdout.strip().splitlines()[-1])["moves_per_second"])


def main() -> None:
    """Measure ours and the peer, and print the ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1 << 20)
    arguments = parser.parse_args()
    print(f"card: {cuda.get_current_device().name}")
    peer = pgx_backgammon()
    for name in registry.names():
        players = min(4, registry.box(name).most_players)
        ours = measure(name, players, arguments.games)
        line = f"{name}, {players} players: {ours / 1e6:,.0f} M moves/s"
        if peer is not None:
            line += f"; pgx backgammon {peer / 1e6:,.1f} M moves/s; ratio {ours / peer:.1f}"
        print(line)


if __name__ == "__main__":
    main()
