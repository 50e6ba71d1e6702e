"""The notation of New York New York: actions as text, what people type, and refusals."""

from __future__ import annotations

import string
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from newyorknewyork_table import TABLES, number_of, play_all, position, wander

import ludopolis
from at_a_table import check_refusals
from ludopolis import AmbiguousAction, Game, InvalidAction
from ludopolis.engine.notation import vocabulary
from ludopolis.games.newyorknewyork import BOX, state
from ludopolis.games.newyorknewyork.notation import LOCALE, REFUSALS, named
from ludopolis.games.newyorknewyork.state import ACTIONS, COLOUR_NAMES, PASS, TAKE
from ludopolis.language.languages import languages
from ludopolis.language.translator import Translator

SOME_HAND = "Y7 Y12 G7 P3 P11 B12"


def offered() -> Game:
    """A turn with some choice."""
    return position(hands=[SOME_HAND, "G1"], reserve="Y1 G2 B10")


# --- Actions as text ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_action_has_its_own_text_that_reads_back(language: str) -> None:
    """A turn: 48 cards to play, 48 to take, and pass."""
    game = offered()
    said = [game.written(action, language) for action in range(ACTIONS)]
    assert len(set(said)) == ACTIONS == 97
    for action, text in enumerate(said):
        assert BOX.notation.find(game.state, text) == [action]
        assert BOX.notation.find(game.state, text.upper()) == [action]


@pytest.mark.parametrize(
    ("action", "english", "french"),
    [
        (number_of("Y7"), "play yellow 7", "jouer 7 jaune"),
        (number_of("B12"), "play light blue 12", "jouer 12 bleu clair"),
        (TAKE + number_of("P3"), "take pink 3", "prendre 3 rose"),
        (TAKE + number_of("G1"), "take green 1", "prendre 1 vert"),
        (PASS, "pass", "passer"),
    ],
)
def test_texts(action: int, english: str, french: str) -> None:
    """The trace: how actions are called."""
    game = offered()
    assert game.written(action) == english
    assert game.written(action, "fr") == french


@pytest.mark.parametrize(
    "text",
    [
        "play light blue 12",
        "blue 12",
        "12 blue",
        "b12",
        "B 12",
        "Light-Blue 12!",
        "play the light blue 12 from my hand",
        "lightblue12",
        "light 12",
        "bleu 12",
        "12 bleu clair",
        "jouer le 12 bleu clair",
        "je joue le 12 bleu",
        "pl b 12",
        "poser la carte bleue 12",
        "play bl 012",
    ],
)
def test_sloppy_words_are_understood(text: str) -> None:
    """Typing: any order, both languages, signs, beginnings of words."""
    assert offered().read(text).text == "play light blue 12"


@pytest.mark.parametrize("text", ["take green 2", "g2", "v2", "vert 2", "prendre le 2 vert", "+G2"])
def test_taking_is_understood(text: str) -> None:
    """Typing: a card alone means what is being decided."""
    game = offered()
    play_all(game, "Y7")
    assert game.read(text).text == "take green 2"


@pytest.mark.parametrize("text", ["pass", "PASS!", "passer", "je passe", "pas"])
def test_passing_is_understood(text: str) -> None:
    """Typing: pass in both languages."""
    assert offered().read(text).text == "pass"


@pytest.mark.parametrize(
    ("text", "choices"),
    [
        ("7", ["play yellow 7", "play green 7"]),
        ("yellow", ["play yellow 7", "play yellow 12"]),
        ("p", ["play pink 3", "play pink 11"]),
        ("play 12", ["play yellow 12", "play light blue 12"]),
    ],
)
def test_unfinished_words_mean_several(text: str, choices: list[str]) -> None:
    """Typing: what can be meant is listed; a letter alone is a colour and never passes."""
    with pytest.raises(AmbiguousAction) as doubt:
        offered().read(text)
    assert list(doubt.value.choices) == choices


@pytest.mark.parametrize(
    "text",
    ["", "  ", "?!", "the card", "purple 7", "yellow 13", "yellow green 7", "pass 7", "٣٣٣x"],
)
def test_what_means_nothing(text: str) -> None:
    """Typing: the answer shows how an action is written."""
    with pytest.raises(InvalidAction, match="an action looks like: play yellow 7") as fault:
        offered().read(text)
    assert fault.value.why("fr").endswith("jouer 7 jaune")


@given(text=st.text(alphabet=string.ascii_letters + string.digits + " éà'-☃٣²", max_size=30))
def test_any_text_is_answered(text: str) -> None:
    """Typing: no text does harm."""
    game = offered()
    found = BOX.notation.find(game.state, text)
    assert found == sorted(set(found))
    assert all(0 <= action < ACTIONS for action in found)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_choices_of_whole_games(options: dict[str, Any]) -> None:
    """A turn: every position's choices agree with the refusals, and read back."""
    game = ludopolis.new("newyorknewyork", seed=2, **options)
    while not game.over:
        check_refusals(game)
        for action in game.legal():
            for language in languages():
                assert game.read(game.written(action, language)) == action
        wander(game, len(game.moves), moves=5, passing=0.03)


# --- The words of the catalogues ------------------------------------------------------------------


def test_typed_words_mean_one_thing() -> None:
    """Typing: in all languages together no word means two colours, or two kinds of action."""
    for kinds in ([named(colour) for colour in COLOUR_NAMES], ["play", "take", "pass"]):
        words = [word for kind in kinds for word in vocabulary(LOCALE, f"typed-{kind}")]
        assert len(words) == len(set(words))
        assert not set(words) & vocabulary(LOCALE, "typed-fillers")


@pytest.mark.parametrize("language", languages())
def test_letters_of_the_colours_can_be_typed(language: str) -> None:
    """Typing: the letter that the terminal shows for a colour means it."""
    say = Translator(language, LOCALE)
    letters = [say(f"letter-{named(colour)}").casefold() for colour in COLOUR_NAMES]
    assert len(set(letters)) == 4
    for colour, letter in zip(COLOUR_NAMES, letters, strict=True):
        assert letter in vocabulary(LOCALE, f"typed-{named(colour)}")


@pytest.mark.parametrize("language", languages())
def test_every_reason_for_a_refusal_has_words(language: str) -> None:
    """Each refusal is said in its own words."""
    say = Translator(language, LOCALE)
    reasons = range(state.ALLOWED, state.NOT_IN_RESERVE + 1)
    assert len(reasons) == len(REFUSALS)
    assert len({say(BOX.notation.refusal(code)) for code in reasons}) == 6


@pytest.mark.parametrize("language", languages())
def test_cards_have_their_names(language: str) -> None:
    """The trace: a card is its colour and number."""
    said = {BOX.notation.written(None, card, language) for card in range(TAKE)}
    assert len(said) == 48
