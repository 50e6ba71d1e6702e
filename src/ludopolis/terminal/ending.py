"""Who has won."""

from __future__ import annotations

from ludopolis.engine.game import Game, Result
from ludopolis.language.text import Listed, Seat, Text, say


def who_won(game: Game, result: Result) -> Text:
    """The sentence that names the winners."""
    winners = result.winners
    in_teams = any(len(side) > 1 for side in game.box.sides(game.players, game.options))
    score = game.box.score(result.scores[winners[0]])
    if len(winners) == 1:
        return say("terminal-winner", who=Seat(winners[0]), score=score)
    who = Listed(tuple(Seat(seat) for seat in winners))
    if in_teams and len(winners) < game.players:
        return say("terminal-team-wins", who=who, score=score)
    return say("terminal-winners", who=who, score=score)
