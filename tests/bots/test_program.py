"""Bots that are programs: how they are written down, and that they hear what they may and no more."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import jsonschema
import msgspec
import pytest
from programs_kit import QUICK, a_game, program

import ludopolis
from ludopolis import Game, OptionError, bots
from ludopolis.arena import simulate
from ludopolis.arena.trace import trace
from ludopolis.bots import program as programs
from ludopolis.bots.program import (
    MAX_COMMAND,
    ProgramBot,
    decide_message,
    encode,
    hello_message,
    over_message,
)
from ludopolis.engine.view import encoded
from ludopolis.presentation.look import log_of

SCHEMA = json.loads(Path(programs.__file__).with_name("program.schema.json").read_text("utf-8"))
MESSAGES = jsonschema.Draft202012Validator(SCHEMA)

# It notes what it hears, with its process, and takes the first choice.
NOTES = """
note = open(NOTES + str(os.getpid()), "a")
for line in sys.stdin:
    note.write(line)
    note.flush()
    message = json.loads(line)
    if message["type"] == "hello":
        say(json.dumps({"protocol": 2, "told": TOLD}))
    if message["type"] == "decide":
        say(json.dumps({"action": message["view"]["legal"][0]["number"]}))
"""


def noting(folder: Path, told: bool = False, settings: str = "") -> str:
    """A bot that notes what it hears in a file for each process."""
    (folder / "notes").mkdir(exist_ok=True)
    prefix = str(folder / "notes" / "of-")
    source = NOTES.replace("NOTES", repr(prefix)).replace("TOLD", str(told))
    return program(folder, source, settings, greets=False)


def noted(folder: Path) -> list[list[str]]:
    """The lines that each process has heard."""
    files = (folder / "notes").iterdir()
    return [path.read_text("utf-8").splitlines(keepends=True) for path in files]


# --- Specs ------------------------------------------------------------------------------------


def made(spec: str) -> ProgramBot:
    bot = bots.make(spec)
    assert isinstance(bot, ProgramBot)
    return bot


def test_a_spec_is_a_command_with_settings_before_it() -> None:
    plain = made("program:sh 'my bot.sh' --level=3 a:b,c")
    assert plain.command == ("sh", "my bot.sh", "--level=3", "a:b,c")
    assert (plain.wait, plain.start) == (programs.DEFAULT_WAIT, programs.DEFAULT_START)
    for written in ("wait=0.5,start=2 sh x=1", "wait=0.5 start=2 sh x=1"):
        bot = made(f" program: {written} ")
        assert bot.command == ("sh", "x=1")
        assert (bot.wait, bot.start) == (0.5, 2)
        assert bot.spec == f"program:{written}"
        assert made(bot.spec).command == bot.command


@pytest.mark.parametrize(
    ("spec", "words"),
    [
        ("program", "write the command after program:"),
        ("program:", "write the command after program:"),
        ("program:wait=1", "write the command after program:"),
        ("program:wait=no sh", "expected a number"),
        ("program:wait=0 sh", "a number from"),
        ("program:speed=1 sh", "no setting 'speed'; it has: wait, start"),
        ("program:wait=1,wait=2 sh", "given twice"),
        ("program:no-such-program-here", "there is no program 'no-such-program-here'"),
        ("program:./no/such/file", "there is no program './no/such/file'"),
        ("program:sh -c 'a", "semicolon"),
        ("program:sh a\nb", "one line"),
        ("program:sh " + "x" * MAX_COMMAND, "into a script"),
    ],
)
def test_a_wrong_spec_says_what_is_wanted(spec: str, words: str) -> None:
    with pytest.raises(OptionError, match=re.escape(words)):
        bots.make(spec)


def test_a_file_that_may_not_run_can_be_allowed_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my bot.sh").write_text("#!/bin/sh\n", "utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(OptionError, match=re.escape("allow it: chmod +x './my bot.sh'")):
        bots.make("program:'./my bot.sh'")
    (tmp_path / "my bot.sh").chmod(0o755)
    assert made("program:'./my bot.sh'").command == ("./my bot.sh",)


def test_the_longest_command_is_a_seat_of_a_record() -> None:
    spec = "program:sh " + "x" * (MAX_COMMAND - 3)
    game = ludopolis.new(QUICK, 2, seed=1, names=["Ada", f"bot:{made(spec).spec}"])
    assert ludopolis.Record.parse(game.record().line()).replay().names == game.names


@pytest.mark.parametrize(
    ("specs", "found"),
    [
        ("random;program:sh a,b;greedy", ["random", "program:sh a,b", "greedy"]),
        ("program:sh a,b;", ["program:sh a,b"]),
        ("program:sh a b", ["program:sh a b"]),
        ("random, program:sh a", ["random", "program:sh a"]),
        ("program:wait=1,start=2 sh --x=1, --y=2", ["program:wait=1,start=2 sh --x=1, --y=2"]),
        ("greedy,random", ["greedy", "random"]),
        ("Ada: the first,b=1,c", ["Ada: the first", "b=1", "c"]),
    ],
)
def test_lists_of_bots_are_taken_apart(specs: str, found: list[str]) -> None:
    assert bots.split(specs) == found


@pytest.mark.parametrize("specs", ["program:sh a,b", "program:sh,greedy", "random,program:sh,x"])
def test_a_comma_that_could_be_of_the_command_is_refused(specs: str) -> None:
    with pytest.raises(OptionError, match="semicolons between bots"):
        bots.split(specs)


# --- What it hears ----------------------------------------------------------------------------


def test_a_program_plays_many_games_and_hears_how_each_ended(tmp_path: Path) -> None:
    spec = noting(tmp_path)
    bot = bots.make(spec)
    expected = [encode(hello_message())]
    for count in (1, 2, 3):
        game = ludopolis.new(QUICK, 2, seed=count, names=["Ada", f"bot:{spec}"])
        bot.prepare(game.box)
        while game.seat is not None:
            if game.seat == 2:
                expected.append(encode(decide_message(game, count)))
                game.play(bot.choose(game))
            else:
                game.play(game.legal()[-1])
        expected.append(encode(over_message(game, 2, count)))
        bot.over(game)
    bot.close()
    heard = noted(tmp_path)
    assert heard == [[message.decode() for message in expected]]
    for message in heard[0]:
        MESSAGES.validate(json.loads(message))


def test_a_message_can_be_understood_alone(tmp_path: Path) -> None:
    game = a_game(players=3, moves=5)
    seat = game.seat
    assert seat is not None
    asked = json.loads(encode(decide_message(game, 4)))
    assert next(iter(asked)) == "type"
    assert asked["type"] == "decide"
    assert asked["protocol"] == 2
    assert asked["game"] == QUICK
    assert asked["players"] == 3
    assert asked["options"] == game.options
    assert asked["count"] == 4
    assert asked["seat"] == seat
    assert asked["move"] == 5
    assert asked["decision"] == game.decision
    assert asked["view"] == json.loads(encoded(game.view(seat)))
    assert [choice["number"] for choice in asked["view"]["legal"]] == game.legal()
    assert "told" not in asked


def test_the_end_is_told_with_the_result() -> None:
    game = a_game(players=3, moves=0)
    while game.seat is not None:
        game.play(game.legal()[0])
    result = game.result()
    assert result is not None
    for seat in (1, 2, 3):
        told = json.loads(encode(over_message(game, seat, 1)))
        MESSAGES.validate(told)
        assert told["seat"] == seat
        assert told["view"]["seat"] == seat
        assert told["view"]["legal"] is None
        assert told["result"] == {
            "reason": result.reason,
            "scores": [result.scores[n] for n in (1, 2, 3)],
            "places": [result.places[n] for n in (1, 2, 3)],
            "winners": list(result.winners),
        }


@pytest.mark.parametrize("kind", ["number", "text"])
def test_an_answer_is_a_number_or_a_text(tmp_path: Path, kind: str) -> None:
    game = a_game(moves=4)
    last = game.legal()[-1]
    answer = json.dumps({"action": last.text if kind == "text" else int(last)})
    bot = bots.make(program(tmp_path, f"hear(); say({answer!r})"))
    assert bot.choose(game) == last
    bot.close()


@pytest.mark.parametrize("name", ludopolis.shelf())
def test_views_are_as_their_schema_says(name: str) -> None:
    """A bot's writer can rely on what `ludopolis games --schema` prints."""
    schema = msgspec.json.schema(ludopolis.box(name).views.view_type)
    views = jsonschema.Draft202012Validator(schema)
    kinds = set()
    for game in positions(name, 2, seed=9):
        asked = json.loads(encode(decide_message(game, 1)))
        MESSAGES.validate(asked)
        views.validate(asked["view"])
        kinds |= {choice["kind"] for choice in asked["view"]["legal"]}
        assert not views.is_valid({**asked["view"], "legal": [{"kind": "castle", "number": 1}]})
    assert len(kinds) > 1


def test_a_curious_program_is_told_what_its_seat_is_told(tmp_path: Path) -> None:
    bot = bots.make(noting(tmp_path, told=True))
    game = ludopolis.new(QUICK, 3, seed=5)
    news: list[Any] = []
    expected = []
    while game.seat is not None:
        if game.seat == 2:
            expected.append(news)
            news = []
            game.play(bot.choose(game))
        else:
            game.play(game.legal()[-1])
        news += json.loads(msgspec.json.encode(log_of(game, 2)))
    expected.append(news)
    bot.over(game)
    bot.close()
    (heard,) = noted(tmp_path)
    assert [json.loads(message)["told"] for message in heard[1:]] == expected
    assert len(expected) > 5
    assert all(expected[1:])
    for message in heard:
        MESSAGES.validate(json.loads(message))


def test_a_move_taken_back_begins_the_story_anew(tmp_path: Path) -> None:
    bot = bots.make(noting(tmp_path, told=True))
    game = a_game(moves=4)
    card = bot.choose(game)
    game.play(card)
    bot.choose(game)  # which card to take
    game.undo()
    bot.choose(game)
    game.play(card)
    bot.choose(game)
    bot.close()
    (heard,) = noted(tmp_path)
    asked = [json.loads(message) for message in heard[1:]]
    assert [(one["count"], one["move"]) for one in asked] == [(1, 4), (1, 5), (2, 4), (2, 5)]
    assert asked[0]["told"] == asked[2]["told"]
    assert len(asked[0]["told"]) > 3
    assert asked[1]["told"] == asked[3]["told"]
    assert len(asked[1]["told"]) == 1


def test_the_same_deal_with_others_is_another_game(tmp_path: Path) -> None:
    bot = bots.make(noting(tmp_path))
    for names in (["Ada", "Ben"], ["Ben", "Ada"]):
        bot.choose(ludopolis.new(QUICK, 2, seed=7, names=names))
    bot.close()
    (heard,) = noted(tmp_path)
    assert [json.loads(message)["count"] for message in heard[1:]] == [1, 2]


# --- No more than its seat may know -----------------------------------------------------------


def positions(name: str, players: int, seed: int) -> Iterator[Game]:
    """Some positions of a game played by chance."""
    game = ludopolis.new(name, players, seed=seed)
    mind = random.Random(seed)
    while game.seat is not None and len(game.moves) < 120:
        if mind.random() < 0.2:
            yield game
        game.play(mind.choice(game.legal()))


@pytest.mark.parametrize("name", ludopolis.shelf())
def test_in_worlds_that_a_seat_cannot_tell_apart_every_byte_is_the_same(name: str) -> None:
    differing = 0
    for players in (2, 3):
        for game in positions(name, players, seed=players):
            assert game.seat is not None
            sent = encode(decide_message(game, 1))
            for seed in (1, 2, 3):
                world = game.resample(game.seat, seed)
                assert encode(decide_message(world, 1)) == sent
                differing += world.fingerprint() != game.fingerprint()
    assert differing > 20 or name == "bigshot"  # which hides nothing


def test_two_seats_of_a_bot_are_two_processes(tmp_path: Path) -> None:
    """One process at both seats would see both hands."""
    spec = noting(tmp_path)
    options = ludopolis.box(QUICK).settle(3, {})
    simulate.run(simulate.Series(QUICK, 3, options, (spec, spec, "random"), 4), 3)
    heard = noted(tmp_path)
    assert len(heard) == 2
    for messages in heard:
        told = [json.loads(message) for message in messages]
        assert [message["type"] for message in told].count("hello") == 1
        assert [message["type"] for message in told].count("over") == 3
        assert len({message["seat"] for message in told[1:]}) == 1
        assert {message["view"]["seat"] for message in told[1:]} == {told[1]["seat"]}


# --- Series, traces, records ------------------------------------------------------------------


def series(spec: str, **more: Any) -> simulate.Series:
    options = ludopolis.box(QUICK).settle(2, {})
    return simulate.Series(QUICK, 2, options, (spec, "random"), 4, **more)


def records_of(spec: str, jobs: int) -> list[str]:
    found: list[str] = []
    simulate.run(series(spec, records=True), 4, jobs, lambda batch: found.extend(batch.records))
    return found


def test_a_series_is_the_same_on_one_core_and_on_two(tmp_path: Path) -> None:
    spec = noting(tmp_path)
    records = records_of(spec, 1)
    assert records_of(spec, 2) == records
    assert len(records) == 4
    for record in records:
        assert ludopolis.Record.parse(record).replay().names == (f"bot:{spec}", "bot:random")
    # A process is started once, not for each game.
    assert 2 <= len(noted(tmp_path)) <= 3


def test_a_trace_is_played_by_programs_too(tmp_path: Path) -> None:
    spec = noting(tmp_path)
    entries = [json.loads(entry) for entry in trace(series(spec), 2)]
    assert [entry["type"] for entry in entries].count("end") == 2
    mine = [entry for entry in entries if entry.get("seat") == 1]
    assert all(entry["taken"] == entry["legal"][0] for entry in mine)
    (heard,) = noted(tmp_path)
    assert len(heard) == 1 + len(mine) + 2
