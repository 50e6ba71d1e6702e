"""Records: save file, replay, bug report and fixture at once, and never a surprise."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jsonschema
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import ludopolis
from ludopolis import Game, Record, RecordError
from ludopolis.engine import conformance
from ludopolis.engine.record import SCHEMA

BOX = ludopolis.box("newyork")
SETS = list(conformance.option_sets(BOX))


def random_game(players: int = 2, seed: int = 1, moves: int = 10_000, **options: Any) -> Game:
    """A game of random moves, to its end or so far."""
    names = [f"Player «{seat}» ✓" for seat in range(1, players + 1)]
    game = ludopolis.new("newyork", players=players, seed=seed, names=names, **options)
    mind = random.Random(seed)
    while not game.over and len(game.moves) < moves:
        game.play(mind.choice(game.legal()))
    return game


@pytest.fixture(scope="module")
def finished() -> Game:
    return random_game(players=2, seed=8, events=True)


@pytest.fixture(scope="module")
def begun() -> Game:
    """A game that is not over, in its main round."""
    return random_game(players=3, seed=6, moves=40)


# --- Writing and reading ----------------------------------------------------------------------


@settings(max_examples=25)
@given(chosen=st.sampled_from(SETS), seed=st.integers(0, 2**128 - 1), moves=st.integers(0, 120))
def test_a_record_gives_back_the_same_game(
    chosen: conformance.OptionSet, seed: int, moves: int
) -> None:
    game = random_game(chosen.players, seed, moves, **chosen.options)
    line = game.record().line()
    assert "\n" not in line
    record = Record.parse(line)
    again = record.replay()
    assert record == game.record()
    assert again.fingerprint() == game.fingerprint()
    assert again.record().line() == line
    assert again.moves == game.moves
    assert (again.names, again.seed, again.options) == (game.names, game.seed, game.options)
    assert again.result() == game.result()
    validator().validate(json.loads(line))


def test_a_saved_game_is_loaded_where_it_was_left(begun: Game, tmp_path: Path) -> None:
    path = tmp_path / "a game.record"
    begun.record().save(path)
    for load in (ludopolis.load(path), ludopolis.load(str(path)), Record.load(path).replay()):
        assert load.fingerprint() == begun.fingerprint()
        assert load.seat == begun.seat
        assert load.legal() == begun.legal()
    assert [file.name for file in tmp_path.iterdir()] == ["a game.record"]


def test_saving_again_replaces_the_file(begun: Game, finished: Game, tmp_path: Path) -> None:
    path = tmp_path / "game"
    finished.record().save(path)
    begun.record().save(path)
    assert path.read_text(encoding="utf-8") == begun.record().line() + "\n"


def test_a_save_that_fails_keeps_the_old_file(begun: Game, tmp_path: Path) -> None:
    path = tmp_path / "game"
    path.mkdir()
    (path / "inside").touch()
    with pytest.raises(OSError, match=r"."):
        begun.record().save(path)
    assert (path / "inside").exists()


def test_a_pipe_is_not_replaced(begun: Game, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileExistsError, match="it is no file"):
        begun.record().save(tmp_path / "pipe")
    assert (tmp_path / "pipe").is_fifo()


@pytest.mark.parametrize("path", [".", "/", ""])
def test_a_record_wants_a_file_with_a_name(begun: Game, path: str) -> None:
    with pytest.raises(FileExistsError, match=r"it is no file: '[./]'"):
        begun.record().save(path)


def test_a_file_may_hold_many_records(begun: Game, finished: Game, tmp_path: Path) -> None:
    path = tmp_path / "many"
    lines = [begun.record().line(), "", finished.record().line(), ""]
    path.write_text("\n".join(lines), encoding="utf-8")
    assert list(Record.load_all(path)) == [begun.record(), finished.record()]
    assert Record.load(path) == begun.record()


def test_one_record_of_many_is_opened_without_reading_the_others(
    begun: Game, finished: Game, tmp_path: Path
) -> None:
    path = tmp_path / "many.records"
    lines = ["what nobody can read", "", begun.record().line(), finished.record().line()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert Record.load_one(path, 2) == begun.record()
    assert Record.load_one(path, 3) == finished.record()
    with pytest.raises(RecordError, match="line 1"):
        Record.load_one(path, 1)
    with pytest.raises(RecordError, match="no record number 4"):
        Record.load_one(path, 4)


def test_steps_show_every_position(begun: Game) -> None:
    again = ludopolis.new("newyork", players=3, seed=6)
    for number, position in enumerate(begun.record().steps()):
        if number:
            again.play(begun.moves[number - 1].action)
        assert position.fingerprint() == again.fingerprint()
        assert len(position.moves) == number
    assert number == len(begun.moves)


def test_a_replay_rolls_nothing(finished: Game) -> None:
    """With another seed, or none, the record tells the same game."""
    for seed in ("0" * 32, "f" * 32, None):
        again = Record.parse(json.dumps({**finished.record().data, "seed": seed})).replay()
        assert again.fingerprint() == finished.fingerprint()


# --- Going on ---------------------------------------------------------------------------------


def to_the_end(game: Game, seed: int = 0) -> Game:
    mind = random.Random(seed)
    while not game.over:
        game.play(mind.choice(game.legal()))
    return game


def test_an_unfinished_game_goes_on_to_the_end(begun: Game) -> None:
    line = begun.record().line()
    assert json.loads(line)["result"] is None
    game = to_the_end(Record.parse(line).replay())
    assert game.result() is not None
    assert Record.parse(game.record().line()).replay().fingerprint() == game.fingerprint()


def test_a_resumed_game_goes_on_as_it_would_have() -> None:
    """The same seed and the same choices give the same game, with or without a pause."""
    game = random_game(players=3, seed=6, moves=60)
    assert any("shuffle" in outcome for move in game.moves[30:] for outcome in move.chance), (
        "the game should have shuffled while it was played"
    )
    resumed = Record.parse(game.record().line()).replay()
    assert to_the_end(resumed).fingerprint() == to_the_end(game.copy()).fingerprint()


# --- The schema -------------------------------------------------------------------------------


def validator() -> Any:
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    jsonschema.Draft202012Validator.check_schema(schema)
    return jsonschema.Draft202012Validator(schema)


def test_the_schema_is_one_and_records_follow_it(begun: Game, finished: Game) -> None:
    for game in (begun, finished):
        validator().validate(game.record().data)


def test_the_schema_describes_every_field(finished: Game) -> None:
    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    data = finished.record().data
    assert set(schema["required"]) == set(data) == set(schema["properties"]) - {"shuffle"}
    assert set(schema["properties"]["result"]["properties"]) == set(data["result"])


@pytest.mark.parametrize("field", sorted(json.loads(SCHEMA.read_text("utf-8"))["required"]))
def test_the_schema_misses_a_missing_field(begun: Game, field: str) -> None:
    data = dict(begun.record().data)
    del data[field]
    assert not validator().is_valid(data)


# --- Damage -----------------------------------------------------------------------------------


def refused(text: str) -> str:
    """The text is refused as a record, or its replay is; what was said."""
    with pytest.raises(RecordError) as refusal:
        Record.parse(text).replay()
    message = str(refusal.value)
    assert 10 < len(message) < 1000
    assert "Traceback" not in message
    return message


def test_a_record_cut_short_anywhere_is_refused(finished: Game) -> None:
    line = finished.record().line()
    for length in range(0, len(line), 200):
        assert "breaks off" in refused(line[:length])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "7",
        '"ludopolis-record"',
        "[]",
        "{}",
        '{"format": "chess"}',
        '{"format": null}',
        '[{"format": "ludopolis-record"}]',
        '{"format": "ludopolis-record"}',
        "hello",
        "{'format': 'ludopolis-record'}",
        '{"format": "ludopolis-record", "version": 1',
        "\x00\x01\x02",
        "NaN",
        "[" * 100_000,
        '{"a":' * 100_000,
        '{"format": "ludopolis-record", "moves": ' + "[" * 100_000,
        '{"format": "ludopolis-record", "moves": ' + "[" * 900 + "]" * 900 + "}",
        "9" * 5000,
        "-" + "9" * 5000,
        "1e999999",
    ],
    ids=lambda text: text[:40].encode("unicode_escape").decode(),
)
def test_what_is_no_record_is_refused(text: str) -> None:
    refused(text)


Edit = Callable[[dict[str, Any]], None]


def put(*path: Any) -> Edit:
    """Put the last of these at the place that the others name."""

    def change(data: dict[str, Any]) -> None:
        place: Any = data
        for part in path[:-2]:
            place = place[part]
        place[path[-2]] = path[-1]

    return change


def swap_moves(data: dict[str, Any]) -> None:
    data["moves"][0], data["moves"][1] = data["moves"][1], data["moves"][0]


def lose_a_card(data: dict[str, Any]) -> None:
    data["setup"][0]["shuffle"].pop()


def forge_a_card(data: dict[str, Any]) -> None:
    cards = data["setup"][0]["shuffle"]
    cards[0] = next(card for card in cards if card != cards[0])


def chance_for_nothing(data: dict[str, Any]) -> None:
    data["moves"][0]["chance"] = [{"pick": 0, "of": 2}]


def chance_forgotten(data: dict[str, Any]) -> None:
    del next(move for move in data["moves"] if "chance" in move)["chance"]


def chance_forged(data: dict[str, Any]) -> None:
    outcome = next(move for move in data["moves"] if "chance" in move)["chance"][0]
    outcome["shuffle"][0] = 99


def chance_doubled(data: dict[str, Any]) -> None:
    chance = next(move for move in data["moves"] if "chance" in move)["chance"]
    chance.append(chance[0])


def one_move_too_many(data: dict[str, Any]) -> None:
    data["moves"].append(dict(data["moves"][-1]))


def one_move_too_few(data: dict[str, Any]) -> None:
    data["moves"].pop()


def deep(data: dict[str, Any]) -> None:
    nest: Any = []
    for _ in range(200):
        nest = [nest]
    data["options"]["events"] = nest


HUGE = 10**30

EDITS: list[tuple[Edit, list[str]]] = [
    (put("format", "chess-record"), ["ludopolis-record"]),
    (put("version", 2), ["version"]),
    (put("game", "chess"), ["chess", "newyork"]),
    (put("game", 3), ["game"]),
    (put("rules", 2), ["newer", "version 2"]),
    (put("rules", HUGE), ["newer"]),
    (put("rules", 0), ["rules"]),
    (put("rules", "1"), ["rules"]),
    (put("players", 3), []),
    (put("players", 9), ["2 to 5 players"]),
    (put("players", HUGE), ["players"]),
    (put("players", -1), ["players"]),
    (put("players", True), ["players"]),
    (put("players", 2.0), []),
    (put("options", "events", "perhaps"), ["events", "perhaps"]),
    (put("options", "events", HUGE), ["events"]),
    (put("options", "events", False), []),
    (put("options", "colour", "red"), ["colour"]),
    (put("options", "teams", True), ["teams"]),
    (put("options", []), ["options"]),
    (put("seats", ["one"]), ["1 names", "2 seats"]),
    (put("seats", [1, 2]), ["seats"]),
    (put("seats", 0, "x" * 201), ["seats"]),
    (put("seed", "xyz"), ["seed"]),
    (put("seed", 5), ["seed"]),
    (put("seed", "f" * 33), ["seed"]),
    (put("setup", []), ["setup"]),
    (put("setup", 0, {"pick": 0, "of": 1}), ["setup"]),
    (put("setup", 0, {"pick": HUGE, "of": HUGE}), ["setup"]),
    (put("setup", 0, "shuffle", 0, HUGE), ["setup"]),
    (put("setup", 0, "shuffle", [0] * 1000), ["setup"]),
    (put("setup", 0, "shuffle", [0] * 100_000), ["setup"]),
    (lose_a_card, ["setup"]),
    (forge_a_card, ["setup"]),
    (put("moves", {}), ["moves"]),
    (put("moves", 3, {}), ["moves/3"]),
    (put("moves", 3, None), ["moves/3"]),
    (put("moves", 3, "seat", 1), ["move 4", "seat 1", "seat 2"]),
    (put("moves", 3, "seat", HUGE), ["move 4"]),
    (put("moves", 3, "seat", 0), ["moves/3/seat"]),
    (put("moves", 3, "do", "show hand"), ["move 4", "show hand"]),
    (put("moves", 3, "do", "Broadway"), ["move 4"]),
    (put("moves", 3, "do", ""), ["move 4"]),
    (put("moves", 3, "do", "x" * 301), ["moves/3/do"]),
    (put("moves", 3, "do", "\ud800"), ["move 4"]),
    (put("moves", 3, "extra", 1), ["extra"]),
    (swap_moves, ["move 1"]),
    (chance_for_nothing, ["move 1", "chance"]),
    (chance_forgotten, ["chance"]),
    (chance_forged, ["chance"]),
    (chance_doubled, ["chance"]),
    (one_move_too_few, []),
    (one_move_too_many, ["over"]),
    (put("result", None), ["result"]),
    (put("result", "scores", 0, 99), ["result"]),
    (put("result", "scores", 0, HUGE), ["result"]),
    (put("result", "places", []), ["result"]),
    (put("result", "places", [1, 1]), ["result"]),
    (put("result", "reason", "boredom"), ["result", "boredom"]),
    (put("result", {}), ["result"]),
    (put("comment", "hello"), ["comment"]),
    (deep, ["options"]),
]


@pytest.mark.parametrize(
    ("edit", "words"), EDITS, ids=[f"{n} {edit.__name__}" for n, (edit, _) in enumerate(EDITS)]
)
def test_an_edited_record_is_refused(finished: Game, edit: Edit, words: list[str]) -> None:
    data = json.loads(finished.record().line())
    edit(data)
    message = refused(json.dumps(data))
    for word in words:
        assert word in message
    assert "None's turn" not in message


def test_a_number_too_long_to_read_is_refused(finished: Game) -> None:
    line = finished.record().line()
    refused(line.replace('"players":2', '"players":' + "2" * 5000))


# --- Files ------------------------------------------------------------------------------------


def refused_file(path: Path) -> str:
    with pytest.raises(RecordError) as refusal:
        ludopolis.load(path)
    assert str(path) in str(refusal.value)
    return str(refusal.value)


def test_files_that_hold_no_record_are_refused(tmp_path: Path, finished: Game) -> None:
    path = tmp_path / "file"
    assert "No such file" in refused_file(path)
    assert "cannot read" in refused_file(tmp_path)
    for content, words in {
        b"": "empty",
        b"\n \n\n": "empty",
        bytes(range(256)): "not a text",
        b"\x89PNG\r\n\x1a\n" + bytes(1000): "not a text",
        finished.record().line().encode("utf-16"): "not a text",
        b"\0" * 100: "line 1",
        b"hello\nworld\n": "line 1",
        finished.record().line().encode()[:-300]: "line 1",
    }.items():
        path.write_bytes(content)
        assert words in refused_file(path)


def test_the_line_of_the_damage_is_named(tmp_path: Path, finished: Game) -> None:
    path = tmp_path / "file"
    line = finished.record().line()
    path.write_text(f"{line}\n{line}\n{line[:-9]}\n", encoding="utf-8")
    with pytest.raises(RecordError, match="line 3"):
        list(Record.load_all(path))


# --- Any damage at all ------------------------------------------------------------------------


@pytest.fixture(scope="module")
def short_line() -> bytes:
    line: bytes = random_game(players=2, seed=9, moves=34, events=True).record().line().encode()
    return line


@settings(max_examples=400)
@given(
    places=st.lists(st.floats(0, 1, exclude_max=True), min_size=1, max_size=3),
    how=st.sampled_from(["flip", "digit", "insert", "delete", "double", "sign"]),
    by=st.integers(1, 255),
)
def test_random_damage_is_refused_or_leaves_a_valid_game(
    short_line: bytes,
    tmp_path_factory: pytest.TempPathFactory,
    places: list[float],
    how: str,
    by: int,
) -> None:
    line = bytearray(short_line)
    for place in places:
        at = int(place * len(line))
        if how == "flip":
            line[at] ^= by
        elif how == "digit":
            digits = [i for i, byte in enumerate(line) if 48 <= byte < 58]
            line[digits[int(place * len(digits))]] = 48 + by % 10
        elif how == "insert":
            line.insert(at, by)
        elif how == "delete":
            del line[at : at + 1 + by % 40]
        elif how == "double":
            line[at:at] = line[at : at + by]
        else:
            line[at] = b'{}[]",:-.e0n'[by % 12]
    path = tmp_path_factory.getbasetemp() / "fuzzed"
    path.write_bytes(line)
    try:
        game = ludopolis.load(path)
    except RecordError as fault:
        assert str(path) in str(fault) or "record" in str(fault)
        return
    again = Record.parse(game.record().line()).replay()
    assert again.fingerprint() == game.fingerprint()
    if not game.over:
        conformance.check_choices(game)
