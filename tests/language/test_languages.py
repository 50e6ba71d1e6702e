"""Which languages there are, and which of them somebody is spoken to in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.language import catalogue, languages, translator
from ludopolis.language.browser import for_browser
from ludopolis.language.catalogue import printed
from ludopolis.language.languages import (
    PROGRAM,
    SOURCE,
    described,
    language_of_system,
    spoken,
)
from ludopolis.language.translator import Translator


def forget() -> None:
    """What was found out about languages is found out anew."""
    for known in (
        languages.languages,
        languages.described,
        catalogue.catalogue,
        catalogue.resources,
        catalogue._no_break,
        translator._cldr,
    ):
        known.cache_clear()


@pytest.fixture
def more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder in which a translation is tried out."""
    monkeypatch.setenv(languages.MORE, str(tmp_path))
    forget()
    yield tmp_path
    forget()


def test_every_language_is_described() -> None:
    assert languages.languages()[0] == SOURCE
    assert "fr" in languages.languages()
    for language in languages.languages():
        assert described(language).code == language
        assert described(language).name
        assert Translator(language).cldr.language == described(language).cldr


def test_a_language_of_a_country(more: Path) -> None:
    """It is found however it is written, before the language that it is a kind of."""
    for code in ("pt", "pt-BR"):
        folder = more / "locale" / code
        folder.mkdir(parents=True)
        (folder / "language.toml").write_text(f'name = "{code}"\n', "utf-8")
    forget()
    assert [spoken(code) for code in ("pt_BR.UTF-8", "pt-br", "pt-PT", "pt")] == [
        *("pt-BR", "pt-BR", "pt", "pt")
    ]
    assert Translator("pt-BR").cldr.territory == "BR"
    assert for_browser("pt-BR", PROGRAM, ())["cldr"] == "pt-BR"


@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LC_ALL": "C.UTF-8", "LANG": "fr_FR.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr_CA", "LANG": "en_US.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
        ({"LANG": "tlh_QO.UTF-8"}, "en"),
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


def test_a_folder_of_files_is_a_language(more: Path) -> None:
    """A translation that is tried out needs no change of the program, and may be incomplete."""
    folder = more / "locale" / "nl"
    folder.mkdir(parents=True)
    (folder / "language.toml").write_text('name = "Nederlands"\n', "utf-8")
    (folder / "common.ftl").write_text("yes = ja\n", "utf-8")
    forget()
    assert languages.languages()[-1] == "nl"
    assert described("nl").name == "Nederlands"
    assert Translator("nl")("yes") == "ja"
    assert Translator("nl")("no") == "no"  # the source's


def test_a_language_that_is_there_can_be_changed(more: Path) -> None:
    folder = more / "locale" / "fr"
    folder.mkdir(parents=True)
    (folder / "mine.ftl").write_text("something-new = du nouveau\n", "utf-8")
    forget()
    assert Translator("fr")("something-new") == "du nouveau"
    assert Translator("fr")("yes") == "oui"


def test_what_is_not_there_is_not_described() -> None:
    with pytest.raises(KeyError):
        described("tlh")
    assert not (PROGRAM / "tlh").exists()


@given(st.text(alphabet='ab :;!?«»"{}<>\u00a0'))
def test_french_signs_stay_with_their_words(text: str) -> None:
    """A page breaks its lines nowhere near them, and nothing else has changed."""
    french = printed(text, "fr")
    assert not any(f"{letter} {sign}" in french for letter in 'ab"{}<>' for sign in ":;!?»")
    assert "« " not in french
    assert french.replace("\u00a0", " ") == text.replace("\u00a0", " ")
    assert printed(text, SOURCE) == text
