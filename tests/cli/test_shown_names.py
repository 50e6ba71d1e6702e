"""How seats are called on the screen."""

from __future__ import annotations

import pytest

from ludopolis.terminal.names import shown_names


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
