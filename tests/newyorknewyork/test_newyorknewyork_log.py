"""The log of New York New York, and its picture in letters."""

from __future__ import annotations

from typing import Any

import pytest
from newyorknewyork_table import (
    DECK,
    TABLES,
    full_name,
    plain,
    play_all,
    position,
    reader,
    wander,
)
from rich.text import Text

import ludopolis
from ludopolis import Game
from ludopolis.games.newyorknewyork.ui import UI
from ludopolis.language.languages import languages
from ludopolis.presentation import look


def told(game: Game, action: str, seat: int | None, language: str = "en") -> list[str]:
    """Play an action, written in short; the sentences that a seat is told about it."""
    play_all(game, action)
    return [plain(line) for line in look.told(game, reader(game, seat, language))]


# --- What is told -------------------------------------------------------------------------------


def test_a_card_on_an_empty_number_is_told() -> None:
    """A turn: who plays what, and whose points change."""
    game = position(hands=["G7 Y1"])
    assert told(game.copy(), "G7", 1) == ["You play green 7: Ben +7."]
    assert told(game.copy(), "G7", 2) == ["Ada plays green 7: you +7."]
    assert told(game.copy(), "G7", None, "fr") == ["Ada joue le 7 vert : Ben +7."]
    game = position(hands=["P7 Y1"])
    assert told(game, "P7", 2) == ["Ada plays pink 7."]


def test_covering_is_told() -> None:
    """A turn: what is covered, and whose it is."""
    game = position(skyline="Y6 Y7", hands=["", "G7 G1"], turn_of=2)
    assert told(game.copy(), "G7", 1) == [
        "Ben plays green 7 and covers your yellow 7: you −10, Ben +7."
    ]
    assert told(game.copy(), "G7", 2) == [
        "You play green 7 and cover yellow 7 (Ada): Ada −10, you +7."
    ]
    assert told(game.copy(), "G7", 1, "fr") == [
        "Ben joue le 7 vert et recouvre votre 7 jaune : vous −10, Ben +7."
    ]
    game = position(3, skyline="P7", hands=["B7 Y1"])
    assert told(game, "B7", 2) == ["Ada plays light blue 7 and covers pink 7 (Cy): Cy −7."]
    game = position(skyline="B7", hands=["P7 Y1"])
    assert told(game, "P7", 1) == ["You play pink 7 and cover light blue 7 (neutral)."]


def test_taking_is_told() -> None:
    """A turn: which card is taken, and which one the pile turns up."""
    game = position(hands=["Y7", "G1"], reserve="Y1 G2", pile="B12 P1", taking=True)
    assert told(game, "+G2", 2) == ["Ada takes green 2; the pile turns up light blue 12."]
    game = position(hands=["Y7", "G1"], reserve="Y1 G2", pile="B12", taking=True)
    assert told(game, "+G2", 1) == [
        "You take green 2; the pile turns up light blue 12, its last card."
    ]
    game = position(hands=["Y7", "G1"], reserve="Y1 G2", taking=True)
    assert told(game, "+G2", 1, "fr") == ["Vous prenez le 2 vert."]
    game = position(hands=["Y7", "G1"], reserve="Y1 G2", pile="B12 P1", taking=True)
    assert told(game, "+G2", 2, "fr") == ["Ada prend le 2 vert ; on retourne le 12 bleu clair."]
    game = position(hands=["Y7", "G1"], reserve="Y1 G2", pile="B12", taking=True)
    assert told(game, "+G2", 1, "fr") == [
        "Vous prenez le 2 vert ; on retourne le 12 bleu clair, dernière carte de la pioche."
    ]


def test_passing_is_told() -> None:
    """Passing: for the rest of the game; who is left alone goes on."""
    game = position(3, hands=["Y7", "G1", "P1"])
    assert told(game, "pass", 2) == ["Ada passes, and plays no more in this game."]
    assert told(game, "pass", 2) == [
        "You pass, and play no more in this game.",
        "Cy goes on alone.",
    ]
    game = position(hands=["Y7", "G1"])
    assert told(game, "pass", 2, "fr")[1] == "Vous continuez sans adversaire."


def test_an_empty_hand_is_told() -> None:
    """Passing, Ruling: who has no card left."""
    game = position(3, hands=["P7", "G1 G2", "P1 P2"])
    assert told(game.copy(), "P7", 1)[1:] == ["You have no card left."]
    assert told(game.copy(), "P7", 2)[1:] == ["Ada has no card left."]
    game = position(hands=["B7", "G1 G2"])
    assert told(game, "B7", 1)[1:] == ["You have no card left.", "Ben goes on alone."]


def test_the_end_is_told() -> None:
    """End: all played, or all passed."""
    rest = [card for card in DECK if card != "G1"]
    game = position(skyline=" ".join(rest), hands=["G1"], passed=[2])
    assert told(game, "G1", 2)[-1] == "All cards have been played. The game is over."
    game = position(hands=["G1", "G2"], passed=[2])
    assert told(game, "pass", 2)[-1] == "Nobody plays on. The game is over."


def test_a_match_is_told() -> None:
    """Match: the points of each game, who starts the next one, and the end."""
    game = position(
        skyline="Y3 Y4", hands=["G1", "G2"], passed=[2], match=True, totals=[0, 0], starter=2
    )
    assert told(game.copy(), "pass", 2) == [
        "Ada passes, and plays no more in this game.",
        "Game 1 is over: Ada 10, you 0.",
        "Game 2: new cards are dealt. Ada starts.",
    ]
    assert told(game.copy(), "pass", 1, "fr")[1:] == [
        "La partie 1 est finie : vous 10, Ben 0.",
        "Partie 2 : nouvelle donne. Vous commencez.",
    ]
    game = position(
        skyline="Y3 Y4", hands=["G5", "G2"], passed=[2], match=True, totals=[1, 7], game=2
    )
    assert told(game, "G5", 2) == [
        "Ada plays green 5: you +5.",
        "Game 2 is over: Ada 10, you 5.",
        "That was the last game of the match.",
    ]


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_logs_of_whole_games(options: dict[str, Any]) -> None:
    """All options: every move can be told to everybody in all languages, in real sentences."""
    game = ludopolis.new("newyorknewyork", seed=4, **options)
    while not game.over:
        mover = int(game.state.active) + 1
        wander(game, len(game.moves), moves=1)
        for seat in (None, mover, mover % game.players + 1):
            for language in languages():
                say = reader(game, seat, language)
                lines = look.told(game, say)
                assert lines
                assert not any("{" in line or "log-" in line for line in lines)
                assert all(line.endswith(".") for line in lines)
                assert lines[0].startswith(say.name(mover)) == (seat != mover)


def test_names_are_optional() -> None:
    """Seats without a name are called by their numbers."""
    game = position(hands=["P7 P8", "G1"])
    play_all(game, "P7")
    say = look.translator(game, "fr", 2)
    assert look.told(game, say) == ["place 1 joue le 7 rose."]
    assert "place 1" in UI.terminal(game.view(2), say)


# --- The picture --------------------------------------------------------------------------------


def picture(game: Game, seat: int | None, language: str = "en") -> list[str]:
    """The lines of the picture, without markup."""
    drawn = UI.terminal(game.view(seat), look.translator(game, language, seat))
    return plain(Text.from_markup(drawn).plain).split("\n")


def test_the_picture_of_the_skyline() -> None:
    """Score: twelve towers, the letters on their roofs, what they cover below, 12 beside 1."""
    game = position(skyline="Y1 P12 G12 Y7 B7 P4", hands=["Y3"])
    lines = picture(game, 1)
    assert lines[6].split() == ["12↔", *(str(number) for number in range(1, 13)), "↔1"]
    columns = {number: lines[6].index(f" {number} ", 4) for number in (1, 4, 7, 12)}

    def cell(line: int, number: int) -> str:
        return lines[line][columns[number] : columns[number] + 4].strip()

    assert [cell(line, 12) for line in range(6)] == ["G", "::", "::", "::", "::", "::"]
    assert [cell(line, 7) for line in range(6)] == ["", "", "B", "::", "::", "::"]
    assert [cell(line, 4) for line in range(6)] == ["", "", "", "", "P", "::"]
    assert [cell(line, 1) for line in range(6)] == ["", "", "", "", "", "Y★"]
    assert [cell(7, number) for number in (1, 4, 7, 12)] == ["", "", "y", "p"]
    assert lines[5].count("··") == 8


def test_the_own_colour_is_marked() -> None:
    """Setup: a star marks the own colour on towers and cards, for its owner only."""
    game = position(skyline="Y1 G2", hands=["Y3 G3", "B4"], reserve="Y5 G5")
    for seat, stars in ((1, ["Y★", "Y3★", "Y5★"]), (2, ["G★", "G5★"]), (None, [])):
        text = "\n".join(picture(game, seat))
        found = [word for word in text.split() if "★" in word]
        assert sorted(set(found)) == sorted(stars)


def test_the_picture_shows_what_is_public() -> None:
    """Knowledge: points, hand sizes, cards seen, who has passed, the pile, the reserve, the match."""
    game = position(
        3,
        skyline="Y12 G3",
        hands=["Y3 P5", "G7 B4", "P1"],
        seen=["P5", "G7 B4", ""],
        reserve="Y5 G5",
        pile="B1 B2",
        passed=[3],
        match=True,
        game=2,
        totals=[10, 20, 30],
    )
    lines = picture(game, 2)
    ada, ben, cy = (line for line in lines if " seat " in line)
    assert "▸ 1 seat 1" in ada
    assert "22 points · 2 cards  (P5)" in ada
    assert "seat 2 (you)" in ben
    assert "23 points · 2 cards  (G7 B4)" in ben
    assert "30 points · 1 card · passed" in cy
    text = "\n".join(lines)
    assert "pile 2 · neutral:  B  · game 2 of 3 · before: 10, 20, 30" in text
    assert "Reserve:  Y5   G5★" in text
    assert "Your hand:  G7★   B4" in text
    assert "Y3" not in text
    assert "Your hand" not in "\n".join(picture(game, None))


def test_empty_places_are_shown() -> None:
    """A turn: an empty reserve and an empty hand."""
    game = position(hands=["", "G7"], passed=[1], turn_of=2)
    text = "\n".join(picture(game, 1))
    assert "Reserve: empty" in text
    assert "Your hand: empty" in text


def test_the_picture_in_french() -> None:
    """Setup: J V R B in French, and none is one."""
    game = position(4, hands=["Y1 G2 P3 B4"])
    lines = picture(game, 1, "fr")
    assert "Votre main :  J1★   V2   R3   B4 " in lines
    assert any("0 point · 4 cartes" in line for line in lines)


def test_neutral_colours_are_counted() -> None:
    """Setup: one neutral colour with three players, two with two, none with four."""
    for players, told in ((2, "neutres :  R   B"), (3, "neutre :  B")):
        assert told in "\n".join(picture(position(players, hands=["Y1"]), 1, "fr"))
    assert "neutre" not in "\n".join(picture(position(4, hands=["Y1"]), 1, "fr"))


def test_a_long_name_keeps_its_mark() -> None:
    """The picture: the name is cut, not what says whose it is."""
    names = ["Maximiliane-Alexandra", "Barnabas the Second"]
    game = ludopolis.new("newyorknewyork", players=2, seed=1, names=names)
    text = "\n".join(picture(game, 1))
    assert "1 Maximil… (you) " in text
    assert "2 Barnabas the … " in text
    assert "1 Maximi… (vous) " in "\n".join(picture(game, 1, "fr"))


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("language", languages())
def test_pictures_fit_a_terminal(options: dict[str, Any], language: str) -> None:
    """All options: never wider than 78 columns nor higher than 18 lines."""
    names = ["Maximiliane-Alexandra", "[bold]", "x", "you"][: options["players"]]
    for seed in range(2):
        game = ludopolis.new("newyorknewyork", seed=seed, names=names, **options)
        while not game.over:
            wander(game, len(game.moves), moves=11)
            for seat in (None, *range(1, game.players + 1)):
                lines = picture(game, seat, language)
                assert len(lines) <= 18
                assert max(len(line) for line in lines) <= 78
                assert any("[bold]" in line for line in lines)


def test_every_hand_of_the_picture_is_the_own_one() -> None:
    """Knowledge: hidden cards are nowhere in the picture of another seat."""
    game = position(hands=["Y3 P5", "G9"], reserve="B1")
    text = "\n".join(picture(game, 2))
    for card in ("Y3", "P5"):
        assert card not in text
        assert full_name(card) not in text
    assert "Your hand:  G9★" in text
