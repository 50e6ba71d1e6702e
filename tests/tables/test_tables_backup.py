"""Backups: nothing is missing in them, they go to any database, and a bad one changes nothing."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import os
import random
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
import sqlalchemy as sql
from tables_kit import BOT, ME, QUICK, go_on, two_people, until, url_in

from ludopolis.engine.errors import LudopolisError, OptionError
from ludopolis.tables import TableService, migrations
from ludopolis.tables import backup as backups
from ludopolis.tables.backup import KEPT
from ludopolis.tables.database import connect_to

if TYPE_CHECKING:
    from postgres import Postgres

ODD = "\"<b>'; drop table events; -- \u05e9\u05dc \U0001f469\u200d\U0001f467 \\u0000 é"
Contents = dict[str, list[dict[str, Any]]]


def nothing(_done: int, _total: int) -> None:
    """Nobody watches."""


def back_up(url: str, path: Path, replace: bool = False) -> dict[str, int]:
    return asyncio.run(backups.back_up(url, path, replace=replace, report=nothing))


def restore(url: str, path: Path, replace: bool = False) -> dict[str, int]:
    return asyncio.run(backups.restore(url, path, replace=replace, report=nothing))


async def all_of(url: str) -> Contents:
    """Everything that a database keeps."""
    engine = connect_to(url)
    try:
        async with engine.connect() as connection:
            found = {}
            for table in KEPT:
                rows = await connection.execute(sql.select(table).order_by(*table.primary_key))
                found[table.name] = [dict(row._mapping) for row in rows]
            assert await connection.run_sync(migrations.layout_of) == migrations.newest()
            return found
    finally:
        await engine.dispose()


def contents(url: str) -> Contents:
    return asyncio.run(all_of(url))


async def an_evening(url: str) -> None:
    """A finished game with an analysis, its rematch, a game against a bot, and a claim."""
    service = await TableService.open(url, bot_pause=0)
    mind = random.Random(1)
    try:
        table, ada, ben = await two_people(service)
        for _ in range(6):
            await go_on(table, {1: ada, 2: ben}, mind)
        await table.chat(ben, "hello", ODD)
        await table.resign(ben, 2)
        again = await table.rematch(ada)
        await table.rematch(ben)
        await service.new_session(ben)
        await go_on(again, {1: ben, 2: ada}, mind)
        await service.store.keep_analysis(table.id, {"odd": ODD, "deep": [1, 2.5, None]}, 1.25)
        alone = await service.create(ada, game=QUICK, seats=[ME, BOT])
        await until(lambda: alone.to_move() == 1)
        await service.claim_code(ben)
    finally:
        await service.close()


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> str:
    url = url_in(tmp_path_factory.mktemp("evening"))
    asyncio.run(an_evening(url))
    return url


@pytest.fixture
def backup(evening: str, tmp_path: Path) -> Path:
    path = tmp_path / "backup"
    back_up(evening, path)
    return path


# --- There and back ---------------------------------------------------------------------------


def test_a_backup_goes_to_any_database_and_back(
    evening: str, backup: Path, postgres: Postgres, tmp_path: Path
) -> None:
    before, there = contents(evening), postgres.new_database()
    assert all(before.values()), "there is something in every table"
    assert any(row["rematch_of"] for row in before["tables"])
    rows = {name: len(found) for name, found in before.items()}
    assert restore(there, backup) == rows
    assert contents(there) == before
    assert back_up(there, tmp_path / "second") == rows
    here = url_in(tmp_path)
    assert restore(here, tmp_path / "second") == rows
    assert contents(here) == before


async def goes_on(url: str) -> None:
    service = await TableService.open(url, bot_pause=0)
    try:
        ids = [row["id"] for row in (await all_of(url))["tables"] if row["status"] == "playing"]
        for table in [await service.table(name) for name in ids]:
            people = {
                seat.seat: await service.visitor(seat.visitor)
                for seat in table.seats
                if seat.visitor
            }
            number = table.number
            known = {seat: person for seat, person in people.items() if person is not None}
            assert await go_on(table, known, random.Random(2)) == number + 1
    finally:
        await service.close()


def test_games_go_on_from_a_backup(backup: Path, tmp_path: Path) -> None:
    restore(url_in(tmp_path), backup)
    asyncio.run(goes_on(url_in(tmp_path)))


async def while_they_play(url: str, paths: list[Path]) -> None:
    service = await TableService.open(url, bot_pause=0)
    mind, done = random.Random(3), asyncio.Event()
    try:
        tables = [await two_people(service) for _ in range(3)]

        async def play() -> None:
            for table, ada, ben in tables:
                while table.status == "playing" and not done.is_set():
                    await go_on(table, {1: ada, 2: ben}, mind)

        playing = asyncio.create_task(play())
        for path in paths:
            await backups.back_up(url, path, replace=False, report=nothing)
        done.set()
        await playing
    finally:
        await service.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_backup_is_of_one_moment_while_the_site_goes_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    (tmp_path / "live").mkdir()
    if kind == "sqlite":
        url = url_in(tmp_path / "live")
    else:
        url = request.getfixturevalue("postgres").new_database()
    paths = [tmp_path / str(number) for number in range(4)]
    asyncio.run(while_they_play(url, paths))
    sizes = []
    for path in paths:
        restore(url_in(tmp_path), path, replace=True)
        found = contents(url_in(tmp_path))
        last = {event["table_id"]: event["at"] for event in found["events"]}
        assert {row["id"]: row["changed_at"] for row in found["tables"]} == last
        sizes.append(len(found["events"]))
    assert sizes[0] < sizes[-1], "they played meanwhile"


# --- The file ---------------------------------------------------------------------------------


def test_only_its_owner_reads_a_backup(backup: Path) -> None:
    assert backup.stat().st_mode & 0o777 == 0o600
    assert [path.name for path in backup.parent.iterdir()] == ["backup"], "no draft is left"


def test_a_file_that_is_there_is_not_overwritten(evening: str, backup: Path) -> None:
    before = backup.read_bytes()
    with pytest.raises(OptionError, match="is there already; name another file, or say --replace"):
        back_up(evening, backup)
    assert backup.read_bytes() == before


@pytest.mark.parametrize("kind", ["folder", "pipe", "link"])
@pytest.mark.parametrize("replace", [False, True])
def test_what_is_no_file_is_not_replaced(
    kind: str, replace: bool, evening: str, tmp_path: Path
) -> None:
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("pipe")
    before = {file.name: file.lstat().st_mode for file in tmp_path.iterdir()}
    with pytest.raises(OptionError, match="is there and is no file; name another"):
        back_up(evening, tmp_path / kind, replace)
    assert {file.name: file.lstat().st_mode for file in tmp_path.iterdir()} == before


def test_a_link_stays_and_the_file_it_leads_to_is_written(
    evening: str, backup: Path, tmp_path: Path
) -> None:
    link = tmp_path / "latest"
    backup.write_bytes(b"an older one")
    link.symlink_to("backup")
    with pytest.raises(OptionError, match="is there already"):
        back_up(evening, link)
    back_up(evening, link, replace=True)
    assert link.is_symlink()
    restore(url_in(tmp_path), backup)
    assert contents(url_in(tmp_path)) == contents(evening)


def test_where_nothing_can_be_written_is_said(evening: str, tmp_path: Path) -> None:
    with pytest.raises(OptionError, match=r"cannot write to .*No such file or directory"):
        back_up(evening, tmp_path / "nowhere" / "backup")


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(LudopolisError, match="there is no database at"):
        back_up(url_in(tmp_path), tmp_path / "backup")
    assert list(tmp_path.iterdir()) == []


def test_another_programs_database_is_not_ours(tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch()
    with pytest.raises(LudopolisError, match="no database of Ludopolis"):
        back_up(url_in(tmp_path), tmp_path / "backup")


# --- All or nothing ---------------------------------------------------------------------------

Change = Callable[[list[dict[str, Any]]], None]


def rewritten(path: Path, change: Change) -> None:
    """A backup that somebody has changed, and who knew how."""
    lines = [json.loads(line) for line in gzip.decompress(path.read_bytes()).splitlines()]
    lines.pop()
    change(lines)
    text = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    last = json.dumps({"digest": hashlib.sha256(text).hexdigest()}).encode()
    path.write_bytes(gzip.compress(text + last + b"\n"))


def row_of(lines: list[dict[str, Any]], name: str) -> dict[str, Any]:
    row: dict[str, Any] = next(line[name] for line in lines if name in line)
    return row


def no_such_visitor(lines: list[dict[str, Any]]) -> None:
    row_of(lines, "tables")["host"] = "nobody"


def a_gap(lines: list[dict[str, Any]]) -> None:
    next(line["events"] for line in lines if line.get("events", {}).get("number") == 3)[
        "number"
    ] = 1000


def one_row_less(lines: list[dict[str, Any]]) -> None:
    lines.pop()


def a_strange_column(lines: list[dict[str, Any]]) -> None:
    row_of(lines, "seats")["strange"] = 1


def a_strange_table(lines: list[dict[str, Any]]) -> None:
    lines.append({"strange": {"a": 1}})
    lines[0]["rows"]["strange"] = 1


def a_row_twice(lines: list[dict[str, Any]]) -> None:
    lines.append(lines[-1])
    lines[0]["rows"]["analyses"] += 1


def no_layout(lines: list[dict[str, Any]]) -> None:
    del lines[0]["layout"]


def no_counts(lines: list[dict[str, Any]]) -> None:
    lines[0]["rows"] = [["tables", "many"]]


def two_rows_in_a_line(lines: list[dict[str, Any]]) -> None:
    lines[1]["strange"] = {"a": 1}


def a_row_that_is_none(lines: list[dict[str, Any]]) -> None:
    lines[1] = dict.fromkeys(lines[1], "row")


@pytest.mark.parametrize(
    "change",
    [
        *(no_such_visitor, a_gap, one_row_less, a_strange_column, a_strange_table, a_row_twice),
        *(no_layout, no_counts, two_rows_in_a_line, a_row_that_is_none),
    ],
    ids=lambda change: change.__name__,
)
def test_what_does_not_fit_changes_nothing(change: Change, evening: str, backup: Path) -> None:
    not_taken(change, evening, backup, url_in(backup.parent))


def test_nor_does_it_in_postgresql(evening: str, backup: Path, postgres: Postgres) -> None:
    not_taken(a_gap, evening, backup, postgres.new_database())


def not_taken(change: Change, evening: str, backup: Path, target: str) -> None:
    restore(target, backup)
    rewritten(backup, change)
    with pytest.raises(LudopolisError, match="no whole backup of Ludopolis"):
        restore(target, backup, replace=True)
    assert contents(target) == contents(evening)


def test_a_damaged_file_is_noticed_wherever_it_is_damaged(backup: Path, tmp_path: Path) -> None:
    whole = backup.read_bytes()
    mind = random.Random(4)
    for _ in range(12):
        where = mind.randrange(20, len(whole))  # after gzip's own head, in which a name stands
        damaged = bytearray(whole[:where] if mind.random() < 0.3 else whole)
        if len(damaged) == len(whole):
            damaged[where] ^= 1 << mind.randrange(8)
        backup.write_bytes(damaged)
        with pytest.raises(LudopolisError, match="no whole backup of Ludopolis"):
            restore(url_in(tmp_path), backup)
        assert not (tmp_path / "tables.db").exists(), "no empty database is left"


def test_what_is_no_backup_is_said(tmp_path: Path) -> None:
    path = tmp_path / "other"
    for text in (b"", b"hello", gzip.compress(b"[]\n"), gzip.compress(b'{"a": 1}\n')):
        path.write_bytes(text)
        with pytest.raises(LudopolisError, match="no whole backup of Ludopolis"):
            restore(url_in(tmp_path), path)
    with pytest.raises(OptionError, match=r"cannot read .*No such file"):
        restore(url_in(tmp_path), tmp_path / "nowhere")


def test_a_full_database_is_not_overwritten_unless_one_says_so(
    evening: str, backup: Path, tmp_path: Path
) -> None:
    target = url_in(tmp_path)

    async def another() -> None:
        service = await TableService.open(target)
        await service.new_visitor("Zoe")
        await service.close()

    asyncio.run(another())
    before = contents(target)
    with pytest.raises(OptionError, match="not empty; give another one with --database, or say"):
        restore(target, backup)
    assert contents(target) == before
    restore(target, backup, replace=True)
    assert contents(target) == contents(evening)


# --- Other versions ---------------------------------------------------------------------------


def test_an_older_backup_is_brought_up_to_date(evening: str, backup: Path, tmp_path: Path) -> None:
    def older(lines: list[dict[str, Any]]) -> None:
        lines[0]["layout"] = "0001"
        lines[0]["rows"]["site"] = 1
        lines.insert(1, {"site": {"key": "schema", "value": "1"}})
        del lines[0]["rows"]["sessions"]
        lines[:] = [line for line in lines if "sessions" not in line]
        for line in lines:
            line.get("seats", {}).pop("reserved", None)

    rewritten(backup, older)
    restore(url_in(tmp_path), backup)
    found, expected = contents(url_in(tmp_path)), contents(evening)
    # The cookies of that version stay good: they are the signed ids of visitors.
    visitors = {row["id"] for row in expected["visitors"]}
    assert {row["id"] for row in found.pop("sessions")} == visitors
    del expected["sessions"]
    assert found == expected


@pytest.mark.parametrize("newer", [{"layout": "9999"}, {"format": 2}], ids=str)
def test_a_newer_backup_is_refused(newer: dict[str, Any], backup: Path, tmp_path: Path) -> None:
    rewritten(backup, lambda lines: lines[0].update(newer))
    with pytest.raises(LudopolisError, match="newer Ludopolis"):
        restore(url_in(tmp_path), backup)
    assert not (tmp_path / "tables.db").exists()
