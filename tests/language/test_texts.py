"""Texts put into words: plurals, the reader, names, lists, and what is missing."""

from __future__ import annotations

import pickle
from pathlib import Path

import msgspec
import pytest

from ludopolis.language import catalogue as catalogues
from ludopolis.language import languages as known
from ludopolis.language.text import Listed, Seat, Text, say
from ludopolis.language.translator import Translator

MESSAGES = {
    "en": """
pays = { IS_YOU($payer) ->
    [yes] You pay { $amount ->
        [one] one coin
       *[other] { $amount } coins
    } to { $payee }.
   *[no] { IS_YOU($payee) ->
        [yes] { $payer } pays you { $amount }.
       *[no] { $payer } pays { $payee } { $amount }.
    }
}
house = the house
    .title = House
has = { $who } has { $what }.
all = All: { $names }
only-here = only in the source
""",
    "fr": """
pays = { IS_YOU($payer) ->
    [yes] Vous payez { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    } à { $payee } !
   *[no] { $payer } paie { $payee } : { $amount }
}
house = la maison
    .title = Maison
has = { VOWEL($who) ->
    [yes] C'est d'{ $who } : « { $what } »
   *[no] C'est de { $who }
}
all = Tous : { $names }
""",
}


@pytest.fixture
def locale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for language, messages in MESSAGES.items():
        folder = tmp_path / "locale" / language
        folder.mkdir(parents=True)
        (folder / "game.ftl").write_text(messages, encoding="utf-8")
    return tmp_path / "locale"


@pytest.mark.parametrize(
    ("language", "seat", "amount", "words"),
    [
        ("en", 1, 1, "You pay one coin to Bert."),
        ("en", 1, 2, "You pay 2 coins to Bert."),
        ("en", 2, 1200, "Anna pays you 1,200."),
        ("en", None, 3, "Anna pays Bert 3."),
        ("fr", 1, 0, "Vous payez 0 pièce à Bert\N{NO-BREAK SPACE}!"),
        ("fr", 1, 2, "Vous payez 2 pièces à Bert\N{NO-BREAK SPACE}!"),
        ("fr", 3, 7, "Anna paie Bert\N{NO-BREAK SPACE}: 7"),
    ],
)
def test_who_reads_and_how_many(
    locale: Path, language: str, seat: int | None, amount: int, words: str
) -> None:
    translator = Translator(language, locale, ["Anna", "Bert", "Cora"], seat)
    assert translator(say("pays", payer=Seat(1), payee=Seat(2), amount=amount)) == words


def test_texts_within_texts_and_attributes(locale: Path) -> None:
    french = Translator("fr", locale, ["Anna", "Bert"])
    text = say("has", who=Seat(1), what=say("house.title"))
    assert (
        french(text)
        == "C'est d'Anna\N{NO-BREAK SPACE}: «\N{NO-BREAK SPACE}Maison\N{NO-BREAK SPACE}»"
    )
    assert french(say("has", who=Seat(2), what="")) == "C'est de Bert"


@pytest.mark.parametrize(
    ("language", "style", "words"),
    [
        ("en", "and", "All: Anna, Bert, and seat x"),
        ("en", "or", "All: Anna, Bert, or seat x"),
        ("en", "plain", "All: Anna, Bert, seat x"),
        ("fr", "and", "Tous\N{NO-BREAK SPACE}: Anna, Bert et seat x"),
    ],
)
def test_lists(locale: Path, language: str, style: str, words: str) -> None:
    names = Listed((Seat(1), Seat(2), "seat x"), style)  # type: ignore[arg-type]
    assert Translator(language, locale, ["Anna", "Bert"])(say("all", names=names)) == words


def test_seats_without_names_are_numbered_in_the_language(locale: Path) -> None:
    names = Listed((Seat(1), Seat(2)))
    assert Translator("fr", locale)("all", names=names).endswith("place 1 et place 2")


def test_what_is_not_translated_is_shown_in_the_source(locale: Path) -> None:
    assert Translator("fr", locale)("only-here") == "only in the source"
    assert Translator("fr", locale)("nowhere") == "nowhere"


def test_what_is_filled_in_may_be_long(locale: Path) -> None:
    names = Listed(tuple(f"card {number}" for number in range(1000)), "plain")
    assert Translator("en", locale)("all", names=names).endswith(", card 999")
    assert Translator("en", locale)("has", who="x" * 5000, what="").startswith("xxx")


def test_a_translation_that_refers_to_itself_is_passed_over(locale: Path) -> None:
    (locale / "fr" / "wrong.ftl").write_text("only-here = ici { only-here }\n", encoding="utf-8")
    assert Translator("fr", locale)("only-here") == "only in the source"


def test_names_are_never_read_as_messages(locale: Path) -> None:
    """A player may be called like a message, or like a placeable."""
    for name in ("house", "{ $amount }", "{house}", "<b>"):
        told = Translator("en", locale, [name, "Bert"])(
            "pays", payer=Seat(1), payee=Seat(2), amount=3
        )
        assert told == f"{name} pays Bert 3."


def test_a_text_survives_json_and_pickle() -> None:
    text = say("pays", payer=Seat(1), names=Listed((say("house"),)), amount=3)
    assert pickle.loads(pickle.dumps(text)) == text  # noqa: S301  (our own)
    assert msgspec.json.encode(text) == (
        b'{"say":"pays","with":{"payer":{"type":"seat","number":1},"names":{"type":"list","items":'
        b'[{"say":"house"}],"style":"and"},"amount":3}}'
    )
    assert hash(text) == hash(say("pays", payer=Seat(1), names=Listed((say("house"),)), amount=3))


def test_data_is_filled_all_the_way_down(locale: Path) -> None:
    told = {"a": [say("house"), {"b": ("text", 3, None)}]}
    assert Translator("en", locale).filled(told) == {"a": ["the house", {"b": ["text", 3, None]}]}


def test_every_language_says_how_it_is_called() -> None:
    assert known.languages()[0] == known.SOURCE
    assert len({known.described(language).name for language in known.languages()}) == len(
        known.languages()
    )


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("fr_FR.UTF-8", "fr"),
        ("fr", "fr"),
        ("FR-ca", "fr"),
        ("frisian", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_language_that_is_wanted(wanted: str | None, found: str) -> None:
    assert known.spoken(wanted) == found


def test_a_plain_space_stays_plain_elsewhere() -> None:
    assert catalogues.printed("a : b", "en") == "a : b"
    assert Text("x").args == {}
