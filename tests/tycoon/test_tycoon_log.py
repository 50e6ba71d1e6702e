"""The log, the picture in letters, the score."""

from __future__ import annotations

import random
from typing import Any

import pytest
from rich.text import Text
from tycoon_table import TABLES, in_words, play_reshuffling, position

import ludopolis
from at_a_table import play_all, wander
from ludopolis import Game
from ludopolis.games.tycoon.drawing import SEAT_COLOURS
from ludopolis.games.tycoon.ui import UI
from ludopolis.games.tycoon.view import City
from ludopolis.language.languages import languages
from ludopolis.language.text import say
from ludopolis.presentation.look import log_of, translator

NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def named(game: Game) -> Game:
    """The same game with names."""
    game.names = tuple(NAMES[: game.players])
    return game


def sentences(game: Game, seat: int | None, language: str = "en") -> list[str]:
    """What a seat is told about the last move."""
    names = game.names if game.named else ()
    return [in_words(text, language, names, seat) for text in log_of(game, seat)]


def told(game: Game, action: str, seat: int | None, language: str = "en") -> list[str]:
    """Play an action; the sentences that a seat is told about it."""
    named(game).play(action)
    return sentences(game, seat, language)


def explained(game: Game, names: list[str], language: str = "en") -> list[str]:
    """The score line by line."""
    return [in_words(text, language, names) for text in UI.explain(game.view(None))]


@pytest.mark.parametrize(
    ("action", "others", "own", "french"),
    [
        (
            "buy New York–Cairo",
            "Ada buys New York–Cairo for 2.",
            "You buy New York–Cairo for 2.",
            "Ada achète New York–Le Caire pour 2.",
        ),
        (
            "fly to Tokyo with Rio de Janeiro 2",
            "Ada flies to Tokyo with Rio de Janeiro 2 and lands on strip 1.",
            "You fly to Tokyo with Rio de Janeiro 2 and land on strip 1.",
            "Ada vole vers Tokyo avec Rio de Janeiro 2 et se pose sur la piste 1.",
        ),
        (
            "fly to Monaco with Sydney 1",
            "Ada flies to Monaco with Sydney 1, where both strips are taken.",
            "You fly to Monaco with Sydney 1, where both strips are taken.",
            "Ada vole vers Monaco avec Sydney 1, où les deux pistes sont prises.",
        ),
        (
            "build hotel",
            "Ada builds a hotel in Cairo for 3, on square 7.",
            "You build a hotel in Cairo for 3, on square 7.",
            "Ada construit un hôtel au Caire pour 3, sur la case 7.",
        ),
        (
            "renovate",
            "Ada renovates a hotel in Cairo: it goes on square 7.",
            "You renovate a hotel in Cairo: it goes on square 7.",
            "Ada rénove un hôtel au Caire : il va sur la case 7.",
        ),
        (
            "build factory",
            "Ada builds a factory in Cairo for 6.",
            "You build a factory in Cairo for 6.",
            "Ada construit une usine au Caire pour 6.",
        ),
        (
            "borrow 10",
            "Ada goes to the bank and borrows 10 (12 to repay).",
            "You go to the bank and borrow 10 (12 to repay).",
            "Ada va à la banque et emprunte 10 (12 à rembourser).",
        ),
    ],
)
def test_a_turn_is_told(action: str, others: str, own: str, french: str) -> None:
    """A turn: each action in a sentence, to others, to oneself, and in French."""
    game = position(
        planes={1: ("Cairo", 1), 2: ("Monaco", 1), 3: ("Monaco", 2)},
        hands=[["Rio de Janeiro 2", "Sydney 1"]],
        tracks={"Cairo": ".BBBBBB"},
        closed={"Cairo": "R"},
    )
    assert told(game, action, 2) == [others]
    assert sentences(game, 1) == [own]
    assert sentences(game, None, "fr") == [french]


@pytest.mark.parametrize(
    ("action", "others", "own"),
    [
        ("repay 16", "Ada repays 20 for a loan of 16.", "You repay 20 for a loan of 16."),
        (
            "extend 10",
            "Ada extends a loan of 10: 16 at the next payday.",
            "You extend a loan of 10: 16 at the next payday.",
        ),
    ],
)
def test_decisions_about_loans_are_told(action: str, others: str, own: str) -> None:
    """Loans: what was repaid or extended, and for how much."""
    game = position(loans={1: [1, 1]}, cash=[50, 0, 0], deciding=True)
    assert told(game, action, 3) == [others]
    assert sentences(game, 1) == [own]


def test_a_closed_hotel_is_told() -> None:
    """Red square: whose oldest hotel was closed, also when it is the builder's own."""
    game = position(planes={1: ("Cairo", 1)}, tracks={"Cairo": "BRYBYB"})
    assert (
        told(game, "build hotel", 3)[1] == "That closes the oldest hotel in Cairo, which is Ben's."
    )
    assert sentences(game, 2)[1] == "That closes the oldest hotel in Cairo, which is yours."
    french = "Cela ferme le plus ancien hôtel au Caire, qui appartient à Ben."
    assert sentences(game, 3, "fr")[1] == french
    game = position(planes={1: ("Cairo", 1)}, tracks={"Cairo": ".RYBYBYB"}, closed={"Cairo": "R"})
    assert told(game, "renovate", 1)[1] == "That closes the oldest hotel in Cairo, which is yours."


def test_taking_back_is_told() -> None:
    """Ruling: what was bought and flown is taken back; said only if there was something."""
    game = position(hands=[["Cairo 3"]])
    play_all(game, "buy Cairo 2", "fly to Cairo with Cairo 3")
    assert told(game, "borrow 10", 2)[1:] == [
        "What was bought and flown in this turn is taken back."
    ]
    game = position(loan_cards=[0, 0])
    assert told(game, "pass", 2) == ["Ada goes to the bank and passes, for want of loan cards."]


def test_new_tickets_are_told() -> None:
    """Buying: which tickets are turned up at the end of the turn, and that a pile was made anew."""
    game = position(planes={1: ("Cairo", 1)}, pile=["Sydney 2", "Tokyo–Sydney"])
    play_all(game, "buy Tokyo 3", "buy New York–Monaco")
    assert told(game, "build hotel", 2)[1:] == ["Turned up: Sydney 2, Tokyo–Sydney."]
    game = position(rest_to=2, hands=[[], [], []])
    play_all(game, "buy Cairo 2", "buy New York–Cairo")
    play_all(game, "fly to Cairo with Cairo 2", "fly to New York with New York–Cairo")
    play_reshuffling(named(game), "build hotel", ["Cairo 2"], ["New York–Cairo"])
    assert sentences(game, 2)[1:] == [
        "The used scheduled tickets are shuffled into a new pile.",
        "The used charters are shuffled into a new pile.",
        "Turned up: Cairo 2, New York–Cairo.",
    ]


def test_a_pile_made_anew_after_taking_back() -> None:
    """Buying: tickets flown and taken back are no discards."""
    game = position(
        2, hands=[["Cairo 3"], []], scheduled=[None, "Tokyo 3"], discards=["Sydney 1"], rest_to=2
    )
    game.play("fly to Cairo with Cairo 3")
    play_reshuffling(named(game), "borrow 10", ["Sydney 1"])
    assert sentences(game, 2)[2:] == [
        "The used scheduled tickets are shuffled into a new pile.",
        "Turned up: Sydney 1.",
    ]
    game = position(2, hands=[["Cairo 3"], []], discards=["Sydney 1"])
    game.play("fly to Cairo with Cairo 3")
    assert len(told(game, "borrow 10", 2)) == 2


def test_payday_is_told() -> None:
    """Payday: where each million came from, and what was paid for extended loans."""
    game = position(
        tracks={"New York": "RBYBY", "Cairo": "YBY", "Tokyo": "RYB", "Rio de Janeiro": "YRB"},
        sites={"New York": "B", "Cairo": "B"},
        planes={3: ("Sydney", 1)},
        hotels=[6, 6, 1],
        loans={1: [0, 0, 1, 1]},
        turn_of=3,
    )
    story = told(game, "build hotel", 2)
    assert story == [
        "Cleo builds a hotel in Sydney for 2, on square 0.",
        "Cleo has built the last hotel in front of them: payday follows this round.",
        "Payday number 1!",
        "Ada receives 20 (distribution 5; majority Tokyo 12, Rio de Janeiro 3).",
        "You receive 60 (distribution 10; majority New York 20, Cairo 5;"
        " factories New York 20, Cairo 5).",
        "Cleo receives 49 (distribution 15; majority New York 10, Tokyo 6, Cairo 10,"
        " Rio de Janeiro 6, Sydney 2).",
        "Ada pays back 46 for loans that are due.",
        "Cash less loans: Ada −11, you 75, Cleo 62.",
        "Phase 2 begins with 6 new hotels for everybody.",
    ]
    assert sentences(game, None, "fr")[4].startswith(
        "Ben reçoit 60 (répartition 10 ; majorité New York 20"
    )


def test_a_payday_without_income() -> None:
    """Payday: who receives nothing is told so."""
    game = position(2, loan_cards=[0, 0], loans={1: [14, 10]}, passes=1, turn_of=2)
    story = told(game, "pass", 1)
    assert story[1:] == ["Payday number 1!", "You receive 0.", "Ben receives 0."]


def test_the_last_loan_decision_begins_the_phase() -> None:
    """Loans: then the next phase begins; payday is told only once."""
    game = position(loans={1: [1, 0]}, cash=[50, 0, 0], deciding=True, closing=True)
    assert told(game, "repay 10", 2) == [
        "Ada repays 12 for a loan of 10.",
        "Cash less loans: Ada 38, you 0, Cleo 0.",
        "Phase 2 begins with 6 new hotels for everybody.",
    ]


def test_who_leads_after_a_payday() -> None:
    """Loans: all count their cash less the loans not repaid yet, at the price of the side lying up."""
    game = position(
        2, loans={1: [1, 0], 2: [0, 0, 0, 1]}, cash=[48, 47], deciding=True, closing=True
    )
    assert told(game, "extend 10", None)[1:] == [
        "Cash less loans: Ada 32, Ben 17.",
        "Phase 2 begins with 6 new hotels for everybody.",
    ]
    assert sentences(game, 2, "fr")[1] == "Argent moins emprunts : Ada 32, vous 17."


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        (
            "en",
            "seat 1 builds a hotel in Cairo for 3, on square 6.",
            "That closes the oldest hotel in Cairo, which is seat 2's.",
        ),
        (
            "fr",
            "place 1 construit un hôtel au Caire pour 3, sur la case 6.",
            "Cela ferme le plus ancien hôtel au Caire, qui appartient à place 2.",
        ),
    ],
)
def test_a_story_without_names(language: str, first: str, second: str) -> None:
    """Without names seats are told by their numbers."""
    game = position(planes={1: ("Cairo", 1)}, tracks={"Cairo": "BRYBYB"})
    game.play("build hotel")
    assert sentences(game, 3, language)[:2] == [first, second]


def test_the_end_is_told_and_explained() -> None:
    """The end: the third payday; the score line by line adds up."""
    game = position(
        2,
        phase=3,
        closing=True,
        turn_of=2,
        planes={2: ("Sydney", 1)},
        tracks={"New York": "RRB"},
        sites={"New York": "R"},
        loans={1: [1, 0, 0, 1]},
        cash=[50, 9],
    )
    story = told(game, "build hotel", None)
    assert story[-1] == "That was the third payday: the game is over."
    assert "Ada pays back 42 for loans that are due." in story
    assert explained(game, ["Ada", "Ben"]) == [
        "Ada: 50 in cash + distribution 0 + majority 12 + factories 12 − loans 42 = 32",
        "Ben: 7 in cash + distribution 2 + majority 8 + factories 0 = 17",
    ]
    assert explained(game, ["Ada", "Ben"], "fr")[0].startswith("Ada : 50 en caisse")
    assert game.view(None).ending == "third payday"


def test_a_running_score_is_the_cash() -> None:
    """Score: cash counts, and nothing else."""
    game = position(cash=[3, -4, 50])
    assert explained(game, NAMES[:3])[1] == "Ben: −4 in cash = −4"
    assert game.scores() == {1: 3, 2: -4, 3: 50}


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("names", [NAMES, []], ids=["names", "no names"])
def test_stories_of_whole_games(options: dict[str, Any], names: list[str]) -> None:
    """All tables: every move of a game can be told to everybody in every language."""
    called = names[: options["players"]]
    game = ludopolis.new("tycoon", seed=4, names=called, **options)
    mind = random.Random(4)
    while not game.over:
        payday = game.view(None).paydays
        game.play(mind.choice(game.legal()))
        # A few moves are enough, but every payday.
        if len(game.moves) % 9 and game.view(None).paydays == payday:
            continue
        seat = mind.choice([None, *range(1, game.players + 1)])
        for language in languages():
            lines = sentences(game, seat, language)
            assert lines
            assert all(line[0].isalpha() and line[-1] in ".!" for line in lines)
            assert not any("{" in line or "None" in line for line in lines)


# --- The picture --------------------------------------------------------------------------------


def picture(game: Game, seat: int | None, language: str = "en") -> list[str]:
    """The lines of the picture, without markup."""
    drawn = UI.terminal(game.view(seat), translator(game, language, seat))
    return Text.from_markup(drawn).plain.split("\n")


def cities(game: Game) -> tuple[City, ...]:
    """The cities of the board."""
    found: tuple[City, ...] = game.view(None).cities
    return found


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("language", languages())
def test_pictures_fit_the_screen(options: dict[str, Any], language: str) -> None:
    """All tables: at most 78 columns; the board is 9 lines of equal width."""
    game = ludopolis.new("tycoon", seed=6, **options)
    step = 0
    while not game.over:
        for seat in (None, 1, game.players):
            lines = picture(game, seat, language)
            assert max(len(line) for line in lines) <= 78
            assert {len(line) for line in lines[1:9]} == {78}
            hotels = "".join(lines[2:9:3])
            letters = {in_words(say(f"colour-{name}.letter"), language) for name in SEAT_COLOURS}
            assert len(letters) == 4
            standing = sum(sum(city.open_hotels) + sum(city.closed_hotels) for city in cities(game))
            assert sum(hotels.count(letter) for letter in letters) == standing
        step += 1
        wander(game, step, moves=17)


def test_the_picture_of_a_city() -> None:
    """Board: strips with planes and prices, sites, track, payout, closed hotels."""
    game = position(
        planes={1: ("Cairo", 2), 2: ("Cairo", 1)},
        tracks={"Cairo": "..YBYRYYRR"},
        closed={"Cairo": "BR"},
        sites={"Cairo": "B"},
    )
    lines = picture(game, 1)
    cells = [line.split(" │ ")[1] for line in (lines[4], lines[5])]
    assert cells == ["Cairo     ✈B3 R4 ▲B6 ·8 ", "  YBYRYYRRx· →18/9   ✗RB"]


def test_a_plane_in_passing_is_shown() -> None:
    """Landing: a plane without a strip stands beside the strips."""
    game = position(planes={1: ("Cairo", None), 2: ("Cairo", 1), 3: ("Cairo", 2)})
    assert "Cairo    R✈B3 Y4" in picture(game, 1)[4]


def test_the_picture_shows_what_is_public() -> None:
    """Setup: money, tickets and loans are public; the end of a phase is announced."""
    game = named(
        position(
            hands=[["Sydney 1", "Monaco–Sydney"]],
            cash=[3, -12, 150],
            loans={2: [2, 0, 1, 1]},
            closing=True,
            phase=2,
        )
    )
    lines = picture(game, 1)
    text = "\n".join(lines)
    assert "Phase 2/3" in lines[0]
    assert "last round before payday" in lines[0]
    assert "▸R Ada (you)" in text
    assert "2×10 1×10! 1×16!" in next(line for line in lines if "Ben" in line)
    assert "-12" in text
    assert "Scheduled (pile 15): Cairo 2 (5) · Tokyo 3 (6)" in text
    assert "Your tickets: Sydney 1 · Monaco–Sydney" in text
    assert "Your tickets" not in "\n".join(picture(game, None))


def test_names_do_no_harm() -> None:
    """Names are shown as they are, never read as markup, and cut when too long."""
    game = position(2, names=["[bold red]x", "Bartholomew Longfellow the Third"])
    lines = picture(game, 1)
    assert any("[bold r… (you)" in line for line in lines)
    assert max(len(line) for line in lines) <= 78
