"""`ludopolis simulate`: the table, the records, and clear errors."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from commands import call, output, refused, refused_by_process, run, words_of

import ludopolis
from ludopolis import Record
from ludopolis.arena import simulate
from ludopolis.arena.seeds import seed_of_game
from ludopolis.arena.simulate import Outcomes, Series, table
from ludopolis.arena.statistics import mean_and_margin
from ludopolis.bots.errors import BotError
from ludopolis.engine import registry

GAMES = 60


@pytest.fixture(autouse=True)
def small_batches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers report often, so that many batches must be put together in the right order."""
    monkeypatch.setattr(simulate, "CHUNK", 7)


def series(tmp_path: Path, jobs: int, *more: str) -> tuple[str, list[str]]:
    """The table and the records of a series."""
    path = tmp_path / f"{jobs}.records"
    said = output(
        *("simulate", "newyork", "--bots", "greedy,random", "--games", str(GAMES), "--seed", "5"),
        *("--jobs", str(jobs), "--records", str(path), *more),
    )
    assert not path.with_name(path.name + ".part").exists()
    return said, path.read_text(encoding="utf-8").splitlines()


def rows(said: str) -> dict[str, list[float]]:
    """The numbers of each row of the table."""
    found = {}
    for line in said.splitlines():
        cells = [cell.strip() for cell in line.split("│")[1:-1]]
        if len(cells) == 4:
            found[cells[0]] = [float(n) for n in re.findall(r"[\d.]+", " ".join(cells[1:]))]
    return found


def test_a_series_is_the_same_on_one_core_and_on_two(tmp_path: Path) -> None:
    said, lines = series(tmp_path, 1)
    said_by_two, lines_of_two = series(tmp_path, 2)
    assert said == said_by_two
    assert lines == lines_of_two

    # The table is what the records say.
    assert len(lines) == GAMES
    data = [json.loads(line) for line in lines]
    found = rows(said)
    assert list(found) == ["1 greedy", "2 random", "each greedy", "each random"]
    wins = 0.0
    for seat, name in enumerate(("1 greedy", "2 random")):
        scores = [game["result"]["scores"][seat] for game in data]
        shares = [
            (game["result"]["places"][seat] == 1) / game["result"]["places"].count(1)
            for game in data
        ]
        mean, margin, share, low, high = found[name]
        assert mean == pytest.approx(sum(scores) / GAMES, abs=0.006)
        assert margin == pytest.approx(mean_and_margin(scores)[1], abs=0.006)
        assert share == pytest.approx(100 * sum(shares) / GAMES, abs=0.06)
        assert low <= share <= high
        wins += share
    assert wins == pytest.approx(100, abs=0.11)
    assert found["1 greedy"][2] > 90  # greedy is better than chance
    lengths = [len(game["moves"]) for game in data]
    assert f"({min(lengths)} to {max(lengths)})" in said
    assert f"{sum(lengths) / GAMES:.1f}" in said
    reasons = {game["result"]["reason"] for game in data}
    for reason in reasons:
        share = sum(game["result"]["reason"] == reason for game in data) / GAMES
        assert f"{reason} {share:.1%}" in said

    # The records are of the games that were asked for, and replay.
    assert [game["seed"] for game in data] == [f"{seed_of_game(5, n):032x}" for n in range(GAMES)]
    assert all(game["seats"] == ["bot:greedy", "bot:random"] for game in data)
    few = tmp_path / "few.records"
    few.write_text("\n".join(lines[:20]) + "\n", encoding="utf-8")
    moves = sum(lengths[:20])
    assert f"20 records, {moves:,} moves" in output("replay", "--verify", str(few))


def test_a_damaged_record_does_not_verify(tmp_path: Path) -> None:
    path = tmp_path / "records"
    output("simulate", "newyork", "--players", "2", "--games", "3", "--records", str(path))
    lines = path.read_text(encoding="utf-8").splitlines()
    data = json.loads(lines[1])
    data["result"]["scores"][0] += 1
    lines[1] = json.dumps(data)
    path.write_text("\n".join(lines), encoding="utf-8")
    assert "result" in refused("replay", "--verify", str(path))


def test_one_bot_may_play_all_seats() -> None:
    said = output(
        *("simulate", "newyork", "--players", "3", "--bots", "random", "--games", "5"),
        *("--option", "events=yes"),
    )
    assert list(rows(said)) == ["1 random", "2 random", "3 random", "each random"]
    assert "5 games" in said
    assert "3 players" in said


def test_one_game_has_no_margin_to_speak_of() -> None:
    said = output("simulate", "newyork", "--players", "2", "--games", "1")
    assert "nan" not in said


def test_another_seed_gives_another_series() -> None:
    said = {output(*f"simulate newyork --games 20 --seed {seed}".split()) for seed in (1, 2)}
    tables = {text.split("\n", 1)[1] for text in said}
    assert len(tables) == 2


# --- Errors -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("chess", ["chess", "newyork"]),
        ("newyork --players 9", ["2 to 5 players", "not 9"]),
        ("newyork --players 0", ["2 to 5 players"]),
        ("newyork --option jokers=3", ["jokers", "edition", "unlimited_pawns"]),
        ("newyork --option events=perhaps", ["events", "perhaps", "true", "false"]),
        ("newyork --option events", ["name=value"]),
        ("newyork --option teams=yes --players 3", ["teams", "4 players"]),
        ("newyork --bots clever", ["clever", "random", "greedy"]),
        ("newyork --bots greedy:depth=3", ["no setting"]),
        ("newyork --bots greedy,random --players 3", ["2 bots for 3 players"]),
        ("newyork --bots ,", ["random", "greedy"]),
        ("newyork --seed -1", ["seed"]),
        ("newyork --records /nowhere/at/all/x --games 2", ["/nowhere/at/all/x"]),
        ("[/red]", ["[/red]"]),
        ("newyork --option events=[/]", ["[/]"]),
        ("newyork --bots [bold]", ["[bold]"]),
    ],
)
def test_bad_arguments_are_refused_with_what_is_possible(arguments: str, words: list[str]) -> None:
    said = refused("simulate", *arguments.split())
    for word in words:
        assert word in said


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("chess", ["chess", "newyork"]),
        ("newyork --records /nowhere/at/all/x --games 2", ["/nowhere/at/all/x"]),
    ],
)
def test_an_error_is_one_line_without_a_traceback(arguments: str, words: list[str]) -> None:
    said = refused_by_process("simulate", *arguments.split())
    for word in words:
        assert word in said


def test_a_long_error_is_one_line_where_there_is_no_screen() -> None:
    """A log or a pipe has no width at which to break a line."""
    said = refused_by_process("simulate", "newyork", "--option", "jokers=3", columns=60)
    assert "unlimited_pawns" in said


def test_records_cannot_replace_a_folder_or_a_pipe(tmp_path: Path) -> None:
    folder, pipe = tmp_path / "folder", tmp_path / "pipe"
    folder.mkdir()
    os.mkfifo(pipe)
    for path in (folder, pipe):
        wanted = ("--games", "2", "--players", "2", "--records", str(path))
        assert "it is no file" in refused("simulate", "newyork", *wanted)
    assert sorted(tmp_path.iterdir()) == [folder, pipe]
    assert pipe.is_fifo()


@pytest.mark.parametrize("records", [(), ("--records", "r")])
@pytest.mark.parametrize("fault", [KeyboardInterrupt(), BotError("greedy", "here", "failed")])
def test_who_stops_it_is_told_that_there_are_no_records(
    records: tuple[str, ...],
    fault: BaseException,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def stopped(*_: object) -> Outcomes:
        raise fault

    monkeypatch.setattr(simulate, "run", stopped)
    done = call("simulate", "newyork", *records, cwd=tmp_path)
    assert done.returncode == (130 if isinstance(fault, KeyboardInterrupt) else 2)
    assert ("stopped" if done.returncode == 130 else "greedy failed (here)") in done.stderr
    assert ("no record was written: ludopolis arena --records" in done.stderr) == bool(records)
    assert list(tmp_path.iterdir()) == []


def test_as_many_play_as_bots_are_given_or_four() -> None:
    for bots, players in (("random,greedy", 2), ("greedy", 4)):
        assert f"{players} players" in output("simulate", "newyork", "--games", "1", "--bots", bots)
    said = words_of(run("simulate", "--help").stdout)
    assert "as many as bots given, or 4 where that is one or none" in said


@pytest.mark.parametrize("path", [".", "/", "", "..", "folder/.."])
def test_records_want_a_file_with_a_name(tmp_path: Path, path: str) -> None:
    (tmp_path / "folder").mkdir()
    said = refused("simulate", "newyork", "--games", "2", "--records", path, cwd=tmp_path)
    assert said.endswith("it is no file; name another file")


@pytest.mark.parametrize("arguments", ["--games 0"])
def test_arguments_of_the_wrong_kind_are_refused(arguments: str) -> None:
    done = run("simulate", "newyork", *arguments.split())
    assert done.returncode == 2
    assert arguments.split(maxsplit=1)[0] in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


# --- What can be said about a series ----------------------------------------------------------


PRINTED = ludopolis.box("newyork").settle(4, {})


def test_a_shared_win_counts_for_its_part() -> None:
    two = Series("newyork", 3, PRINTED, ("random", "greedy", "random"), 1)
    outcomes = Outcomes(scores=[[3, 3, 1], [0, 5, 2]], winners=[(0, 1), (1,)], lengths=[1, 2])
    by_seat, by_bot = table(two, outcomes)
    assert [line.wins.value for line in by_seat] == [0.25, 0.75, 0]
    found = [(line.name, line.wins.value) for line in by_bot]
    assert found == [("random", 0.125), ("greedy", 0.75)]
    assert [line.score for line in by_bot] == [1.5, 4]


def test_partners_win_together() -> None:
    teams = ludopolis.box("newyork").settle(4, {"teams": True})
    two = Series("newyork", 4, teams, ("greedy", "random") * 2, 1)
    outcomes = Outcomes(scores=[[5, 3, 5, 3]] * 9, winners=[(0, 2)] * 9, lengths=[1] * 9)
    by_seat, by_bot = table(two, outcomes)
    assert [line.wins.value for line in by_seat] == [1, 0, 1, 0]
    assert [line.wins.value for line in by_bot] == [1, 0]


def test_what_is_always_so_is_nearly_certain() -> None:
    """One bot in all seats wins a quarter with each, whatever happens: the games hardly vary."""
    one = Series("newyork", 4, PRINTED, ("random",) * 4, 1)
    winners: list[tuple[int, ...]] = [(n % 4,) for n in range(400)]
    outcomes = Outcomes(scores=[[1, 2, 3, 4]] * 400, winners=winners, lengths=[1] * 400)
    by_seat, [each] = table(one, outcomes)
    assert each.wins.value == by_seat[0].wins.value == 0.25
    assert each.wins.high - each.wins.low < 0.02
    assert by_seat[0].wins.high - by_seat[0].wins.low > 0.08


def test_batches_are_told_in_the_order_of_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Several processes end them in any order."""
    monkeypatch.setattr(simulate, "CHUNK", 2)
    shuffled = [2, 0, 4, 1, 3]

    def run_tasks(
        work: Callable[[tuple[int, int]], tuple[int, Outcomes]],
        chunks: Iterable[tuple[int, int]],
        *_: object,
    ) -> Iterator[tuple[int, Outcomes]]:
        todo = list(chunks)
        yield from (work(todo[place]) for place in shuffled)

    two = Series("newyork", 2, registry.box("newyork").settle(2, {}), ("random", "greedy"), 3)
    alone = simulate.run(two, 9)
    monkeypatch.setattr(simulate, "run_tasks", run_tasks)
    told = Outcomes()
    assert simulate.run(two, 9, 2, told.add) == told == alone


def test_seeds_of_a_series_are_all_different() -> None:
    seeds = {seed_of_game(series, number) for series in range(20) for number in range(50)}
    assert len(seeds) == 1000
    assert all(0 <= seed < 2**128 for seed in seeds)


def test_bots_play_the_same_in_the_series_and_in_python() -> None:
    """PolicyBot or one move at a time, the same seed gives the same game."""
    import ludopolis
    from ludopolis import bots
    from ludopolis.arena.game_runner import GameRunner
    from ludopolis.arena.simulate import play_chunk

    options = ludopolis.box("newyork").settle(3, {"events": True})
    specs = ("greedy", "random", "greedy")
    three = Series("newyork", 3, options, specs, 8, records=True)
    with GameRunner("newyork", 3, options, specs) as room:
        chunk = play_chunk(three, 0, 3, room)
    for number, line in enumerate(chunk.records):
        names = [f"bot:{spec}" for spec in specs]
        game = ludopolis.new("newyork", 3, seed=seed_of_game(8, number), names=names, **options)
        players = [bots.make(spec) for spec in specs]
        while game.seat is not None:
            game.play(players[game.seat - 1].choose(game))
        assert game.record().line() == line
        assert Record.parse(line).replay().fingerprint() == game.fingerprint()
