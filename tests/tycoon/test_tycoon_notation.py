"""Actions as text and back, names, refusals, questions and notes; and what views tell."""

from __future__ import annotations

import random
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tycoon_table import TABLES, in_words, position

import ludopolis
from at_a_table import check_refusals, refused, texts, wander
from ludopolis import AmbiguousAction, Game, IllegalAction, InvalidAction
from ludopolis.engine import contract
from ludopolis.games.tycoon import state
from ludopolis.games.tycoon.notation import take_apart
from ludopolis.games.tycoon.ui import UI
from ludopolis.games.tycoon.view import TycoonView
from ludopolis.language.languages import languages
from ludopolis.language.translator import Translator

IN_CAIRO = {1: ("Cairo", 1)}
WORDS = ["fly", "buy", "to", "with", "from", "cairo", "ny", "rio", "2", "10", "hotel", "ho", "le"]


def check_texts(game: Game) -> None:
    """Every allowed action has a text of its own that reads back in every language."""
    check_refusals(game)
    actions = game.legal()
    for language in languages():
        said = [game.written(action, language) for action in actions]
        assert len(set(said)) == len(said)
        for action, text in zip(actions, said, strict=True):
            assert game.read(text) == action
            assert game.read(text.upper()) == action


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
    assert (action.text, game.written(action, "fr")) == (english, french)
    assert game.read(french) == action


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
    assert (action.text, game.written(action, "fr")) == (english, french)
    assert game.read(french) == action


def test_the_word_for_passing() -> None:
    """The trace's table of actions: no loan card is left."""
    game = position(loan_cards=[0, 0])
    assert game.read("passer") == game.read("pass") == game.read("pa")
    assert game.written(game.read("pass"), "fr") == "passer"


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
    """Capitals, accents, order, nicknames, either language; what makes no evaluate is not guessed at."""
    game = position(planes=IN_CAIRO, hands=[["Rio de Janeiro 2", "Cairo–Cape Town"]])
    found = game.box.notation.find(game.state, typed)
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
    with pytest.raises(InvalidAction) as error:
        game.read("nager")
    assert error.value.why("fr").endswith("acheter Tokyo 3")


@given(st.text(max_size=30))
def test_any_text_can_be_typed(text: str) -> None:
    """Whatever is typed means some actions or none."""
    game = position(planes=IN_CAIRO)
    found = game.box.notation.find(game.state, text)
    assert found == sorted(set(found))
    assert all(0 <= action < game.box.actions for action in found)


@given(st.lists(st.sampled_from(WORDS), max_size=6))
def test_any_words_in_any_order(words: list[str]) -> None:
    """Known words in any order are read without trouble, and more words mean no more actions."""
    text = " ".join(words)
    said = take_apart(text)
    game = position(planes=IN_CAIRO)
    assert (said is None) <= (game.box.notation.find(game.state, text) == [])


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
        (cairo, "repay 10", state.NOT_NOW),
        (cairo, "buy New York–Monaco", state.NOT_FACE_UP),
        (poor, "buy Cairo 2", state.TICKET_TOO_DEAR),
        (cairo, "fly to Tokyo with Tokyo 2", state.NOT_IN_HAND),
        (cairo, "fly with Monaco–Tokyo", state.NEITHER_CITY),
        (bank, "fly with Monaco–Tokyo", state.NO_CHARTER_FROM_BANK),
        (cairo, "fly to New York with Sydney 1", state.OUT_OF_RANGE),
        (bank, "fly to Tokyo with Sydney 1", state.ONLY_CITY_NAMED),
        (cairo, "fly to Cairo with Cairo 3", state.SAME_CITY),
        (bank, "build hotel", state.AT_BANK),
        (crowded, "build factory", state.STRIPS_TAKEN),
        (full, "build hotel", state.TRACK_FULL),
        (poor, "build hotel", state.HOTEL_TOO_DEAR),
        (cairo, "renovate", state.NOTHING_CLOSED),
        (bare, "build factory", state.NO_FACTORY),
        (full, "build factory", state.SITES_TAKEN),
        (poor, "build factory", state.FACTORY_TOO_DEAR),
        (bare, "borrow 10", state.NO_LOAN_CARD),
        (bare, "pass", state.MUST_BORROW),
        (deciding, "extend 10", state.NO_SUCH_LOAN),
        (deciding, "repay 16", state.CANNOT_REPAY),
    ]


@pytest.mark.parametrize(("game", "action", "code"), refusals())
def test_each_refusal_is_reached_and_says_why(game: Game, action: str, code: int) -> None:
    """Each reason is given where it holds, in every language."""
    (number,) = game.box.notation.find(game.state, action)
    assert contract.refusal(game.state, number) == code
    with pytest.raises(IllegalAction) as refusal:
        game.read(action)
    for language in languages():
        why = Translator(language, game.box.locale)(game.box.notation.refusal(code))
        assert refusal.value.why(language).endswith(why)
    check_refusals(game)


def test_every_reason_is_tested() -> None:
    """No reason of refusal is without its test."""
    codes = [code for _, _, code in refusals()]
    assert sorted(codes) == list(range(state.NOT_NOW, state.CANNOT_REPAY + 1))


def test_an_ambiguous_text_gets_the_most_telling_reason() -> None:
    """`fly to New York`: not that most tickets are missing, but why the one in hand does not do."""
    game = position(planes=IN_CAIRO, hands=[["Sydney 1"]])
    refused(game, "fly to New York", "Sydney 1", "as many steps away")
    refused(position(cash=[0, 0, 0]), "buy Cairo", "cannot pay for that ticket")


def test_a_finished_game_refuses_everything() -> None:
    """The end: nothing is decided any more."""
    game = position(2, phase=3, closing=True, turn_of=2, planes={2: ("Sydney", 1)})
    game.play("build hotel")
    assert all(contract.refusal(game.state, n) == state.NOT_NOW for n in range(game.box.actions))
    with pytest.raises(IllegalAction, match="over"):
        game.play("pass")


# --- Names --------------------------------------------------------------------------------------

TURNED_BOARD = """
import tomllib
read = tomllib.loads
def turned(text):
    found = read(text)
    if "board" in found:
        grid = found["board"]["grid"]["value"]
        grid[:] = [row[::-1] for row in grid[::-1]]
    return found
tomllib.loads = turned
from ludopolis.games.tycoon.state import CITY_NAMES
from ludopolis.games.tycoon.notation import LOCALE, city_text, place_at
from ludopolis.games.tycoon.view import CITY_IDS
from ludopolis.language.translator import Translator
say = Translator("fr", LOCALE)
for city, name in zip(CITY_IDS, CITY_NAMES, strict=True):
    print(name, *(say(city_text(city, form)) for form in ("", "in", "short")), sep="|")
print(*(CITY_NAMES[min(place_at([word])[1])] for word in ("ny", "hk", "cap", "rio")), sep="|")
"""


def test_the_board_can_be_corrected() -> None:
    """Board: names in French and nicknames go with the cities, wherever the file puts them."""
    ran = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", TURNED_BOARD],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    *cities, nicknames = ran.stdout.replace("\N{NO-BREAK SPACE}", " ").splitlines()
    assert cities[:3] == [
        "Sydney|Sydney|à Sydney|Sydney",
        "Cape Town|Le Cap|au Cap|Le Cap",
        "Rio de Janeiro|Rio de Janeiro|à Rio de Janeiro|Rio",
    ]
    assert cities[4:6] == ["Cairo|Le Caire|au Caire|Le Caire", "Mexico City|Mexico|à Mexico|Mexico"]
    assert nicknames == "New York|Hong Kong|Cape Town|Rio de Janeiro"


# --- Questions and notes ------------------------------------------------------------------------


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
    asked = [in_words(text, language) for text in UI.question(game.view(1))]
    assert words in " ".join(asked)


def note_of(game: Game, action: str | int, language: str = "en") -> str:
    """The note beside a choice."""
    view: TycoonView = game.view(game.seat)
    number = int(game.read(action))
    (choice,) = [found for found in view.legal or () if found.number == number]
    note = UI.note(view, choice)
    return "" if note is None else in_words(note, language)


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
    assert note_of(game, action) == note
    if action == "borrow 16":
        game.play("buy Cairo 2")
        assert "undoes this turn's tickets and flights" in note_of(game, action)


def test_notes_of_passing_and_loans() -> None:
    """A note: what a pass takes back, what a loan costs now or later."""
    game = position(loan_cards=[0, 0])
    assert note_of(game, "pass") == ""
    game.play("buy Cairo 2")
    assert "undoes this turn's tickets and flights" in note_of(game, "pass")
    game = position(loans={1: [1, 1]}, cash=[50, 0, 0], deciding=True)
    assert note_of(game, "repay 16") == "costs 20"
    assert note_of(game, "extend 10", "fr") == "16 au prochain jour de paie"


def test_notes_of_random_positions() -> None:
    """Every allowed choice has a note that is short."""
    mind = random.Random(2)
    for seed in range(30):
        game = ludopolis.new("tycoon", players=2 + seed % 3, seed=seed)
        wander(game, seed, moves=mind.randrange(300))
        for action in game.legal():
            for language in languages():
                assert len(note_of(game, int(action), language)) < 60


def test_what_ends_a_turn_is_listed_before_tickets() -> None:
    """A turn: builds, flights, tickets, the bank; nothing is lost."""
    game = ludopolis.new("tycoon", players=2, seed=3)
    game.play(next(a for a in game.legal() if a.text.startswith("buy ") and a < 18))
    game.play(next(a for a in game.legal() if a.text.startswith("fly ")))
    game.play(next(a for a in game.legal() if a.text.startswith("buy ")))
    listed = [action.number for action in UI.listed(game.view(game.seat))]
    assert sorted(listed) == [int(action) for action in game.legal()]
    verbs = [game.written(number).split()[0] for number in listed]
    assert list(dict.fromkeys(verbs)) in (
        ["build", "fly", "buy", "borrow"],
        ["build", "buy", "borrow"],
    )
