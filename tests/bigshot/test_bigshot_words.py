"""Big Shot in words: actions as text and back, sloppy typing, refusals, notes, questions."""

from __future__ import annotations

import random
import string
from typing import Any

import pytest
from bigshot_table import TABLES, finished, position
from hypothesis import given
from hypothesis import strategies as st

import ludopolis
from at_a_table import check_refusals, play_all, refused, table
from ludopolis import ActionError, AmbiguousAction, Game, InvalidAction
from ludopolis.engine import contract
from ludopolis.games.bigshot import market
from ludopolis.games.bigshot.phrases import PHRASES


def wander(game: Game, mind: random.Random) -> None:
    """Play some random moves."""
    for _ in range(mind.randrange(1, 9)):
        if not game.over:
            game.play(mind.choice(game.legal()))


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_texts_are_unique_and_read_back(options: dict[str, Any]) -> None:
    decisions = set()
    for seed in (1, 2):
        game = ludopolis.new("bigshot", seed=seed, **options)
        mind = random.Random(seed)
        while not game.over:
            decisions.add(game.decision)
            check_refusals(game)
            for language in ("en", "fr"):
                said = [game.text(action, language) for action in game.legal()]
                assert len(set(said)) == len(said)
                for action in mind.sample(game.legal(), min(4, len(said))):
                    assert game.read(game.text(action, language), language) == action
                    assert game.read(int(action)) == action
            wander(game, mind)
    assert {"bid", "place"} <= decisions
    assert ("loan" in decisions) == options["expert"]
    assert ("pay" in decisions) == (options["players"] == 2)


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("place red in West 9", "placer rouge dans Ouest 9"),
        ("place white in East 11", "placer blanc dans Est 11"),
        ("place black in West park", "placer noir dans parc Ouest"),
        ("place yellow in 21", "placer jaune dans 21"),
    ],
)
def test_placements_in_french(english: str, french: str) -> None:
    game = position(lot="RYWK", placing=2)
    action = game.read(english)
    assert game.text(action, "fr") == french
    assert game.read(french, "fr") == action


@pytest.mark.parametrize(
    ("english", "french"),
    [("bid 7", "offrir 7"), ("pass", "passer"), ("borrow", "emprunter")],
)
def test_bidding_in_french(english: str, french: str) -> None:
    game = position()
    assert game.text(game.read(english), "fr") == french
    assert game.read(french, "fr") == game.read(english)


def test_two_players_in_french() -> None:
    game = position(2, expert=True, leader=1)
    assert [game.text(a, "fr") for a in game.legal()] == [
        "emprunter jaune",
        "emprunter noir",
        "pas d'emprunt",
    ]
    game = position(2, leader=2)
    play_all(game, "bid 1", "pass")
    assert game.text(game.legal()[0], "fr") == "payer avec rouge"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("PLACE RED IN WEST 9", "place red in West 9"),
        ("red west 9", "place red in West 9"),
        ("west 9 red", "place red in West 9"),
        ("r w9", "place red in West 9"),
        ("R W9", "place red in West 9"),
        ("put a red pawn in West 9", "place red in West 9"),
        ("poser un pion rouge dans le quartier 16", "place red in 16"),
        ("rouge o9", "place red in West 9"),
        ("K east park", "place black in East park"),
        ("park west yel", "place yellow in West park"),
        ("noir parc est", "place black in East park"),
        ("n est 10", "place black in East 10"),
        ("w 16", "place white in 16"),
        ("place white 16", "place white in 16"),
        ("j 21", "place yellow in 21"),
    ],
)
def test_sloppy_placements(typed: str, meant: str) -> None:
    assert position(lot="RYWK", placing=2).read(typed).text == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("7", "bid 7"),
        ("Bid 7 million", "bid 7"),
        ("raise 7", "bid 7"),
        ("b7", "bid 7"),
        ("miser 7 millions", "bid 7"),
        ("enchérir 7", "bid 7"),
        ("offre 7", "bid 7"),
        ("p", "pass"),
        ("passe", "pass"),
        ("loan", "borrow"),
        ("emprunt", "borrow"),
        ("borrow yellow", "borrow"),
    ],
)
def test_sloppy_bids(typed: str, meant: str) -> None:
    assert position(leader=1).read(typed).text == meant


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("no", "no loan"),
        ("non", "no loan"),
        ("NO LOAN", "no loan"),
        ("pas d'emprunt", "no loan"),
        ("pas emprunt", "no loan"),
        ("yes", "borrow"),
        ("oui", "borrow"),
        ("borrow", "borrow"),
    ],
)
def test_sloppy_answers_about_loans(typed: str, meant: str) -> None:
    assert position(expert=True).read(typed).text == meant


def test_an_unfinished_text_can_mean_several() -> None:
    game = position(lot="RYWK", placing=2)
    with pytest.raises(AmbiguousAction) as ambiguous:
        game.read("red 9")
    assert ambiguous.value.choices == ["place red in West 9", "place red in East 9"]
    with pytest.raises(AmbiguousAction) as ambiguous:
        game.read("rouge 9", "fr")
    assert ambiguous.value.choices == ["placer rouge dans Ouest 9", "placer rouge dans Est 9"]
    with pytest.raises(AmbiguousAction) as ambiguous:
        position(2, leader=2).read("borrow")
    assert ambiguous.value.choices == ["borrow red", "borrow white"]


def test_what_nobody_understands() -> None:
    game = position()
    for text in ("", "   ", "sing", "bid", "bid seven", "bid 99", "!!"):
        with pytest.raises(ActionError):
            game.read(text)
    with pytest.raises(InvalidAction, match="an action looks like: bid 1"):
        game.read("sing")
    with pytest.raises(InvalidAction, match="s'écrit comme : offrir 1"):
        game.read("chanter", "fr")


@pytest.mark.parametrize("typed", ["bid 60", "60", "offrir 60", "bid 56", "bid " + "9" * 5000])
def test_a_bid_beyond_all_purses_is_too_high(typed: str) -> None:
    """It is understood, and refused for what it is; a purse of 55 is not made to bid 55."""
    refused(position(leader=1), typed, "none of your purses holds that much")
    rich = position(leader=1, cash={"Y": 55}, loans={"Y": 9})
    assert rich.read("bid 55").text == "bid 55"
    with pytest.raises(InvalidAction):
        rich.read(typed)


@given(st.text(alphabet=string.printable + "éèàçœ×→", max_size=30))
def test_any_text_is_answered(text: str) -> None:
    """Whatever is typed, it is an action or an error that says something."""
    for game in (position(), position(placing=3), position(2, expert=True)):
        try:
            assert game.read(text) in game.legal()
        except ActionError as error:
            assert str(error)


# --- Refusals ---------------------------------------------------------------------------------


def test_every_refusal_is_reached() -> None:
    """Each reason is given somewhere, in both languages."""
    reached = set()
    places = [
        position(leader=1, lot="RRYK"),
        position(leader=1, loans={"Y": 9}),
        position(leader=1, tokens=0),
        position(placing=1, lot="R", sold={"16": "Y"}),
        position(expert=True, tokens=0),
    ]
    borrowed = position(leader=1)
    play_all(borrowed, "borrow")
    two = position(2, leader=2, cash={"R": 8, "W": 5})
    play_all(two, "bid 6", "bid 7")
    paying = position(2, leader=2, cash={"R": 8, "W": 5})
    play_all(paying, "bid 6", "pass")
    for game in [*places, borrowed, two, paying]:
        reached |= {int(contract.refusal(game.state, n)) for n in range(game.box.actions)}
    assert reached == set(range(market.LOANS_CAME_FIRST + 1))
    words = ludopolis.box("bigshot").words
    for language in ("en", "fr"):
        assert len({words.refusal(code, language) for code in reached}) == len(reached)


def test_the_most_telling_reason_is_given() -> None:
    game = position(leader=1, cash={"Y": 0}, loans={"Y": 9})
    refused(game, "borrow", "borrow: there is no tenth loan")
    with pytest.raises(ActionError, match="emprunter : il n'y a pas de dixième emprunt"):
        game.read("emprunter", "fr")


def test_a_finished_game_allows_nothing() -> None:
    game = finished(sold={"16": "R"})
    assert game.legal() == []
    codes = {int(contract.refusal(game.state, n)) for n in range(game.box.actions)}
    assert codes == {market.NOT_NOW}


def test_both_languages_have_the_same_phrases() -> None:
    english, french = PHRASES["en"], PHRASES["fr"]
    assert english.keys() == french.keys()
    for key, text in english.items():
        assert text.count("{") == french[key].count("{"), key
        assert text.count("|") == french[key].count("|"), key


# --- Notes and questions ----------------------------------------------------------------------


def notes(game: Game, language: str = "en") -> dict[str, str]:
    """What each choice would do."""
    say = game.box.words.note
    return {action.text: say(game.state, int(action), language) for action in game.legal()}


def test_notes_on_placing() -> None:
    city = {"16": "RRYYWK", "17": "RY", "18": "Y", "21": "R"}
    said = notes(position(lot="RK", placing=1, city=city))
    assert said["place red in 16"] == "sold to red"
    assert said["place black in 16"] == "sold to white"
    assert said["place red in 17"] == "red ahead"
    assert said["place black in 17"] == "nobody ahead"
    assert said["place red in 18"] == "nobody ahead"
    assert said["place red in 20"] == "red ahead"
    assert said["place red in 21"] == "red stays ahead"
    french = notes(position(lot="RK", placing=1, city=city), "fr")
    assert french["place red in 16"] == "vendu au rouge"
    assert french["place red in 17"] == "rouge en tête"
    assert french["place red in 18"] == "personne en tête"
    assert french["place red in 21"] == "rouge reste en tête"


def test_notes_on_placing_name_who_has_the_colour() -> None:
    city = {"16": "RRYYWK", "17": "Y"}
    names = ("Ada", "Ben", "Cleo")
    game = position(3, lot="RK", placing=1, city=city)
    speech, numbers = game.box.words, {action.text: int(action) for action in game.legal()}
    said = {text: speech.note(game.state, n, "en", names) for text, n in numbers.items()}
    assert said["place red in 16"] == "sold to red (you)"
    assert said["place black in 16"] == "sold to white (Cleo)"
    assert said["place black in 20"] == "black ahead"  # it is nobody's


def test_notes_come_true() -> None:
    """What a note says of a sale is what happens."""
    for seed in range(4):
        game = ludopolis.new("bigshot", players=4, seed=seed)
        mind = random.Random(seed)
        while not game.over:
            action = mind.choice(game.legal())
            note = notes(game)[action.text]
            before = {d for d, now in table(game)["districts"].items() if now["sold"]}
            last = table(game)["round"] == 18 and len(table(game)["lot"]) == 1
            game.play(action)
            new = {d: now["owner"] for d, now in table(game)["districts"].items() if now["sold"]}
            sold = [owner for district, owner in new.items() if district not in before]
            if note.startswith("sold to"):
                assert note.removeprefix("sold to ") in sold
            else:
                assert not sold or last


def test_notes_on_the_auction() -> None:
    game = position(leader=1)
    assert notes(game)["borrow"] == "+9, debt 10"
    assert notes(game)["pass"] == ""
    assert notes(game)["bid 3"] == "leaves 7"
    play_all(game, "pass", "pass")
    assert notes(game)["pass"] == "seat 1 gets them free"
    assert notes(game, "fr")["pass"] == "place 1 les emporte gratuitement"
    play_all(game, "bid 4")
    assert notes(game)["pass"] == "seat 4 gets them for 4"
    assert notes(game, "fr")["pass"] == "place 4 les emporte pour 4"
    game = position(2, leader=2, cash={"R": 8, "W": 5})
    assert notes(game)["bid 3"] == ""  # nobody knows yet which purse will pay
    play_all(game, "bid 4")
    assert notes(game)["pass"] == "seat 1 gets them for 4"
    play_all(game, "pass")
    assert notes(game) == {"pay with red": "leaves 4", "pay with white": "leaves 1"}


def question(game: Game, language: str = "en") -> str:
    """What the seat to move is asked."""
    return game.box.words.question(game.view(game.seat, language), language)


def test_questions() -> None:
    game = position(leader=1, lot="RRYK")
    assert question(game) == "Bid for 2 red, 1 yellow, 1 black, or pass. You may borrow first."
    assert "2 rouges, 1 jaune, 1 noir" in question(game, "fr")
    game.play("bid 10")
    assert question(game).startswith("Bid more than 10 for 2 red, 1 yellow, 1 black: borrow first")
    game.play("borrow")
    assert question(game) == "Bid more than 10 for 2 red, 1 yellow, 1 black, or pass."
    broke = position(leader=1, cash={"Y": 0}, tokens=0)
    assert question(broke) == "You have no cash to bid with: pass."
    game = position(leader=1, tokens=0)
    game.play("bid 10")
    assert question(game) == "You cannot bid more than 10: pass."
    assert question(position(expert=True, lot="RR")).startswith("For sale: 2 red.")
    assert "Left: 2 red" in question(position(placing=1, lot="RR"))
    game = position(2, leader=2)
    play_all(game, "bid 4", "pass")
    assert question(game) == "You won with 4: which colour pays?"
    assert question(game, "fr") == "Vous remportez l'enchère à 4 : quelle couleur paie ?"


def test_only_who_decides_sees_whether_a_bid_is_possible() -> None:
    """Expert: it would tell what is in a purse."""
    game = position(expert=True, leader=1, tokens=0)
    assert [game.view(seat)["may_bid"] for seat in (1, 2, 3, 4, None)] == [None, True, *[None] * 3]
    game.play("bid 10")
    assert [game.view(seat)["may_bid"] for seat in (1, 2, 3, 4, None)] == [
        None,
        None,
        False,
        *[None] * 2,
    ]
    # Who looks on is told nothing of it.
    asked = {game.box.words.question(game.view(seat)) for seat in (1, 2, 4, None)}
    assert asked == {"Bid more than 10 for 1 red, 1 yellow, 1 white, 1 black, or pass."}
    assert finished(sold={"16": "R"}).view(1)["may_bid"] is None


# --- The score, line by line --------------------------------------------------------------------


def explained(game: Game, language: str = "en") -> list[str]:
    names = ["Ada", "Ben", "Cleo", PHRASES[language]["you"]]
    return game.box.words.explain(game.state, names[: game.players], language)


def test_the_score_is_explained() -> None:
    sold = {"West park": "R", "West 9": "R", "West 10": "R", "West 11": "W"}
    lines = explained(finished(sold=sold, cash={"R": 6}, loans={"R": 3, "Y": 1}))
    assert lines[0] == (
        "Ada: districts 38 (West 9 ×2, West 10 ×2, West park) · cash 6 · 3 loans: −30 = 14"
    )
    assert lines[1] == "Ben: no districts · cash 0 · 1 loan: −10 = −10"
    assert lines[4:] == [
        "Ben has too few districts to win.",
        "Cleo has too few districts to win.",
        "You have too few districts to win.",
    ]


def test_a_dropped_rule_of_two_is_explained() -> None:
    lines = explained(finished(sold={"16": "R"}))
    assert lines[-1] == PHRASES["en"]["rule dropped"]
    assert not any("too few" in line for line in lines)


def test_the_score_of_two_colours_is_explained() -> None:
    game = finished(2, sold={"16": "R", "20": "W"}, loans={"W": 3})
    lines = explained(game, "fr")
    assert lines[0] == "Ada, rouge : quartiers 16 (16) · argent 0 = 16"
    assert lines[1] == "Ada, blanc : quartiers 20 (20) · argent 0 · 3 emprunts : −30 = −10"
    assert lines[2] == "Ada : 16 et −10 font 6"


def test_the_number_of_a_bid_is_its_amount() -> None:
    """A round: who types 7 bids 7, and 0 passes; elsewhere choices are numbered by their place."""
    game = ludopolis.new("bigshot", players=4, seed=1)
    words = game.box.words
    game.play("bid 4")
    choices = enumerate(game.legal(), start=1)
    numbers = {a.text: words.number(game.state, a, place) for place, a in choices}
    assert numbers["bid 7"] == 7
    assert numbers["pass"] == 0
    assert numbers["borrow"] is None
    listed = [action.text for action in words.listed(game.state, game.legal())]
    assert listed[:3] == ["pass", "borrow", "bid 5"]
    assert sorted(words.listed(game.state, game.legal())) == game.legal()
    for _ in range(3):
        game.play("pass")
    assert game.decision == "place"
    choices = enumerate(game.legal(), start=1)
    assert [words.number(game.state, a, place) for place, a in choices][:3] == [1, 2, 3]
