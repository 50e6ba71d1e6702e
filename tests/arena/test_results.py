"""Results on disk: a stop loses nothing, and nothing is mixed that does not belong together."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludopolis.arena.game_runner import Forfeit, GameOutcome
from ludopolis.arena.results import GAMES, RECORDS, SETTINGS, Results, line_of, match_of
from ludopolis.arena.tournament import Fixture, Match, Tournament, arrange
from ludopolis.arena.versions import Versions
from ludopolis.engine.errors import LudopolisError, OptionError, RecordError

VERSIONS: Versions = {"ludopolis": "1.2", "rules": 3, "code": "abc"}
TOURNAMENT = arrange("newyork", ["random", "greedy"], players=3, games=12, seed=5)


def opened(
    folder: Path,
    tournament: Tournament = TOURNAMENT,
    resume: bool = True,
    versions: Versions = VERSIONS,
) -> Results:
    return Results(folder, tournament, versions, resume=resume)


def ended(fixture: Fixture) -> Match:
    """A game as it might have ended."""
    return Match(fixture, GameOutcome((3, 2, 3), (1, 3, 1), 17, "stop card", 0.25))


@pytest.fixture
def begun(tmp_path: Path) -> Path:
    """A folder with the first five games, which ended in another order."""
    with opened(tmp_path / "arena", resume=False) as results:
        assert len(results.unplayed()) == 12
        for fixture in [results.unplayed()[n] for n in (4, 0, 3, 1, 2)]:
            results.add([ended(fixture)])
    return tmp_path / "arena"


WHOLE = st.integers(0, 10**6)
SECONDS = st.floats(0, 1000).map(lambda n: round(n, 6))
THREE = st.tuples(WHOLE, WHOLE, WHOLE)


@given(
    st.builds(
        Match,
        st.builds(
            Fixture,
            WHOLE,
            WHOLE,
            st.integers(0, 2**128 - 1),
            st.tuples(st.text(), st.text(), st.text()),
        ),
        st.builds(
            GameOutcome,
            THREE,
            st.tuples(*[st.integers(1, 3)] * 3),
            WHOLE,
            st.text(),
            SECONDS,
            st.none() | st.tuples(SECONDS, SECONDS, SECONDS),
            st.none() | THREE,
            st.just(""),
            st.none() | st.builds(Forfeit, st.integers(0, 2), st.text()),
        ),
    )
)
def test_a_line_gives_the_game_again(match: Match) -> None:
    line = line_of(match)
    assert "\n" not in line
    assert match_of(line) == match
    assert json.loads(line)["winners"] == [seat + 1 for seat in match.played.winners]


def test_settings_say_what_is_played(begun: Path) -> None:
    settings = json.loads((begun / SETTINGS).read_text("utf-8"))
    assert settings.pop("begun")[:2] == "20"
    assert settings == {
        "format": 1,
        "game": "newyork",
        "players": 3,
        "options": dict(TOURNAMENT.options),
        "bots": ["random", "greedy"],
        "tables": "duels",
        "games": 12,
        "seed": 5,
        "records": False,
        "faults": "stop",
        "versions": VERSIONS,
    }


def test_what_was_played_is_not_played_again(begun: Path) -> None:
    at_first = json.loads((begun / SETTINGS).read_text("utf-8"))["begun"]
    with opened(begun) as results:
        assert sorted(results.matches) == [1, 2, 3, 4, 5]
        assert [fixture.number for fixture in results.unplayed()] == list(range(6, 13))
        results.add(map(ended, results.unplayed()))
        assert results.unplayed() == []
    with opened(begun) as results:
        assert results.matches == {f.number: ended(f) for f in TOURNAMENT.fixtures()}
    assert json.loads((begun / SETTINGS).read_text("utf-8"))["begun"] == at_first


@pytest.mark.parametrize("cut", [1, 5, 60])
def test_a_torn_last_line_is_a_game_that_was_not_played(begun: Path, cut: int) -> None:
    path = begun / GAMES
    path.write_bytes(path.read_bytes()[:-cut])
    with opened(begun) as results:
        assert sorted(results.matches) == [1, 2, 4, 5]
        results.add([ended(results.unplayed()[0])])
    with opened(begun) as results:
        assert sorted(results.matches) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("line", [b"{", b"[]", b"\0\0\0", b'{"game": 1}', b"\xff"])
def test_a_damaged_line_is_named(begun: Path, line: bytes) -> None:
    lines = (begun / GAMES).read_bytes().splitlines()
    lines[2] = line
    (begun / GAMES).write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(RecordError, match=r"line 3 of .*games.jsonl is damaged"):
        opened(begun)


@pytest.mark.parametrize(
    ("key", "value"), [("game", 13), ("deal", 2), ("seats", ["random"] * 3), ("seed", "0")]
)
def test_a_game_of_another_arena_is_refused(begun: Path, key: str, value: object) -> None:
    lines = (begun / GAMES).read_text("utf-8").splitlines()
    lines[1] = json.dumps({**json.loads(lines[1]), key: value})
    (begun / GAMES).write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(RecordError, match=r"line 2 of .* is no game of this arena"):
        opened(begun)


@pytest.mark.parametrize(
    ("what", "words"),
    [
        (arrange("bigshot", ["random", "greedy"], 3, games=12, seed=5), "game 'newyork'"),
        (dataclasses.replace(TOURNAMENT, players=2), "players 3"),
        (dataclasses.replace(TOURNAMENT, seed=6), "seed 5, not 6"),
        (dataclasses.replace(TOURNAMENT, tables="mixed"), "tables 'duels'"),
        (dataclasses.replace(TOURNAMENT, bots=("greedy", "random")), "bots"),
        (dataclasses.replace(TOURNAMENT, games=11), "has 12 games"),
        (dataclasses.replace(TOURNAMENT, records=True), "without records: leave --records out"),
        (
            dataclasses.replace(TOURNAMENT, options={**TOURNAMENT.options, "events": True}),
            "options",
        ),
    ],
)
def test_other_settings_do_not_go_on(begun: Path, what: Tournament, words: str) -> None:
    before = (begun / GAMES).read_bytes(), (begun / SETTINGS).read_bytes()
    with pytest.raises(OptionError, match=words):
        opened(begun, what)
    assert ((begun / GAMES).read_bytes(), (begun / SETTINGS).read_bytes()) == before
    assert not (begun / RECORDS).exists()


@pytest.mark.parametrize("changed", [{"ludopolis": "1.3"}, {"rules": 4}, {"code": "abd"}])
def test_other_versions_do_not_go_on(begun: Path, changed: Versions) -> None:
    with pytest.raises(OptionError, match=r"played by ludopolis 1.2, rules 3, code abc; this is"):
        opened(begun, versions={**VERSIONS, **changed})


def test_more_games_may_be_added(begun: Path) -> None:
    with opened(begun, dataclasses.replace(TOURNAMENT, games=20)) as results:
        assert sorted(results.matches) == [1, 2, 3, 4, 5]
        assert len(results.unplayed()) == 15
    assert json.loads((begun / SETTINGS).read_text("utf-8"))["games"] == 20


def test_an_arena_that_said_less_of_itself_goes_on(begun: Path) -> None:
    settings = json.loads((begun / SETTINGS).read_text("utf-8"))
    del settings["records"], settings["faults"]
    (begun / SETTINGS).write_text(json.dumps(settings), "utf-8")
    games = (begun / GAMES).read_text("utf-8")
    assert games.count(', "forfeit": null') == 5
    (begun / GAMES).write_text(games.replace(', "forfeit": null', ""), "utf-8")
    with opened(begun) as results:
        assert len(results.matches) == 5


def test_who_was_stopped_by_a_fault_may_go_on_with_forfeits(begun: Path) -> None:
    """So far there was no fault; but once a game was forfeited, faults count for all of them."""
    lenient = dataclasses.replace(TOURNAMENT, faults="forfeit")
    with opened(begun, lenient) as results:
        assert len(results.matches) == 5
    assert json.loads((begun / SETTINGS).read_text("utf-8"))["faults"] == "forfeit"
    with pytest.raises(OptionError, match="faults 'forfeit', not 'stop'"):
        opened(begun)


def test_an_arena_is_not_overwritten(begun: Path) -> None:
    before = (begun / GAMES).read_bytes()
    with pytest.raises(OptionError, match="--resume"):
        opened(begun, resume=False)
    assert (begun / GAMES).read_bytes() == before


def test_what_was_never_begun_cannot_go_on(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="no arena"):
        opened(tmp_path)
    with pytest.raises(OptionError, match="no arena"):
        opened(tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_an_arena_without_a_game_may_begin_again(tmp_path: Path) -> None:
    opened(tmp_path, resume=False).close()
    opened(tmp_path, dataclasses.replace(TOURNAMENT, seed=9), resume=False).close()
    assert json.loads((tmp_path / SETTINGS).read_text("utf-8"))["seed"] == 9
    with opened(tmp_path, dataclasses.replace(TOURNAMENT, seed=9)) as results:
        assert len(results.unplayed()) == 12


def test_two_do_not_play_in_one_folder(begun: Path) -> None:
    with opened(begun), pytest.raises(OptionError, match="another process"):
        opened(begun)
    opened(begun).close()


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": 1}'])
def test_damaged_settings_are_named(begun: Path, text: str) -> None:
    (begun / SETTINGS).write_text(text, "utf-8")
    with pytest.raises(RecordError, match=r"settings.json is damaged"):
        opened(begun)


def test_settings_of_another_format_are_named(begun: Path) -> None:
    path = begun / SETTINGS
    path.write_text(json.dumps({**json.loads(path.read_text("utf-8")), "format": 2}), "utf-8")
    with pytest.raises(RecordError, match="another version"):
        opened(begun)


def test_a_file_in_the_way_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(OptionError, match=r"cannot write to .*file"):
        opened(tmp_path / "file", resume=False)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is always full")
def test_a_full_disk_is_one_line(tmp_path: Path) -> None:
    (tmp_path / GAMES).symlink_to("/dev/full")
    with (
        opened(tmp_path, resume=False) as results,
        pytest.raises(LudopolisError, match=r"cannot write to .*space.*--resume"),
    ):
        results.add([ended(results.unplayed()[0])])


# --- Records ----------------------------------------------------------------------------------

RECORDED = dataclasses.replace(TOURNAMENT, records=True)


def with_record(fixture: Fixture) -> Match:
    """A game with what is looked at of its record."""
    seats = [f"bot:{spec}" for spec in fixture.seats]
    record = json.dumps({"seed": f"{fixture.seed:032x}", "seats": seats, "é": fixture.number})
    match = ended(fixture)
    return Match(fixture, dataclasses.replace(match.played, record=record))


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    """A folder with the first five games and their records."""
    with opened(tmp_path / "arena", RECORDED, resume=False) as results:
        results.add(map(with_record, results.unplayed()[:2]))
        results.add(map(with_record, results.unplayed()[:3]))
        assert results.matches == {n: ended(f) for n, f in the_first(5)}  # without what is on disk
    return tmp_path / "arena"


def the_first(count: int) -> list[tuple[int, Fixture]]:
    return [(f.number, f) for f in RECORDED.fixtures() if f.number <= count]


def the_same_games_in_both(folder: Path) -> list[int]:
    """The numbers of the games, which are the same line by line."""
    games, records = (
        [json.loads(line) for line in (folder / name).read_text("utf-8").splitlines()]
        for name in (GAMES, RECORDS)
    )
    numbers: list[int] = [game["game"] for game in games]
    assert [record["é"] for record in records] == numbers
    return numbers


def test_records_are_kept_line_by_line_with_their_games(recorded: Path) -> None:
    assert the_same_games_in_both(recorded) == [1, 2, 3, 4, 5]
    with opened(recorded, RECORDED) as results:
        assert results.matches == {n: ended(f) for n, f in the_first(5)}
        results.add(map(with_record, results.unplayed()))
    assert the_same_games_in_both(recorded) == list(range(1, 13))


@pytest.mark.parametrize(
    ("name", "cut", "left"),
    [
        (GAMES, 1, 4),  # stopped in the middle of a game's line
        (GAMES, None, 4),  # stopped after the record and before the game
        (RECORDS, 1, 4),  # a machine that stopped may have lost what was written first
        (RECORDS, None, 4),
    ],
)
def test_a_stop_between_record_and_game_leaves_neither(
    recorded: Path, name: str, cut: int | None, left: int
) -> None:
    path = recorded / name
    whole = path.read_bytes()
    path.write_bytes(b"".join(whole.splitlines(True)[:-1]) if cut is None else whole[:-cut])
    with opened(recorded, RECORDED) as results:
        assert len(results.matches) == left
        assert results.unrecorded == (name == RECORDS)
    assert the_same_games_in_both(recorded) == list(range(1, left + 1))


@pytest.mark.parametrize("left", [0, 2, None])
def test_games_whose_records_are_missing_are_counted(recorded: Path, left: int | None) -> None:
    path = recorded / RECORDS
    lines = path.read_bytes().splitlines(True)
    if left is None:
        path.unlink()
    else:
        path.write_bytes(b"".join(lines[:left]))
    with opened(recorded, RECORDED) as results:
        assert results.unrecorded == 5 - (left or 0)
        assert len(results.matches) == (left or 0)
    with opened(recorded, RECORDED) as results:
        assert results.unrecorded == 0


def test_who_goes_on_without_the_records_is_told_of_them(recorded: Path) -> None:
    with pytest.raises(OptionError, match="keeps records: give --records"):
        opened(recorded)


def test_a_record_in_the_making_is_taken_away(recorded: Path) -> None:
    with (recorded / RECORDS).open("ab") as file:
        file.write(b'{"seed": "12')
    opened(recorded, RECORDED).close()
    assert the_same_games_in_both(recorded) == [1, 2, 3, 4, 5]


@pytest.mark.parametrize("line", [b"{", b"[]", b'{"seed": 1}', b"\xff", None])
def test_a_record_of_another_game_is_named(recorded: Path, line: bytes | None) -> None:
    lines = (recorded / RECORDS).read_bytes().splitlines()
    if line is None:
        del lines[2]
    else:
        lines[2] = line
    (recorded / RECORDS).write_bytes(b"\n".join(lines) + b"\n")
    with pytest.raises(RecordError, match=r"line 3 of .*records.jsonl is no record of the game"):
        opened(recorded, RECORDED)


def test_who_removes_a_damaged_game_is_told_of_its_record(recorded: Path) -> None:
    lines = (recorded / GAMES).read_bytes().splitlines()
    (recorded / GAMES).write_bytes(b"\n".join([*lines[:2], b"{", *lines[3:]]) + b"\n")
    with pytest.raises(RecordError, match=r"line 3 .*remove it, and that of records.jsonl with it"):
        opened(recorded, RECORDED)
    for name in (GAMES, RECORDS):
        lines = (recorded / name).read_bytes().splitlines(True)
        (recorded / name).write_bytes(b"".join([*lines[:2], *lines[3:]]))
    with opened(recorded, RECORDED) as results:
        assert [fixture.number for fixture in results.unplayed()][:2] == [3, 6]


def test_records_that_are_there_are_not_written_over(tmp_path: Path) -> None:
    (tmp_path / RECORDS).write_text("mine\n", "utf-8")
    with pytest.raises(OptionError, match="another folder"):
        opened(tmp_path, RECORDED, resume=False)
    opened(tmp_path, resume=False).close()
    assert (tmp_path / RECORDS).read_text("utf-8") == "mine\n"


def test_a_folder_in_the_place_of_the_records_is_one_line(tmp_path: Path) -> None:
    (tmp_path / RECORDS).mkdir()
    with pytest.raises(OptionError, match="cannot write to"):
        opened(tmp_path, RECORDED, resume=False)
    opened(tmp_path, resume=False).close()  # nobody holds it
