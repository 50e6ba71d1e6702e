"""Reading what people type, counting, and names."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.engine.speech import (
    counted,
    find_in,
    language_of_system,
    name_of,
    printed,
    simplify,
)

SAY = {"you": "you", "seat": "seat {}"}


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Broadway × 42nd", "broadway 42nd"),
        ("  ÉCHANGER   joker -> Cœur", "echanger joker cœur"),
        ("bid: 7!", "bid 7"),
        ("3 x 4", "3 4"),
        ("", ""),
        ("…", ""),
    ],
)
def test_signs_capitals_and_accents_do_not_matter(typed: str, meant: str) -> None:
    assert simplify(typed) == meant


@given(st.text("aàÉçœŒßXx×->7 \n’"))
def test_simplifying_twice_changes_nothing(text: str) -> None:
    assert simplify(simplify(text)) == simplify(text)


def test_the_words_at_the_start_are_enough() -> None:
    entries = {"bid 1": (1,), "bid 12": (12,), "bid": (7, 8), "bidding": (9,), "pass": (0,)}
    assert find_in(entries, "Bid 1") == [1]
    assert find_in(entries, "BID") == [7, 8]
    assert find_in({k: v for k, v in entries.items() if k != "bid"}, "bid") == [1, 12]
    assert find_in(entries, "pas") == []
    assert find_in(entries, " ") == []


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0 coins"), (1, "1 coin"), (2, "2 coins"), (-1, "-1 coin")]
)
def test_one_and_many(number: int, text: str) -> None:
    assert counted(number, "coin|coins") == text


@pytest.mark.parametrize(("number", "text"), [(0, "0 pièce"), (1, "1 pièce"), (2, "2 pièces")])
def test_one_and_many_in_french(number: int, text: str) -> None:
    assert counted(number, "pièce|pièces", "fr") == text


def test_names() -> None:
    view: dict[str, Any] = {"seat": 2}
    assert name_of(view, 1, SAY) == "seat 1"
    view["names"] = ["Ada", "Bob"]
    assert name_of(view, 1, SAY) == "Ada"
    assert name_of(view, 2, SAY) == "you"
    assert name_of({"seat": None, "names": ["Ada", "Bob"]}, 2, SAY) == "Bob"


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_CA", "LANG": "en_US.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(
    settings: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert language_of_system() == language


@given(st.text(alphabet='ab :;!?«»"{}<>\u00a0'))
def test_french_signs_stay_with_their_words(text: str) -> None:
    """A page breaks its lines nowhere near them, and nothing else has changed."""
    french = printed(text, "fr")
    assert not any(f" {sign}" in french for sign in ":;!?»")
    assert "« " not in french
    assert french.replace("\u00a0", " ") == text.replace("\u00a0", " ")
    assert printed(french, "fr") == french
    assert printed(text, "en") == text
    assert simplify(french) == simplify(text)  # what is read off a page can be typed
