"""The results of an arena on disk. Each game is saved when it ends, so that a stop loses nothing.

A folder holds `settings.json`, what is played, and `games.jsonl`, a line for each game in the order
in which they ended; if they are wanted, `records.jsonl` has their records, line by line the same games.
docs/arena.md says what stands in them.
"""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Any

from ludopolis.arena.game_runner import Forfeit, GameOutcome
from ludopolis.arena.tournament import FORFEIT, STOP, Fixture, Match, Tournament
from ludopolis.arena.versions import Versions, spelled
from ludopolis.bots import BOT
from ludopolis.engine import lock
from ludopolis.engine.errors import LudopolisError, OptionError, RecordError

FORMAT = 1
SETTINGS, GAMES, RECORDS = "settings.json", "games.jsonl", "records.jsonl"
OLDER = {"records": False, "faults": STOP}  # for folders of older versions


def line_of(match: Match) -> str:
    """A game as a line of JSON; seats are numbered from 1."""
    fixture, played = match.fixture, match.played
    rounded = None if played.thought is None else [round(n, 6) for n in played.thought]
    fault = played.forfeit
    return json.dumps(
        {
            "game": fixture.number,
            "deal": fixture.deal,
            "seed": f"{fixture.seed:032x}",
            "seats": fixture.seats,
            "scores": played.scores,
            "places": played.places,
            "winners": [seat + 1 for seat in played.winners],
            "moves": played.moves,
            "reason": played.reason,
            "seconds": round(played.seconds, 6),
            "thought": rounded,
            "choices": played.choices,
            "forfeit": None if fault is None else {"seat": fault.seat + 1, "said": fault.said},
        },
        ensure_ascii=False,
    )


def match_of(line: str | bytes) -> Match:
    """A game from its line; raises ValueError, KeyError or TypeError if it is damaged."""
    data = {"forfeit": None, **json.loads(line)}  # missing in older lines
    fault = data["forfeit"]
    return Match(
        Fixture(data["game"], data["deal"], int(data["seed"], 16), tuple(data["seats"])),
        GameOutcome(
            scores=tuple(data["scores"]),
            places=tuple(data["places"]),
            moves=data["moves"],
            reason=data["reason"],
            seconds=data["seconds"],
            thought=None if data["thought"] is None else tuple(data["thought"]),
            choices=None if data["choices"] is None else tuple(data["choices"]),
            forfeit=None if fault is None else Forfeit(fault["seat"] - 1, fault["said"]),
        ),
    )


def read_games(folder: Path, tournament: Tournament) -> Iterator[tuple[Match, int]]:
    """The complete games of a file, and the length of their lines."""
    path = folder / GAMES
    fixtures = {fixture.number: fixture for fixture in tournament.fixtures()}
    also = f", and that of {RECORDS} with it" if tournament.records else ""
    with path.open("rb") as lines:
        for number, line in enumerate(lines, start=1):
            if not line.endswith(b"\n"):
                return
            try:
                match = match_of(line)
            except (ValueError, KeyError, TypeError):
                raise RecordError(
                    f"line {number} of {path} is damaged: remove it{also}, and its game is played again"
                ) from None
            if fixtures.get(match.fixture.number) != match.fixture:
                raise RecordError(f"line {number} of {path} is no game of this arena")
            yield match, len(line)


def is_record_of(fixture: Fixture, line: bytes) -> bool:
    """Is a line a record of a finished game? The moves are not checked."""
    try:
        data = json.loads(line)
        told = int(data["seed"], 16), data["seats"]
    except (ValueError, KeyError, TypeError):
        return False
    return told == (fixture.seed, [f"{BOT}{spec}" for spec in fixture.seats])


def settings_in(folder: Path) -> dict[str, Any]:
    """The settings of the arena in a folder."""
    path = folder / SETTINGS
    try:
        there: dict[str, Any] = {**OLDER, **json.loads(path.read_text("utf-8"))}
        written_as = there["format"]
    except (ValueError, KeyError, TypeError, OSError):
        raise RecordError(f"{path} is damaged; play anew in another folder") from None
    if written_as != FORMAT:
        raise RecordError(f"{path} was written by another version; play anew in another folder")
    return there


def read_arena(folder: Path) -> tuple[Tournament, dict[int, Match]]:
    """An arena and its games so far; it may still be running."""
    if not (folder / SETTINGS).exists():
        raise OptionError(f"there is no arena in {folder}; name its folder with --results")
    there = settings_in(folder)
    try:
        settled = {field.name: there[field.name] for field in dataclasses.fields(Tournament)}
        tournament = Tournament(**{**settled, "bots": tuple(there["bots"])})
        games = {match.fixture.number: match for match, _ in read_games(folder, tournament)}
    except RecordError:
        raise  # it names the line
    except (KeyError, TypeError, ValueError):
        raise RecordError(f"{folder / SETTINGS} is damaged") from None
    except OSError as fault:
        raise OptionError(f"cannot read {folder / GAMES}: {fault.strerror}") from None
    if not games:
        raise OptionError(f"no game has been played in {folder} yet")
    return tournament, games


class Results:
    """The folder of a running arena, for one process at a time."""

    def __init__(
        self, folder: Path, tournament: Tournament, versions: Versions, *, resume: bool
    ) -> None:
        self.folder = folder
        self.tournament = tournament
        self.matches: dict[int, Match] = {}  # by the number of the game
        self.unrecorded = 0  # games that do not count, since their records are missing
        self._begun = datetime.now(UTC).isoformat(timespec="seconds")
        self._records: FileIO | None = None
        try:
            settled = (folder / SETTINGS).exists()
            if resume and not settled:
                raise OptionError(f"there is no arena in {folder} to go on with")
            folder.mkdir(parents=True, exist_ok=True)
            ours = [GAMES, RECORDS] if tournament.records else [GAMES]
            begun = [name for name in ours if holds_something(folder / name)]
            if begun and not settled:
                raise OptionError(
                    f"{folder / begun[0]} is there already, and of no arena: name another folder with"
                    " --results"
                )
            if begun and not resume:
                raise OptionError(
                    f"{folder} holds an arena already: go on with it by --resume, or name another"
                    " folder with --results"
                )
            self._file: FileIO = (folder / GAMES).open("ab", buffering=0)
        except OSError as fault:
            raise self._unusable(fault) from None
        try:
            self._lock()
            if resume:
                self._check_settings(versions)
            if tournament.records:
                self._records = (folder / RECORDS).open("ab", buffering=0)
            if resume:
                self._read()
            self._write_settings(versions)
        except OSError as fault:
            self.close()
            raise self._unusable(fault) from None
        except BaseException:
            self.close()
            raise

    def _unusable(self, fault: OSError) -> OptionError:
        return OptionError(
            f"cannot write to {self.folder}: {fault.strerror}; name another with --results"
        )

    def __enter__(self) -> Results:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Unlock the folder."""
        self._file.close()
        if self._records is not None:
            self._records.close()

    def unplayed(self) -> list[Fixture]:
        """The games that remain to be played."""
        return [f for f in self.tournament.fixtures() if f.number not in self.matches]

    def on_disk(self) -> int:
        """How many games are saved, including those that an interruption left uncounted."""
        return (self.folder / GAMES).read_bytes().count(b"\n")

    def add(self, matches: Iterable[Match]) -> None:
        """Save games; when this returns, they are on disk.

        Records come first: a game that is kept has one.
        """
        matches = list(matches)
        if self._records is not None:
            self._write(self._records, [match.played.record for match in matches])
        self._write(self._file, [line_of(match) for match in matches])
        for match in matches:  # records stay on disk: they are long and not needed here
            played = dataclasses.replace(match.played, record="")
            self.matches[match.fixture.number] = Match(match.fixture, played)

    def _write(self, file: FileIO, lines: Iterable[str]) -> None:
        left = memoryview("".join(line + "\n" for line in lines).encode())
        try:
            while left:
                left = left[file.write(left) :]
        except OSError as fault:
            raise LudopolisError(
                f"cannot write to {self.folder}: {fault.strerror}; what was played before is kept:"
                " go on with --resume"
            ) from None

    def _lock(self) -> None:
        if not lock.held_at_once(self._file):
            raise OptionError(
                f"another process plays in {self.folder}; wait for it, or name another folder with"
                " --results"
            )

    def _settings(self, versions: Versions) -> dict[str, Any]:
        return {**dataclasses.asdict(self.tournament), "versions": versions}

    def _write_settings(self, versions: Versions) -> None:
        """Write the settings, to a draft first, so that a stop leaves no incomplete file."""
        path = self.folder / SETTINGS
        settings = {"format": FORMAT, "begun": self._begun, **self._settings(versions)}
        draft = path.with_name(path.name + ".part")
        draft.write_text(json.dumps(settings, indent=2, ensure_ascii=False) + "\n", "utf-8")
        draft.replace(path)

    def _check_settings(self, versions: Versions) -> None:
        """Refuse other settings; only the number of games may grow."""
        there = settings_in(self.folder)
        try:
            self._begun = there["begun"]
            fewer = there["games"] > self.tournament.games
            versions_there = there["versions"]
        except (KeyError, TypeError):
            path = self.folder / SETTINGS
            raise RecordError(f"{path} is damaged; play anew in another folder") from None
        here = json.loads(json.dumps(self._settings(versions)))  # as it is when read back
        loose = {"games", "versions"}
        if here["faults"] == FORFEIT:
            loose.add("faults")  # no fault has stopped the arena so far
        if there["records"] != here["records"]:
            raise OptionError(
                f"the arena in {self.folder} keeps records: give --records as well"
                if there["records"]
                else f"the arena in {self.folder} was begun without records: leave --records out"
            )
        for key in here:
            if key not in loose and there.get(key) != here[key]:
                raise OptionError(
                    f"the arena in {self.folder} has {key} {there.get(key)!r}, not {here[key]!r}:"
                    " give the same, or name another folder with --results"
                )
        if versions_there != versions:
            raise OptionError(
                f"the arena in {self.folder} was played by {spelled(versions_there)}; this is"
                f" {spelled(versions)}: play anew in another folder"
            )
        if fewer:
            raise OptionError(
                f"the arena in {self.folder} has {there['games']} games; ask for as many, or for more"
            )

    def _read(self) -> None:
        """Read the complete games; cut off what a stop left of others.

        Where records are kept, a game without one is played again.
        """
        games = records = 0
        lines = self._whole_records()
        for number, (match, size) in enumerate(read_games(self.folder, self.tournament), start=1):
            if self._records is not None:
                line = next(lines, b"")
                if not line:
                    self.unrecorded += 1
                    continue
                if not is_record_of(match.fixture, line):
                    raise RecordError(
                        f"line {number} of {self.folder / RECORDS} is no record of the game in line"
                        f" {number} of {GAMES}: remove both and what follows them, and those games are"
                        " played again"
                    )
                records += len(line)
            self.matches[match.fixture.number] = match
            games += size
        self._file.truncate(games)
        if self._records is not None:
            self._records.truncate(records)

    def _whole_records(self) -> Iterator[bytes]:
        """The complete lines of records."""
        if self._records is not None:
            with (self.folder / RECORDS).open("rb") as lines:
                yield from (line for line in lines if line.endswith(b"\n"))


def holds_something(path: Path) -> bool:
    """Is there a file that is not empty?"""
    return path.is_file() and path.stat().st_size > 0
