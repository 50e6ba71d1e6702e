"""Records: one line of JSON that is save file, replay, bug report and test fixture at once.

Every outcome of chance is in it, so a replay never rolls: old games survive a change of generator.
"""

from __future__ import annotations

import errno
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import metadata
from pathlib import Path
from typing import Any

from ludopolis.engine import registry
from ludopolis.engine.errors import ActionError, LudopolisError, OptionError, RecordError
from ludopolis.engine.game import Game, check_names

FORMAT = "ludopolis-record"
SCHEMA = Path(__file__).with_name("record.schema.json")


@cache
def _validator() -> Any:
    import jsonschema  # noqa: PLC0415  (only files need it, and it takes a while to load)

    schema = json.loads(SCHEMA.read_text(encoding="utf-8"))
    return jsonschema.Draft202012Validator(schema)


@dataclass(frozen=True)
class Record:
    """A game from the deal to its last move so far; `data` is what stands in the file."""

    data: dict[str, Any]

    # --- Writing ------------------------------------------------------------------------------

    @classmethod
    def of(cls, game: Game, shuffle: Mapping[str, Any] | None = None) -> Record:
        """The record of a game as it stands, with how its shuffle came about if that is known."""
        result = game.result()
        moves = []
        for move in game.moves:
            entry: dict[str, Any] = {"seat": move.seat, "do": move.action.text}
            if move.chance:
                entry["chance"] = list(move.chance)
            moves.append(entry)
        return cls(
            {
                "format": FORMAT,
                "version": 1 if shuffle is None else 2,
                "game": game.box.name,
                "rules": game.box.rules_version,
                "engine": metadata.version("ludopolis"),
                "players": game.players,
                "options": dict(game.options),
                "seats": list(game.names),
                "seed": None if game.seed is None else f"{game.seed:032x}",
                **({} if shuffle is None else {"shuffle": dict(shuffle)}),
                "setup": list(game.setup),
                "moves": moves,
                "result": None
                if result is None
                else {
                    "reason": result.reason,
                    "scores": list(result.scores.values()),
                    "places": list(result.places.values()),
                },
            }
        )

    def line(self) -> str:
        """The record as one line of JSON."""
        return json.dumps(self.data, ensure_ascii=False, separators=(",", ":"))

    def save(self, path: str | Path) -> None:
        """Write the record to a file, whole or not at all."""
        path = Path(path)
        if path.exists() and not path.is_file():  # a pipe or a device would be gone
            raise FileExistsError(errno.EEXIST, "it is no file", str(path))
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.line() + "\n", encoding="utf-8")
        draft.replace(path)

    # --- Reading ------------------------------------------------------------------------------

    @classmethod
    def parse(cls, text: str) -> Record:
        """A record from its line of JSON, checked against the schema."""
        try:
            data = json.loads(text)
        except json.JSONDecodeError as fault:
            raise RecordError(
                f"not a whole record: the JSON breaks off or is damaged at character {fault.pos + 1}"
            ) from None
        except (RecursionError, ValueError):
            raise RecordError("not a record: nested too deeply, or a number too long") from None
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise RecordError(f'not a Ludopolis record: "format" should be "{FORMAT}"')
        for wrong in _validator().iter_errors(data):
            where = "/".join(str(part) for part in wrong.path) or "the record"
            raise RecordError(f"damaged record: {where}: {wrong.message[:200]}")
        return cls(data)

    @classmethod
    def load(cls, path: str | Path) -> Record:
        """The record in a file; of a file with many, the first."""
        for record in cls.load_all(path):
            return record
        raise RecordError(f"{path} is empty")

    @classmethod
    def load_one(cls, path: str | Path, number: int) -> Record:
        """The record of that number in a file; those before it are passed over unread."""
        for record in cls.load_all(path, first=number):
            return record
        raise RecordError(f"{path} has no record number {number}")

    @classmethod
    def load_all(cls, path: str | Path, first: int = 1) -> Iterator[Record]:
        """All records in a file, one on each line; or those from the one of a number on."""
        passed = 0
        try:
            with Path(path).open(encoding="utf-8") as lines:
                for number, line in enumerate(lines, start=1):
                    passed += bool(line.strip())
                    if line.strip() and passed >= first:
                        try:
                            yield cls.parse(line)
                        except RecordError as fault:
                            raise RecordError(f"{path}, line {number}: {fault}") from None
        except OSError as fault:
            raise RecordError(f"cannot read {path}: {fault.strerror}") from None
        except UnicodeDecodeError:
            raise RecordError(f"{path} is not a text file") from None

    # --- Replaying ----------------------------------------------------------------------------

    def start(self) -> Game:
        """The game just after the deal that the record tells of."""
        data = self.data
        try:
            box = registry.box(data["game"])
            options = box.settle(data["players"], data["options"])
            check_names(data["seats"])
        except OptionError as fault:
            raise RecordError(f"this record cannot be opened: {fault}") from None
        if data["rules"] > box.rules_version:
            raise RecordError(
                f"this record was made by newer rules of {box.name} (version {data['rules']}, here"
                f" {box.rules_version}); a newer Ludopolis opens it"
            )
        if len(data["seats"]) != data["players"]:
            raise RecordError(
                f"damaged record: {len(data['seats'])} names for {data['players']} seats"
            )
        seed = None if data["seed"] is None else int(data["seed"], 16)
        try:
            return Game(box, data["players"], options, seed, data["seats"], data["setup"])
        except LudopolisError as fault:
            raise RecordError(f"damaged record: {fault}") from None

    def steps(self) -> Iterator[Game]:
        """The game after the deal and after each move, every move checked: one object that goes on."""
        game = self.start()
        yield game
        for number, entry in enumerate(self.data["moves"], start=1):
            try:
                if game.seat is None:
                    raise RecordError("the game is over")
                if entry["seat"] != game.seat:
                    raise RecordError(
                        f"seat {entry['seat']} moves, but it is seat {game.seat}'s turn"
                    )
                game.carry_out(game.read(entry["do"]), entry.get("chance", ()))
            except (ActionError, LudopolisError) as fault:
                raise RecordError(f"damaged record: move {number}: {fault}") from None
            yield game
        claimed = self.data["result"]
        found = Record.of(game).data["result"]
        if claimed != found:
            raise RecordError(f"damaged record: it claims the result {claimed}, but it is {found}")

    def replay(self) -> Game:
        """The game after its last move, every move and the result checked."""
        game = self.start()
        for position in self.steps():
            game = position
        return game


def load(path: str | Path) -> Game:
    """Open a saved game where it was left."""
    return Record.load(path).replay()
