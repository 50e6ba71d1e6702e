"""New York's notation: actions as text and back, names of cards, refusals."""

from __future__ import annotations

import random
from typing import Any

import pytest
from helpers import AVENUES, STREETS, TABLES, position

import ludopolis
from at_a_table import check_refusals, refused, texts, wander
from ludopolis import Game, IllegalAction
from ludopolis.games.newyork import state
from ludopolis.games.newyork.notation import NOTATION, card_text
from ludopolis.games.newyork.state import BOX, CARDS, LOCALE, STOP
from ludopolis.games.newyork.trace import card_name
from ludopolis.language.languages import languages
from ludopolis.language.translator import Translator

EVENTS = ("Renovation", "Ruin", "Speculation", "Enterprise", "Statik")


def check_texts(game: Game) -> None:
    """Every action that is not refused has a text of its own that reads back in every language."""
    check_refusals(game)
    actions = game.legal()
    for language in languages():
        said = [game.written(action, language) for action in actions]
        assert len(set(said)) == len(said)
        for action, text in zip(actions, said, strict=True):
            assert action in NOTATION.find(game.state, text), text
    for action in random.Random(len(actions)).sample(actions, min(5, len(actions))):
        for language in languages():
            assert game.read(game.written(action, language)) == action
        assert game.read(int(action)) == action


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_texts_are_unique_and_read_back(options: dict[str, Any]) -> None:
    """Two editions, one game; all variants: what is written is read as the same action."""
    decisions = set()
    for seed in (1, 2):
        game = ludopolis.new("newyork", seed=seed, **options)
        step = 0
        while not game.over:
            decisions.add(game.decision)
            check_texts(game)
            step += 1
            wander(game, seed * 1000 + step, moves=1 + step % 11)
    assert {"place", "turn"} <= decisions


def test_texts_of_the_decisions_inside_a_turn() -> None:
    """Variant 1 and Variant 4: rebuilding, giving up and answering read back too."""
    board = "\n".join(["B B B . . . ."] * 3 + [". . . . . . ."] * 4)
    cards = ["red Statik", "blue Speculation", "red Ruin", "14th", "blue joker"]
    start = position(board=board, hands=[cards, [], ["Park"], []], events=True, teams=True)
    check_texts(start)
    for action, decision in (
        ("red Statik × joker as 23rd → seat 2", "give up"),
        ("blue Speculation → seat 2", "give up"),
        ("red Ruin", "rebuild"),
        ("offer 14th", "answer"),
    ):
        game = start.copy()
        game.play(action)
        assert game.decision == decision
        check_texts(game)


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("Ninth × joker → Ninth/34th", "Ninth × joker → Ninth/34th"),
        ("red Statik × joker as 23rd → seat 2", "Statique rouge × joker pour 23rd → place 2"),
        ("red Statik × 14th → seat 2", "Statique rouge × 14th → place 2"),
        ("blue Speculation → seat 2", "Spéculation bleue → place 2"),
        ("red Enterprise × 14th → Ninth/14th", "Entreprise rouge × 14th → Ninth/14th"),
        ("blue Renovation", "Rénovation bleue"),
        ("red Ruin", "Ruine rouge"),
        ("offer red Ruin", "proposer Ruine rouge"),
        ("offer blue joker", "proposer joker bleu"),
    ],
)
def test_the_words_of_both_languages(english: str, french: str) -> None:
    """The trace's table of actions (docs/trace.md), and what a French player reads and writes."""
    board = "\n".join(["B B B . . . ."] * 3 + [". . . . . . ."] * 4)
    cards = ["Ninth", "red Statik", "blue Speculation", "red Enterprise", "red Ruin"]
    cards += ["14th", "blue joker", "blue Renovation"]
    game = position(board=board, hands=[cards, [], ["Park"], []], events=True, teams=True)
    action = game.read(english)
    assert action.text == english
    assert game.written(action, "fr") == french
    assert game.read(french) == action


def test_the_words_of_ordinary_cards() -> None:
    """The trace's table of cards (docs/trace.md): `red 3`, `black 5`, `red wild`."""
    game = position(hands=[["red 3", "red wild", "black 5", "black wild"]], edition="cards")
    for english, french in (
        ("red 3 × black 5", "3 rouge × 5 noir"),
        ("red 3 × wild → 3/1", "3 rouge × passe-partout → 3/1"),
        ("wild × black 5 → 7/5", "passe-partout × 5 noir → 7/5"),
        ("wild × wild → 2/6", "passe-partout × passe-partout → 2/6"),
    ):
        action = game.read(english)
        assert (action.text, game.written(action, "fr")) == (english, french)
        assert game.read(french) == action


@pytest.mark.parametrize(
    "typed", ["broadway x 42nd", "BROADWAY 42ND", "  Broadway   ×42nd ", "Broadway * 42nd"]
)
def test_typing_needs_no_special_signs(typed: str) -> None:
    """A turn: signs, capitals and accents do not matter."""
    game = position(hands=[["Broadway", "Ninth", "42nd", "blue joker"]])
    assert game.read(typed).text == "Broadway × 42nd"


def test_arrows_and_accents_can_be_typed_plainly() -> None:
    """Variant 1: events: an arrow may be typed ->, an accent left out."""
    board = "\n".join(["B B B . . . ."] * 3 + [". . . . . . ."] * 4)
    game = position(board=board, hands=[["red Speculation", "blue Renovation"]], events=True)
    assert game.read("red speculation -> seat 2").text == "red Speculation → seat 2"
    assert game.read("speculation rouge -> place 2").text == "red Speculation → seat 2"
    assert game.read("renovation bleue").text == "blue Renovation"


@pytest.mark.parametrize("edition", [BOX, CARDS])
@pytest.mark.parametrize("language", languages())
def test_every_card_has_a_name_of_its_own(edition: int, language: str) -> None:
    """Two editions, one game: no two kinds of cards are called the same."""
    say = Translator(language, LOCALE)
    names = [say.shown(card_text(edition, card)) for card in range(STOP + 1)]
    assert len(set(names)) == len(names) == 27


def test_names_of_the_cards_of_the_box() -> None:
    """The trace's table of cards (docs/trace.md)."""
    assert [card_name(BOX, card) for card in range(STOP + 1)] == [
        *AVENUES,
        "red joker",
        *(f"red {event}" for event in EVENTS),
        *STREETS,
        "blue joker",
        *(f"blue {event}" for event in EVENTS),
        "Stop",
    ]


def test_names_of_the_ordinary_cards() -> None:
    """The trace's table of cards (docs/trace.md): the same with black for blue."""
    assert [card_name(CARDS, card) for card in range(STOP + 1)] == [
        *(f"red {line}" for line in range(1, 8)),
        "red wild",
        *(f"red {event}" for event in EVENTS),
        *(f"black {line}" for line in range(1, 8)),
        "black wild",
        *(f"black {event}" for event in EVENTS),
        "Stop",
    ]


# --- Refusals -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_every_reason_for_a_refusal_has_words(language: str) -> None:
    """Each refusal is said in its own words."""
    say = Translator(language, LOCALE)
    said = {say(NOTATION.refusal(code)) for code in range(state.NO_SECOND_COLOUR + 1)}
    assert len(said) == 19
    assert not any(text.startswith("refusal") for text in said)


def test_refusals_are_those_of_the_rules() -> None:
    """The codes of the rules and the list of messages go together."""
    too_few = NOTATION.refusal(state.TOO_FEW_PAWNS)
    assert too_few.args == {"pawns": state.SPECULATION_OVER}
    for code, message in ((state.NOT_FREE, "not-free"), (state.NO_SECOND_COLOUR, "one-colour")):
        assert NOTATION.refusal(code).id == f"refusal-{message}"


def test_a_refusal_names_the_action_and_the_reason() -> None:
    """A turn: the message says which action is refused and why, in the player's language."""
    board = "B B . . . . .\nB . . . . . .\n" + ". . . . . . .\n" * 5
    game = position(board=board, hands=[["Ninth", "14th", "59th"]], purses=[1, 0, 0, 0])
    refused(game, "Ninth × 14th", "Ninth × 14th: you cannot pay for it")
    with pytest.raises(IllegalAction) as refusal:
        game.read("Ninth × 14th")
    assert "Ninth × 14th\N{NO-BREAK SPACE}: vous ne pouvez pas le payer" in refusal.value.why("fr")


def test_only_one_colour_to_play() -> None:
    """A turn: an action in a second colour is refused by its number, as it has no text."""
    game = position(hands=[["Ninth", "14th"]])
    second = 4 * 49
    refused(game, second, "one colour only")
    assert texts(game) == ["Ninth × 14th"]
