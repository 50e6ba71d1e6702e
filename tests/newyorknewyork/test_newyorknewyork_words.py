"""New York New York in words: actions as text and back, names, phrases, notes, views."""

from __future__ import annotations

import string
from collections.abc import Sequence
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from newyorknewyork_table import DECK, TABLES, full_name, number_of, play_all, position, wander

import ludopolis
from at_a_table import check_refusals, table
from ludopolis import AmbiguousAction, Game, InvalidAction
from ludopolis.games.newyorknewyork import skyline
from ludopolis.games.newyorknewyork.phrases import PHRASES
from ludopolis.games.newyorknewyork.skyline import ACTIONS, PASS, TAKE
from ludopolis.games.newyorknewyork.words import card_name

SOME_HAND = "Y7 Y12 G7 P3 P11 B12"


def offered() -> Game:
    """A turn with some choice."""
    return position(hands=[SOME_HAND, "G1"], reserve="Y1 G2 B10")


# --- Actions as text ------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_action_has_its_own_text_that_reads_back(language: str) -> None:
    """A turn: 48 cards to play, 48 to take, and pass."""
    game = offered()
    said = [game.text(action, language) for action in range(ACTIONS)]
    assert len(set(said)) == ACTIONS == 97
    for action, text in enumerate(said):
        assert game.box.words.find(game.state, text) == [action]
        assert game.box.words.find(game.state, text.upper()) == [action]


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
    assert game.text(action) == english
    assert game.text(action, "fr") == french


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
    with pytest.raises(InvalidAction, match="an action looks like: play yellow 7"):
        offered().read(text)
    with pytest.raises(InvalidAction, match="s'écrit comme : jouer 7 jaune"):
        offered().read(text, "fr")


@given(text=st.text(alphabet=string.ascii_letters + string.digits + " éà'-☃٣²", max_size=30))
def test_any_text_is_answered(text: str) -> None:
    """Typing: no text does harm."""
    game = offered()
    found = game.box.words.find(game.state, text)
    assert found == sorted(set(found))
    assert all(0 <= action < ACTIONS for action in found)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_choices_of_whole_games(options: dict[str, Any]) -> None:
    """A turn: every position's choices agree with the refusals, read back, and have notes."""
    game = ludopolis.new("newyorknewyork", seed=2, **options)
    while not game.over:
        check_refusals(game)
        for action in game.legal():
            for language in ("en", "fr"):
                assert game.read(game.text(action, language), language) == action
                assert "{" not in game.box.words.note(game.state, int(action), language)
        wander(game, len(game.moves), moves=5, passing=0.03)


# --- Phrases --------------------------------------------------------------------------------------


def placeholders(phrase: str) -> list[str]:
    """The names between braces."""
    return sorted(
        str(name) for _, name, _, _ in string.Formatter().parse(phrase) if name is not None
    )


def test_both_languages_say_the_same() -> None:
    """The same phrases with the same facts in both languages."""
    english, french = PHRASES["en"], PHRASES["fr"]
    assert list(english) == list(french)
    different = [key for key in english if placeholders(english[key]) != placeholders(french[key])]
    assert different == []
    for phrases in (english, french):
        assert [key for key, phrase in phrases.items() if not phrase.strip()] == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_reason_for_a_refusal_has_words(language: str) -> None:
    """Each refusal is said in its own words."""
    words = ludopolis.box("newyorknewyork").words
    reasons = range(skyline.ALLOWED, skyline.NOT_IN_RESERVE + 1)
    assert len({words.refusal(code, language) for code in reasons}) == 6


def test_cards_have_their_names() -> None:
    """The trace: a card is its colour and number."""
    assert [full_name(card) for card in ("Y7", "G1", "P12", "B3")] == [
        "yellow 7",
        "green 1",
        "pink 12",
        "light blue 3",
    ]
    for language in ("en", "fr"):
        assert len({card_name(number_of(card), language) for card in DECK}) == 48


# --- Notes, questions, aids -----------------------------------------------------------------------


def note(game: Game, action: str, language: str = "en", names: Sequence[str] = ()) -> str:
    """What is noted beside a choice."""
    return game.box.words.note(game.state, int(game.read(action)), language, names)


def test_notes_tell_whose_points_change() -> None:
    """A turn: what a card would do at once, runs included."""
    game = position(3, skyline="Y7 Y8 G2 B3", hands=["Y9 P7 B2 B3 G1 P3"])
    assert note(game, "Y9") == "you +12"
    assert note(game, "P7") == "you −10, seat 3 +7"
    assert note(game, "B2") == "seat 2 −2"
    assert note(game, "B3") == "no points change"
    assert note(game, "B3", "fr") == "aucun point ne change"
    assert note(game, "G1") == "seat 2 +4"
    assert note(game, "G1", "fr") == "place 2 +4"
    assert note(game, "pass") == "for good, with 6 cards unplayed"
    assert note(game, "pass", "fr") == "pour de bon, en gardant 6 cartes"
    for language, you in (("en", "you"), ("fr", "vous")):
        assert note(game, "G1", language, ["Ada", "Ben", "Cy"]) == "Ben +4"
        assert note(game, "P7", language, ["Ada", "Ben", "Cy"]) == f"{you} −10, Cy +7"


def test_notes_tell_what_stays() -> None:
    """Hints: the fourth card of a number stays on top."""
    game = position(skyline="Y7 P7 B7 P8 B8", hands=["G7 Y8"])
    assert note(game, "G7") == "seat 2 +7, stays on top"
    assert note(game, "G7", "fr") == "place 2 +7, reste au sommet"
    assert note(game, "Y8") == "you +8"


def test_notes_without_the_bonus() -> None:
    """Options: without the bonus a run brings nothing."""
    game = position(skyline="Y7 Y8", hands=["Y9"], bonus=False)
    assert note(game, "Y9") == "you +9"


def test_notes_tell_whose_a_card_is() -> None:
    """A turn: a card of the reserve is yours, a rival's or neutral."""
    game = position(3, hands=["Y1", "", ""], reserve="Y2 G2 B2", taking=True)
    assert [note(game, card) for card in ("Y2", "G2", "B2")] == ["yours", "seat 2's", "neutral"]
    assert note(game, "G2", "fr") == "à la place 2"
    assert note(game, "G2", "en", ["Ada", "Ben", "Cy"]) == "Ben's"
    assert note(game, "G2", "fr", ["Ada", "Ben", "Cy"]) == "à Ben"


def test_questions() -> None:
    """A turn: what is asked."""
    game = offered()
    words = game.box.words
    assert "play a card" in words.question(game.view(1), "en")
    assert "jouez une carte" in words.question(game.view(1, "fr"), "fr")
    play_all(game, "Y7")
    assert "Take a card" in words.question(game.view(1), "en")


def test_the_cards_not_seen_can_be_asked_for() -> None:
    """Knowledge: which cards are hidden, and in how many places, for who decides."""
    game = position(3, hands=["Y1", "G1 G5", "P12"], seen=["", "G5", ""], pile="B2 Y3")
    (aid,) = game.box.words.aids
    assert aid.lines(game.state, "en") == [
        "You have not seen these cards yet:",
        "  yellow: 3",
        "  green: 1",
        "  pink: 12",
        "  light blue: 2",
        "They are: 2 in the pile, 1 in the hand of seat 2, 1 in the hand of seat 3.",
    ]
    french = aid.lines(game.state, "fr")
    assert french[1:3] == ["  jaune : 3", "  vert : 1"]
    assert french[-1].startswith("Répartition : 2 dans la pioche, 1 dans la main de la place 2")
    for language, where in (("en", "1 in the hand of Ben"), ("fr", "1 dans la main de Cy")):
        assert where in aid.lines(game.state, language, ["Ada", "Ben", "Cy"])[-1]
    game = position(hands=["Y1", "G1"], seen=["", "G1"])
    assert aid.lines(game.state, "en") == ["You know where every card is."]


# --- Views ----------------------------------------------------------------------------------------


def test_a_view_has_the_open_table_and_the_own_hand() -> None:
    """Knowledge: what everybody sees, the own hand, the cards seen in hands, the unseen ones."""
    game = position(
        3,
        skyline="G7 Y7",
        hands=["Y1 P2", "G1 B5", "P12"],
        seen=["", "B5", ""],
        reserve="B1",
        pile="B2",
        passed=[3],
        match=True,
        totals=[1, 2, 3],
        game=2,
    )
    view = game.view(1)
    assert [card["name"] for card in view["hand"]] == ["yellow 1", "pink 2"]
    assert view["hand"][0] == {"colour": "yellow", "number": 1, "name": "yellow 1"}
    assert [card["name"] for card in view["skyline"][6]] == ["green 7", "yellow 7"]
    assert view["hand_sizes"] == [2, 2, 1]
    assert view["seen_in_hands"][1] == [
        {"colour": "light blue", "number": 5, "name": "light blue 5"}
    ]
    assert [card["name"] for card in view["unseen"]] == ["green 1", "pink 12", "light blue 2"]
    assert view["pile_size"] == 1
    assert view["passed"] == [False, False, True]
    assert (view["game"], view["games"], view["totals"]) == (2, 3, [1, 2, 3])
    assert view["points"] == [8, 2, 3]
    assert (view["to_move"], view["decision"], view["over"], view["ending"]) == (
        1,
        "play",
        False,
        "",
    )
    assert view["legal"] == ["play yellow 1", "play pink 2", "pass"]
    assert game.view(1, "fr")["hand"][0]["name"] == "1 jaune"
    spectator = game.view(None)
    assert (spectator["hand"], spectator["seat"], spectator["legal"]) == (None, None, None)
    assert len(spectator["unseen"]) == 5


def test_a_view_of_the_end() -> None:
    """Knowledge: hands stay hidden after the end."""
    game = position(hands=["Y1", "G1"])
    play_all(game, "pass", "pass")
    view = game.view(1)
    assert (view["to_move"], view["decision"], view["over"]) == (None, None, True)
    assert view["ending"] == "all passed"
    assert [card["name"] for card in view["unseen"]] == ["green 1"]


def test_points_are_the_scores() -> None:
    """The trace: scores and points are the same."""
    game = ludopolis.new("newyorknewyork", players=3, seed=2, match=True)
    while not game.over:
        assert game.box.words.points(game.state) == list(game.scores().values())
        wander(game, len(game.moves), moves=9)
    assert table(game)["totals"] == game.box.words.points(game.state)


# --- The score, line by line ----------------------------------------------------------------------


def explained(game: Game, language: str = "en") -> list[str]:
    """The lines of the score."""
    names = ["Ada", "Ben", "Cy", "Di"][: game.players]
    return game.box.words.explain(game.state, names, language)


def test_the_score_is_explained() -> None:
    """Score: numbers, runs with their first and last number, and the sum."""
    game = position(3, skyline="Y1 G2 Y3 Y4 B5 P6 P7 P8 G9 G10 Y11 Y12")
    assert explained(game) == [
        "Ada: 1 + 3 + 4 + 11 + 12 + 3 (run 3–4) + 6 (run 11–1) = 40",
        "Ben: 2 + 9 + 10 + 3 (run 9–10) = 24",
        "Cy: 6 + 7 + 8 + 6 (run 6–8) = 27",
    ]
    game = position(skyline=" ".join(f"Y{number}" for number in range(1, 13)))
    assert explained(game, "fr")[0].endswith("+ 12 + 25 (suite 1–12) = 103")
    assert explained(game, "fr")[1] == "Ben : 0 = 0"


def test_the_score_of_a_match_is_explained() -> None:
    """Match: the last game, and the games before."""
    game = position(
        skyline="Y12 Y1",
        hands=["Y1", "G1"],
        passed=[1],
        turn_of=2,
        match=True,
        game=2,
        totals=[9, 20],
        bonus=False,
    )
    play_all(game, "pass")
    assert explained(game) == [
        "Ada: 1 + 12 + 9 (before) = 22",
        "Ben: 0 + 20 (before) = 20",
    ]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_explained_sums_are_right(options: dict[str, Any]) -> None:
    """Score: the parts of every line add up."""
    for seed in range(3):
        game = ludopolis.new("newyorknewyork", seed=seed, **options)
        wander(game, seed)
        for line, total in zip(explained(game), game.scores().values(), strict=True):
            parts, said = line.split(": ")[1].split(" = ")
            assert sum(int(part.split()[0]) for part in parts.split(" + ")) == int(said) == total
