"""The catalogue of the pages: both languages whole, nothing missing, nothing left over."""

from __future__ import annotations

import re
from pathlib import Path
from string import Formatter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.engine.box import LANGUAGES
from ludopolis.web import phrases
from ludopolis.web.ordering import COMPANIES, kinds
from ludopolis.web.pages import SIGNED_OUT
from ludopolis.web.phrases import PHRASES, preferred, speaker
from ludopolis.web.visit import FOLDER, THEMES

# Keys that a page puts together: what stands before the sign, and what may come after it.
MADE_UP = {
    "language.": LANGUAGES,
    "lobby.": ("waiting", "shuffling", "playing", "over"),
    "new.quick_": COMPANIES,
    "new.kind_": [kind for kind in kinds() if not kind.startswith("bot:")],
    "claim.": SIGNED_OUT,
    "settings.theme_": THEMES,
    "settings.": ("confirm", "guide", "motion", "brisk", "sound", "list"),
    "wire.": ("too_fast", "unreadable", "failed"),
}
SOURCES = [
    path
    for path in [*FOLDER.rglob("*.py"), *(FOLDER / "templates").glob("*.html")]
    if path.name != Path(phrases.__file__).name
]


def used_keys() -> set[str]:
    """Every key that a page or a module names."""
    found: set[str] = set()
    for path in SOURCES:
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r'\bsay\(\s*"([\w.]+)"(?! ~)', text))
        found |= set(re.findall(r'"(error\.(?!html)\w+)"', text))
        found |= {
            before + after
            for before in re.findall(r'\bsay\("([\w.]+)" ~', text)
            for after in MADE_UP[before]
        }
        if 'f"wire.{' in text:
            found |= {f"wire.{code}" for code in MADE_UP["wire."]}
    return found


def blanks(text: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def test_every_key_that_a_page_uses_is_there() -> None:
    assert used_keys() - set(PHRASES["en"]) == set()


def test_no_key_is_left_over() -> None:
    assert set(PHRASES["en"]) - used_keys() == set()


def test_both_languages_have_the_same_keys_and_blanks() -> None:
    assert set(PHRASES["en"]) == set(PHRASES["fr"])
    for key, text in PHRASES["en"].items():
        assert blanks(text) == blanks(PHRASES["fr"][key]), key


def test_french_is_french() -> None:
    """Texts that are the same in both languages are names, numbers or blanks."""
    same = {key for key, text in PHRASES["en"].items() if text == PHRASES["fr"][key]}
    assert same <= {"site.name", "language.en", "language.fr", "claim.field"}


@pytest.mark.parametrize("key", sorted(PHRASES["fr"]))
def test_french_signs_have_their_space(key: str) -> None:
    words = re.sub("`[^`]*`", "code", PHRASES["fr"][key])
    assert not re.search(r"[^\s ][;!?]|\w:(?!//)|«\S|\S»", words)


def test_words_are_put_into_the_blanks() -> None:
    assert speaker("fr")("rules.play", title="{x}") == "Jouer à {x}"


@given(st.text(max_size=200))
def test_any_wish_for_a_language_is_read(accepted: str) -> None:
    assert preferred(accepted) in LANGUAGES
