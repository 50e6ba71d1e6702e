"""Compile a game ahead of its first use, with a notice for whoever waits."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

import numba
import numpy as np

from ludopolis.engine import cache, contract, registry
from ludopolis.engine.chance import DEAL, Chance, stream_of
from ludopolis.engine.layout import blank
from ludopolis.engine.rule import implementation_of, interpreted
from ludopolis.language.languages import language_of_system
from ludopolis.language.text import say
from ludopolis.language.translator import Translator

if TYPE_CHECKING:
    from ludopolis.engine.box import Box, Value

# The rules that Python calls, in two parts of about equal work, each compiled by its own process.
PARTS: tuple[tuple[Callable[..., object], ...], ...] = (
    (contract.apply, contract.deal, contract.to_move, contract.over, contract.legal),
    (
        contract.resample,
        contract.refusal,
        contract.evaluate,
        contract.score,
        contract.places,
        contract.invariants,
    ),
)

VIEWED_MOVES = 60  # of each game that is played to compile the functions behind views

_prepared: set[tuple[str, str]] = set()


def compile_part(box: Box, part: int) -> None:
    """Compile one part of a game's rules into the cache."""
    state = numba.typeof(blank(box.layout))
    chance = numba.typeof(blank(Chance))
    actions = numba.typeof(np.zeros(1, np.int16))
    numbers = numba.typeof(np.zeros(1, np.int64))
    number = numba.int64
    weights = numba.typeof(box.weights(box.least_players))
    arguments = {
        contract.deal: (state, chance),
        contract.to_move: (state,),
        contract.legal: (state, actions),
        contract.apply: (state, number, chance),
        contract.over: (state,),
        contract.score: (state, numbers),
        contract.places: (state, numbers, numbers),
        contract.refusal: (state, number),
        contract.resample: (state, number, chance),
        contract.invariants: (state, numbers),
        contract.evaluate: (state, number, weights),
    }
    for function in PARTS[part]:
        if (found := implementation_of(function, box.layout)) is not None:
            found.compile(arguments[function])


def compile_named(game: str, part: str) -> None:
    """Compile one part of the game of that name; runs in a process of its own."""
    compile_part(registry.box(game), int(part))


def compile_rules(box: Box) -> None:
    """Compile all parts in parallel, each in its own process."""
    program = (
        "import sys; from ludopolis.engine import precompile;"
        " precompile.compile_named(*sys.argv[1:])"
    )
    try:
        workers = [
            subprocess.Popen([sys.executable, "-c", program, box.name, str(part)])
            for part in range(len(PARTS))
        ]
        statuses = [worker.wait() for worker in workers]
    except OSError:
        statuses = [1]
    if any(statuses):  # no other process can be started here: use this one
        for part in range(len(PARTS)):
            compile_part(box, part)
    compile_views(box)


def compile_views(box: Box) -> None:
    """Play the start of games with all options and make their views, so that views are compiled."""
    found = np.empty(box.actions, np.int16)
    for options in _option_variants(box):
        players = box.player_counts(options)[0]
        state = box.blank_state(players, options)
        chance = stream_of(len(options), DEAL)
        contract.deal(state, chance)
        for move in range(VIEWED_MOVES):
            if contract.over(state):
                break
            legal = found[: contract.legal(state, found)].tolist()
            box.views.own(state, int(contract.to_move(state)), box.views.open(state, move), legal)
            box.views.action(state, legal[move % len(legal)])
            contract.apply(state, legal[move % len(legal)], chance)


def _option_variants(box: Box) -> list[dict[str, Value]]:
    """The default options, and every other choice of each."""
    others = [
        {**box.defaults, option.name: choice}
        for option in box.options
        for choice in option.choices[1:]
    ]
    return [options for options in (box.defaults, *others) if box.player_counts(options)]


def prepare(box: Box, part: str = "rules", work: Callable[[Box], None] = compile_rules) -> None:
    """Compile a part of a game unless the cache has it; tell whoever waits."""
    if (box.name, part) in _prepared or interpreted():
        return
    key = f"{box.name}-{part}"
    if cache.is_warm(key):
        _prepared.add((box.name, part))
        return
    words = Translator(language_of_system(), box.locale)
    notice = words("preparing", title=box.title, part=say(f"preparing.{part}"))
    print(notice, file=sys.stderr, flush=True)  # noqa: T201  (for whoever waits)
    work(box)
    cache.mark_warm(key)
    _prepared.add((box.name, part))
