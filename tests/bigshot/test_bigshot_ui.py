"""How Big Shot looks: what lies on the board, what is touched, what is told, what is drawn."""

from __future__ import annotations

import random
import re
from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import msgspec
import pytest
from bigshot_table import COLOURS, NAMES, TABLES, finished, position

import ludopolis
from ludopolis.games.bigshot import drawing as board
from ludopolis.games.bigshot import guide, scene
from ludopolis.games.bigshot.state import DISTRICT_NAMES, FOLDER
from ludopolis.games.bigshot.ui import UI
from ludopolis.games.bigshot.view import PARK
from ludopolis.language.languages import languages
from ludopolis.language.text import Words
from ludopolis.presentation import look
from ludopolis.presentation.scene import Choice, Drawing, Scene
from ludopolis.terminal.chapters import chapters

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ludopolis import Game

LANGUAGES = languages()
GAP = 8  # between districts
each_language = pytest.mark.parametrize("language", LANGUAGES)


def played(options: dict[str, Any], seed: int) -> Iterator[Game]:
    """A game at every decision, with bids that are not mad, to its end."""
    game = ludopolis.new("bigshot", seed=seed, **options)
    mind = random.Random(seed)
    while not game.over:
        yield game
        actions = game.legal()
        if game.decision == "bid":  # mostly pass or bid a little more, now and then borrow
            quiet = [a for a in actions if a.text == "pass"]
            bids = [a for a in actions if a.text.startswith("bid")][:2]
            loans = [a for a in actions if a.text.startswith("borrow")]
            actions = quiet + bids + (loans if mind.random() < 0.3 else [])
        game.play(mind.choice(actions))
    yield game


def some_positions(options: dict[str, Any]) -> list[Game]:
    """Positions from the start, the middle and the end of a game."""
    found = []
    for number, game in enumerate(played(options, seed=3)):
        if number < 12 or number % 9 == 0 or game.over:
            found.append(game.copy())
    return found


@cache
def positions() -> list[Game]:
    """Positions of all numbers of players, with and without the option. Leave them as they are."""
    return [game for options in TABLES for game in some_positions(options)]


def drawing_of(game: Game, language: str = "en") -> Drawing:
    return UI.drawing(game.players, game.options, look.translator(game, language))


def seen(game: Game, seat: int | None = None) -> Scene:
    return UI.scene(game.view(seat))


def choices(game: Game) -> tuple[Choice, ...]:
    return look.look(game, game.seat).decision.choices


def words(game: Game, text: Words, language: str = "en", seat: int | None = None) -> str:
    """A text in a language, with plain blanks."""
    said = look.translator(game, language, seat).shown(text)
    return said.replace("\N{NO-BREAK SPACE}", " ")


def panel_rows(game: Game, name: str, seat: int | None = None) -> dict[str, str]:
    panel = next(panel for panel in seen(game, seat).panels if panel.id == name)
    return {words(game, row.label): words(game, row.value) for row in panel.rows}


def listed(game: Game, language: str = "en", seat: int | None = None) -> list[str]:
    """All rows of the board as a list."""
    sections = UI.reading(game.view(seat))
    return [words(game, row, language, seat) for section in sections for row in section.rows]


# --- What is touched --------------------------------------------------------------------------


def test_every_choice_is_touched_in_its_own_way() -> None:
    decisions = set()
    for game in positions():
        decisions.add(game.decision)
        shown = seen(game, game.seat)
        touchable = {piece.part or piece.id for piece in shown.pieces}
        touchable |= {button.part for button in shown.buttons}
        touchable |= {spot.id for spot in drawing_of(game).spots}
        ways = [tuple(sorted(choice.parts)) for choice in choices(game)]
        assert all(ways)
        assert len(set(ways)) == len(ways)
        assert {part for way in ways for part in way} <= touchable
        assert len(ways) == (0 if game.over else len(game.legal()))
    assert decisions == {"loan", "bid", "pay", "place", None}


def test_only_who_decides_has_buttons() -> None:
    for game in positions():
        for seat in (None, *range(1, game.players + 1)):
            shown = seen(game, seat)
            if seat is None or seat != game.seat or game.decision == "place":
                assert shown.buttons == ()
            else:
                assert shown.buttons


def test_bids_are_one_stepper_from_the_next_million_to_the_purse() -> None:
    game = position(leader=1, cash={"Y": 7, "W": 9})
    amounts = [button.amount for button in seen(game, 2).buttons if button.amount is not None]
    assert amounts == [1, 2, 3, 4, 5, 6, 7]
    game.play("bid 4")
    amounts = [button.amount for button in seen(game, 3).buttons if button.amount is not None]
    assert amounts == [5, 6, 7, 8, 9]
    labels = {button.part: words(game, button.label, "fr") for button in seen(game, 3).buttons}
    assert labels["bid-5"] == "Offrir 5"
    assert labels["borrow-white"] == "Emprunter : 9 en main, 10 à rendre"


def test_two_players_name_the_colour_of_a_loan_and_of_a_payment() -> None:
    game = position(2, leader=2)
    parts = {button.part for button in seen(game, 1).buttons if button.amount is None}
    assert parts == {"pass", "borrow-red", "borrow-white"}
    game.play("bid 4")
    game.play("pass")
    assert {button.part for button in seen(game, 1).buttons} == {"pay-red", "pay-white"}


def test_a_pawn_in_a_district_stands_for_the_district() -> None:
    shown = seen(position(lot="RK", placing=1, city={"West 9": "RRY"}), 1)
    lying = [piece for piece in shown.pieces if piece.spot == "district-west-9"]
    assert [piece.sprite for piece in lying] == [
        *("pawn-red", "pawn-red", "pawn-yellow", "flag-red"),
    ]
    assert {piece.part for piece in lying} == {"district-west-9"}
    lot = [piece for piece in shown.pieces if piece.part.startswith("lot-")]
    assert [piece.part for piece in lot] == ["lot-red", "lot-black"]
    assert min(piece.scale for piece in lot) * board.PAWN >= 100  # large enough for a thumb


@pytest.mark.parametrize(
    ("touched", "why"),
    [
        (("district-16",), "Not allowed: that district is sold."),
        (("lot-red", "district-16"), "Not allowed: that district is sold."),
        (("district-17",), "This can be chosen."),
        (("pass",), "Not allowed: this is not what is being decided now."),
        (("space-3",), "This is nothing that can be chosen now."),
    ],
)
def test_why_not_while_placing(touched: tuple[str, ...], why: str) -> None:
    game = position(lot="RR", placing=1, sold={"16": "Y"})
    assert words(game, look.why_not(game, 1, touched)) == why


def test_why_not_in_the_auction() -> None:
    game = position(leader=1, cash={"Y": 4})

    def why(part: str, language: str = "en") -> str:
        return words(game, look.why_not(game, 2, (part,)), language)

    assert why("bid-5") == "Not allowed: none of your purses holds that much."
    assert why("district-17") == "Not allowed: this is not what is being decided now."
    assert why("lot-red") == "Not allowed: this is not what is being decided now."
    assert why("borrow-red", "fr") == "Ce n'est pas permis : cette couleur n'est pas à vous."
    game.play("borrow")
    assert "it has been taken" in why("borrow-yellow")


# --- What it would become ---------------------------------------------------------------------


def preview_of(game: Game, action: str) -> dict[str, str]:
    """The sprites of a preview by the pieces they replace."""
    number = game.read(action)
    choice = next(c for c in choices(game) if c.action == int(number))
    return {piece.id: piece.sprite for piece in choice.preview}


def test_a_preview_shows_the_pawn_in_its_place_and_who_would_be_ahead() -> None:
    game = position(lot="RRK", placing=1, city={"17": "Y"}, promoter=5)
    assert preview_of(game, "place red in 17") == {
        "space-5-red-2": "pawn-red",
        "district-17-flag": "flag-nobody",
    }
    choice = next(c for c in choices(game) if c.parts == ("lot-red", "district-17"))
    ghost = choice.preview[0]
    assert (ghost.x, ghost.y) == board.SLOTS["17"][1]
    assert choice.note is not None
    assert words(game, choice.note) == "nobody ahead"


def test_a_preview_shows_a_sale() -> None:
    game = position(lot="RK", placing=1, city={"16": "RRYYWK"}, promoter=5)
    assert preview_of(game, "place black in 16") == {
        "district-16-sign": "sold",
        "space-5-black-1": "pawn-white",
    }


def test_previews_come_true() -> None:
    """What is foreseen for a district is what the next scene shows there."""
    checked: Counter[str] = Counter()
    for game in positions():
        if game.decision != "place" or game.view(None).round == 18:
            continue
        for choice in choices(game)[::3]:
            after = game.copy()
            after.play(choice.action)
            shown = {piece.id: piece for piece in seen(after).pieces}
            first, second = choice.preview
            lying = [piece for piece in shown.values() if piece.spot == first.spot]
            if first.sprite == "sold":
                assert {piece.sprite for piece in lying} >= {"sold", second.sprite}
            else:
                assert shown[f"{first.spot}-flag"].sprite == second.sprite
                assert (first.x, first.y) in {(piece.x, piece.y) for piece in lying}
            checked[first.sprite.partition("-")[0]] += 1
    assert checked["sold"] > 3
    assert checked["pawn"] > 50


# --- What lies on the board -------------------------------------------------------------------


@each_language
def test_every_piece_is_drawn_and_lies_on_the_board(language: str) -> None:
    for game in positions():
        drawn, shown = drawing_of(game, language), seen(game)
        names = [piece.id for piece in shown.pieces]
        assert len(set(names)) == len(names)
        spots = {spot.id: spot for spot in drawn.spots}
        for piece in shown.pieces:
            sprite = drawn.sprites[piece.sprite]
            spot = spots[piece.spot]
            assert abs(piece.x - spot.x) <= spot.width / 2
            assert abs(piece.y - spot.y) <= spot.height / 2
            assert piece.x - sprite.width * piece.scale / 2 >= 0
            assert piece.x + sprite.width * piece.scale / 2 <= drawn.width
            assert piece.y - sprite.height * piece.scale / 2 >= 0
            assert piece.y + sprite.height * piece.scale / 2 <= drawn.height
            assert words(game, piece.label, language)


def test_all_pawns_are_there() -> None:
    """On the ring, in the lot and in the districts: as many as the view says."""
    for game in positions():
        gone = {colour.name: colour.gone for colour in game.view(None).colours}
        pieces = seen(game).pieces
        pawns = [p for p in pieces if p.sprite.startswith("pawn-") and not p.id.startswith("chip-")]
        for colour in COLOURS:
            shown = sum(piece.sprite == f"pawn-{colour}" for piece in pawns)
            assert shown == 18 - gone[colour]


def test_the_lot_glides_from_the_ring_and_keeps_its_pawns() -> None:
    game = ludopolis.new("bigshot", players=4, seed=8)
    while game.decision != "place":
        game.play("pass")
    for left in (3, 2, 1):
        game.play(game.legal()[0])
        before = {p.id for p in seen(game).pieces if p.spot == "block" and p.part[:4] == "lot-"}
        assert len(before) == left
    ring = {p.id for p in seen(game).pieces if p.sprite.startswith("pawn-")}
    game.play(game.legal()[0])
    lot = {p.id for p in seen(game).pieces if p.part.startswith("lot-")}
    assert len(lot) == 4
    assert lot <= ring


def test_a_sold_district_has_a_sign_and_a_pawn_of_its_owner() -> None:
    game = position(sold={"West 9": "R", "West park": "R", "West 10": "Y"})
    found = {
        spot: sorted(p.sprite for p in seen(game).pieces if p.spot == spot)
        for spot in ("district-west-9", "district-west-10", "district-west-park")
    }
    assert found == {
        "district-west-9": ["doubled", "pawn-red", "sold"],
        "district-west-10": ["pawn-yellow", "sold"],
        "district-west-park": ["pawn-red", "sold"],
    }


def chips(game: Game) -> dict[str, tuple[str, str]]:
    return {
        piece.id: (piece.sprite, piece.text)
        for piece in seen(game).pieces
        if re.fullmatch(r"chip-\d", piece.id)
    }


def test_on_a_phone_the_capital_is_not_cut_off() -> None:
    """Closed boxes show the beginning of their rows."""
    rows = list(panel_rows(position(3), "seat-2"))
    assert rows[:3] == ["auction", "capital", "cash"]


def test_the_block_shows_who_bids_and_who_has_passed() -> None:
    game = position(leader=1)
    assert chips(game)["chip-2"] == ("chip-waits-1", "?")
    game.play("bid 3")
    game.play("pass")
    assert chips(game) == {
        "chip-1": ("chip-waits-1", ""),
        "chip-2": ("chip-highest-1", "3"),
        "chip-3": ("chip-passed-1", ""),
        "chip-4": ("chip-waits-1", "?"),
    }
    game.play("bid 5")
    rows = panel_rows(game, "seat-2")
    assert rows["auction"] == "outbid"
    assert set(chips(position(2)).values()) == {("chip-waits-2", "?"), ("chip-waits-2", "")}


def test_the_end_shows_the_capitals() -> None:
    game = finished(sold={"16": "R", "17": "R", "20": "Y"}, cash={"R": 2}, loans={"Y": 3})
    assert chips(game)["chip-1"][1] == "35"
    assert chips(game)["chip-2"][1] == "−10"
    assert not any(piece.sprite.startswith("die") for piece in seen(game).pieces)
    signs = [piece.sprite for piece in seen(game).pieces if piece.id.endswith("-sign")]
    assert Counter(signs) == {"sold": 3, "nobodys": 10}
    report = look.report_of(game, None)
    assert report is not None
    rows = [[words(game, cell) for cell in row] for row in report.rows]
    assert rows[0] == ["seat 1", "red", "16, 17", "33", "2", "0", "35"]
    assert rows[1][-2:] == ["−30", "−10"]
    assert len(report.columns) == len(rows[0])
    assert look.report_of(position(), None) is None


# --- The panels, the list, and what is not shown ----------------------------------------------


def test_expert_cash_is_never_shown_to_others() -> None:
    game = ludopolis.new("bigshot", players=4, seed=2, expert=True)
    for viewer in (1, None):
        for seat in range(1, 5):
            rows = panel_rows(game, f"seat-{seat}", viewer)
            shown = "10" if seat == viewer else "not shown"
            assert (rows["cash"], rows["capital"]) == (shown, shown)


def test_two_players_have_two_purses() -> None:
    rows = panel_rows(position(2, cash={"R": 8, "W": 5}), "seat-1")
    assert rows["cash"] == "red 8 · white 5"
    assert rows["capital"] == "red 8 · white 5 = 13"


def test_nobodys_colour_has_a_panel() -> None:
    rows = panel_rows(position(3, sold={"16": "K"}), "nobody")
    assert rows == {"districts": "1 (16)"}
    assert all(panel.id != "nobody" for panel in seen(position(4)).panels)


@each_language
def test_the_list_tells_everything_on_the_board(language: str) -> None:
    for game in positions()[::4]:
        view, told = game.view(None), listed(game, language)
        for district in view.districts:
            row = words(game, scene.district_row(view, district), language)
            assert told.count(row) == 1
            if district.owner is None and not view.over:
                numbers = [int(n) for n in re.findall(r"\d+", row.split(":", 1)[1])]
                counts = [district.pawns.count(name) for name in dict.fromkeys(district.pawns)]
                assert numbers[: len(counts)] == counts
            elif district.owner is not None:
                assert look.translator(game, language)(f"colour-{district.owner}") in row
        spaces = [row for row in told if re.match(r"(space|case|Feld) \d", row)]
        assert len(spaces) == sum(bool(space.pawns) for space in view.spaces)
        standing = [row for row in told if re.match(r"\S+ \d, ", row)]
        assert len(standing) == (0 if view.over else game.players)


def test_the_list_tells_the_bids() -> None:
    """How the bidding stands; and who decides, what can be bid."""
    game = position(leader=1, cash={"W": 9})
    assert "no bid yet" in listed(game)
    assert "You can bid from 1 to 10." in listed(game, seat=2)
    game.play("bid 4")
    told = listed(game, seat=3)
    assert {"highest bid 4 by seat 2", "seat 2, yellow: bids 4"} <= {*told}
    assert "You can bid from 5 to 9." in told
    assert not any("You can bid" in row for row in listed(game, seat=2))
    game.play("bid 9")
    assert "You can bid 10." in listed(game, seat=4)


# --- The guide --------------------------------------------------------------------------------


def test_every_lesson_comes_up_and_is_told_in_all_languages() -> None:
    hand_made = [
        position(leader=1, cash={"Y": 0}),
        position(leader=1, loans={"Y": 3}),
        position(leader=1, round_number=12),
        position(leader=1, round_number=18),
        position(lot="RK", placing=1, city={"16": "RRYYWK"}),
        position(lot="RK", placing=1, city={"17": "RRYYW"}),
        position(lot="RK", placing=1, city={"West park": "RRYY"}),
        position(3, lot="RK", placing=1),
        position(lot="RK", placing=1),
    ]
    known = {rule.key for rule in guide.GUIDE.lessons}
    told = set()
    for game in [*positions(), *hand_made]:
        lesson = UI.lesson(game.view(game.seat))
        if game.over:
            assert lesson is None
            continue
        assert lesson is not None
        told.add(lesson.key)
        said = [
            words(game, text, language)
            for text in (lesson.title, lesson.text)
            for language in LANGUAGES
        ]
        assert len(set(said)) == len(said)
        for language in LANGUAGES:
            assert 1 < lesson.chapter <= len(chapters(game.box.rulebook(language)))
    assert told == known


def test_chapters_are_what_they_are_called() -> None:
    titles = [chapter.title for chapter in chapters(ludopolis.box("bigshot").rulebook("en"))]
    found = {titles[number - 1] for number in guide.GUIDE.chapters.values()}
    assert found == {
        "End of the game",
        "A round",
        "Option: expert",
        "Two players",
        "Who gets a district",
    }
    assert titles[guide.LOANS - 1] == "Loans"
    assert titles[guide.THREE - 1] == "Three players"
    assert titles[guide.HINTS - 1] == "First hints"


# --- The drawing and the pictures -------------------------------------------------------------


def checked(svg: str) -> ElementTree.Element:
    """A picture that any page may show: it parses, and needs no inline style or script."""
    tree = ElementTree.fromstring(svg)
    for element in tree.iter():
        assert "style" not in element.attrib
        assert not element.tag.endswith("script")
        assert not any(name.startswith("on") for name in element.attrib)
    return tree


@each_language
def test_the_drawing_is_small_and_clean(language: str) -> None:
    drawn = drawing_of(positions()[0], language)
    checked(f"<svg>{drawn.svg}</svg>")
    for sprite in drawn.sprites.values():
        tree = checked(f"<svg>{sprite.svg}</svg>")
        assert all("id" not in element.attrib for element in tree.iter())
    assert len(msgspec.json.encode(drawn)) < 60_000
    sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', drawn.svg)]
    assert min(sizes) >= 26


def test_districts_are_large_and_do_not_overlap() -> None:
    places = [*board.DISTRICTS.values(), board.BLOCK]
    assert set(board.DISTRICTS) == set(DISTRICT_NAMES)
    for number, one in enumerate(places):
        assert min(one.width, one.height) >= 110
        for other in places[number + 1 :]:
            apart = max(
                abs(one.x - other.x) - (one.width + other.width) / 2,
                abs(one.y - other.y) - (one.height + other.height) / 2,
            )
            assert apart >= 0


def test_a_park_lies_beside_its_three_districts() -> None:
    doubled = [(name, park) for name, park in zip(DISTRICT_NAMES, PARK, strict=True) if park]
    assert len(doubled) == 6
    for name, park in doubled:
        one, other = board.DISTRICTS[name].grown(GAP + 1), board.DISTRICTS[park]
        across = min(one.left + one.width, other.left + other.width) - max(one.left, other.left)
        down = min(one.top + one.height, other.top + other.height) - max(one.top, other.top)
        assert min(across, down) > 0
        assert max(across, down) > 2 * GAP


@each_language
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_positions_are_pictures(language: str, scheme: str) -> None:
    for game in (positions()[0], positions()[-1]):
        checked(look.picture(game, None, language, scheme))


@each_language
@pytest.mark.parametrize("name", list(board.PICTURES))
def test_pictures_are_drawn(name: str, language: str) -> None:
    game = positions()[0]
    found, *others = (
        UI.pictures[name](look.translator(game, said)) for said in (language, *LANGUAGES)
    )
    tree = checked(found.svg)
    assert len(list(tree.iter())) > 50
    assert len({other.caption for other in others}) == len(LANGUAGES)


def test_the_rulebooks_show_the_same_pictures() -> None:
    english, *others = (
        re.findall(r"^<!-- picture: (\w+) -->$", ludopolis.box("bigshot").rulebook(language), re.M)
        for language in LANGUAGES
    )
    assert others == [english] * len(others)
    assert sorted([*english, "cover"]) == sorted(board.PICTURES)


def test_the_pawns_of_the_pictures_are_those_of_the_box() -> None:
    assert Counter("".join(board.PAWNS)) == dict.fromkeys("RYWK", 18)


def drawn_districts(picture: str) -> Iterator[tuple[str, str, str]]:
    """The districts that a picture shows: the pawns in each, the flag, and who is said to own it."""
    letters = {name: letter for letter, name in NAMES.items()}
    for group in ElementTree.parse(FOLDER / "art" / f"{picture}.svg").getroot().iter():
        shown = [
            (use.get("href"), letters[str(use.get("data-paint"))], str(use.get("transform")))
            for use in group
            if group.tag.endswith("}g") and use.get("data-paint")
        ]
        pawns = "".join(
            letter for href, letter, at in shown if "#pawn" in str(href) and "scale" not in at
        )
        flags = "".join(letter for href, letter, _ in shown if "#flag" in str(href))
        owners = "".join(letter for _, letter, at in shown if "scale" in at)
        if pawns:
            yield pawns, flags, owners


@pytest.mark.parametrize("picture", ["counting", "hopes"])
def test_districts_of_the_pictures_are_as_the_rules_say(picture: str) -> None:
    sold = 0
    for pawns, flag, owner in drawn_districts(picture):
        assert position(city={"20": pawns}).view(None).district("20").ahead == NAMES[flag]
        assert owner == (flag if len(pawns) == 7 else "")
        sold += len(owner)
    assert sold == 3


def test_the_three_hopes_of_the_picture_come_of_its_lot() -> None:
    before, *after = (Counter(pawns) for pawns, _, _ in drawn_districts("hopes"))
    assert before == Counter("YYRW")
    assert all((then - before) <= Counter("RRYK") for then in after)
