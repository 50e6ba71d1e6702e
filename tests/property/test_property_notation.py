"""Actions as text and back, refusals, notes, questions, the final score."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import pytest
from property_table import GROUP_OF_SIX, TABLES, plain, position, said

import ludopolis
from at_a_table import check_refusals, refused
from ludopolis import AmbiguousAction, Game, IllegalAction, InvalidAction
from ludopolis.games.property import state
from ludopolis.language.languages import languages
from ludopolis.presentation.look import translator
from ludopolis.presentation.ui import ui_of


def check_texts(game: Game) -> None:
    """Every action that is not refused has a text of its own that reads back in both languages."""
    actions = game.legal()
    for language in ("en", "fr"):
        written = [game.written(action, language) for action in actions]
        assert len(set(written)) == len(written)
        for action, text in zip(actions, written, strict=True):
            assert game.box.notation.find(game.state, text) == [action], text
            assert game.read(text) == action


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_texts_are_unique_and_read_back(options: dict[str, Any]) -> None:
    """What is written is read as the same action."""
    decisions = set()
    game = ludopolis.new("property", seed=2, **options)
    mind = random.Random(2)
    while not game.over and len(game.moves) < 120:
        decisions.add(game.decision)
        if len(game.moves) % 5 == 0 or game.decision == "buy":
            check_texts(game)
            check_refusals(game)
        game.play(mind.choice(game.legal()))
    assert decisions == {"play", "buy"}


def test_every_pair_has_a_text_of_its_own() -> None:
    """The trace's table of actions: 48 ways to play a red card, 48 for a black one."""
    game = ludopolis.new("property", players=2, seed=1)
    written = [game.written(action) for action in range(game.box.actions)]
    assert len(set(written)) == len(written) == 48 * 48 + 3
    for example in ("♥3 ♠5", "♥9=3 ♠5", "♦A ♣10=8", "♦10=1 ♠9=1", "buy", "do not buy", "show hand"):
        assert example in written
    for action in random.Random(1).sample(range(48 * 48), 60):
        assert game.box.notation.find(game.state, written[action]) == [action]


@pytest.mark.parametrize(
    "typed",
    [
        "♥3 ♠5",
        "♠5 ♥3",
        "♥3♠5",
        "♥️3, ♠️5",
        "♡3 ♤5",
        "h3 s5",
        "H3 S5",
        "3h 5s",
        "5S 3H",
        "h3s5",
        "3h5s",
        "hearts 3 spades 5",
        "3 of hearts and 5 of spades",
        "the 5 of spades, the 3 of hearts",
        "heart 3 + spade 5",
        "3 de cœur et 5 de pique",
        "coeur 3 pique 5",
        "5 pique 3 coeur",
        "3 co 5 p",
        "5 p 3 co",
        "3 of hearts, 5 of spades",
        "3 de cœur, 5 de pique",
        "h3",
        "3/5",
        "3 5",
        "(3, 5)",
        "column 3, row 5",
        "colonne 3, rangée 5",
        "colonne 3 ligne 5",
        "row 5, column 3",
        "row 5 and column 3",
        "rangée 5 colonne 3",
        "Ligne 5, colonne 3",
        "case 3/5",
        "square 3/5",
        "3x5",
        "3 x 5",
        "play h3 s5",
        "jouer ♥3 ♠5",
        "joue les cartes ♥3 et ♠5",
        "play the cards h3 and s5!",
        "h3 5",
        "3 s5",
        "c3 s5",  # c is clubs, cœur or carreau: a black card already, and no ♦3 in hand
    ],
)
def test_typing_is_read_kindly(typed: str) -> None:
    """A turn: any order, any signs, both languages; what is left out must be clear from the hand."""
    game = position(hands=[["♥3", "♥4", "♠5"]])
    assert game.read(typed).text == "♥3 ♠5"


@pytest.mark.parametrize(
    "typed",
    [
        "♥9=3 ♣A",
        "♥9 = 3 ♣A",
        "h9=3 ca",
        "ca h9=3",
        "9h=3 ac",
        "9h->3 ac",
        "h9→3 c1",
        "9 of hearts as 3, ace of clubs",
        "9 of hearts for 3, clubs ace",
        "9 de cœur comme 3, as de trèfle",
        "9 de coeur pour 3 et l'as de trefle",
        "3/1",
        "3 a",
        "3 as",
        "h9=3",
        "row 1, column 9=3",
    ],
)
def test_wild_cards_are_read_kindly(typed: str) -> None:
    """Setup: a 9 or 10 is played as a number, however that is said."""
    game = position(hands=[["♥9", "♣A"]])
    assert game.read(typed).text == "♥9=3 ♣A"


def test_what_is_left_open_is_asked_for() -> None:
    """A turn: an unfinished text means several choices."""
    game = position(hands=[["♥9", "♦3", "♣A"]])
    with pytest.raises(AmbiguousAction) as asked:
        game.read("h9 ca")
    assert asked.value.choices == [f"♥9={n} ♣A" for n in range(1, 9)]
    with pytest.raises(AmbiguousAction) as asked:
        game.read("3 1")
    assert asked.value.choices == ["♥9=3 ♣A", "♦3 ♣A"]


def test_the_ace_of_spades_is_no_french_ace() -> None:
    """A turn: where a letter can be a suit, it is one."""
    game = position(hands=[["♥3", "♠A", "♣A"]])
    assert game.read("3h as").text == "♥3 ♠A"
    assert game.read("3 coeur as trefle").text == "♥3 ♣A"


@pytest.mark.parametrize(
    "typed", ["", "   ", "?!", "zzz", "♥", "♥3 ♠5 ♦2", "11 3", "♥0 ♠5", "h3 h4"]
)
def test_what_cannot_be_read(typed: str) -> None:
    """A turn: a text that means nothing is answered with an example."""
    game = position(hands=[["♥3", "♥4", "♠5"]])
    with pytest.raises(InvalidAction, match="an action looks like: ♥3 ♠5") as refusal:
        game.read(typed)
    assert "une action s'écrit comme : ♥3 ♠5" in plain(refusal.value.why("fr"))


@pytest.mark.parametrize(
    "typed",
    [
        *("buy", "Buy", "buy!", "yes", "yes.", "y", "oui", "oui !", "o"),
        *("acheter", "ACHETER", "achète", "J'achète."),
    ],
)
def test_buying_is_read_kindly(typed: str) -> None:
    """Buying: in both languages, in a word or a letter."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♥3", "♠5"]])
    game.play("♥3 ♠5")
    assert game.read(typed).text == "buy"
    assert game.written(game.read(typed), "fr") == "acheter"


@pytest.mark.parametrize(
    "typed",
    [
        *("do not buy", "don't buy", "do not", "no", "no!", "n", "non"),
        *("ne pas acheter", "ne pas acheter.", "ne pas", "je n'achète pas"),
    ],
)
def test_leaving_is_read_kindly(typed: str) -> None:
    """Buying: and the same for the other answer."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♥3", "♠5"]])
    game.play("♥3 ♠5")
    assert game.read(typed).text == "do not buy"
    assert game.written(game.read(typed), "fr") == "ne pas acheter"


@pytest.mark.parametrize(
    "typed", ["show hand", "show hand.", "show", "Montrer la main", "montrer ma main !"]
)
def test_showing_is_read_kindly(typed: str) -> None:
    """A turn: a hand without both colours."""
    game = position(hands=[["♥3"]])
    assert game.read(typed).text == "show hand"
    assert game.written(game.read(typed), "fr") == "montrer la main"


# --- Refusals ---------------------------------------------------------------------------------


def test_every_refusal_is_reached() -> None:
    """Each reason is given where it is true, and in its own words."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♥3", "♠5"], ["♠2"]])
    refused(game, "♦2 ♣2", "♦2 ♣2: you have neither of these cards")
    refused(game, "♦2 ♠5", "♦2 ♠5: you do not have that red card")
    refused(game, "♥3 ♣2", "♥3 ♣2: you do not have that black card")
    refused(game, "show hand", "show hand: the hand is shown only when it lacks a colour")
    refused(game, "buy", "buy: this is not what is being decided now")
    game.play("♥3 ♠5")
    refused(game, "♥3 ♠5", "♥3 ♠5: this is not what is being decided now")
    game.play("buy")
    refused(game, "♥3 ♠2", "♥3 ♠2: your hand lacks a colour: you can only show it")


def test_a_refusal_speaks_of_the_cards_that_were_meant() -> None:
    """A turn: a square that the hand cannot reach is not explained with a wild card."""
    game = position(2, hands=[["♥3", "♠5"]])
    refused(game, "3 6", "♥3 ♣6: you do not have that black card")
    with pytest.raises(IllegalAction) as refusal:
        game.read("3 6")
    assert "vous n'avez pas cette carte noire" in refusal.value.why("fr")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_for_a_refusal_has_words(language: str) -> None:
    """Each refusal is said in its own words."""
    game = position(2)
    reasons = range(state.ALLOWED, state.MUST_PLAY + 1)
    words = said(game, [game.box.notation.refusal(code) for code in reasons], language)
    assert len(set(words)) == len(words) == 7


# --- What a choice would do, and what is asked ------------------------------------------------


def notes(game: Game, language: str = "en", names: Sequence[str] = ()) -> dict[str, str]:
    """What is noted beside each choice."""
    say, ui = translator(game, language, game.seat, names), ui_of(game.box)
    seen = game.view(game.seat)
    found = {game.written(action.number): ui.note(seen, action) for action in seen.legal}
    return {text: "" if note is None else plain(say(note)) for text, note in found.items()}


def asked(game: Game, language: str = "en") -> str:
    """What the seat to move is asked."""
    question = ui_of(game.box).question(game.view(game.seat))
    return " ".join(said(game, question, language, game.seat))


def test_notes() -> None:
    """A turn: what the cards would do, before they are played."""
    board = "A a . . . . . .\n" + GROUP_OF_SIX.strip().split("\n", 1)[1]
    game = position(
        3, board=board, hands=[["♦A", "♦2", "♦3", "♥3", "♠5", "♣5", "♣8"]], purses=[23, 5, 5]
    )
    free = "free: yours for nothing"
    assert notes(game) == {
        "♥3 ♠5": "rent $24 to seat 2: your ruin",
        "♥3 ♣5": "rent $12 to seat 2, then 6 units to buy it",
        "♥3 ♣8": free,
        "♦A ♠5": free,
        "♦A ♣5": free,
        "♦A ♣8": "yours: mortgage it",
        "♦2 ♠5": free,
        "♦2 ♣5": free,
        "♦2 ♣8": "yours and mortgaged: lose it",
        "♦3 ♠5": "rent $12 to seat 2, then 6 units to buy it",
        "♦3 ♣5": "rent $6 to seat 2, then 6 units to buy it",
        "♦3 ♣8": free,
    }
    french = notes(game, "fr")
    assert french["♦2 ♣8"] == "à vous, déjà hypothéquée : vous la perdez"
    names = ["Ada", "Ben", "Cleo"]
    assert notes(game, names=names)["♥3 ♠5"] == "rent $24 to Ben: your ruin"
    assert notes(game, "fr", names)["♥3 ♠5"] == "loyer 24 $ à Ben : votre ruine"
    assert notes(game, "fr", names)["♦3 ♣5"] == "loyer 6 $ à Ben, puis 6 unités pour l'acheter"
    game.state.units[0] = 5
    assert notes(game, names=names)["♦3 ♣5"] == "rent $6 to Ben, too few units to buy it"


def test_the_question_and_its_answers() -> None:
    """Buying: price and units are said."""
    names = ["Ada", "Ben"]
    game = position(2, board=GROUP_OF_SIX, hands=[["♥3", "♠5"]], units=[7, 0], names=names)
    assert asked(game).startswith("Your turn: play a red card")
    game.play("♥3 ♠5")
    assert asked(game) == "Buy 3/5 from Ben for 6 units? You have 7 units."
    assert asked(game, "fr") == "Acheter 3/5 à Ben pour 6 unités ? Vous avez 7 unités."
    assert notes(game) == {"buy": "6 units to Ben, 1 left", "do not buy": "keep your units"}
    assert notes(game, "fr")["do not buy"] == "vous gardez vos unités"
    game = position(2, hands=[["♠5"]])
    assert asked(game).startswith("Your hand lacks a colour")
    assert notes(game) == {"show hand": ""}


def test_the_question_about_the_last_unit() -> None:
    """Buying: one unit is not called units."""
    board = "B.......\n" + "........\n" * 7
    game = position(2, board=board, hands=[["♦A", "♣8"]], units=[1, 0], names=["Ada", "Ben"])
    game.play("♦A ♣8")
    assert asked(game) == "Buy 1/8 from Ben for 1 unit? You have 1 unit."
    assert asked(game, "fr") == "Acheter 1/8 à Ben pour 1 unité ? Vous avez 1 unité."


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_rulebook_names_the_aids(language: str) -> None:
    """Typing: what can be asked for in the terminal."""
    box = ludopolis.box("property")
    for aid in ui_of(box).aids:
        assert f"`{aid.key}`" in box.rulebook(language)


def test_counting_cards() -> None:
    """The aid: what has not been seen, and what cannot be in the pile."""
    game = position(2, hands=[["♥3", "♠5"], ["♥4", "♠6"]], pile=["♦7"])
    game.state.from_pile[23] = 0
    (aid,) = ui_of(game.box).aids
    assert said(game, aid.lines(game.view(1))) == [
        "In the pile or in other hands: ♥4 ♦7 ♠6",
        "Surely in other hands: none",
    ]
    game.state.from_pile[25] = 0
    french = said(game, aid.lines(game.view(1)), "fr")
    assert french[1] == "À coup sûr dans d'autres mains : ♠6"


# --- The score ----------------------------------------------------------------------------------


def explained(game: Game, language: str, names: Sequence[str]) -> list[str]:
    """The score of each seat."""
    return said(game, ui_of(game.box).explain(game.view(None)), language, names=names)


def test_the_score_is_explained() -> None:
    """End: cash, and squares where they count; who is bankrupt."""
    names = ["Ada", "Ben", "Cleo"]
    board = GROUP_OF_SIX.replace(".", "C", 1)
    for counts in (False, True):
        game = position(
            3, board=board, hands=[["♥3", "♠5"]], purses=[15, 190, 203], count_property=counts
        )
        game.play("♥3 ♠5")
        told, french = (explained(game, language, names) for language in ("en", "fr"))
        assert told[0] == "Ada: bankrupt"
        if counts:
            assert told[1:] == [
                "Ben: cash $205 + 7 squares: $35 = $240",
                "Cleo: cash $203 + 1 square: $5 = $208",
            ]
            assert french[2] == "Cleo : argent 203 $ + 1 case : 5 $ = 208 $"
        else:
            assert told[1:] == ["Ben: cash $205", "Cleo: cash $203"]


def test_no_square_at_all_is_explained() -> None:
    """End: French counts none like one."""
    game = position(2, purses=[7, 8], count_property=True)
    names = ["Ada", "Ben"]
    assert explained(game, "en", names)[0] == "Ada: cash $7 + 0 squares: $0 = $7"
    french = explained(game, "fr", names)[0]
    assert french == "Ada : argent 7 $ + 0 case : 0 $ = 7 $"


# --- German -------------------------------------------------------------------------------------

GERMAN = "de"


@pytest.mark.skipif(GERMAN not in languages(), reason="German is not offered yet")
@pytest.mark.parametrize(
    "typed",
    [
        "Herz 3, Pik 5",
        "h3 p5",
        "5p 3h",
        "3 Herz und 5 Pik",
        "Spalte 3 Reihe 5",
        "Reihe 5, Spalte 3",
    ],
)
def test_german_cards_are_read(typed: str) -> None:
    """Typing: as the German rulebook says."""
    game = position(hands=[["♥3", "♥4", "♠5"]])
    assert game.read(typed).text == "♥3 ♠5"


@pytest.mark.skipif(GERMAN not in languages(), reason="German is not offered yet")
@pytest.mark.parametrize("typed", ["Herz 9 als 3, Kreuz Ass", "9 Herz für 3 und das Kreuz-Ass"])
def test_german_wild_cards_are_read(typed: str) -> None:
    """Typing: a 9 with its number."""
    game = position(hands=[["♥9", "♣A"]])
    assert game.read(typed).text == "♥9=3 ♣A"


@pytest.mark.skipif(GERMAN not in languages(), reason="German is not offered yet")
@pytest.mark.parametrize(
    ("typed", "meant"),
    [("kaufen", "buy"), ("ja", "buy"), ("nicht kaufen", "do not buy"), ("nein", "do not buy")],
)
def test_german_answers_are_read(typed: str, meant: str) -> None:
    """Typing: an answer after the rent."""
    game = position(2, board=GROUP_OF_SIX, hands=[["♥3", "♠5"]])
    game.play("♥3 ♠5")
    assert game.read(typed).text == meant
