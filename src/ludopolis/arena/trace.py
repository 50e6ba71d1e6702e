"""Traces of games for auditors, a JSON object for each decision; see docs/trace.md."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from ludopolis import bots
from ludopolis.arena.game_runner import GameRunner
from ludopolis.arena.seeds import seed_of_game
from ludopolis.arena.simulate import Series
from ludopolis.engine import registry
from ludopolis.engine.game import Game
from ludopolis.engine.layout import duplicate


def trace(series: Series, games: int) -> Iterator[str]:
    """The lines of all games of a series."""
    with GameRunner(series.game, series.players, series.options, series.bots) as runner:
        runner.prepare()
        for number in range(games):
            for entry in trace_game(series, number, runner):
                yield json.dumps(entry, ensure_ascii=False)


def trace_game(series: Series, number: int, runner: GameRunner) -> Iterator[dict[str, Any]]:
    """The entries of one game: a header, one for each decision, and the end."""
    box = registry.box(series.game)
    views = box.views
    seed = seed_of_game(series.seed, number)
    game = Game(box, series.players, series.options, seed, series.bots)
    yield {
        "type": "game",
        "game": box.name,
        "number": number + 1,
        "rules": box.rules_version,
        "players": game.players,
        "options": game.options,
        "seats": list(series.bots),
        "seed": f"{seed:032x}",
        "chance": views.chance(game.state, list(game.setup), in_setup=True),
    }
    while game.seat is not None:
        before = duplicate(game.state)
        legal = [action.text for action in game.legal()]
        decision = game.decision
        move = game.carry_out(bots.checked_choice(runner.bot(series.bots[game.seat - 1]), game))
        yield {
            "type": "decision",
            "number": number + 1,
            "move": len(game.moves),
            "seat": move.seat,
            "decision": decision,
            "position": views.position(before),
            "legal": legal,
            "taken": move.action.text,
            "chance": views.chance(before, list(move.chance)),
        }
    runner.tell_the_end(game, series.bots)
    result = game.result()
    assert result is not None
    yield {
        "type": "end",
        "number": number + 1,
        "moves": len(game.moves),
        "position": views.position(game.state),
        "scores": list(result.scores.values()),
        "points": views.points(game.state),
        "places": list(result.places.values()),
        "reason": result.reason,
    }
