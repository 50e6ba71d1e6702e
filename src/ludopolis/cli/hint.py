"""`ludopolis hint`: the best few moves in one position of a recorded game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from ludopolis import bots
from ludopolis.bots.analysis import DIGITS, budget_of
from ludopolis.bots.hints import MAX_CANDIDATES, Hint, hints_for_people
from ludopolis.cli.common import Language, WhichRecord, chosen, err, out
from ludopolis.engine.errors import OptionError
from ludopolis.engine.game import Game, Move
from ludopolis.language.text import Seat
from ludopolis.language.translator import Translator
from ludopolis.terminal import hints
from ludopolis.terminal.names import reader

# One seed for all games: a hint depends only on what the seat can know.
KEY = 0


def hint(
    file: Annotated[Path, typer.Argument(help="a record, or a file with one on each line")],
    game: WhichRecord = None,
    move: Annotated[
        int | None,
        typer.Option(
            min=0,
            help="the position after so many moves; default: the last, or, when the game is over, the"
            " last in which there was a choice",
        ),
    ] = None,
    bot: Annotated[
        str, typer.Option(help="who is asked: a bot that looks ahead, and for how long")
    ] = "search:time=1",
    moves: Annotated[
        int, typer.Option(min=1, max=MAX_CANDIDATES, help="how many moves are told, at most")
    ] = 3,
    language: Language = "",
    as_json: Annotated[bool, typer.Option("--json", help="as JSON, for programs")] = False,
) -> None:
    """The best moves in a position, for what the player to move can know."""
    steps = [position.copy() for position in chosen(file, game).steps()]
    position = asked(steps, move)
    budget = budget_of(bot, position)
    bots.prepare_search(position.box)
    words = reader(position, language)
    with err.status(words("terminal-thinking")):
        found = hints_for_people(position.resample(position.seat, KEY), moves, budget)
    later = steps[-1].moves[len(position.moves) :]
    if as_json:
        text = json.dumps(as_data(position, found, later, bot))
        out.print(text, markup=False, highlight=False, soft_wrap=True)
    else:
        show(position, found, later, words)


def asked(steps: Sequence[Game], move: int | None) -> Game:
    """The position of a game that is asked about."""
    last = len(steps) - 1
    if move is None:
        if not steps[last].over:
            return steps[last]
        choices = (step for step in reversed(steps[:last]) if len(step.legal()) > 1)
        return next(choices, steps[0])
    if move > last:
        raise OptionError(f"the game has only {last} moves; give --move from 0 to {last}")
    if steps[move].over:
        raise OptionError(
            f"after move {move} the game is over: there is nothing to choose; give --move from 0 to"
            f" {last - 1}"
        )
    return steps[move]


def show(position: Game, found: Sequence[Hint], later: Sequence[Move], words: Translator) -> None:
    """The moves, the best first, and what was played."""
    assert position.seat is not None
    made = len(position.moves)
    where = words(
        "terminal-asked-about",
        title=position.box.title,
        move=made,
        moves=made + len(later),
        who=Seat(position.seat),
    )
    out.print(escape(where), style="bold", highlight=False)
    out.print(words("terminal-hint"), highlight=False)
    places = {int(one.action): place for place, one in enumerate(found, start=1)}
    for line in hints.lines(found, position, places, words):
        out.print(line, highlight=False, soft_wrap=True)
    if later:
        played = words("terminal-was-played", played=position.text(later[0].action))
        out.print(escape(played), highlight=False)


def as_data(
    position: Game, found: Sequence[Hint], later: Sequence[Move], bot: str
) -> dict[str, Any]:
    """The hint as JSON; actions are written as in records."""
    return {
        "game": position.box.name,
        "players": position.players,
        "options": dict(position.options),
        "seats": list(position.names),
        "move": len(position.moves),
        "seat": position.seat,
        "decision": position.decision,
        "choices": len(position.legal()),
        "bot": bot,
        "hints": [
            {
                "action": int(one.action),
                "text": one.action.text,
                "win": [round(share, DIGITS) for share in one.win.values()],
                "visits": one.visits,
            }
            for one in found
        ],
        "played": later[0].action.text if later else None,
    }
