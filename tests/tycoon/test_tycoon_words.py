"""Tycoon in words: actions as text and back, names, phrases, refusals."""

from __future__ import annotations

import json
import random
import re
import string
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tycoon_table import TABLES, position

import ludopolis
from at_a_table import check_refusals, refused, texts, wander
from ludopolis import AmbiguousAction, Game, IllegalAction, InvalidAction
from ludopolis.engine import contract
from ludopolis.games.tycoon import globe, reading, story, words
from ludopolis.games.tycoon.phrases import PHRASES
from ludopolis.games.tycoon.reading import take_apart

IN_CAIRO = {1: ("Cairo", 1)}
WORDS = ["fly", "buy", "to", "with", "from", "cairo", "ny", "rio", "2", "10", "hotel", "ho", "le"]


def check_texts(game: Game) -> None:
    """Every allowed action has a text of its own that reads back in both languages."""
    check_refusals(game)
    actions = game.legal()
    for language in ("en", "fr"):
        said = [game.text(action, language) for action in actions]
        assert len(set(said)) == len(said)
        for action, text in zip(actions, said, strict=True):
            assert game.read(text, language) == action
            assert game.read(text.upper(), language) == action


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_texts_are_unique_and_read_back(options: dict[str, Any]) -> None:
    """All tables: what is written is read as the same action."""
    decisions = set()
    game = ludopolis.new("tycoon", seed=3, **options)
    step = 0
    while not game.over:
        decisions.add(game.decision)
        check_texts(game)
        step += 1
        wander(game, 100 + step, moves=1 + step % 23)
    assert "turn" in decisions


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("buy Cairo 2", "acheter Le Caire 2"),
        ("buy New York–Cairo", "acheter New York–Le Caire"),
        ("fly to Tokyo with Rio de Janeiro 2", "voler vers Tokyo avec Rio de Janeiro 2"),
        ("fly to Cape Town with Cairo–Cape Town", "voler vers Le Cap avec Le Caire–Le Cap"),
        ("build hotel", "construire un hôtel"),
        ("renovate", "rénover"),
        ("build factory", "construire une usine"),
        ("borrow 10", "emprunter 10"),
        ("borrow 16", "emprunter 16"),
    ],
)
def test_the_words_of_a_turn(english: str, french: str) -> None:
    """The trace's table of actions, and what a French player reads and writes."""
    game = position(
        planes=IN_CAIRO,
        hands=[["Rio de Janeiro 2", "Cairo–Cape Town"]],
        tracks={"Cairo": ".BBBBBB"},
        closed={"Cairo": "R"},
    )
    action = game.read(english)
    assert (action.text, game.text(action, "fr")) == (english, french)
    assert game.read(french, "fr") == action


@pytest.mark.parametrize(
    ("english", "french"),
    [
        ("repay 10", "rembourser 10"),
        ("repay 16", "rembourser 16"),
        ("extend 10", "prolonger 10"),
        ("extend 16", "prolonger 16"),
    ],
)
def test_the_words_of_loans(english: str, french: str) -> None:
    """The trace's table of actions: after payday."""
    game = position(loans={1: [1, 1]}, cash=[50, 0, 0], deciding=True)
    action = game.read(english)
    assert (action.text, game.text(action, "fr")) == (english, french)
    assert game.read(french, "fr") == action


def test_the_word_for_passing() -> None:
    """The trace's table of actions: no loan card is left."""
    game = position(loan_cards=[0, 0])
    assert game.read("passer") == game.read("pass") == game.read("pa")
    assert game.text(game.read("pass"), "fr") == "passer"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("BUY CAIRO 2", "buy Cairo 2"),
        ("buy cairo2", "buy Cairo 2"),
        ("b cairo 2", "buy Cairo 2"),
        ("acheter caire 2", "buy Cairo 2"),
        ("acheter le caire, 2 étapes", "buy Cairo 2"),
        ("buy ticket Cairo 2", "buy Cairo 2"),
        ("buy cairo-new york", "buy New York–Cairo"),
        ("buy ny cairo", "buy New York–Cairo"),
        ("buy new york - le caire", "buy New York–Cairo"),
        ("buy hong kong", "buy Cairo–Hong Kong"),
        ("buy hk", "buy Cairo–Hong Kong"),
        ("buy cape", "buy Cape Town–Sydney"),
        ("fly to tokyo", "fly to Tokyo with Rio de Janeiro 2"),
        ("fly tok", "fly to Tokyo with Rio de Janeiro 2"),
        ("go to tokyo with rio 2", "fly to Tokyo with Rio de Janeiro 2"),
        ("fly tokyo rio 2", "fly to Tokyo with Rio de Janeiro 2"),
        ("fly with rio 2 to tokyo", "fly to Tokyo with Rio de Janeiro 2"),
        ("fly from cairo to tokyo", "fly to Tokyo with Rio de Janeiro 2"),
        ("fly from monaco to tokyo", None),
        ("fly to cape town", "fly to Cape Town with Cairo–Cape Town"),
        ("fly with cairo cape town", "fly to Cape Town with Cairo–Cape Town"),
        ("fly cairo cape town", "fly to Cape Town with Cairo–Cape Town"),
        ("voler au cap", "fly to Cape Town with Cairo–Cape Town"),
        ("vol pour le cap par le caire", "fly to Cape Town with Cairo–Cape Town"),
        ("rio de janeiro 2 tokyo", None),
        ("tokyo rio 2", "fly to Tokyo with Rio de Janeiro 2"),
        ("hotel", "build hotel"),
        ("build a hotel", "build hotel"),
        ("build hotel in cairo", "build hotel"),
        ("build hotel in tokyo", None),
        ("construire hôtel au Caire", "build hotel"),
        ("bâtir un hôtel", "build hotel"),
        ("hô", "build hotel"),
        ("factory", "build factory"),
        ("usine", "build factory"),
        ("borrow 16 million", "borrow 16"),
        ("loan 10", "borrow 10"),
        ("emprunt 16", "borrow 16"),
        ("cairo 2", "buy Cairo 2"),
        ("dance", None),
        ("", None),
        ("le la", None),
    ],
)
def test_typing_is_easy(typed: str, meant: str | None) -> None:
    """Capitals, accents, order, nicknames, either language; what makes no sense is not guessed at."""
    game = position(planes=IN_CAIRO, hands=[["Rio de Janeiro 2", "Cairo–Cape Town"]])
    found = game.box.words.find(game.state, typed)
    if meant is None:
        assert [a for a in game.legal() if a in found] == []
    else:
        assert game.read(typed).text == meant


def test_what_is_left_open_is_asked() -> None:
    """An unfinished text names the possible actions."""
    game = position(planes=IN_CAIRO, hands=[["Sydney 1"]])
    for typed, choices in (
        ("borrow", ["borrow 10", "borrow 16"]),
        ("build", ["build hotel", "build factory"]),
        ("buy ny", ["buy New York–Monaco", "buy New York–Cairo"]),
        (
            "buy cairo",
            ["buy Cairo 2", "buy New York–Cairo", "buy Mexico City–Cairo", "buy Cairo–Hong Kong"],
        ),
        ("buy ca 2", ["buy Cairo 2"]),
        ("fly", texts(game, "fly")),
        ("16", ["borrow 16"]),
    ):
        if len(choices) == 1:
            assert game.read(typed).text == choices[0]
            continue
        with pytest.raises(AmbiguousAction) as question:
            game.read(typed)
        assert question.value.choices == choices


def test_hotel_or_hong_kong() -> None:
    """The start of a word is read as what can be meant: `ho` is a hotel, `fly ho` is Hong Kong."""
    game = position(planes=IN_CAIRO, hands=[["Sydney 1"]])
    assert game.read("ho").text == "build hotel"
    assert game.read("fly ho").text == "fly to Hong Kong with Sydney 1"


def test_a_hotel_can_also_be_renovated() -> None:
    """`hotel` alone leaves open whether a new one is meant."""
    game = position(planes=IN_CAIRO, tracks={"Cairo": ".BBBBBB"}, closed={"Cairo": "R"})
    with pytest.raises(AmbiguousAction):
        game.read("hotel")
    assert game.read("renovate hotel").text == "renovate"
    assert game.read("build hotel").text == "build hotel"


def test_what_cannot_be_read() -> None:
    """An unreadable text is answered with an example."""
    game = position()
    with pytest.raises(InvalidAction, match="looks like: buy Tokyo 3"):
        game.play("swim to Sydney")
    with pytest.raises(InvalidAction, match="s'écrit comme : acheter Tokyo 3"):
        game.read("nager", "fr")


@given(st.text(max_size=30))
def test_any_text_can_be_typed(text: str) -> None:
    """Whatever is typed means some actions or none."""
    game = position(planes=IN_CAIRO)
    found = game.box.words.find(game.state, text)
    assert found == sorted(set(found))
    assert all(0 <= action < game.box.actions for action in found)


@given(st.lists(st.sampled_from(WORDS), max_size=6))
def test_any_words_in_any_order(words: list[str]) -> None:
    """Known words in any order are read without trouble, and more words mean no more actions."""
    text = " ".join(words)
    said = take_apart(text)
    game = position(planes=IN_CAIRO)
    assert (said is None) <= (game.box.words.find(game.state, text) == [])


# --- Refusals -----------------------------------------------------------------------------------


def refusals() -> list[tuple[Game, str, int]]:
    """A position and an action for every reason of refusal."""
    cairo = position(
        planes=IN_CAIRO, hands=[["Sydney 1", "Monaco–Tokyo", "Cairo 3"]], charters=[None] * 6
    )
    bank = position(hands=[["Monaco–Tokyo", "Sydney 1"]], charters=[None] * 6)
    poor = position(planes=IN_CAIRO, cash=[0, 0, 0])
    full = position(planes=IN_CAIRO, tracks={"Cairo": "...RRRRRRRRR"}, sites={"Cairo": "BY"})
    crowded = position(planes={1: ("Cairo", None), 2: ("Cairo", 1), 3: ("Cairo", 2)})
    deciding = position(loans={1: [0, 1]}, deciding=True, cash=[19, 0, 0])
    bare = position(planes=IN_CAIRO, factories=[0, 5, 5], loan_cards=[0, 3])
    return [
        (cairo, "repay 10", globe.NOT_NOW),
        (cairo, "buy New York–Monaco", globe.NOT_FACE_UP),
        (poor, "buy Cairo 2", globe.TICKET_TOO_DEAR),
        (cairo, "fly to Tokyo with Tokyo 2", globe.NOT_IN_HAND),
        (cairo, "fly with Monaco–Tokyo", globe.NEITHER_CITY),
        (bank, "fly with Monaco–Tokyo", globe.NO_CHARTER_FROM_BANK),
        (cairo, "fly to New York with Sydney 1", globe.OUT_OF_RANGE),
        (bank, "fly to Tokyo with Sydney 1", globe.ONLY_CITY_NAMED),
        (cairo, "fly to Cairo with Cairo 3", globe.SAME_CITY),
        (bank, "build hotel", globe.AT_BANK),
        (crowded, "build factory", globe.STRIPS_TAKEN),
        (full, "build hotel", globe.TRACK_FULL),
        (poor, "build hotel", globe.HOTEL_TOO_DEAR),
        (cairo, "renovate", globe.NOTHING_CLOSED),
        (bare, "build factory", globe.NO_FACTORY),
        (full, "build factory", globe.SITES_TAKEN),
        (poor, "build factory", globe.FACTORY_TOO_DEAR),
        (bare, "borrow 10", globe.NO_LOAN_CARD),
        (bare, "pass", globe.MUST_BORROW),
        (deciding, "extend 10", globe.NO_SUCH_LOAN),
        (deciding, "repay 16", globe.CANNOT_REPAY),
    ]


@pytest.mark.parametrize(("game", "action", "code"), refusals())
def test_each_refusal_is_reached_and_says_why(game: Game, action: str, code: int) -> None:
    """Each reason is given where it holds, in both languages."""
    (number,) = game.box.words.find(game.state, action)
    assert contract.refusal(game.state, number) == code
    for language in ("en", "fr"):
        with pytest.raises(IllegalAction) as refusal:
            game.read(action, language)
        assert PHRASES[language][f"refusal {code}"] in str(refusal.value)
    check_refusals(game)


def test_every_reason_is_tested() -> None:
    """No reason of refusal is without its test."""
    codes = [code for _, _, code in refusals()]
    assert sorted(codes) == list(range(globe.NOT_NOW, globe.CANNOT_REPAY + 1))


def test_an_ambiguous_text_gets_the_most_telling_reason() -> None:
    """`fly to New York`: not that most tickets are missing, but why the one in hand does not do."""
    game = position(planes=IN_CAIRO, hands=[["Sydney 1"]])
    refused(game, "fly to New York", "Sydney 1", "as many steps away")
    refused(position(cash=[0, 0, 0]), "buy Cairo", "cannot pay for that ticket")


def test_a_finished_game_refuses_everything() -> None:
    """The end: nothing is decided any more."""
    game = position(2, phase=3, closing=True, turn_of=2, planes={2: ("Sydney", 1)})
    game.play("build hotel")
    assert all(contract.refusal(game.state, n) == globe.NOT_NOW for n in range(game.box.actions))
    with pytest.raises(IllegalAction, match="over"):
        game.play("pass")


# --- Phrases ------------------------------------------------------------------------------------


def placeholders(phrase: str) -> list[str]:
    """The fields of a phrase, in alphabetical order."""
    return sorted(name for _, name, _, _ in string.Formatter().parse(phrase) if name is not None)


def test_both_languages_have_the_same_phrases() -> None:
    """Every phrase exists in both languages with the same fields, and none is empty."""
    english, french = PHRASES["en"], PHRASES["fr"]
    assert set(english) == set(french)
    for key in english:
        assert english[key].strip()
        assert french[key].strip()
        fields = set(placeholders(english[key])) - {"who"}
        assert fields == set(placeholders(french[key])) - {"who"}, key


def test_every_phrase_is_used() -> None:
    """No phrase is left over or missing: each key stands in the code, or is put together there."""
    folder = Path(globe.__file__).parent
    modules = ("words", "story", "letters", "routes", "names", "reading")
    code = "".join((folder / f"{name}.py").read_text(encoding="utf-8") for name in modules)
    spoken = set(re.findall(r"[\"']([a-z ]+)[\"']", code))
    kinds = set(reading.ACTION_KINDS)
    others = {"pass through", "closes", "last hotel", "income", "repaid"}
    assert others <= spoken
    put_together = {
        *kinds,
        *(f"{who} {what}" for who in ("told", "you") for what in kinds | others),
        *(f"note {kind}" for kind in kinds - {"fly"}),
        *(f"route {what}" for what in ("hotel", "renovate", "factory")),
        *(f"income {what}" for what in ("majority", "factories")),
        *(f"reshuffled {pile}" for pile in story.PILES),
        *(f"refusal {code}" for code in range(globe.ALLOWED, globe.CANNOT_REPAY + 1)),
        *(f"{form}city {n}" for form in ("", "in ", "short ") for n in range(globe.CITIES)),
        *words.ENDINGS[1:],
    }
    keys = set(PHRASES["en"])
    assert put_together <= keys
    assert keys - put_together <= spoken


TURNED_BOARD = """
import tomllib
read = tomllib.loads
def turned(text):
    found = read(text)
    grid = found["board"]["grid"]["value"]
    grid[:] = [row[::-1] for row in grid[::-1]]
    return found
tomllib.loads = turned
from ludopolis.games.tycoon.globe import CITY_NAMES
from ludopolis.games.tycoon.names import city_name, short
from ludopolis.games.tycoon.phrases import PHRASES
from ludopolis.games.tycoon.reading import whole_name
for city, name in enumerate(CITY_NAMES):
    french = city_name(city, "fr")
    print(name, french, PHRASES["fr"][f"in city {city}"], short(french, "fr"), sep="|")
print(*(CITY_NAMES[min(whole_name([word])[1])] for word in ("ny", "hk", "cap", "rio")), sep="|")
"""


def test_the_board_can_be_corrected() -> None:
    """Board: names in French and nicknames go with the cities, wherever the file puts them."""
    ran = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", TURNED_BOARD],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    *cities, nicknames = ran.stdout.splitlines()
    assert cities[:3] == [
        "Sydney|Sydney|à Sydney|Sydney",
        "Cape Town|Le Cap|au Cap|Le Cap",
        "Rio de Janeiro|Rio de Janeiro|à Rio de Janeiro|Rio",
    ]
    assert cities[4:6] == ["Cairo|Le Caire|au Caire|Le Caire", "Mexico City|Mexico|à Mexico|Mexico"]
    assert nicknames == "New York|Hong Kong|Cape Town|Rio de Janeiro"


# --- Views, questions, notes --------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "fr"])
def test_views_are_plain_data(language: str) -> None:
    """A view is JSON; everybody sees the same but the order of the piles, which nobody sees."""
    game = ludopolis.new("tycoon", players=3, seed=8)
    wander(game, 8, moves=60)
    views = [game.view(seat, language) for seat in (None, 1, 2, 3)]
    for view in views:
        assert json.loads(json.dumps(view)) == view
        assert not {"scheduled_pile", "charter_pile"} & set(view)
    different = {key for view in views for key in view if view[key] != views[0][key]}
    # Routes are worked out for who is to move only.
    assert different <= {"seat", "legal", "routes"}
    assert views[0]["scheduled_pile_size"] == game.state.scheduled.left


def test_debts_and_standing() -> None:
    """Loans: what the cards would cost, each at the price of the side lying up."""
    game = position(loans={1: [1, 2, 3, 1]})
    assert game.view(2)["debts"] == [12 + 40 + 48 + 30, 0, 0]


@pytest.mark.parametrize(
    ("game", "language", "words"),
    [
        (position(), "en", "at your bank"),
        (position(planes={1: ("Cairo", 2)}), "en", "in Cairo on strip 2"),
        (position(planes={1: ("Cairo", 2)}), "fr", "au Caire sur la piste 2"),
        (position(planes={1: ("Cape Town", None)}), "en", "in Cape Town, where both strips"),
        (position(planes={1: ("Cape Town", None)}), "fr", "au Cap, où les deux pistes"),
        (position(loan_cards=[0, 0]), "en", "you pass"),
        (position(loans={1: [1, 0]}, deciding=True), "en", "repay or extend"),
    ],
)
def test_questions(game: Game, language: str, words: str) -> None:
    """The question says where the plane stands and what can be done."""
    assert words in game.box.words.question(game.view(1, language), language)


@pytest.mark.parametrize(
    ("action", "note"),
    [
        ("buy Cairo 2", "costs 5"),
        ("fly to Tokyo with Rio de Janeiro 2", "strip 2, hotel 5"),
        ("fly to Monaco with Sydney 1", "no free strip"),
        ("build hotel", "costs 3; then pays 24/12"),
        ("renovate", "free; then pays 24/12"),
        ("build factory", "costs 6"),
        ("borrow 16", "repay 20"),
    ],
)
def test_notes(action: str, note: str) -> None:
    """A note says what a choice costs and where it leads."""
    game = position(
        4,
        planes={1: ("Cairo", 1), 2: ("Tokyo", 1), 3: ("Monaco", 1), 4: ("Monaco", 2)},
        hands=[["Rio de Janeiro 2", "Sydney 1"]],
        tracks={"Cairo": ".BBBBBB"},
        closed={"Cairo": "R"},
    )
    assert game.box.words.note(game.state, game.read(action)) == note
    if action == "borrow 16":
        game.play("buy Cairo 2")
        assert "undoes this turn's tickets and flights" in game.box.words.note(
            game.state, game.read(action)
        )


def test_notes_of_passing_and_loans() -> None:
    """A note: what a pass takes back, what a loan costs now or later."""
    game = position(loan_cards=[0, 0])
    words = game.box.words
    assert words.note(game.state, game.read("pass")) == ""
    game.play("buy Cairo 2")
    assert "undoes this turn's tickets and flights" in words.note(game.state, game.read("pass"))
    game = position(loans={1: [1, 1]}, cash=[50, 0, 0], deciding=True)
    assert words.note(game.state, game.read("repay 16")) == "costs 20"
    assert words.note(game.state, game.read("extend 10"), "fr") == "16 au prochain jour de paie"


def test_notes_of_random_positions() -> None:
    """Every allowed choice has a note that is short."""
    mind = random.Random(2)
    for seed in range(30):
        game = ludopolis.new("tycoon", players=2 + seed % 3, seed=seed)
        wander(game, seed, moves=mind.randrange(300))
        for action in game.legal():
            for language in ("en", "fr"):
                note = game.box.words.note(game.state, action, language)
                assert "{" not in note
                assert len(note) < 50


def test_what_ends_a_turn_is_listed_before_tickets() -> None:
    """A turn: builds, flights, tickets, the bank; nothing is lost."""
    game = ludopolis.new("tycoon", players=2, seed=3)
    game.play(next(a for a in game.legal() if a.text.startswith("buy ") and a < 18))
    game.play(next(a for a in game.legal() if a.text.startswith("fly ")))
    game.play(next(a for a in game.legal() if a.text.startswith("buy ")))
    listed = game.box.words.listed(game.state, game.legal())
    assert sorted(listed) == game.legal()
    verbs = [action.text.split()[0] for action in listed]
    assert list(dict.fromkeys(verbs)) in (
        ["build", "fly", "buy", "borrow"],
        ["build", "buy", "borrow"],
    )
