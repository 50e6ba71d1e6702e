"""Speed of pgx backgammon under uniformly random play on one jax device.

Run ``python benchmarks/pgx_peer.py --batch N --steps S`` where pgx (2.6.0) and
a jax for the device are installed; it prints one line of JSON.

In pgx a move plays one checker with one die, so a turn is up to four moves. A
turn in which no checker can move is one move too, a pass.
"""

import argparse
import json
import time
from typing import Any


def _random_action(key: Any, legal: Any) -> Any:
    """One action drawn evenly from a mask, at the price of one random number."""
    import jax
    import jax.numpy as jnp

    upto = jnp.cumsum(legal)
    pick = jax.random.randint(key, (), 0, upto[-1])
    return jnp.argmax(upto > pick)


def pgx_backgammon(batch: int, steps: int) -> float:
    """Moves per second of ``batch`` games side by side for ``steps`` moves each.

    A finished game goes back to its opening, drawn beforehand, so that all games
    move at every step. (pgx's own ``auto_reset`` draws an opening for every game
    at every step, and is slower.) The timed run goes on from where an equally
    long warm-up has left the games; the warm-up also takes the compiling.
    """
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make("backgammon")

    def move(state: Any, opening: Any, key: Any) -> Any:
        choice, dice = jax.random.split(key)
        action = _random_action(choice, state.legal_action_mask)
        state = env.step(state, action, dice)
        return jax.tree.map(
            lambda new, first: jnp.where(state.terminated, first, new), state, opening
        )

    def play(states: Any, openings: Any, key: Any) -> Any:
        def advance(states: Any, key: Any) -> tuple[Any, None]:
            return jax.vmap(move)(states, openings, jax.random.split(key, batch)), None

        return jax.lax.scan(advance, states, jax.random.split(key, steps))[0]

    run = jax.jit(play)
    init_key, warm_key, timed_key = jax.random.split(jax.random.key(1), 3)
    openings = jax.jit(jax.vmap(env.init))(jax.random.split(init_key, batch))
    states = jax.block_until_ready(run(openings, openings, warm_key))
    start = time.perf_counter()
    jax.block_until_ready(run(states, openings, timed_key))
    return batch * steps / (time.perf_counter() - start)


def main() -> None:
    """Print the speed of pgx backgammon as one line of JSON."""
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--batch", type=int, default=2**17, help="games side by side")
    parser.add_argument("--steps", type=int, default=256, help="moves timed per game")
    options = parser.parse_args()
    rate = pgx_backgammon(options.batch, options.steps)

    import jax
    import pgx

    result = {
        "engine": f"pgx {pgx.__version__}",
        "game": "backgammon",
        "device": jax.devices()[0].device_kind,
        "jax": jax.__version__,
        "batch": options.batch,
        "steps": options.steps,
        "moves_per_second": round(rate),
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
