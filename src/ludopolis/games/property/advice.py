"""What to say to who touches cards, lines or a square that lead to nothing: what would."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from ludopolis.engine.scene import View
from ludopolis.games.property import survey
from ludopolis.games.property.drawing import card_id, square_id
from ludopolis.games.property.phrases import PHRASES


def advice(view: View, parts: Sequence[str], language: str) -> str:
    """Help for cards, lines and squares that do not go together; nothing for anything else."""
    hand = view["hand"] or ()
    if view["decision"] != "play" or survey.lacks_a_colour(list(hand)):
        return ""
    say = PHRASES[language]
    cards = [card for card in hand if card_id(card) in parts]
    squares = [
        square for square in product(survey.NUMBERS, survey.NUMBERS) if square_id(square) in parts
    ]
    for red, key in ((True, "advice reds"), (False, "advice blacks")):
        same = [card for card in cards if survey.is_red(card) == red]
        if len(same) > 1:
            return say[key].format(*same)
    if len(squares) > 1:
        return say["advice one square"]
    if not squares:
        return ""
    column, row = squares[0]
    for card in cards:
        if (column if survey.is_red(card) else row) not in survey.reach(card):
            key = "advice column" if survey.is_red(card) else "advice row"
            named = {"card": card, "number": survey.reach(card)[0]}
            return say[key].format(**named)
    reds = any(column in survey.reach(card) for card in hand if survey.is_red(card))
    blacks = any(row in survey.reach(card) for card in hand if not survey.is_red(card))
    if reds and blacks:
        return ""
    key = "advice no red" if blacks else "advice no black" if reds else "advice neither"
    called = [say["ace"] if number == 1 else number for number in squares[0]]
    return say[key].format(square=f"{column}/{row}", red=called[0], black=called[1])
