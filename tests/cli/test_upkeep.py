"""`ludopolis backup`, `restore` and `clean`, as a host calls them."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from commands import ENVIRONMENT, output, refused, words_of

from ludopolis.cli.clean import seconds_of
from ludopolis.engine.errors import OptionError
from ludopolis.tables import SeatPlan, TableService
from ludopolis.tables.visitors import new_id

SEATS = [SeatPlan("me"), SeatPlan("friend")]
FILES = ("ludopolis.db", "ludopolis.db.lock")
ROOM, MANY = 40_000, 5_000  # bytes, and visitors who need more


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data folder with a site in it, at which one table waits."""
    folder = tmp_path / "data"
    folder.mkdir()
    monkeypatch.setenv("LUDOPOLIS_DATA", str(folder))

    async def come() -> None:
        service = await TableService.open(f"sqlite:///{folder}/ludopolis.db")
        ada = await service.new_visitor("Ada")
        await service.create(ada, game="newyork", seats=SEATS)
        await service.close()

    asyncio.run(come())
    return folder


def test_there_and_back(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "site.backup"
    assert "1 tables, 0 events, 1 visitors" in output("backup", str(file))
    assert "is not empty" in refused("restore", str(file))
    other = f"sqlite:///{tmp_path}/other.db"
    told = output("restore", str(file), "--database", other)
    assert "restored: 1 tables, 0 events, 1 visitors" in told
    assert "restored: 1 tables" in output("restore", str(file), "--replace")
    assert "is there already" in refused("backup", str(file))
    assert "1 tables" in output("backup", str(file), "--replace", "--database", other)


def test_restore_makes_the_data_folder(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output("backup", str(tmp_path / "site.backup"))
    monkeypatch.setenv("LUDOPOLIS_DATA", str(tmp_path / "new" / "place"))
    output("restore", str(tmp_path / "site.backup"))
    assert (tmp_path / "new" / "place" / "ludopolis.db").is_file()


@pytest.mark.parametrize("place", ["file", "file/inside"])
def test_restore_says_where_no_data_folder_can_be_made(
    place: str, data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output("backup", str(tmp_path / "site.backup"))
    (tmp_path / "file").touch()
    monkeypatch.setenv("LUDOPOLIS_DATA", str(tmp_path / place))
    said = refused("restore", str(tmp_path / "site.backup"))
    assert f"cannot write to {tmp_path / place}: " in said
    assert "name another folder in LUDOPOLIS_DATA" in said


def modes_in(folder: Path) -> dict[str, int]:
    """Who may do what with a folder, and with the files in it."""
    return {path.name: path.stat().st_mode & 0o777 for path in (folder, *folder.iterdir())}


def test_only_its_owner_reads_what_is_restored(
    data: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output("backup", str(tmp_path / "site.backup"))
    monkeypatch.setenv("LUDOPOLIS_DATA", str(tmp_path / "new"))
    output("restore", str(tmp_path / "site.backup"))
    assert modes_in(tmp_path / "new") == {"new": 0o700, **dict.fromkeys(FILES, 0o600)}


def test_what_is_there_already_keeps_its_mode(data: Path, tmp_path: Path) -> None:
    data.chmod(0o750)
    (data / "ludopolis.db").chmod(0o640)
    output("backup", str(tmp_path / "site.backup"))
    output("restore", str(tmp_path / "site.backup"), "--replace")
    assert modes_in(data) == {"data": 0o750, "ludopolis.db": 0o640, "ludopolis.db.lock": 0o600}


def test_clean_says_what_would_go_and_what_went(data: Path) -> None:
    told = words_of(output("clean", "--older-than", "90d", "--dry-run"))
    assert told.startswith("would go: 0 finished games, 0 tables that waited, 0 unfinished games")
    told = words_of(output("clean", "--older-than", "1h"))
    assert told == (
        "gone: 0 finished games, 0 tables that waited, 0 unfinished games, 0 claim codes, 0 visitors"
    )


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////nowhere/x.db", "mysql://host/x"])
@pytest.mark.parametrize(
    "command", [("backup", "file"), ("clean", "--older-than", "9d")], ids=lambda words: words[0]
)
def test_a_database_that_cannot_be_reached_is_said(
    url: str, command: tuple[str, ...], tmp_path: Path
) -> None:
    assert "database" in refused(*command, "--database", url, cwd=tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_how_a_url_looks_is_said(tmp_path: Path) -> None:
    said = refused("backup", "file", "--database", str(tmp_path / "x.db"), cwd=tmp_path)
    assert "its URL cannot be read; write sqlite:////folder/site.db for a file" in said
    said = refused("backup", "file", "--database", "mysql://ada:geheim@host/x", cwd=tmp_path)
    assert "it can be SQLite or PostgreSQL, nothing else" in said
    assert "geheim" not in said


def test_a_file_that_cannot_be_written_is_named(data: Path, tmp_path: Path) -> None:
    file = tmp_path / "site.backup"
    output("backup", str(file))
    kept = data / "ludopolis.db"
    url = f"sqlite:///file:{kept}?mode=ro&uri=true"
    said = refused("restore", str(file), "--replace", "--database", url)
    assert f"{kept}: attempt to write a readonly database; may you write to this file" in said


@pytest.mark.parametrize(
    ("written", "seconds"), [("36h", 129_600), ("90d", 7_776_000), ("1w", 604_800)]
)
def test_times_are_read(written: str, seconds: int) -> None:
    assert seconds_of(written) == seconds


@pytest.mark.parametrize("written", ["", "90", "d", "-1d", "0d", "1.5d", "1 year", "9999999d"])
def test_times_that_are_none_are_refused(written: str) -> None:
    with pytest.raises(OptionError, match="write a time as 36h, 90d or 12w"):
        seconds_of(written)


def test_a_disk_that_is_full_leaves_no_half_a_backup(data: Path, tmp_path: Path) -> None:
    def little_room() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (ROOM, ROOM))

    with closing(sqlite3.connect(data / "ludopolis.db")) as kept:
        crowd = ((new_id(), "somebody", 1.0) for _ in range(MANY))
        kept.executemany("insert into visitors values (?, ?, ?)", crowd)
        kept.commit()
    (tmp_path / "to").mkdir()
    done = subprocess.run(
        [sys.executable, "-m", "ludopolis", "backup", str(tmp_path / "to" / "file")],
        env={**ENVIRONMENT, "LUDOPOLIS_DATA": str(data), "COLUMNS": "200"},
        preexec_fn=little_room,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert "error: cannot write to" in done.stderr
    assert "Traceback" not in done.stderr
    assert list((tmp_path / "to").iterdir()) == []
