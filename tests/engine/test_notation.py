"""Actions as people write them, and reading what they type."""

from __future__ import annotations

from collections.abc import Hashable
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.engine.notation import Notation, find_in, match_words, simplify, words_of
from ludopolis.language.catalogue import printed
from ludopolis.language.languages import PROGRAM, languages
from ludopolis.language.text import Seat, Text, say


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Broadway × 42nd", "broadway 42nd"),
        ("  ÉCHANGER   joker -> Cœur", "echanger joker cœur"),
        ("Straße für Gelb", "strasse fur gelb"),
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


@given(st.text(alphabet='ab :;!?«»"{}<>\u00a0'))
def test_what_is_read_off_a_page_can_be_typed(text: str) -> None:
    for language in languages():
        assert simplify(printed(text, language)) == simplify(text)


def test_the_words_at_the_start_are_enough() -> None:
    entries = {"bid 1": (1,), "bid 12": (12,), "bid": (7, 8), "bidding": (9,), "pass": (0,)}
    assert find_in(entries, "Bid 1") == [1]
    assert find_in(entries, "BID") == [7, 8]
    assert find_in({k: v for k, v in entries.items() if k != "bid"}, "bid") == [1, 12]
    assert find_in(entries, "pas") == []
    assert find_in(entries, " ") == []


class Answers(Notation):
    """Yes, no, a seat, and something that can be meant in one context only."""

    def __init__(self, locale: Path) -> None:
        super().__init__(locale, 4)

    def context(self, state: Any) -> Hashable:
        return str(state)

    def text(self, context: Any, action: int) -> Text | None:
        rare = say("item", item="rarely") if context == "rare" else None
        return (say("yes"), say("no"), say("item", item=Seat(2)), rare)[action]

    def refusal(self, code: int) -> Text:
        return say("no")


def test_actions_are_written_and_read_in_every_language() -> None:
    answers = Answers(PROGRAM)
    for language in languages():
        for action in range(3):
            assert answers.find("usual", answers.written("usual", action, language)) == [action]
    assert answers.written("usual", 0) == "yes"
    assert answers.written("usual", 0, "fr") == "oui"
    assert answers.find("usual", "OUI!") == [0]


def test_a_seat_is_written_by_its_number() -> None:
    assert Answers(PROGRAM).written("usual", 2) == "seat 2"
    assert Answers(PROGRAM).written("usual", 2, "fr") == "place 2"


def test_what_nobody_could_mean_here_is_not_found() -> None:
    answers = Answers(PROGRAM)
    assert answers.find("usual", "rarely") == []
    assert answers.find("rare", "rarely") == [3]
    assert answers.written("usual", 3) == "action 3"


# --- Words in any order -----------------------------------------------------------------------

ENTRIES = [(1, ("bid", "1")), (11, ("bid", "11")), (20, ("place", "red", "9")), (21, ("pass",))]


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("bid 1", {1: 2}),  # exactly this, though it could be the beginning of others
        ("1 bid", {1: 2}),
        ("b", {1: 0, 11: 0}),
        ("p", {20: 0, 21: 0}),
        ("9 re", {20: 1}),
        ("put red", {20: 1}),
        ("red red", {}),  # each word stands for another one
        ("bid one", {}),
    ],
)
def test_words_mean_actions_in_any_order(typed: str, found: dict[int, int]) -> None:
    assert match_words(ENTRIES, words_of(typed), {"place": ("put",)}) == found


def test_words_and_numbers_are_apart() -> None:
    assert words_of("Plâce W9, the RED!", {"the"}) == ("place", "w", "9", "red")
