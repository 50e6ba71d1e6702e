"""How Tycoon looks: the map, what is touched, routes, loans, paydays and the guide."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tycoon_table import CHARTERS_UP, NUMBERS, TABLES, UP, in_words, position

import ludopolis
from at_a_table import play_all, wander
from ludopolis import Game
from ludopolis.bots import make
from ludopolis.games.tycoon import BOX, drawing, guide, rules, state
from ludopolis.games.tycoon.drawing import ART, PICTURES
from ludopolis.games.tycoon.notation import city_text
from ludopolis.games.tycoon.ui import UI
from ludopolis.games.tycoon.view import ALL_TICKETS, CITY_IDS, TycoonView
from ludopolis.language.languages import languages
from ludopolis.language.text import Seat, Words, say
from ludopolis.language.translator import Translator
from ludopolis.presentation.look import look, picture, report_of, why_not
from ludopolis.presentation.scene import Panel, Piece, Scene
from ludopolis.terminal.chapters import chapters

LANGUAGES = languages()
NAMES = ("Ada", "Bob", "Cleo", "Dan")
LONGEST_DRAWING = 75_000


def says(language: str = "en", names: Sequence[str] = ()) -> Translator:
    """Who puts texts into words."""
    return Translator(language, BOX.locale, names)


def panel(scene: Scene, name: str) -> Panel:
    """A panel by its id."""
    return next(panel for panel in scene.panels if panel.id == name)


def rows(found: Panel, language: str = "en") -> dict[str, str]:
    """The rows of a panel, in words."""
    return {in_words(row.label, language): in_words(row.value, language) for row in found.rows}


def why(game: Game, seat: int, parts: Sequence[str], language: str = "en") -> str:
    """Why what was touched leads to nothing, in words."""
    return in_words(why_not(game, seat, parts), language, NAMES[: game.players], seat)


def ticket_part(name: str) -> str:
    """What touching a ticket means."""
    return f"ticket-{NUMBERS[name]}"


def labels_of(scene: Scene) -> dict[str, str]:
    """The buttons in words, by what they mean."""
    return {button.part: in_words(button.label) for button in scene.buttons}


def every_piece(scene: Scene) -> list[Piece]:
    """Pieces on the board and in panels."""
    return [*scene.pieces, *(piece for panel in scene.panels for piece in panel.pieces)]


def city(name: str) -> str:
    """The spot of a city."""
    return f"city-{state.CITY_NAMES.index(name)}"


def position_after(table: dict[str, Any], seed: int, moves: int, *, greedy: bool) -> Game:
    """A game after some moves of bots or of chance."""
    game = ludopolis.new("tycoon", seed=seed, **table)
    if not greedy:
        wander(game, seed, moves)
        return game
    bot = make("greedy")
    for _ in range(moves):
        if not game.over:
            game.play(bot.choose(game))
    return game


# --- What holds everywhere ----------------------------------------------------------------------


def check_choices(game: Game, language: str) -> None:
    """Every choice has parts of its own that lie somewhere, and its preview shows known sprites."""
    drawn = UI.drawing(game.players, game.options, says(language))
    sight = look(game, game.seat)
    there = {piece.part or piece.id for piece in every_piece(sight.scene)}
    there |= {spot.id for spot in drawn.spots} | {button.part for button in sight.scene.buttons}
    seen = set()
    for choice in sight.decision.choices:
        assert choice.parts
        assert set(choice.parts) <= there
        seen.add(tuple(sorted(choice.parts)))
        for piece in choice.preview:
            assert piece.sprite in drawn.sprites
            assert 0 <= piece.x <= drawn.width
            assert 0 <= piece.y <= drawn.height
    assert len(seen) == len(sight.decision.choices)


def check_scene(game: Game, seat: int | None, language: str) -> None:
    """Pieces have names of their own and lie on the board; the board can be read aloud."""
    drawn = UI.drawing(game.players, game.options, says(language))
    scene = look(game, seat).scene
    ids = Counter(piece.id for piece in every_piece(scene))
    assert max(ids.values()) == 1
    assert all(piece.sprite in drawn.sprites for piece in every_piece(scene))
    for piece in scene.pieces:
        half = drawn.sprites[piece.sprite].width / 2, drawn.sprites[piece.sprite].height / 2
        assert half[0] - 4 <= piece.x <= drawn.width - half[0] + 4
        assert half[1] - 4 <= piece.y <= drawn.height - half[1] + 4
    assert any(panel.id == "hand" for panel in scene.panels) == (seat is not None)
    view: TycoonView = game.view(seat)
    names = NAMES[: game.players]
    sections = UI.reading(view)
    for city, section in zip(view.cities, sections[: state.CITIES], strict=True):
        told = " ".join(in_words(row, language, names, seat) for row in section.rows)
        for tycoon in view.tycoons:
            assert tycoon.plane.city != city.name or NAMES[tycoon.seat - 1] in told
        for square, owner in enumerate(city.track):
            if owner is not None:
                expected = say("reading-square", square=square, who=Seat(owner))
                assert in_words(expected, language, names) in told


@settings(max_examples=40)
@given(
    table=st.sampled_from(TABLES),
    seed=st.integers(0, 1000),
    moves=st.integers(0, 400),
    greedy=st.booleans(),
    language=st.sampled_from(LANGUAGES),
)
def test_every_position_has_its_scene(
    table: dict[str, Any], seed: int, moves: int, greedy: bool, language: str
) -> None:
    """Everywhere: choices have parts that exist, and what is on the board is seen and read."""
    game = position_after(table, seed, moves, greedy=greedy)
    for seat in (None, 1, game.seat):
        check_scene(game, seat, language)
    if game.seat is not None:
        check_choices(game, language)
    assert not re.search(r"style=|<script", picture(game, 1, language).replace("<style>", ""))


@settings(max_examples=20)
@given(seed=st.integers(0, 1000), moves=st.integers(0, 300))
def test_every_refused_touch_gets_an_answer(seed: int, moves: int) -> None:
    """Whatever is touched alone, the answer is a sentence; and what can be chosen is called so."""
    game = position_after({"players": 3}, seed, moves, greedy=seed % 2 == 0)
    if game.seat is None:
        return
    sight = look(game, game.seat)
    lit = {part for choice in sight.decision.choices for part in choice.parts}
    drawn = UI.drawing(3, game.options, says())
    touchable = {spot.id for spot in drawn.spots}
    touchable |= {piece.part or piece.id for piece in every_piece(sight.scene)}
    for part in sorted(touchable):
        for language in LANGUAGES:
            told = why(game, game.seat, [part], language)
            assert told[0].isupper()
            assert told.endswith(".")
            assert (told == says(language)("why-allowed")) == (part in lit)


# --- The drawing --------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_drawing(players: int, language: str) -> None:
    """Drawing: it parses, has no inline styles or ids, stays small, and cities do not overlap."""
    drawn = UI.drawing(players, {}, says(language))
    for svg in (drawn.svg, *(sprite.svg for sprite in drawn.sprites.values())):
        ElementTree.fromstring(f"<svg>{svg}</svg>")
        assert not re.search(r"style=|<script|\bid=|url\(", svg)
    assert len(msgspec.json.encode(drawn)) < LONGEST_DRAWING
    spots = drawn.spots
    assert [spot.label for spot in spots[:9]] == [
        says(language)(city_text(city)) for city in CITY_IDS
    ]
    for one in spots:
        assert min(one.width, one.height) >= 80
        assert one.width / 2 <= one.x + 1e-9 <= drawn.width - one.width / 2 + 1e-9
        assert one.y + one.height / 2 <= drawn.height
        for other in spots:
            apart_x = abs(one.x - other.x) >= (one.width + other.width) / 2
            apart_y = abs(one.y - other.y) >= (one.height + other.height) / 2
            assert one is other or apart_x or apart_y


def test_all_places_of_a_city_are_apart_and_inside() -> None:
    """Drawing: squares, strips, sites and closed hotels lie in the plate, with room for pieces."""
    plate, most_closed = ART.size("city"), int(state.RED.sum())
    places = [
        *((ART.box(f"square-{n}"), "hotel") for n in range(state.TRACK)),
        *((ART.box(f"strip-{n}"), "plane") for n in (1, 2)),
        *((ART.box(f"site-{n}"), "factory") for n in range(state.SITES)),
        *((ART.box(f"closed-{n}"), "closed") for n in range(most_closed)),
    ]
    for at, (box, sprite) in enumerate(places):
        assert box.left >= 0 and box.top >= 0
        assert box.left + box.width <= plate[0] and box.top + box.height <= plate[1]
        assert box.width >= ART.size(sprite)[0] and box.height >= ART.size(sprite)[1]
        for other, _ in places[at + 1 :]:
            apart_x = abs(box.x - other.x) >= (box.width + other.width) / 2
            assert apart_x or abs(box.y - other.y) >= (box.height + other.height) / 2


def test_the_red_squares_are_red() -> None:
    """Drawing: the art shows as red what the board says."""
    svg = ElementTree.parse(BOX.locale.with_name("art") / "city.svg")
    (red,) = [group for group in svg.iter() if group.get("stroke") == "var(--red)"]
    squares = {square.get("id") for square in red}
    assert squares == {f"square-{n}" for n in range(state.TRACK) if state.RED[n]}


def test_marks_differ() -> None:
    """Drawing: what belongs to a seat is told by more than its colour."""
    sprites = UI.drawing(4, {}, says()).sprites
    for kind in ("hotel", "closed", "factory", "plane", "mark"):
        shapes = {
            re.sub(r"var\(--(on-)?\w+\)", "", sprites[f"{kind}-{seat}"].svg) for seat in range(1, 5)
        }
        assert len(shapes) == 4


# --- Touching -----------------------------------------------------------------------------------


def parts_of(game: Game) -> dict[str, tuple[str, ...]]:
    """What is touched, by the text of each choice."""
    return {
        in_words(choice.text): choice.parts for choice in look(game, game.seat).decision.choices
    }


def test_what_is_touched_in_a_turn() -> None:
    """Touching: tickets with cities, buildings with the city of the plane, loans with the bank."""
    game = position(
        planes={1: ("Cairo", 1)},
        hands=[["Hong Kong 1", "Cairo–Sydney", "Monaco–Sydney"]],
        closed={"Cairo": "R"},
    )
    parts = parts_of(game)
    assert parts["fly to Hong Kong with Hong Kong 1"] == (
        ticket_part("Hong Kong 1"),
        city("Hong Kong"),
    )
    assert parts["fly to Sydney with Cairo–Sydney"] == (ticket_part("Cairo–Sydney"), city("Sydney"))
    assert parts["build hotel"] == (city("Cairo"), "hotel")
    assert parts["renovate"] == (city("Cairo"), "renovate")
    assert parts["build factory"] == (city("Cairo"), "factory")
    assert parts["borrow 10"] == ("bank", "borrow-10")
    # A ticket that could be bought goes with the cities to which it leads from here.
    assert parts["buy New York–Cairo"] == (ticket_part("New York–Cairo"), city("New York"))
    assert parts["buy Monaco–Tokyo"] == (ticket_part("Monaco–Tokyo"),)
    scene = look(game, 1).scene
    here = state.CITY_NAMES.index("Cairo")
    found = {piece.id: piece.part for piece in scene.pieces}
    assert found[f"next-{here}"] == "hotel"
    assert found[f"closed-{here}-1-0"] == "renovate"
    assert found["next-factory"] == "factory"
    assert found["next-0"] == "city-0"
    labels = labels_of(scene)
    assert labels["hotel"] == "Hotel: 3"
    assert labels["factory"] == "Factory: 6"
    assert labels["borrow-16"] == "Borrow 16, owe 20"


def test_only_who_is_to_move_has_buttons_and_routes() -> None:
    """Touching: others and spectators see the board, and nothing to press."""
    game = position(planes={1: ("Cairo", 1)})
    for seat in (None, 2):
        sight = look(game, seat)
        assert not sight.scene.buttons
        assert not sight.decision.choices
        assert all(panel.id != "routes" for panel in sight.scene.panels)
        assert all(piece.part != "hotel" for piece in sight.scene.pieces)


def test_previews() -> None:
    """Touching: a preview shows where the plane lands, and where a building would stand."""
    game = position(
        planes={1: ("Cairo", 1), 2: ("Hong Kong", 1)},
        hands=[["Hong Kong 1"]],
        tracks={"Cairo": "RB"},
        sites={"Cairo": "B"},
    )
    choices = look(game, 1).decision.choices
    shown = {in_words(choice.text): choice.preview for choice in choices}
    cairo = state.CITY_NAMES.index("Cairo")
    (plane,) = shown["fly to Hong Kong with Hong Kong 1"]
    assert (plane.id, (plane.x, plane.y)) == ("plane-1", drawing.in_city("hong-kong", "strip-2"))
    (hotel,) = shown["build hotel"]
    assert (hotel.id, hotel.sprite) == (f"hotel-{cairo}-2", "hotel-1")
    (factory,) = shown["build factory"]
    assert (factory.x, factory.y) == drawing.in_city("cairo", "site-1")
    (home,) = shown["borrow 10"]
    assert (home.x, home.y) == drawing.bank_at(1, 3)
    assert home.scale == drawing.BANK_SCALE
    game.play("build hotel")
    assert hotel.id in {piece.id for piece in look(game, 1).scene.pieces}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_price_of_a_ticket_hides_no_name(language: str) -> None:
    """Sprites: the longest name on a ticket ends before the disc with the price."""
    for sprite in (drawing.ticket_sprite(ticket, says(language)) for ticket in ALL_TICKETS):
        drawn = ElementTree.fromstring(f"<svg>{sprite.svg}</svg>")
        disc = next(drawn.iter("circle"))
        edge = float(disc.attrib["cx"]) - float(disc.attrib["r"])
        group = next(drawn.iter("g"))
        for name in group.findall("text"):
            if "text-anchor" in name.attrib:
                continue
            size = float(name.get("font-size", group.attrib["font-size"]))
            letter = 0.57 if group.get("font-weight") else 0.54  # of the size, in common serifs
            assert float(name.attrib["x"]) + letter * size * len(name.text or "") < edge, name.text


def test_closed_hotels_leave_a_gap() -> None:
    """Pieces: a closed hotel stands beside the track, and its square shows that it was used."""
    game = position(tracks={"Cairo": "..BRBRBR"}, closed={"Cairo": "RB"})
    cairo = state.CITY_NAMES.index("Cairo")
    ids = {piece.id for piece in look(game, 1).scene.pieces}
    assert {f"gone-{cairo}-0", f"gone-{cairo}-1", f"hotel-{cairo}-2"} <= ids
    assert {f"closed-{cairo}-1-0", f"closed-{cairo}-2-0"} <= ids
    told = [in_words(row) for row in UI.reading(game.view(1))[cairo].rows]
    assert "Squares left empty by closed hotels: 0, 1" in told
    assert "Closed hotels: seat 1 1, seat 2 1" in told


def test_a_bought_ticket_keeps_its_id() -> None:
    """Pieces: a ticket glides from the market to the hand, and from there to nobody."""
    game = position(planes={1: ("Cairo", 1)})
    part = ticket_part("New York–Cairo")
    laid = {piece.id: (piece.x, piece.y) for piece in look(game, 1).scene.pieces}
    assert laid[part] == drawing.market_at(state.SCHEDULED_PLACES + 1)
    game.play("buy New York–Cairo")
    assert part in {piece.id for piece in panel(look(game, 1).scene, "hand").pieces}
    assert part in {piece.id for piece in panel(look(game, 2).scene, "seat-1").pieces}
    game.play("fly to New York with New York–Cairo")
    assert part not in {piece.id for piece in every_piece(look(game, 1).scene)}


def test_tickets_too_dear_are_faded() -> None:
    """Market: who is to move sees which tickets the cash does not pay."""
    game = position(planes={1: ("Cairo", 1)}, cash=[1, 15, 15])
    faded = {piece.id for piece in every_piece(look(game, 1).scene) if piece.faded}
    dear = {ticket_part(name) for name in (*UP, *CHARTERS_UP) if state.PRICE[NUMBERS[name]] > 1}
    assert faded == dear
    assert not any(piece.faded for piece in every_piece(look(game, 2).scene))


# --- Routes -------------------------------------------------------------------------------------


def test_the_panel_of_routes() -> None:
    """Routes: for each city the cheapest way, its tickets with prices, and what all comes to."""
    game = position(
        planes={1: ("Cairo", 1), 2: ("Tokyo", 1), 3: ("Tokyo", 2)},
        hands=[["Cairo–Sydney"]],
        cash=[6, 15, 15],
        scheduled=["Cairo 2", None],
        charters=["New York–Monaco", "New York–Cairo", None, None, None, None],
    )
    shown = panel(look(game, 1).scene, "routes")
    assert not any(" " in says().shown(row.label) for row in shown.rows)  # no name is broken in two
    found = rows(shown)
    assert set(found) == {in_words(city_text(city, "short")) for city in CITY_IDS}
    assert found["Cairo"] == "3 = hotel 3 · factory 6"
    assert found["Sydney"] == "2 = Cairo–Sydney (yours) + hotel 2 · factory 4"
    assert found["New York"] == "6 = New York–Cairo (2) + hotel 4"
    assert found["Monaco"] == "7: too dear"
    assert found["Tokyo"] == "both strips are taken"
    french = rows(panel(look(game, 1).scene, "routes"), "fr")
    assert french["Le Caire"] == "3 = hôtel 3 · usine 6"


@pytest.mark.parametrize(
    ("parts", "english", "french"),
    [
        (
            [city("Monaco")],
            "No single ticket leads to Monaco from where you are. The cheapest way: New York–Cairo"
            " (2), then New York–Monaco (1); 3 for tickets.",
            "D'ici, aucun billet ne mène directement à Monaco. Le moins cher : New York–Le Caire (2),"
            " puis New York–Monaco (1) ; 3 pour les billets.",
        ),
        (
            [city("Rio de Janeiro")],
            "You cannot pay the way to Rio de Janeiro: Cairo 2 → Rio (5) comes to 5, and you have 4.",
            "Vous ne pouvez pas payer le trajet vers Rio de Janeiro : Le Caire 2 → Rio (5) coûte 5,"
            " et vous avez 4.",
        ),
        (
            [city("Tokyo")],
            "Both strips in Tokyo are taken, and no ticket leads there to pass through.",
            "Les deux pistes sont prises à Tokyo, et aucun billet n'y mène pour une escale.",
        ),
        (
            [ticket_part("Cairo–Sydney"), city("Monaco")],
            "From where you are, Cairo–Sydney leads to: Sydney.",
            "D'ici, Le Caire–Sydney mène à : Sydney.",
        ),
        (
            [ticket_part("New York–Monaco"), city("Monaco")],
            "From where you are, New York–Monaco leads nowhere.",
            "D'ici, New York–Monaco ne mène nulle part.",
        ),
        (
            [ticket_part("Cairo 2")],
            "Not allowed: you cannot pay for that ticket.",
            "Ce n'est pas permis : vous ne pouvez pas payer ce billet.",
        ),
        (
            ["renovate"],
            "Not allowed: you have no closed hotel in this city.",
            "Ce n'est pas permis : vous n'avez pas d'hôtel fermé",
        ),
        (
            ["factory"],
            "Not allowed: you cannot pay for the next factory site",
            "Ce n'est pas permis : vous ne pouvez pas payer le",
        ),
        (
            [ticket_part("Mexico City–Sydney")],
            "Not allowed: you do not have that ticket.",
            "Ce n'est pas permis : vous n'avez pas ce billet.",
        ),
    ],
)
def test_a_touch_in_vain_is_answered_helpfully(parts: list[str], english: str, french: str) -> None:
    """Why not: a city out of reach is answered with the cheapest way, or with what is missing."""
    game = position(
        planes={1: ("Cairo", 1), 2: ("Tokyo", 1), 3: ("Tokyo", 2)},
        hands=[["Cairo–Sydney"], ["Mexico City–Sydney"]],
        cash=[4, 15, 15],
        scheduled=["Cairo 2", None],
        charters=["New York–Monaco", "New York–Cairo", None, None, None, None],
    )
    assert why(game, 1, parts, "en").startswith(english)
    assert why(game, 1, parts, "fr").startswith(french)


def test_where_the_plane_stands_and_nothing_can_be_paid() -> None:
    """Why not: the own city, when the hotel is too dear or both strips were taken."""
    poor = position(planes={1: ("Cairo", 1)}, cash=[1, 15, 15])
    assert why(poor, 1, [city("Cairo")]) == (
        "Your plane is already in Cairo. A hotel costs 3 on your strip, and you have 1."
    )
    passing = position(planes={1: ("Cairo", None), 2: ("Cairo", 1), 3: ("Cairo", 2)})
    assert why(passing, 1, [city("Cairo")], "fr") == (
        "Votre avion est déjà au Caire. Les deux pistes sont prises."
    )


def test_no_ticket_leads_there() -> None:
    """Why not: from the bank with nothing but charters face up there is no way."""
    game = position(scheduled=[None, None])
    told = "No ticket in your hand or face up leads to Cairo, not even with a change."
    assert why(game, 1, [city("Cairo")]) == told
    assert why(game, 2, [city("Cairo")]) == ("It is not your turn: Ada decides now.")


# --- Loans --------------------------------------------------------------------------------------


def test_loans_after_payday() -> None:
    """Loans: buttons with their figures, and a panel that adds them up."""
    game = position(loans={1: (2, 1)}, loan_cards=(12, 9), cash=[30, 15, 15], deciding=True)
    sight = look(game, 1)
    labels = labels_of(sight.scene)
    assert labels == {
        "repay-10": "Repay 10: 12 now",
        "extend-10": "Extend 10: 16 next payday",
        "repay-16": "Repay 16: 20 now",
        "extend-16": "Extend 16: 30 next payday",
    }
    assert parts_of(game)["repay 16"] == ("repay-16",)
    assert rows(panel(sight.scene, "settling")) == {
        "Cash": "30",
        "2 loans of 10": "repay 12 each now, or 16 each at the next payday",
        "1 loan of 16": "repay 20 now, or 30 at the next payday",
        "To repay them all": "44",
    }
    mine = rows(panel(sight.scene, "seat-1"))
    assert mine["Loans"] == "2 × 10 (24 due), 1 × 16 (20 due)"
    assert mine["Cash less loans"] == "−14"
    assert why(game, 1, [city("Cairo")]) == (
        "Decide about your loans first: repay or extend each of them."
    )
    game.play("extend 16")
    assert rows(panel(look(game, 1).scene, "seat-1"))["Loans"] == (
        "2 × 10 (24 due), 1 × 16 extended (30 due)"
    )
    assert "settling" not in {part.id for part in look(game, 2).scene.panels}


# --- Payday -------------------------------------------------------------------------------------


def money(cell: str) -> int:
    """The sum in a cell of a statement."""
    return 0 if cell == "–" else int(cell.split(maxsplit=1)[0].replace("−", "-"))


def statement(game: Game, language: str = "en") -> dict[str, Any]:
    """The statement of the last move, in words."""
    report = report_of(game, 1)
    assert report is not None

    def line(cells: Sequence[Words]) -> tuple[str, ...]:
        return tuple(in_words(cell, language, NAMES[: game.players], 1) for cell in cells)

    return {
        "title": in_words(report.title, language),
        "columns": line(report.columns),
        "rows": tuple(map(line, report.rows)),
        "total": line(report.total),
        "notes": line(report.notes),
    }


def test_the_statement_of_a_payday() -> None:
    """Payday: where each million came from, a column for each player."""
    game = position(
        tracks={"New York": "RBYBY", "Cairo": "BRB"},
        sites={"New York": "B", "Cairo": "B"},
        planes={3: ("Sydney", 1)},
        hotels=[6, 3, 1],
        cash=[10, 8, 7],
        loans={1: (0, 0, 1, 0), 2: (1, 0)},
        turn_of=3,
    )
    game.play("build hotel")
    report = statement(game)
    assert report["title"] == "Payday 1 of 3"
    assert report["columns"] == ("From", "Ada", "Bob", "Cleo")
    assert report["rows"] == (
        ("Cash before", "10", "8", "5"),
        ("Distribution", "+2 (2 cities)", "+2 (2 cities)", "+2 (2 cities)"),
        ("New York: hotels, 20 / 10", "–", "+20", "+10"),
        ("New York: factories, 20 each", "–", "+20", "–"),
        ("Cairo: hotels, 10 / 5", "+5", "+10", "–"),
        ("Cairo: factories, 5 each", "–", "+5", "–"),
        ("Sydney: hotels, 2 / 1", "–", "–", "+2"),
        ("Income", "+7", "+57", "+14"),
        ("Extended loans, paid back", "−16", "–", "–"),
    )
    assert report["total"] == ("Cash after", "1", "65", "19")
    assert report["notes"] == ("Now everybody repays or extends their loans.",)
    assert statement(game, "fr")["rows"][2][0] == "New York : hôtels, 20 / 10"
    game.play("repay 10")
    assert report_of(game, 1) is None


@settings(max_examples=12)
@given(seed=st.integers(0, 200), table=st.sampled_from(TABLES))
def test_statements_add_up(seed: int, table: dict[str, Any]) -> None:
    """Payday: cash before, every row and loans make the cash after, for everybody, three times."""
    game = ludopolis.new("tycoon", seed=seed, **table)
    bot = make("greedy")
    seen = 0
    while not game.over:
        game.play(bot.choose(game))
        if rules.paydays_done(game.state) == seen:
            continue
        seen += 1
        report = statement(game)
        for column in range(1, game.players + 1):
            sums = {row[0]: money(row[column]) for row in report["rows"]}
            income = sums.pop("Income")
            before = sums.pop("Cash before")
            repaid = sum(sums.pop(label) for label in list(sums) if "paid back" in label)
            assert sum(sums.values()) == income
            assert before + income + repaid == money(report["total"][column])
            assert money(report["total"][column]) == game.view(None).tycoons[column - 1].cash
    assert seen == state.PHASES


# --- The guide ----------------------------------------------------------------------------------


def lesson_key(game: Game) -> str | None:
    """The key of the lesson that the seat to move reads."""
    lesson = look(game, game.seat).decision.lesson
    return None if lesson is None else lesson.key


def test_lessons_of_a_first_turn() -> None:
    """Guide: from the bank to the first hotel."""
    game = position()
    assert lesson_key(game) == "first-turn"
    game.play("buy Cairo 2")
    assert lesson_key(game) == "ticket-in-hand"
    game.play("fly to Cairo with Cairo 2")
    assert lesson_key(game) == "landed"
    assert look(game, 2).decision.lesson is None


@pytest.mark.parametrize(
    ("key", "table"),
    [
        ("passing", {"planes": {1: ("Cairo", None), 2: ("Cairo", 1), 3: ("Cairo", 2)}}),
        ("stay", {"planes": {1: ("Cairo", 1)}}),
        ("low-cash", {"cash": [3, 15, 15]}),
        ("red-square", {"planes": {1: ("Cairo", 1)}, "tracks": {"Cairo": "RBYRBY"}}),
        (
            "renovate",
            {"planes": {1: ("Cairo", 1)}, "tracks": {"Cairo": ".BYRBYB"}, "closed": {"Cairo": "R"}},
        ),
        ("last-hotels", {"hotels": [6, 2, 6]}),
        ("closing", {"closing": True, "hotels": [6, 6, 0], "turn_of": 2}),
        ("loans", {"loans": {1: (1, 0)}, "deciding": True}),
        ("new-phase", {"phase": 2}),
        ("last-phase", {"phase": 3}),
    ],
)
def test_lessons_of_situations(key: str, table: dict[str, Any]) -> None:
    """Guide: the most telling thing of a position is what the lesson is about."""
    assert lesson_key(position(**table)) == key


def test_leaving_the_bank_again() -> None:
    """Guide: back at the bank in a later round."""
    game = position(2)
    play_all(game, "borrow 10", "borrow 10")
    assert lesson_key(game) == "back-at-bank"


@pytest.mark.parametrize("language", LANGUAGES)
def test_lessons_are_complete(language: str) -> None:
    """Guide: every language says it shortly, and names a chapter that exists."""
    assert 8 <= len(guide.GUIDE.lessons) <= 15
    count = len(chapters(BOX.rulebook(language)))
    for lesson in (rule.lesson for rule in guide.GUIDE.lessons):
        assert says(language)(lesson.title).strip()
        assert 2 <= len(re.findall(r"[.!?](?: |$)", says(language)(lesson.text))) <= 5
        assert 1 <= lesson.chapter <= count


def test_chapters() -> None:
    """Guide: a turn, the loans after payday and the end each have their chapter."""
    found = chapters(ludopolis.box("tycoon").rulebook("en"))
    turn, loans = position(), position(loans={1: (1, 0)}, deciding=True)
    titles = [found[look(game, 1).chapter - 1].title for game in (turn, loans)]
    assert titles == ["Your turn", "Payday"]
    assert found[guide.END - 1].title == "End of the game"


# --- Pictures -----------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PICTURES)
def test_pictures(name: str, language: str) -> None:
    """Pictures: each parses, stands alone, and has a caption."""
    made = UI.pictures[name](says(language))
    root = ElementTree.fromstring(made.svg)
    assert root.attrib["viewBox"]
    assert "style=" not in made.svg
    assert made.caption.strip()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebook_shows_every_picture(language: str) -> None:
    """Pictures: all but the cover stand in the rulebook, once each, in the same order."""
    text = ludopolis.box("tycoon").rulebook(language)
    shown = re.findall(r"^<!-- picture: (\w+) -->$", text, flags=re.MULTILINE)
    assert shown == [name for name in PICTURES if name != "cover"]


def test_pictures_tell_the_truth() -> None:
    """Pictures: the payouts in the close-ups are those of the rulebook's examples."""
    assert ">20 / 10<" in PICTURES["city"](says()).svg
    assert ">24 / 12<" in PICTURES["later"](says("fr")).svg
    here = state.CITY_NAMES.index("Hong Kong")
    two_away = [n for n in range(state.CITIES) if state.DISTANCE[here, n] == 2]
    caption = PICTURES["steps"](says()).caption
    assert {state.CITY_NAMES[n] for n in two_away} == {
        name for name in state.CITY_NAMES if name in caption and name != "Hong Kong"
    }
