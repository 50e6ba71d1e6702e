"""Speed of other CPU engines under uniformly random play, in one process.

They are the extra ``bench`` (``make bench`` installs it); ``python benchmarks/peers.py`` measures
them alone. Every figure counts the decisions of players,
forced ones included. Dice rolls and card deals take their time but are not
counted as moves.
"""

import argparse
import random
import time
from typing import Any

OPENSPIEL_GAMES = ("gin_rummy", "backgammon", "hex(board_size=7)")

OPENINGS = 8
"""Opening positions, dealt or rolled anew, over which OpenSpiel is averaged."""

ROLLOUTS = 128
"""Random games that OpenSpiel plays from one opening per call into C++."""


def _opening(game: Any, rng: random.Random) -> Any:
    """A new OpenSpiel state, carried on through chance to the first decision."""
    state = game.new_initial_state()
    while state.is_chance_node():
        _apply_random(state, rng)
    return state


def _apply_random(state: Any, rng: random.Random) -> bool:
    """Play one random action or chance event; whether a player chose it."""
    if state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, weights)[0])
        return False
    state.apply_action(rng.choice(state.legal_actions()))
    return True


def _decisions_per_game(openings: list[Any], rng: random.Random) -> float:
    """Mean number of player decisions in a random game from these openings."""
    decisions = 0
    for opening in openings:
        for _ in range(ROLLOUTS):
            state = opening.clone()
            while not state.is_terminal():
                decisions += _apply_random(state, rng)
    return decisions / (len(openings) * ROLLOUTS)


def openspiel_rollouts(game: str, seconds: float) -> float:
    """Moves per second of OpenSpiel's own C++ random rollouts.

    Python can reach ``RandomRolloutEvaluator`` only through ``MCTSBot``. A
    search of one simulation evaluates the position it is given and grows no
    tree, so the time measured is that of ``ROLLOUTS`` random games in C++.
    The evaluator does not tell how long they were: their number is multiplied
    by the mean length of random games from the same openings, which are played
    from Python outside the timed part (standard error below 2 %).

    The rollouts see the full state, also in gin rummy: no hidden card is
    guessed. In backgammon a decision is the play of two dice at once.
    """
    import pyspiel

    rng = random.Random(1)
    rules = pyspiel.load_game(game)
    openings = [_opening(rules, rng) for _ in range(OPENINGS)]
    decisions = _decisions_per_game(openings, rng)
    evaluator = pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1)
    bot = pyspiel.MCTSBot(
        rules,
        evaluator,
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1000,
        solve=False,
        seed=1,
        verbose=False,
    )
    games = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        for opening in openings:
            bot.mcts_search(opening)
        games += OPENINGS * ROLLOUTS
    return games * decisions / elapsed


def openspiel_search(seconds: float) -> float:
    """Simulations per second of OpenSpiel's C++ IS-MCTS on gin rummy, along whole games."""
    import pyspiel

    simulations = 200
    game = pyspiel.load_game("gin_rummy")
    evaluator = pyspiel.RandomRolloutEvaluator(1, 7)
    bot = pyspiel.ISMCTSBot(
        7,
        evaluator,
        2.0,
        simulations,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    rng = random.Random(1)
    state = game.new_initial_state()
    made, spent = 0, 0.0
    while spent < seconds:
        if state.is_terminal():
            state = game.new_initial_state()
        elif state.is_chance_node():
            _apply_random(state, rng)
        elif len(state.legal_actions()) == 1:
            state.apply_action(state.legal_actions()[0])
        else:
            started = time.perf_counter()
            action = bot.step(state)
            spent += time.perf_counter() - started
            made += simulations
            state.apply_action(action)
    return made / spent


def catanatron_games(seconds: float) -> float:
    """Moves per second of Catanatron in whole games of four random players.

    A move is an entry of the game's action log; rolling the dice and ending
    the turn are actions there. Setting up each game is part of the time.
    """
    from catanatron import Color, Game, RandomPlayer

    random.seed(1)
    moves = 0
    start = time.perf_counter()
    while (elapsed := time.perf_counter() - start) < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        game.play()
        moves += len(game.state.actions)
    return moves / elapsed


def main() -> None:
    """Print moves per second of every peer."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=10.0, help="wall-clock per peer")
    seconds = parser.parse_args().seconds
    print(f"{'peer':<28} {'moves/s':>12}")
    for game in OPENSPIEL_GAMES:
        rate = openspiel_rollouts(game, seconds)
        print(f"{'open_spiel ' + game:<28} {rate:>12,.0f}")
    print(f"{'catanatron':<28} {catanatron_games(seconds):>12,.0f}")


if __name__ == "__main__":
    main()
