"""How seats are called on the screen."""

from __future__ import annotations

import pytest

from ludopolis.language.languages import PROGRAM
from ludopolis.language.text import Seat, say
from ludopolis.terminal.names import Reader, shown_names


@pytest.mark.parametrize(
    ("names", "english", "french"),
    [
        (["you", "bot:greedy"], ["you", "greedy 2"], ["vous", "greedy 2"]),
        (["Ada", "Ben"], ["Ada", "Ben"], ["Ada", "Ben"]),
        (["seat 1", "seat 2"], ["seat 1", "seat 2"], ["place 1", "place 2"]),
        (["seat 1", "Ben"], ["seat 1", "Ben"], ["seat 1", "Ben"]),
    ],
)
def test_shown_names(names: list[str], english: list[str], french: list[str]) -> None:
    """People keep their names; seats without any have numbers, in the language of the screen."""
    assert shown_names(names, "en") == english
    assert shown_names(names, "fr") == french


def test_who_is_called_you_is_not_called_so_twice() -> None:
    title = say("seat-title", who=Seat(1))
    assert Reader("en", PROGRAM, ["you", "Ben"], 1)(title) == "you"
    assert Reader("fr", PROGRAM, ["vous", "Ben"], 1)("item", item=title) == "vous"
    assert Reader("en", PROGRAM, ["Ada", "Ben"], 1)(title) == "Ada (you)"
    assert Reader("en", PROGRAM, ["Ada", "Ben"], 2)("seat-title", who=Seat(1)) == "Ada"
