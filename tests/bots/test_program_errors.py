"""Programs that hang, crash or send nonsense: each is named with what it did, and none is left."""

from __future__ import annotations

import gc
import os
import pickle
import stat
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from programs_kit import GREETING, QUICK, a_game, program, runs, until

import ludopolis
from ludopolis import OptionError, bots
from ludopolis.arena import simulate
from ludopolis.bots import BotError
from ludopolis.bots import process as processes
from ludopolis.bots.process import (
    MAX_ANSWER,
    MAX_STDERR_LINE,
    MAX_STDERR_LINES,
    Failure,
    Process,
    kill_all,
)
from ludopolis.bots.program import _action, decode

HANGS = "time.sleep(600)"
ANSWERS = 'say(json.dumps({"action": hear()["view"]["legal"][0]["number"]}))\n'


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for a program to end that will not."""
    monkeypatch.setattr(processes, "EXIT_SECONDS", 0.1)


def fault_of(spec: str) -> BotError:
    """What is said of a program when it is asked in a game; nothing of it is left."""
    bot = bots.make(spec)
    game = a_game(moves=3)
    before = game.fingerprint()
    with pytest.raises(BotError) as fault:
        bot.choose(game)
    assert game.fingerprint() == before
    assert not bot._processes  # type: ignore[attr-defined]
    said = str(fault.value)
    assert said.startswith(f"the bot {spec} ")
    assert QUICK in said.splitlines()[0]
    assert len(said) < 5000
    return fault.value


# --- What it does when it is asked ------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "what"),
    [
        (HANGS, "gave no answer within 0.3 seconds"),
        ("hear(); sys.exit(3)", "exited with status 3"),
        ("sys.exit(0)", "exited with status 0"),
        ("hear(); os.kill(os.getpid(), signal.SIGKILL)", "was ended by a signal: Killed"),
        ("hear(); os.close(1); " + HANGS, "closed its standard output"),
        (
            "hear(); sys.stdout.write('{\"action\":'); sys.stdout.flush(); " + HANGS,
            "gave no answer",
        ),
        ("hear(); say('thinking ...')", "answered 'thinking ...', which is not JSON"),
        ("hear(); say('')", "answered '', which is not JSON"),
        ("hear(); say('\\x1b[2J\\x07')", r"answered '\x1b[2J\x07', which is not JSON"),
        ("hear(); os.write(1, b'\\xff\\xfe\\n')", "which is not JSON"),
        ("hear(); say('[' * 60000)", "which is not JSON"),
        ("hear(); say('{\"action\":' + '9' * 5000 + '}')", "which is not JSON"),
        ("hear(); say('[1]')", "answered [1], which is not a JSON object"),
        ("hear(); say('null')", "answered None, which is not a JSON object"),
        ("hear(); say('{\"acton\":1}')", 'which has no "action"'),
        ("hear(); say('{\"action\":null}')", "an action is a text or a whole number, not None"),
        ("hear(); say('{\"action\":true}')", "an action is a text or a whole number, not True"),
        ("hear(); say('{\"action\":1.0}')", "an action is a text or a whole number, not 1.0"),
        ("hear(); say('{\"action\":[1]}')", "an action is a text or a whole number, not [1]"),
        ("hear(); say('{\"action\":-1}')", "has no action number -1"),
        ("hear(); say('{\"action\":' + '9' * 4000 + '}')", "has no action number 9999"),
        ('hear(); say(\'{"action":"castle"}\')', "chose 'castle', which was refused: cannot read"),
        ("hear(); say('{\"action\":\"' + 'x' * 9000 + '\"}')", "an action of 9000 characters"),
        ("hear(); sys.stdout.write('x' * 200000); " + HANGS, f"more than {MAX_ANSWER} bytes"),
        ("hear(); say('x' * 100000)", f"more than {MAX_ANSWER} bytes"),
        ('hear(); say(\'{"action":0}\\n{"action":0}\')', "more than one line for an answer"),
        (
            "hear(); say('{\"action\":0}\\nthinking')",
            "wrote more than one line for an answer: '{\"action\":0}', then 'thinking\\n'",
        ),
        (
            "hear(); say('late\\n{\"action\":0}')",
            "wrote more than one line for an answer: 'late', then '{\"action\":0}\\n'",
        ),
    ],
)
def test_what_a_program_does_is_named(tmp_path: Path, source: str, what: str) -> None:
    # Only where the time shall run out is it short, so that a busy machine changes nothing.
    settings = "wait=0.3" if "gave no answer" in what else "wait=60"
    fault = fault_of(program(tmp_path, source, settings))
    assert what in fault.what
    assert fault.where.startswith(f"{QUICK}, seat ")
    assert "move 4" in fault.where
    assert "seed 0x7" in fault.where


def test_an_action_that_is_not_allowed_now_is_refused_with_the_reason(tmp_path: Path) -> None:
    game = a_game(moves=3)
    allowed = {int(action) for action in game.legal()}
    number = next(n for n in range(game.box.actions) if n not in allowed)
    fault = fault_of(program(tmp_path, f"hear(); say('{{\"action\":{number}}}')"))
    assert f"chose {number}, which was refused: " in fault.what


def test_a_program_that_crashes_is_quoted(tmp_path: Path) -> None:
    fault = fault_of(program(tmp_path, "hear()\nprint('so far', file=sys.stderr)\n{}['lost']"))
    assert fault.what == "exited with status 1"
    assert fault.stderr[0] == "so far"
    assert fault.stderr[-1] == "KeyError: 'lost'"
    assert str(fault).endswith("\n    KeyError: 'lost'")


def test_an_answer_that_comes_with_a_complaint_brings_the_complaint(tmp_path: Path) -> None:
    source = "hear(); print('confused', end='', file=sys.stderr, flush=True); say('hm')"
    assert fault_of(program(tmp_path, source)).stderr == ("confused",)


def test_floods_are_cut_short(tmp_path: Path) -> None:
    """However much it writes, little is kept, and its time runs out."""
    source = "hear()\nwhile True: sys.stderr.write(f'{time.time()} ' * 99 + chr(27) + '[2J\\n')"
    fault = fault_of(program(tmp_path, source, "wait=0.3"))
    assert "gave no answer" in fault.what
    assert len(fault.stderr) == MAX_STDERR_LINES
    assert all(len(line) <= MAX_STDERR_LINE for line in fault.stderr)
    assert str(fault).replace("\n", "").isprintable()

    unbroken = fault_of(program(tmp_path, "while True: sys.stderr.write('x' * 999)", "wait=0.3"))
    assert [len(line) for line in unbroken.stderr] == [MAX_STDERR_LINE]

    flood = fault_of(program(tmp_path, "while True: say('{\"action\":0}')"))
    # Where it is slow, one line at a time is taken for an answer, until that is none.
    kinds = ("more than one line", "without being asked", "which was refused")
    assert any(kind in flood.what for kind in kinds)


def test_what_is_written_between_two_questions_is_no_answer(tmp_path: Path) -> None:
    go, written = tmp_path / "go", tmp_path / "written"
    source = f"""
{ANSWERS}
while not os.path.exists({str(go)!r}): time.sleep(0.01)
say("and another thing")
open({str(written)!r}, "w").close()
{HANGS}
"""
    bot = bots.make(program(tmp_path, source))
    game = a_game()
    seat = game.seat
    game.play(bot.choose(game))
    go.touch()
    until(written.exists)
    while game.seat != seat:
        game.play(game.legal()[0])
    with pytest.raises(BotError, match="wrote without being asked: 'and another thing"):
        bot.choose(game)


@pytest.mark.usefixtures("impatient")
def test_a_program_that_closes_its_input_is_noticed(tmp_path: Path) -> None:
    source = "hear(); os.close(0); say('{\"protocol\":2}'); " + HANGS
    fault = fault_of(program(tmp_path, source, greets=False))
    assert fault.what == "closed its standard input"


def test_a_program_that_does_not_read_holds_nobody_up() -> None:
    process = Process(["sleep", "600"])
    with pytest.raises(Failure, match=r"did not read its input for 0\.2 seconds"):
        process.ask(b"x" * 1_000_000 + b"\n", 0.2)
    with pytest.raises(Failure, match="did not read its input"):
        process.tell(b"x" * 1_000_000 + b"\n", 0.2)
    process.end(at_once=True)


def test_a_long_line_reaches_who_reads_slowly(tmp_path: Path) -> None:
    """Longer than a pipe holds, both ways at once."""
    source = (
        "import sys\nline = sys.stdin.readline()\nprint(len(line))\nsys.stderr.write('x' * 300000)"
    )
    process = Process([sys.executable, "-S", "-c", source])
    assert process.ask(b"x" * 999_999 + b"\n", 60) == b"1000000"
    process.end()


def test_a_noisy_program_plays_all_the_same(tmp_path: Path) -> None:
    source = """
while True:
    message = hear()
    sys.stderr.write("thinking " * 20000 + "\\n")
    if message["type"] == "decide":
        say(json.dumps({"action": message["view"]["legal"][-1]["number"]}))
"""
    bot = bots.make(program(tmp_path, source))
    game = a_game()
    while game.seat is not None:
        last = game.legal()[-1]
        assert bot.choose(game) == last
        game.play(last)
    bot.over(game)
    bot.close()


# --- What it does when it is greeted ----------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "what"),
    [
        (HANGS, "gave no answer within 0.3 seconds"),
        ("sys.exit(4)", "exited with status 4"),
        ("say('hello')", "answered 'hello', which is not JSON"),
        ("say('{}')", 'greeted with {}, not with "protocol":2'),
        ("say('{\"protocol\":3}')", "greeted with {'protocol': 3}"),
        ("say('{\"protocol\":1}')", "speaks protocol 2: instead of choices with texts, view.legal"),
        ("say('{\"protocol\":1}')", "see docs/bots.md, From protocol 1 to 2"),
        ('say(\'{"protocol":"2"}\')', "greeted with"),
        ("say('{\"protocol\":true}')", "greeted with"),
        ("say('{\"protocol\":2.0}')", "greeted with"),
        ('say(\'{"protocol":2,"games":"newyork"}\')', "not a list of names: 'newyork'"),
        ('say(\'{"protocol":2,"games":[1]}\')', "not a list of names: [1]"),
        ('say(\'{"protocol":2,"told":1}\')', "neither true nor false: 1"),
    ],
)
def test_a_bad_greeting_is_named(tmp_path: Path, source: str, what: str) -> None:
    settings = "start=0.3" if source == HANGS else "start=60"
    fault = fault_of(program(tmp_path, "hear(); " + source, settings, greets=False))
    assert what in fault.what
    assert "when it was started" in fault.where


def test_a_program_may_play_some_games_only(tmp_path: Path) -> None:
    source = 'hear(); say(\'{"protocol":2,"games":["chess","go"]}\'); hear()'
    spec = program(tmp_path, source, greets=False)
    game = a_game()
    bot = bots.make(spec)
    with pytest.raises(OptionError, match=f"does not play {QUICK}; it plays: chess, go"):
        bot.prepare(game.box)
    with pytest.raises(OptionError, match=f"does not play {QUICK}; it plays: chess, go"):
        bot.choose(game)
    bot.close()


def test_a_program_that_cannot_be_started_is_named(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text("no program at all", encoding="utf-8")
    text.chmod(text.stat().st_mode | stat.S_IXUSR)
    assert "cannot be started: " in fault_of(f"program:{text}").what


# --- Nobody is left behind --------------------------------------------------------------------

# It has a child, and both would stay for ever.
STUBBORN = """
signal.signal(signal.SIGTERM, signal.SIG_IGN)
signal.signal(signal.SIGHUP, signal.SIG_IGN)
child = subprocess.Popen(["sleep", "600"], stdin=subprocess.DEVNULL)
with open(PIDS, "w") as file:
    file.write(f"{os.getpid()} {child.pid}")
"""


def stubborn(folder: Path, then: str, settings: str = "") -> tuple[str, Path]:
    pids = folder / "pids"
    source = STUBBORN.replace("PIDS", repr(str(pids))) + GREETING + then
    return program(folder, source, settings, greets=False), pids


def gone(pids: Path) -> bool:
    numbers = [int(pid) for pid in pids.read_text(encoding="utf-8").split()]
    assert len(numbers) == 2
    return not any(runs(pid) for pid in numbers)


def test_a_program_ends_with_its_children_after_a_fault(tmp_path: Path) -> None:
    spec, pids = stubborn(tmp_path, HANGS, "wait=0.2")
    fault_of(spec)
    until(lambda: gone(pids))


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("then", [HANGS, "hear()"], ids=["stubborn", "obedient"])
def test_a_program_ends_with_its_children_when_it_is_closed(tmp_path: Path, then: str) -> None:
    spec, pids = stubborn(tmp_path, ANSWERS + then)
    bot = bots.make(spec)
    bot.choose(a_game())
    assert not gone(pids)
    bot.close()
    until(lambda: gone(pids))
    with pytest.raises(ChildProcessError):  # it has been waited for
        os.waitpid(int(pids.read_text(encoding="utf-8").split()[0]), os.WNOHANG)
    bot.close()


def test_a_program_may_say_goodbye(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At the end of its input it has the time to end by itself."""
    monkeypatch.setattr(processes, "EXIT_SECONDS", 60.0)
    mark = tmp_path / "goodbye"
    then = f"sys.stdin.read(); print('bye' * 99999); open({str(mark)!r}, 'w').close()"
    bot = bots.make(program(tmp_path, ANSWERS + then))
    bot.choose(a_game())
    bot.close()
    assert mark.exists()


@pytest.mark.usefixtures("impatient")
def test_a_forgotten_bot_leaves_nobody_behind(tmp_path: Path) -> None:
    spec, pids = stubborn(tmp_path, ANSWERS + HANGS)
    bot = bots.make(spec)
    bot.choose(a_game())
    del bot
    gc.collect()
    until(lambda: gone(pids))


def test_a_script_that_ends_leaves_nobody_behind(tmp_path: Path) -> None:
    spec, pids = stubborn(tmp_path, ANSWERS + HANGS)
    script = f"""
import ludopolis
from ludopolis import bots
from ludopolis.bots import process
process.EXIT_SECONDS = 0.1
bot = bots.make({spec!r})
bot.choose(ludopolis.new({QUICK!r}, 2, seed=7))
"""
    subprocess.run([sys.executable, "-c", script], check=True, timeout=120)
    until(lambda: gone(pids))


def test_after_a_fault_it_may_be_asked_again(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    source = f"""
if not os.path.exists({str(mark)!r}):
    open({str(mark)!r}, "w").close()
    sys.exit(1)
{ANSWERS}
hear()
"""
    bot = bots.make(program(tmp_path, source))
    game = a_game()
    with pytest.raises(BotError):
        bot.choose(game)
    assert bot.choose(game) == game.legal()[0]
    bot.close()


# It plays a game, and then does something when it is over.
ONE_GAME = """
while True:
    message = hear()
    if message["type"] == "decide":
        say(json.dumps({"action": message["view"]["legal"][0]["number"]}))
    else:
        AFTERWARDS
"""


@pytest.mark.parametrize(
    "afterwards",
    [
        "sys.exit(3)",
        "time.sleep(0.1); sys.exit(3)",
        "say('good game')",
        "time.sleep(0.1); say('good game')",
        f"os.close(1); {HANGS}",
        HANGS,
    ],
)
@pytest.mark.usefixtures("impatient")
def test_what_a_program_does_after_a_game_costs_nothing_in_the_next(
    tmp_path: Path, afterwards: str
) -> None:
    """However soon we hear of it; so it does not matter which games a process has played before."""
    settings = "wait=2" if afterwards == HANGS else "wait=60"
    spec = program(tmp_path, ONE_GAME.replace("AFTERWARDS", afterwards), settings)
    bot, games = bots.make(spec), []
    for _ in range(2):
        game = a_game()
        while game.seat is not None:
            game.play(bots.checked_choice(bot, game))
        bots.notify_over(bot, game)
        games.append(game.moves)
    assert games[0] == games[1]
    bot.close()


def test_a_program_that_fails_at_the_next_game_itself_has_failed(tmp_path: Path) -> None:
    """It is asked once more, and no more than that."""
    source = """
while True:
    message = hear()
    if message["type"] == "decide":
        if message["options"]["match"]:
            sys.exit(5)
        say(json.dumps({"action": message["view"]["legal"][0]["number"]}))
"""
    bot = bots.make(program(tmp_path, source))
    game = a_game()
    while game.seat is not None:
        game.play(bot.choose(game))
    bot.over(game)
    with pytest.raises(BotError, match="exited with status 5"):
        bot.choose(ludopolis.new(QUICK, 2, seed=7, match=True))
    bot.close()


def test_the_other_seats_hear_the_end_if_one_has_failed(tmp_path: Path) -> None:
    source = f"""
while True:
    message = hear()
    if message["type"] == "decide":
        say(json.dumps({{"action": message["view"]["legal"][0]["number"]}}))
    elif message["type"] == "over":
        open({str(tmp_path / "heard")!r}, "a").write(str(message["seat"]))
"""
    bot = bots.make(program(tmp_path, source))
    game = a_game()
    while game.seat is not None:
        game.play(bot.choose(game))
    first, second = bot._seats  # type: ignore[attr-defined]
    killed = bot._seats[first].process  # type: ignore[attr-defined]
    killed._popen.kill()
    until(lambda: killed._exit_status() is not None)
    with pytest.raises(BotError, match=rf"seat {first}, after the end"):
        bot.over(game)
    until(lambda: (tmp_path / "heard").exists() and (tmp_path / "heard").read_text() == str(second))
    bot.close()


# --- A series ---------------------------------------------------------------------------------


def test_a_series_stops_at_a_fault(tmp_path: Path) -> None:
    source = 5 * ANSWERS + "hear(); print('tired', file=sys.stderr); sys.exit(9)"
    spec = program(tmp_path, source)
    options = a_game().options
    series = simulate.Series(QUICK, 2, options, ("random", spec), 1)
    with pytest.raises(BotError, match="exited with status 9") as fault:
        simulate.run(series, 4)
    assert fault.value.bot == spec
    assert fault.value.stderr == ("tired",)


def test_a_fault_comes_whole_out_of_a_worker_process() -> None:
    fault = BotError("program:x", "newyork, seat 1", "exited with status 1", ["a", "b"])
    again = pickle.loads(pickle.dumps(fault))  # noqa: S301
    assert str(again) == str(fault)
    assert again.stderr == ("a", "b")


# --- Whatever comes ---------------------------------------------------------------------------

some_game = cache(a_game)
anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=4,
)


@settings(max_examples=100)
@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode))
def test_any_bytes_are_an_object_or_a_failure(answer: bytes) -> None:
    try:
        assert isinstance(decode(answer), dict)
    except Failure as failure:
        assert str(failure).isprintable()


@settings(max_examples=100)
@given(st.fixed_dictionaries({"action": anything}))
def test_any_object_is_an_allowed_action_or_a_failure(answer: dict[str, object]) -> None:
    try:
        assert _action(answer, some_game(2, 3)) in some_game(2, 3).legal()
    except Failure as failure:
        assert len(str(failure)) < 600


def test_who_has_no_time_left_ends_all_programs_at_once() -> None:
    """A worker whose master was killed, and that is held up itself, leaves none behind."""
    one, other = (Process(["sh", "-c", "trap '' TERM; while :; do :; done"]) for _ in range(2))
    other.end(at_once=True)
    kill_all()
    with pytest.raises(Failure, match="was ended by a signal: Killed"):
        one.ask(b"still there?\n", 20)
    one.end()
    kill_all()  # nobody is left, and nobody else is hit
