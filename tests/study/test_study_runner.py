"""Playing a study: the same in one process and in several, and after any stop."""

from __future__ import annotations

import errno
import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from ludopolis import bots
from ludopolis.arena.study import measure, runner, store
from ludopolis.arena.study.measure import GameRow
from ludopolis.arena.study.plan import Cell, option_changes, plan
from ludopolis.arena.study.settings import read_players, settle
from ludopolis.arena.study.store import Store
from ludopolis.arena.versions import versions
from ludopolis.bots import registry as bot_registry
from ludopolis.engine import registry
from ludopolis.engine.box import Box
from ludopolis.engine.errors import LudopolisError, OptionError
from ludopolis.engine.game import Action, Game

GAME = "newyorknewyork"


def cells(games: int = 6, **more: str | int) -> list[Cell]:
    return plan(settle(GAME, players="2", games=games, luck_deals=2, **more))  # type: ignore[arg-type]


def test_one_process_and_two_play_the_same_and_a_stop_loses_nothing(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    alone = runner.play(cells(), Store(tmp_path / "one"), 1, lambda *seen: told.append(seen))
    total = sum(cell.games for cell in cells())
    assert told == [(0, total)]
    assert {name: len(rows) for name, rows in alone.items()} == {c.name: c.games for c in cells()}
    assert runner.play(cells(), Store(tmp_path / "two"), 2) == alone

    # A kill: files with lines missing, a line cut short, a file not begun.
    store = Store(tmp_path / "two")
    main, *_, last = cells()
    lines = store.path(main).read_text("utf-8").splitlines(keepends=True)
    store.path(main).write_text("".join([*lines[:3], lines[4][:50]]), encoding="utf-8")
    store.path(last).unlink()
    told.clear()
    again = runner.play(cells(), store, 1, lambda *seen: told.append(seen))
    assert again == alone
    assert told == [(total - 4 - last.games, total)]
    # And now it is complete: nothing is played any more.
    assert runner.play(cells(), store, 1, lambda *seen: told.append(seen)) == alone
    assert told[-1] == (total, total)


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    store = Store(tmp_path)
    few = runner.play(cells(3), store)
    more = runner.play(cells(5), store)
    assert more["main-2"][:3] == few["main-2"]
    assert len(more["main-2"]) == 5
    assert runner.play(cells(3), store) == few  # fewer again: the rest is kept, not counted


def test_games_of_another_study_are_not_mixed_in(tmp_path: Path) -> None:
    store = Store(tmp_path)
    runner.play(cells(2), store)
    with pytest.raises(OptionError, match=r"seed 1, not 2.*--out"):
        runner.play(cells(2, seed=2), store)
    with pytest.raises(OptionError, match=r"another study.*'random'"):
        runner.play(cells(2, bot="random", against="random"), store)


def test_games_of_another_study_are_not_mixed_in_where_others_play(tmp_path: Path) -> None:
    """Neither has a file of the other, and yet one report would be made of both."""

    def three(**more: str | int) -> list[Cell]:
        return plan(settle(GAME, players="3", games=2, luck_deals=2, **more))  # type: ignore[arg-type]

    store = Store(tmp_path)
    runner.play(cells(2), store)
    before = set(tmp_path.iterdir())
    one_setting = plan(settle(GAME, players="3", games=2, luck_deals=0, options={"match": "yes"}))
    with pytest.raises(OptionError, match=r"another study.*'match': False.*'match': True.*--out"):
        runner.play(one_setting, store)
    with pytest.raises(OptionError, match=r"seed 1, not 2.*--out"):
        runner.play(three(seed=2), store)
    with pytest.raises(OptionError, match=r"another study.*'greedy', not 'random'"):
        runner.play(three(bot="random", against="greedy"), store)
    with pytest.raises(OptionError, match=r"another study.*others 'random', not 'greedy'"):
        runner.play(three(against="greedy"), store)
    assert set(tmp_path.iterdir()) == before
    # Nothing was played in it yet: it is of no study.
    (tmp_path / "main-4.jsonl").write_text("{}\n", encoding="utf-8")
    runner.play(three(also="random"), store)
    runner.play(three(also="greedy:noise=1"), store)
    store.path(cells(2)[0]).write_text("nonsense\n\n", encoding="utf-8")
    with pytest.raises(LudopolisError, match=r"main-2\.jsonl is damaged; remove it"):
        runner.play(three(), store)


def test_games_of_other_bots_by_the_same_names_are_not_mixed_in(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    runner.play(cells(2), Store(tmp_path))
    old = store.code_versions(GAME)
    assert old["code"] == versions(GAME)["code"]
    monkeypatch.setattr(store, "code_versions", lambda game: {**old, "code": "new"})
    with pytest.raises(OptionError, match=rf"code {old['code']}; this is .*code new.*--out"):
        runner.play(cells(2), Store(tmp_path))
    # Games that were kept before anybody asked which code played them.
    path = Store(tmp_path).path(cells(2)[0])
    first, *rest = path.read_text("utf-8").splitlines(keepends=True)
    about = json.loads(first)
    del about["code"]
    path.write_text("".join([json.dumps(about) + "\n", *rest]), encoding="utf-8")
    with pytest.raises(OptionError, match="code unknown; this is"):
        runner.play(cells(2), Store(tmp_path))


def test_two_studies_do_not_play_in_one_folder(tmp_path: Path) -> None:
    with (
        Store(tmp_path).locked(),
        pytest.raises(OptionError, match=r"another process plays.*--out"),
    ):
        runner.play(cells(2), Store(tmp_path))
    runner.play(cells(2), Store(tmp_path))


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    store = Store(tmp_path)
    runner.play(cells(2), store)
    path = store.path(cells(2)[0])
    path.write_text("".join(["nonsense\n", *path.read_text("utf-8").splitlines(True)[1:]]))
    with pytest.raises(LudopolisError, match=r"main-2\.jsonl is damaged; remove it"):
        runner.play(cells(2), store)
    path.write_text(first := path.read_text("utf-8").replace("nonsense\n", "{}\n"))
    for line in ("[]", "{}", '"number"', "7"):
        path.write_text(f"{first}{line}\n")
        with pytest.raises(LudopolisError, match=r"main-2\.jsonl is damaged; remove it"):
            runner.play(cells(2), store)


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(OptionError, match="name another folder"):
        runner.play(cells(2), Store(tmp_path / "file" / "below"))


def test_what_a_kill_cut_short_is_cut_off_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = Store(tmp_path)
    whole = runner.play(cells(4), store)
    path = store.path(cells(4)[0])
    before = path.read_bytes()
    path.write_bytes(before[:-9])
    with monkeypatch.context() as patch:  # what is there is never written again
        patch.setattr(Path, "write_bytes", None)
        patch.setattr(Path, "write_text", None)
        assert runner.play(cells(4), store) == whole
    assert path.read_bytes() == before
    path.write_bytes(before[:20])  # in the middle of the header
    assert runner.play(cells(4), store) == whole


def test_a_full_disk_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    store = Store(tmp_path)
    runner.play(cells(2), store)
    monkeypatch.setattr(Path, "open", full)
    with pytest.raises(LudopolisError, match=r"No space left.*those so far are kept.*--resume"):
        store.add(cells(2)[0], [])


# --- Bots that take their time ----------------------------------------------------------------


class Slow(bots.Bot):
    """Greedy, but not compiled as a whole."""

    spec = "slow"
    choices = 0

    def __init__(self) -> None:
        self.greedy = bots.make("greedy")

    def choose(self, game: Game) -> Action:
        Slow.choices += 1
        return self.greedy.choose(game)


def test_a_slow_bots_games_are_the_same_and_can_be_measured_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(bot_registry.FACTORIES, "slow", lambda settings: Slow())
    settings = settle(GAME, players="2", bot="slow", games=2, luck_deals=1, option_games=0)
    assert (settings.option_bots, settings.against) == ("greedy", "greedy")
    slow = [cell for cell in plan(settings) if cell.part != "skill"]
    found = runner.play(slow, Store(tmp_path))
    fast = runner.play(
        [replace(cell, bot="greedy", others="greedy") for cell in slow], Store(tmp_path / "f")
    )

    def without_actions(rows: list[GameRow]) -> list[GameRow]:
        return [replace(row, actions=None) for row in rows]

    for name, rows in fast.items():
        assert without_actions(found[name]) == rows
        assert all(row.actions and len(row.actions) == row.decisions for row in found[name])

    # Another version of ludopolis measures more: the games need not be played again.
    monkeypatch.setattr(measure, "MEASURES", 99)
    before = Slow.choices
    again = runner.play(slow, Store(tmp_path))
    assert Slow.choices == before
    assert [replace(row, measures=99) for row in found["main-2"]] == again["main-2"]
    assert runner.play(slow, Store(tmp_path)) == again  # the newer line counts

    # A row may lack something that is measured now, or say what is measured no more.
    path = Store(tmp_path).path(slow[0])
    first, *rest = path.read_text("utf-8").splitlines()
    one, other = (json.loads(line) for line in rest[-2:])
    del one["foreseen"]
    lines = [first, json.dumps(one), json.dumps({**other, "weather": "fine"})]
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    assert runner.play(slow, Store(tmp_path)) == again
    assert Slow.choices == before


def test_a_row_without_actions_is_played_again(tmp_path: Path) -> None:
    found = runner.play(cells(2), Store(tmp_path))
    path = Store(tmp_path).path(cells(2)[0])
    first, *rest = path.read_text("utf-8").splitlines()
    rows = [json.loads(line) for line in rest]
    del rows[0]["foreseen"]
    lines = [first, *map(json.dumps, rows)]
    path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    assert runner.play(cells(2), Store(tmp_path)) == found


def test_a_bot_that_refuses_a_game_stops_a_study_before_it_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Picky(Slow):
        def prepare(self, box: Box) -> None:
            raise OptionError(f"picky does not play {box.name}")

    monkeypatch.setitem(bot_registry.FACTORIES, "picky", lambda settings: Picky())
    with pytest.raises(OptionError, match="picky does not play"):
        runner.play(cells(2, also="picky"), Store(tmp_path / "new"))
    assert not (tmp_path / "new").exists()


LISTENER = """
import json, os, sys

def note(*words):
    with open(sys.argv[1], "a") as file:
        print(os.getpid(), *words, file=file)

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        print('{"protocol": 2}', flush=True)
        continue
    note(message["type"], message["seat"], message["count"])
    if message["type"] == "decide":
        print(json.dumps({"action": message["view"]["legal"][0]["number"]}), flush=True)
note("bye", 0, 0)
"""


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_program_is_started_once_for_a_seat_and_hears_how_games_end(
    tmp_path: Path, jobs: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(
        tmp_path
    )  # a program's command must not be long, and the folder's name may be
    (tmp_path / "listener.py").write_text(LISTENER, encoding="utf-8")
    spec = f"program:{sys.executable} -S -E listener.py heard"
    settings = settle(GAME, players="2,3", bot=spec, games=3, luck_deals=0, option_games=0)
    runner.play(plan(settings), Store(tmp_path / "games"), jobs)
    heard = [line.split() for line in (tmp_path / "heard").read_text("utf-8").splitlines()]
    over = [(pid, seat, int(count)) for pid, kind, seat, count in heard if kind == "over"]
    assert len(over) == 3 * 2 + 3 * 3  # each seat hears of the end of each game
    seats = {(pid, seat) for pid, kind, seat, _ in heard if kind != "bye"}
    assert len({pid for pid, _ in seats}) == len(seats) <= 3 * jobs  # nobody sits in two seats
    for sitting in seats:
        counts = [count for *where, count in over if tuple(where) == sitting]
        assert counts == list(range(1, len(counts) + 1))
    assert {pid for pid, _ in seats} <= {pid for pid, kind, *_ in heard if kind == "bye"}


# --- Plans ------------------------------------------------------------------------------------


def test_every_option_is_switched_alone() -> None:
    box = registry.box("property")
    assert option_changes(box, 2) == [("count_property", True)]
    assert option_changes(box, 4) == [
        ("bankruptcies", 2),
        ("bankruptcies", 3),
        ("count_property", True),
    ]
    found = plan(settle("newyork", players="3-4", games=10))
    names = [cell.name for cell in found]
    assert len(names) == len(set(names))
    assert "option-4-teams-true" in names
    assert "option-3-teams-true" not in names
    for cell in found:
        default = box_defaults("newyork")
        different = {k for k, v in cell.options.items() if v != default[k]}
        assert different == ({cell.changed} if cell.changed else set())


def box_defaults(game: str) -> dict[str, bool | int | str]:
    return {option.name: option.default for option in registry.box(game).options}


def test_bots_that_differ_in_a_letter_have_games_of_their_own() -> None:
    also = "program:perl A.pl;program:perl a.pl;program:perl a-pl;greedy;greedy:noise=1;greedy"
    found = plan(settle(GAME, players="2", games=1, also=also))
    names = [cell.name.lower() for cell in found if cell.part == "also"]
    assert len(set(names)) == len(names) == 5
    assert "also-2-greedy" in names
    far = f"program:perl {'x' * 180}"
    assert len(plan(settle(GAME, players="2", also=f"{far}y;{far}z"))[1].name) < 100


def test_options_are_compared_with_games_of_the_same_bot() -> None:
    def parts(**more: str | int) -> set[str]:
        return {cell.part for cell in plan(settle(GAME, **more))}  # type: ignore[arg-type]

    assert "base" not in parts(games=10)
    assert "base" in parts(games=10, option_bots="random")
    assert "base" in parts(games=10, option_games=20)
    assert parts(games=10, option_games=0, luck_deals=0) == {"main"}
    assert parts(games=10, option_games=0, luck_deals=0, also="random") == {"main", "also"}


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"players": "2,9"}, "2 to 4 players, not 9"),
        ({"players": "two"}, "2,4 or 2-4"),
        ({"players": "4-2"}, "2,4 or 2-4, not '4-2'"),
        ({"players": "2-"}, "2,4 or 2-4"),
        ({"bot": "greedy;random"}, "same bot in every seat"),
        ({"bot": "clever"}, "no bot 'clever'"),
        ({"against": "clever"}, "no bot 'clever'"),
        ({"seed": -1}, "not negative"),
        ({"bot": "random", "luck_deals": 3}, "no bot is weaker than random"),
        ({"options": {"match": "yes"}, "option_games": 3}, "leave out --option-games"),
        ({"options": {"match": "yes"}, "option_bots": "random"}, "and --option-bots"),
    ],
)
def test_settings_that_cannot_be(given: dict[str, str | int], words: str) -> None:
    with pytest.raises(OptionError, match=words):
        settle(GAME, **given)  # type: ignore[arg-type]


def test_luck_is_told_from_skill_against_a_weaker_bot() -> None:
    """Of a level, the bot behind it counts: it may be compiled, and weaker than greedy."""
    weaker = {"greedy": "random", "search": "greedy", "casual": "random", "master": "greedy"}
    for bot, other in {**weaker, "stayer": "random", "program:cat": "greedy"}.items():
        found = settle(GAME, bot=bot)
        assert (found.against, found.luck_deals) == (other, 100)
        assert found.option_bots == (bot if bot in ("greedy", "casual") else "greedy")
    assert settle(GAME, bot="random").luck_deals == 0


def test_a_level_is_as_fast_as_its_bot(tmp_path: Path) -> None:
    settings = settle(GAME, players="2", bot="casual", games=3, luck_deals=0, option_games=0)
    [cell] = plan(settings)
    assert cell.compiled
    behind = registry.box(GAME).levels(2)["casual"]
    assert behind.startswith("greedy:")
    found = runner.play([cell], Store(tmp_path / "level"))
    bare = runner.play([replace(cell, bot=behind, others=behind)], Store(tmp_path / "bot"))
    assert found == bare


def test_numbers_of_players() -> None:
    assert read_players("") == ()
    assert read_players("4, 2") == (2, 4)
    assert read_players("2-4") == (2, 3, 4)
    assert settle(GAME).players == (2, 3, 4)


def test_a_study_is_conducted_and_goes_on_only_if_told(tmp_path: Path) -> None:
    settings = settle(GAME, players="2", games=3, luck_deals=1, option_games=2)
    study = runner.run_study(settings, tmp_path)
    path = runner.study_file(tmp_path, GAME)
    assert type(study).load(path).counts[0].games == 3
    with pytest.raises(OptionError, match="--resume"):
        runner.run_study(settings, tmp_path)
    assert runner.run_study(settings, tmp_path, resume=True) == study

    data = json.loads(path.read_text("utf-8"))
    data["counts"][0]["ties"] = "many"
    path.write_text(json.dumps(data))
    with pytest.raises(LudopolisError, match=r"counts\.0\.ties"):
        type(study).load(path)
    path.write_text(json.dumps({**data, "format": 0}))
    with pytest.raises(LudopolisError):
        type(study).load(path)
