"""Notes, questions and aids of New York New York, and its score line by line."""

from __future__ import annotations

from typing import Any

import pytest
from newyorknewyork_table import TABLES, plain, play_all, position, reader, wander, words

import ludopolis
from ludopolis import Game
from ludopolis.games.newyorknewyork.ui import UI
from ludopolis.language.languages import languages
from ludopolis.presentation import look


def note(game: Game, action: str, language: str = "en", *, named: bool = False) -> str:
    """What is noted beside a choice of the seat to move."""
    number = int(game.read(action))
    (choice,) = (choice for choice in game.view(game.seat).legal if choice.number == number)
    say = reader(game, game.seat, language) if named else look.translator(game, language, game.seat)
    text = UI.note(game.view(game.seat), choice)
    assert text is not None
    return plain(say(text))


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
        assert note(game, "G1", language, named=True) == "Ben +4"
        assert note(game, "P7", language, named=True) == f"{you} −10, Cy +7"


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
    assert note(game, "G2", "fr") == "à place 2"
    assert note(game, "G2", "en", named=True) == "Ben's"
    assert note(game, "G2", "fr", named=True) == "à Ben"


def asked(game: Game, language: str = "en") -> str:
    """What the seat to move is asked."""
    return reader(game, game.seat, language).joined(UI.question(game.view(game.seat)))


def test_questions() -> None:
    """A turn: what is asked."""
    game = position(hands=["Y7 Y12", "G1"], reserve="Y1 G2 B10")
    assert "play a card" in asked(game)
    assert "jouez une carte" in asked(game, "fr")
    play_all(game, "Y7")
    assert "Take a card" in asked(game)


def aided(game: Game, language: str = "en", *, named: bool = False) -> list[str]:
    """The cards that the seat to move has not seen."""
    (aid,) = UI.aids
    say = reader(game, game.seat, language) if named else look.translator(game, language, game.seat)
    return [words(line, say) for line in aid.lines(game.view(game.seat))]


def test_the_cards_not_seen_can_be_asked_for() -> None:
    """Knowledge: which cards are hidden, and in how many places, for who decides."""
    game = position(3, hands=["Y1", "G1 G5", "P12"], seen=["", "G5", ""], pile="B2 Y3")
    assert aided(game) == [
        "You have not seen these cards yet:",
        "  yellow: 3",
        "  green: 1",
        "  pink: 12",
        "  light blue: 2",
        "They are: 2 in the pile, 1 in the hand of seat 2, 1 in the hand of seat 3.",
    ]
    french = aided(game, "fr")
    assert french[1:3] == ["  jaune : 3", "  vert : 1"]
    assert french[-1].startswith("Répartition : 2 dans la pioche, 1 dans la main de place 2")
    for language, where in (("en", "1 in the hand of Ben"), ("fr", "1 dans la main de Cy")):
        assert where in aided(game, language, named=True)[-1]
    assert aided(position(hands=["Y1", "G1"], seen=["", "G1"])) == ["You know where every card is."]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_choice_has_a_note(options: dict[str, Any]) -> None:
    """A turn: in every position, in all languages."""
    game = ludopolis.new("newyorknewyork", seed=2, **options)
    while not game.over:
        for action in game.legal():
            for language in languages():
                assert not set("{}") & set(note(game, action.text, language))
        wander(game, len(game.moves), moves=11, passing=0.03)


# --- The score, line by line ----------------------------------------------------------------------


def explained(game: Game, language: str = "en") -> list[str]:
    """The lines of the score."""
    say = reader(game, None, language)
    return [plain(say(line)) for line in UI.explain(game.view(None))]


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
