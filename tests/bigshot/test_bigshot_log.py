"""The log, the picture of the terminal, and whole games seen through them."""

from __future__ import annotations

import random
from typing import Any

import pytest
from bigshot_table import TABLES, finished, position, throw
from rich.text import Text

import ludopolis
from at_a_table import play_all
from ludopolis import Game
from ludopolis.games.bigshot import terminal
from ludopolis.games.bigshot.state import DISTRICT_NAMES
from ludopolis.language.languages import languages
from ludopolis.presentation import look

NAMES = ["Ada", "Ben", "Cleo", "Dan"]
RING = ["RRYK"] * 18


def told(game: Game, action: str, seat: int | None, language: str = "en") -> list[str]:
    """Play an action; the sentences that a seat is told about it."""
    game.play(action)
    return sentences(game, seat, language)


def sentences(game: Game, seat: int | None, language: str = "en") -> list[str]:
    """What a seat is told about the last move, with plain blanks."""
    said = look.told(game, look.translator(game, language, seat))
    return [line.replace("\N{NO-BREAK SPACE}", " ") for line in said]


def at_the_table(players: int = 4, **details: Any) -> Game:
    """A position with named players."""
    return position(players, names=NAMES[:players], **details)


# --- What is told -------------------------------------------------------------------------------


def test_an_auction_is_told() -> None:
    game = at_the_table(leader=1, lot="RRYK")
    assert told(game, "bid 3", None) == ["Ben bids 3."]
    assert told(game, "borrow", 3) == ["You borrow: 9 in hand, 10 to pay back."]
    assert told(game, "pass", 3) == ["You pass."]
    assert told(game, "pass", 3) == ["Dan passes."]
    assert told(game, "pass", 1) == ["You pass.", "Ben pays 3 and gets 2 red, 1 yellow, 1 black."]
    assert sentences(game, 2)[1] == "You pay 3 and get 2 red, 1 yellow, 1 black."
    assert sentences(game, 2, "fr") == [
        "Ada passe.",
        "Vous payez 3 et recevez 2 rouges, 1 jaune, 1 noir.",
    ]


def test_a_free_lot_is_told() -> None:
    game = at_the_table(leader=1, lot="RRYK")
    play_all(game, "pass", "pass")
    assert told(game, "pass", 2)[1] == "Nobody bid: Ada gets 2 red, 1 yellow, 1 black free."
    assert sentences(game, 1)[1] == "Nobody bid: you get 2 red, 1 yellow, 1 black free."
    assert "Ada reçoit" in sentences(game, 3, "fr")[1]


def test_loans_before_the_bidding_are_told() -> None:
    game = at_the_table(leader=1, expert=True, loans={"Y": 2})
    assert told(game, "borrow", 1) == ["Ben borrows: 7 in hand, 10 to pay back."]
    assert told(game, "no loan", 1) == ["Cleo takes no loan."]
    assert told(game, "no loan", 4, "fr") == ["Vous n'empruntez pas."]


def test_two_players_are_told() -> None:
    game = at_the_table(2, leader=2, lot="RRYK")
    assert told(game, "borrow white", 2) == ["Ada borrows for white: 9 in hand, 10 to pay back."]
    assert sentences(game, 1, "fr") == ["Vous empruntez pour le blanc : 9 en main, 10 à rendre."]
    play_all(game, "bid 4")
    assert told(game, "pass", 1)[1] == "You win 2 red, 1 yellow, 1 black with a bid of 4."
    assert told(game, "pay with red", 2) == ["Ada pays 4 with red."]


def test_a_placement_and_a_sale_are_told() -> None:
    game = at_the_table(lot="RYK", placing=2, city={"West 9": "RRRYYW", "16": "KKKYYW"})
    assert told(game, "place red in West 9", 1) == [
        "Ben places a red pawn in West 9.",
        "West 9 is sold to red: it is yours.",
    ]
    assert sentences(game, 3)[1] == "West 9 is sold to red: it is Ada's."
    assert sentences(game, 3, "fr") == [
        "Ben place un pion rouge dans le quartier Ouest 9.",
        "Le quartier Ouest 9 est vendu au rouge : il est à Ada.",
    ]
    assert told(game, "place black in 16", 2, "fr") == [
        "Vous placez un pion noir dans le quartier 16.",
        "Le quartier 16 est vendu au noir : il est à Dan.",
    ]


def test_a_sale_to_nobody_is_told() -> None:
    game = at_the_table(3, lot="KR", placing=2, city={"East park": "KKRYYW"})
    assert told(game, "place black in East park", 1) == [
        "Ben places a black pawn in the East park.",
        "The East park is sold to black, which is nobody's.",
    ]


def test_a_new_round_is_told() -> None:
    game = at_the_table(lot="R", placing=2, leader=1, ring=RING)
    throw(game, "place red in 16", 3)
    assert sentences(game, 3) == [
        "Ben places a red pawn in district 16.",
        "Round 2: Ben throws 3. For sale: 2 red, 1 yellow, 1 black.",
    ]
    assert sentences(game, 2)[1].startswith("Round 2: you throw 3.")
    assert (
        sentences(game, None, "fr")[1]
        == "Tour 2 : Ben fait 3. À vendre : 2 rouges, 1 jaune, 1 noir."
    )


def test_the_end_is_told() -> None:
    city = {"16": "RRY", "17": "RY", "18": ""}
    game = at_the_table(lot="Y", placing=1, city=city, round_number=18, ring=[""] * 18)
    assert told(game, "place yellow in 21", 2) == [
        "Ada places a yellow pawn in district 21.",
        "All 18 rounds are over.",
        "District 16 is sold to red: it is Ada's.",
        "District 17 goes to nobody: all cancel out.",
        "District 21 is sold to yellow: it is yours.",
    ]
    assert sentences(game, 2, "fr")[3] == (
        "Le quartier 17 ne revient à personne : toutes les couleurs s'annulent."
    )


# --- The picture --------------------------------------------------------------------------------


def picture(game: Game, seat: int | None = 1, language: str = "en") -> list[str]:
    """The lines of a scene as they are seen."""
    drawn = terminal.draw(game.view(seat), look.translator(game, language, seat))
    plain = Text.from_markup(drawn).plain.replace("\N{NO-BREAK SPACE}", " ")
    return plain.split("\n")


def test_the_picture_of_an_auction() -> None:
    game = at_the_table(
        leader=3,
        lot="RRYK",
        city={"16": "RRYK", "West 10": "WWWWWW"},
        sold={"East park": "K"},
        cash={"Y": 3},
        loans={"Y": 2},
        ring=RING,
    )
    game.play("pass")
    game.play("bid 4")
    lines = picture(game)
    assert lines[0] == "16 R R Y K · · ·   West park ×2 · · · · · · ·   East park ×2 sold to K"
    assert "West 10 W W W W W W ·" in lines[2]
    assert lines[6].split() == ["cash", "loans", "next", "pays", "districts", "capital"]
    assert lines[7].split() == ["1", "you", "R", "10", "0", "9", "0", "10", "bids", "4"]
    assert lines[8].split() == ["▸", "2", "Ben", "Y", "3", "2", "7", "0", "−17"]
    assert lines[10].split() == ["4", "Dan", "K", "10", "0", "9", "1", "10", "passed"]
    assert "Round 1 of 18 · Cleo leads" in lines[12]
    assert lines[13] == "For sale:  R R Y K   highest bid 4 by you"
    assert lines[14].startswith("The next throw brings:  1 RRYK  2 RRYK")
    assert picture(game, 1, "fr")[13] == "À vendre :  R R J N   meilleure offre : 4 (vous)"


def test_the_widest_french_lines_fit() -> None:
    """The longest names, the highest numbers, and a full row of what comes next."""
    names = ["A name much longer than any column"] * 4
    game = position(
        leader=2, cash={"W": 55}, loans={"W": 9}, ring=RING, round_number=17, names=names
    )
    play_all(game, "bid 55", "pass")
    lines = picture(game, None, "fr")
    assert "Le prochain lancer donnera :  1 RRJN" in lines[-1]
    assert any("jetons restants : 30" in line for line in lines)
    assert lines[10].endswith("a passé")
    assert max(map(len, lines)) <= 78


def test_every_district_is_in_the_picture_once() -> None:
    assert sorted(name for column in terminal.CITY for name in column) == sorted(DISTRICT_NAMES)
    assert [len(column) for column in terminal.CITY] == [5, 4, 4]


def test_the_picture_hides_cash() -> None:
    lines = picture(at_the_table(expert=True, cash={"Y": 3}), 1)
    assert lines[8].split() == ["▸", "2", "Ben", "Y", "?", "0", "9", "0", "?"]


def test_the_picture_of_two_and_three() -> None:
    lines = picture(at_the_table(2))
    assert [line.split()[:3] for line in lines[7:11]] == [
        ["1", "you", "R"],
        ["W", "10", "0"],
        ["▸", "2", "Ben"],
        ["K", "10", "0"],
    ]
    lines = picture(at_the_table(3, sold={"16": "K"}))
    assert lines[10].split() == ["nobody's", "K", "1"]


def test_the_last_picture() -> None:
    lines = picture(finished(sold={"16": "R", "17": "Y"}, names=NAMES))
    assert lines[0].startswith("16 sold to R")
    assert "nobody's" in lines[2]
    assert not any("next throw" in line or "For sale" in line for line in lines)


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("language", languages())
def test_every_picture_fits_and_every_log_is_told(options: dict[str, Any], language: str) -> None:
    """At most 78 columns and 18 lines, whatever the names; sentences end with a full stop."""
    names = ["[red]", "A name much longer than any column", "Élise", "D"][: options["players"]]
    game = ludopolis.new("bigshot", seed=3, names=names, **options)
    mind = random.Random(5)
    while True:
        for seat in (None, 1, options["players"]):
            lines = picture(game, seat, language)
            assert len(lines) <= 18
            assert max(map(len, lines)) <= 78
            if game.moves:
                log = sentences(game, seat, language)
                assert log
                assert all(line.endswith(".") and "{" not in line for line in log)
        if game.over:
            break
        for _ in range(mind.randrange(1, 6)):
            if not game.over:
                game.play(mind.choice(game.legal()))
