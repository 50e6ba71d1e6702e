"""The setup: pawns, promoter, colours, purses, the first leader; and what a record may say of it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from bigshot_table import COLOURS, TABLES, totals
from hypothesis import given
from hypothesis import strategies as st

import ludopolis
from at_a_table import table
from ludopolis import Game, LudopolisError, OptionError, Record, RecordError
from ludopolis.games import bigshot
from ludopolis.games.bigshot.state import BOARD, DISTRICT_NAMES, PARK_OF, VALUES, value_in


@pytest.mark.parametrize("options", TABLES, ids=str)
@given(seed=st.integers(0, 10**9))
def test_every_space_has_four_pawns_of_two_colours(options: dict[str, Any], seed: int) -> None:
    """Setup: 72 pawns, 18 of each colour, four on each space, at least two colours on each."""
    game = ludopolis.new("bigshot", seed=seed, **options)
    start = table(game)
    dealt = ludopolis.box("bigshot").views.chance(game.state, list(game.setup), in_setup=True)
    keys = [key for outcome in dealt for key in outcome]
    assert keys == ["pawns", "promoter", "colours", "leader", "die"]
    ring = dealt[0]["pawns"]
    assert len(ring) == 18
    assert all(len(space) == 4 and len(set(space)) >= 2 for space in ring)
    assert all(space == sorted(space, key=COLOURS.index) for space in ring)
    assert Counter(pawn for space in ring for pawn in space) == dict.fromkeys(COLOURS, 18)
    # The die has moved the promoter, and what was there is for sale.
    at = (dealt[1]["promoter"] - 1 + dealt[4]["die"]) % 18
    assert start["promoter"] == at + 1
    assert start["lot"] == ring[at]
    ring[at] = []
    assert start["spaces"] == ring
    assert start["leader"] == dealt[3]["leader"]
    assert list(start["owners"].values()) == dealt[2]["colours"]
    assert start["round"] == 1
    assert start["tokens"] == 30
    assert start["box"] == dict.fromkeys(COLOURS, 0)
    for district in start["districts"].values():
        assert district == {"pawns": dict.fromkeys(COLOURS, 0), "sold": False, "owner": None}


@pytest.mark.parametrize(("players", "seats"), [(2, "1122"), (3, "123-"), (4, "1234")])
def test_colours_and_purses(players: int, seats: str) -> None:
    """Setup, Three players, Two players: who has how many colours, and 10 million for each."""
    seen = set()
    for seed in range(150):
        start = table(ludopolis.new("bigshot", players=players, seed=seed))
        owners = list(start["owners"].values())
        assert sorted("-" if seat is None else str(seat) for seat in owners) == sorted(seats)
        with_seat = [colour for colour in COLOURS if start["owners"][colour]]
        assert start["purses"] == dict.fromkeys(with_seat, 10)
        assert start["loans"] == dict.fromkeys(with_seat, 0)
        seen.add(tuple(owners))
    assert len(seen) == {2: 6, 3: 24, 4: 24}[players]


def test_everybody_may_lead_and_every_space_may_be_first() -> None:
    """Setup: the promoter starts on any space, a die decides who leads."""
    games = [ludopolis.new("bigshot", players=3, seed=seed) for seed in range(150)]
    assert {table(game)["leader"] for game in games} == {1, 2, 3}
    assert {table(game)["promoter"] for game in games} == set(range(1, 19))
    assert {game.view(None).thrown for game in games} == {1, 2, 3, 4, 5, 6}


def one_colour_first(setup: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The same setup, but the first space is red only."""
    pawns = list(setup[0]["shuffle"])
    pawns.sort(key=lambda pawn: pawn != 0)
    return [{"shuffle": pawns}, *setup[1:]]


def has_a_space_of_one_colour(pawns: list[int]) -> bool:
    return any(len(set(pawns[i : i + 4])) == 1 for i in range(0, 72, 4))


def test_every_mix_is_written_down_until_one_counts() -> None:
    """Ruling: all 72 are mixed again; about one deal in five needs it."""
    again = 0
    for seed in range(40):
        *mixes, promoter, colours, leader, die = ludopolis.new(
            "bigshot", players=4, seed=seed
        ).setup
        *rejected, counts = [mix["shuffle"] for mix in mixes]
        assert all(has_a_space_of_one_colour(mix) for mix in rejected)
        assert not has_a_space_of_one_colour(counts)
        assert [*promoter, *colours, *leader, *die] == [
            "pick",
            "of",
            "shuffle",
            *["pick", "of"] * 2,
        ]
        again += bool(rejected)
    assert 2 <= again <= 20


def test_a_forged_mix_is_refused() -> None:
    """Ruling: a record whose pawns have a space of one colour is to be mixed again."""
    game = ludopolis.new("bigshot", players=4, seed=2)
    bad = one_colour_first(list(game.setup))
    Game(game.box, 4, game.options, 2, setup=[bad[0], *game.setup])
    # Nor is a good one mixed again.
    for setup in (bad, bad[:1], [game.setup[0], *game.setup]):
        with pytest.raises(LudopolisError, match="setup does not fit"):
            Game(game.box, 4, game.options, 2, setup=setup)


def test_a_record_with_a_forged_mix_is_refused() -> None:
    """Ruling: the same, read from a file."""
    data = json.loads(ludopolis.new("bigshot", players=4, seed=2).record().line())
    Record.parse(json.dumps(data)).replay()
    data["setup"] = one_colour_first(data["setup"])
    with pytest.raises(RecordError):
        Record.parse(json.dumps(data)).replay()


def test_the_order_on_a_space_means_nothing() -> None:
    """The same pawns on the same spaces are the same position, to the byte."""
    game = ludopolis.new("bigshot", players=4, seed=2)
    pawns = list(game.setup[0]["shuffle"])
    turned = [pawn for i in range(0, 72, 4) for pawn in reversed(pawns[i : i + 4])]
    assert turned != pawns
    again = Game(game.box, 4, game.options, 2, setup=[{"shuffle": turned}, *game.setup[1:]])
    assert again.fingerprint() == game.fingerprint()


def test_a_true_setup_is_read_back() -> None:
    for options in TABLES:
        game = ludopolis.new("bigshot", seed=9, **options)
        again = Game(game.box, game.players, game.options, 9, setup=game.setup)
        assert again.fingerprint() == game.fingerprint()
        assert again.setup == game.setup


def test_options_and_players() -> None:
    box = ludopolis.box("bigshot")
    assert [option.name for option in box.options] == ["expert"]
    for players in (1, 5):
        with pytest.raises(OptionError):
            ludopolis.new("bigshot", players=players)
    for players in (2, 3, 4):
        assert ludopolis.new("bigshot", players=players, expert=True).options == {"expert": True}


def test_the_board() -> None:
    """Board: the table of districts, and what each park doubles."""
    values = dict(zip(DISTRICT_NAMES, VALUES.tolist(), strict=True))
    assert [values[name] for name in ("16", "17", "18", "20", "21")] == [16, 17, 18, 20, 21]
    for park, side in enumerate(("West", "East"), start=11):
        assert DISTRICT_NAMES[park] == f"{side} park"
        assert values[f"{side} park"] == 0
        doubled = [DISTRICT_NAMES[i] for i in range(13) if PARK_OF[i] == park]
        assert doubled == [f"{side} 9", f"{side} 10", f"{side} 11"]
        assert [values[name] for name in doubled] == [9, 10, 11]
    assert BOARD["money"]["loan_tokens"]["value"] == 30
    # The printed example doubles 9 and 10; that the 11 adjoins the same park is not said.
    assert BOARD["parks"]["West park"]["mark"] == ["printed", "printed", "likely"]


def test_names_say_values() -> None:
    """Board: a district is named after its value, and a park has none."""
    assert [value_in(name) for name in DISTRICT_NAMES] == VALUES.tolist()
    assert (value_in("19"), value_in("East 12"), value_in("West park")) == (19, 12, 0)


def test_the_file_of_the_board_may_be_corrected(tmp_path: Path) -> None:
    """A 17 that should be a 19 is changed in the file alone; a name must say its value."""
    package = Path(bigshot.__file__).parent
    board = (package / "board.toml").read_text(encoding="utf-8")
    renamed = board.replace('"17"', '"19"')
    assert picture_with(tmp_path, renamed.replace("16, 17,", "16, 19,")).startswith("True")
    assert "names must say the values" in picture_with(tmp_path, renamed)


def picture_with(folder: Path, board: str) -> str:
    """Whether 19 is in the picture of a new game with another board, or what went wrong."""
    other = folder / "board.toml"
    other.write_text(board, encoding="utf-8")
    program = (
        "from pathlib import Path\n"
        f"board = Path({str(other)!r}).read_text(encoding='utf-8')\n"
        "read = Path.read_text\n"
        "Path.read_text = lambda path, *how, **more: ("
        "board if path.name == 'board.toml' and path.parent.name == 'bigshot'"
        " else read(path, *how, **more))\n"
        "import ludopolis\n"
        "game = ludopolis.new('bigshot', players=3, seed=1)\n"
        "from ludopolis.presentation.look import translator\n"
        "from ludopolis.presentation.ui import ui_of\n"
        "say = [translator(game, said) for said in ('en', 'fr')]\n"
        "ui = ui_of(game.box)\n"
        "pictures = [ui.terminal(game.view(1), words) for words in say]\n"
        "drawn = '>19<' in ui.drawing(3, game.options, say[0]).svg\n"
        "print(drawn and all('19[/]' in picture for picture in pictures))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stdout + done.stderr


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_the_invariants_at_the_start(options: dict[str, Any]) -> None:
    """18 pawns of each colour, 30 tokens, and as much money as the bank gave away."""
    assert totals(ludopolis.new("bigshot", seed=1, **options)) == [18, 18, 18, 18, 30, 0]
