"""Big Shot in texts: actions and what is typed for them, refusals, notes, questions, the score."""

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
from ludopolis.games import bigshot
from ludopolis.games.bigshot import state
from ludopolis.games.bigshot.ui import UI
from ludopolis.language import check
from ludopolis.language.languages import languages
from ludopolis.language.text import Text
from ludopolis.presentation.look import translator

NAMES = ("Ada", "Ben", "Cleo", "Dan")


def words(
    game: Game, *texts: Text, language: str = "en", seat: int | None = None, named: bool = False
) -> str:
    """Texts in a language, with plain blanks."""
    say = translator(game, language, seat, NAMES[: game.players] if named else ())
    return say.joined(texts).replace("\N{NO-BREAK SPACE}", " ")


def plain(error: ActionError, language: str) -> str:
    """What an error says in a language, with plain blanks."""
    return error.why(language).replace("\N{NO-BREAK SPACE}", " ")


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
            for language in languages():
                said = [game.written(action, language) for action in game.legal()]
                assert len(set(said)) == len(said)
                for action in mind.sample(game.legal(), min(4, len(said))):
                    assert game.read(game.written(action, language)) == action
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
    assert game.written(action, "fr") == french
    assert game.read(french) == action


@pytest.mark.parametrize(
    ("english", "french"),
    [("bid 7", "offrir 7"), ("pass", "passer"), ("borrow", "emprunter")],
)
def test_bidding_in_french(english: str, french: str) -> None:
    game = position()
    assert game.written(game.read(english), "fr") == french
    assert game.read(french) == game.read(english)


def test_two_players_in_french() -> None:
    game = position(2, expert=True, leader=1)
    assert [game.written(a, "fr") for a in game.legal()] == [
        "emprunter jaune",
        "emprunter noir",
        "pas d'emprunt",
    ]
    game = position(2, leader=2)
    play_all(game, "bid 1", "pass")
    assert game.written(game.legal()[0], "fr") == "payer avec rouge"


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
        ("p 9 west red", "place red in West 9"),
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


def test_a_letter_is_rather_a_colour() -> None:
    """`w` is white, unless it can only be the West."""
    with pytest.raises(AmbiguousAction) as ambiguous:
        position(lot="RYWK", placing=2).read("w 9")
    assert ambiguous.value.choices == ["place white in West 9", "place white in East 9"]
    assert position(lot="RR", placing=2).read("w 9").text == "place red in West 9"


def test_an_unfinished_text_can_mean_several() -> None:
    game = position(lot="RYWK", placing=2)
    with pytest.raises(AmbiguousAction) as ambiguous:
        game.read("red 9")
    assert ambiguous.value.choices == ["place red in West 9", "place red in East 9"]
    with pytest.raises(AmbiguousAction) as ambiguous:
        game.read("rouge 9")
    assert "placer rouge dans Ouest 9 ; placer rouge dans Est 9" in plain(ambiguous.value, "fr")
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
    with pytest.raises(InvalidAction) as unread:
        game.read("chanter")
    assert "s'écrit comme : offrir 1" in plain(unread.value, "fr")


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
    """Each reason is given somewhere."""
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
    assert reached == set(range(state.LOANS_CAME_FIRST + 1))
    said = {game.box.notation.refusal(code) for code in reached}
    for language in languages():
        assert len({words(game, text, language=language) for text in said}) == len(reached)


def test_the_most_telling_reason_is_given() -> None:
    game = position(leader=1, cash={"Y": 0}, loans={"Y": 9})
    refused(game, "borrow", "borrow: there is no tenth loan")
    with pytest.raises(ActionError) as refusal:
        game.read("emprunter")
    assert "emprunter : il n'y a pas de dixième emprunt" in plain(refusal.value, "fr")


def test_a_finished_game_allows_nothing() -> None:
    game = finished(sold={"16": "R"})
    assert game.legal() == []
    codes = {int(contract.refusal(game.state, n)) for n in range(game.box.actions)}
    assert codes == {state.NOT_NOW}


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_catalogues_have_the_same_messages(language: str) -> None:
    """German as well, before it is offered."""
    assert check.wrong(bigshot.LOCALE, language) == []


def test_every_message_is_said_somewhere() -> None:
    assert check.unused(bigshot.LOCALE) == []


# --- Notes and questions ----------------------------------------------------------------------


def notes(game: Game, language: str = "en", named: bool = False) -> dict[str, str]:
    """What each choice would do, as who decides reads it."""
    view = game.view(game.seat)
    found = {}
    for action in view.legal or ():
        note = UI.note(view, action)
        said = words(game, *filter(None, [note]), language=language, seat=game.seat, named=named)
        found[game.written(action.number)] = said
    return found


def test_notes_on_placing() -> None:
    city = {"16": "RRYYWK", "17": "RY", "18": "Y", "21": "R"}
    said = notes(position(lot="RK", placing=1, city=city))
    assert said["place red in 16"] == "sold to red (you)"
    assert said["place black in 16"] == "sold to white (seat 3)"
    assert said["place red in 17"] == "red (you) ahead"
    assert said["place black in 17"] == "nobody ahead"
    assert said["place red in 18"] == "nobody ahead"
    assert said["place red in 20"] == "red (you) ahead"
    assert said["place red in 21"] == "red (you) stays ahead"
    french = notes(position(lot="RK", placing=1, city=city), "fr")
    assert french["place red in 16"] == "vendu au rouge (vous)"
    assert french["place red in 17"] == "rouge (vous) en tête"
    assert french["place red in 18"] == "personne en tête"
    assert french["place red in 21"] == "rouge (vous) reste en tête"


def test_notes_on_placing_name_who_has_the_colour() -> None:
    city = {"16": "RRYYWK", "17": "Y"}
    said = notes(position(3, lot="RK", placing=1, city=city), named=True)
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
                assert note.removeprefix("sold to ").split()[0] in sold
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
    return words(game, *UI.question(game.view(game.seat)), language=language)


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
    game.play("bid 10")
    assert question(game) == "You cannot bid more than 10: pass."
    # Who looks on is told nothing of it.
    asked = {words(game, *UI.question(game.view(seat))) for seat in (1, 2, 4, None)}
    assert asked == {"Bid more than 10 for 1 red, 1 yellow, 1 white, 1 black, or pass."}


# --- The score, line by line --------------------------------------------------------------------


def explained(game: Game, language: str = "en", seat: int = 4) -> list[str]:
    """The lines as a seat reads them."""
    lines = UI.explain(game.view(seat))
    return [words(game, line, language=language, seat=seat, named=True) for line in lines]


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
    assert lines[-1] == "Nobody has enough districts, so the rule of two does not apply."
    assert not any("too few" in line for line in lines)


def test_the_score_of_two_colours_is_explained() -> None:
    game = finished(2, sold={"16": "R", "20": "W"}, loans={"W": 3})
    lines = explained(game, "fr", seat=2)
    assert lines[0] == "Ada, rouge : quartiers 16 (16) · argent 0 = 16"
    assert lines[1] == "Ada, blanc : quartiers 20 (20) · argent 0 · 3 emprunts : −30 = −10"
    assert lines[2] == "Ada : 16 et −10 font 6"


def test_hidden_cash_is_not_explained() -> None:
    """Expert: when somebody gives up, the others' cash is still their own."""
    lines = explained(position(expert=True, loans={"Y": 2}))
    assert lines[1] == "Ben: no districts · cash not shown · 2 loans: −20 = not shown"
    assert lines[3] == "Dan (you): no districts · cash 10 = 10"


def test_the_number_of_a_bid_is_its_amount() -> None:
    """A round: who types 7 bids 7, and 0 passes; elsewhere choices are numbered by their place."""
    game = ludopolis.new("bigshot", players=4, seed=1)
    game.play("bid 4")
    view = game.view(game.seat)
    choices = enumerate(view.legal or (), start=1)
    numbers = {game.written(a.number): UI.typed_number(view, a, place) for place, a in choices}
    assert numbers["bid 7"] == 7
    assert numbers["pass"] == 0
    assert numbers["borrow"] is None
    listed = [action.number for action in UI.listed(view)]
    assert [game.written(number) for number in listed[:3]] == ["pass", "borrow", "bid 5"]
    assert sorted(listed) == game.legal_numbers()
    for _ in range(3):
        game.play("pass")
    assert game.decision == "place"
    view = game.view(game.seat)
    choices = enumerate(view.legal or (), start=1)
    assert [UI.typed_number(view, a, place) for place, a in choices][:3] == [1, 2, 3]
