"""`program:COMMAND`: a bot in any language that reads and writes lines of JSON.

docs/bots.md describes the protocol for authors; `program.schema.json` has the messages, and
`ludopolis games --schema NAME` a game's view. Only what the seat may know is sent: its view with its
legal actions, and its log.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import weakref
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from ludopolis.bots.bot import BOT, Bot, number, read_settings, seat_to_move
from ludopolis.bots.errors import BotError, describe_position, describe_seed, short_repr
from ludopolis.bots.process import SUPPORTED, Failure, Process
from ludopolis.engine.errors import ActionError, OptionError
from ludopolis.engine.game import LONGEST_NAME, Action, Game
from ludopolis.language.text import Text
from ludopolis.presentation.look import log_of

if TYPE_CHECKING:
    from ludopolis.engine.box import Box

NAME = "program"
PROTOCOL = 2
MAX_ACTION = 300  # characters of an action's text
MAX_COMMAND = LONGEST_NAME - len(f"{BOT}{NAME}:")  # a spec is a seat's name in records
DEFAULT_WAIT, DEFAULT_START = 10.0, 30.0  # seconds

# The error for a program that was written for protocol 1.
UPGRADE = (
    "greeted with protocol 1, but this Ludopolis speaks protocol 2: instead of choices with texts,"
    " view.legal has every legal action in its parts, with its number; see docs/bots.md, From protocol 1"
    " to 2"
)

SETTINGS = {
    "wait": number(0.001, 86_400),  # seconds for an answer
    "start": number(0.001, 86_400),  # seconds for the answer to `hello`
}


def make_program(text: str) -> ProgramBot:
    """The bot that a command runs; settings may come first: `wait=5,start=9 perl bot.pl`."""
    if not SUPPORTED:
        raise OptionError("this system does not support programs as bots: it has no process groups")
    if not text.isprintable() or len(text) > MAX_COMMAND:
        raise OptionError(
            f"a program's command must be one line of at most {MAX_COMMAND} characters; put a longer"
            " one into a script"
        )
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise OptionError(
            f"the command {text!r} cannot be parsed: {error} (a semicolon always starts the next bot;"
            " put a command that needs one into a script)"
        ) from None
    settings = []
    while words and re.match(r"\w+=", words[0]):
        settings.append(words.pop(0))
    given = read_settings(NAME, ",".join(settings), SETTINGS)
    if not words:
        raise OptionError("write the command after program:, such as program:perl bot.pl")
    if shutil.which(words[0]) is None:
        raise OptionError(_why_not(words[0]))
    wait, start = given.get("wait", DEFAULT_WAIT), given.get("start", DEFAULT_START)
    return ProgramBot(f"{NAME}:{text}", words, wait, start)


def _why_not(name: str) -> str:
    """Why a program cannot be run."""
    if "/" in name and Path(name).is_file():  # a name without a folder is looked up in PATH
        return f"the file {name!r} is not executable; allow it: chmod +x {shlex.quote(name)}"
    return f"there is no program {name!r}"


# --- The messages -----------------------------------------------------------------------------


def hello_message() -> dict[str, Any]:
    """The first message to a program."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "ludopolis": metadata.version("ludopolis"),
    }


def decide_message(game: Game, count: int, told: Sequence[Text] | None = None) -> dict[str, Any]:
    """The message to the seat to move, in the count-th game of its process.

    `told` is the seat's log since its last decision, for programs that want it.
    """
    assert game.seat is not None
    return {
        "type": "decide",
        **_common_fields(game, game.seat, count),
        "decision": game.decision,
        **({} if told is None else {"told": list(told)}),
        "view": game.view(game.seat),
    }


def over_message(
    game: Game, seat: int, count: int, told: Sequence[Text] | None = None
) -> dict[str, Any]:
    """The message to a seat when the game is over; lists have an entry for each seat."""
    result = game.result()
    assert result is not None
    return {
        "type": "over",
        **_common_fields(game, seat, count),
        "result": {
            "reason": result.reason,
            "scores": list(result.scores.values()),
            "places": list(result.places.values()),
            "winners": list(result.winners),
        },
        **({} if told is None else {"told": list(told)}),
        "view": game.view(seat),
    }


def _common_fields(game: Game, seat: int, count: int) -> dict[str, Any]:
    """The first fields of every message of a game, so that each can be understood alone."""
    return {
        "protocol": PROTOCOL,
        "game": game.box.name,
        "players": game.players,
        "options": game.options,
        "count": count,
        "seat": seat,
        "move": len(game.moves),
    }


def encode(message: Mapping[str, Any]) -> bytes:
    """A message as a line of JSON."""
    return msgspec.json.encode(message) + b"\n"


def decode(answer: bytes) -> dict[str, Any]:
    """The JSON object that a program answered with."""
    try:
        found = json.loads(answer.decode("utf-8"))
    except (
        ValueError,
        RecursionError,
    ):  # not UTF-8, not JSON, a number too long, nested too deeply
        text = answer.decode("utf-8", "replace")
        raise Failure(f"answered {short_repr(text)}, which is not JSON") from None
    if not isinstance(found, dict):
        raise Failure(f"answered {short_repr(found)}, which is not a JSON object")
    return found


# --- The bot ----------------------------------------------------------------------------------


@dataclass
class SeatProcess:
    """The process that plays one seat, game after game, and what it said in its greeting."""

    process: Process
    games: tuple[str, ...] | None = None  # that it plays; None: any
    wants_log: bool = False
    count: int = 0  # of the games that it has begun
    seen: Game | None = None  # the game as it was when the process was last asked
    idle: bool = False  # has it been sent the end of a game, and nothing since?

    def follow(self, game: Game, seat: int) -> list[Text] | None:
        """Note the state of a game; return the seat's log since the last time, if it wants it."""
        if self.seen is not None and not continues(self.seen, game):
            self.seen = None
        if self.seen is None:
            self.count += 1
        told = self._log(game, seat) if self.wants_log else None
        self.seen = game.copy()
        return told

    def _log(self, game: Game, seat: int) -> list[Text]:
        """A seat's log since the last time, made by replaying the moves."""
        if game.imagined:  # its moves are unknown
            return []
        again = self.seen or Game(
            game.box, game.players, game.options, None, game.names, game.setup
        )
        told: list[Text] = []
        for move in game.moves[len(again.moves) :]:
            again.carry_out(move.action, move.chance)
            told += log_of(again, seat)
        return told


def continues(before: Game, game: Game) -> bool:
    """Is a game the continuation of an earlier position? Not if a move was taken back."""
    return (
        before.box is game.box
        and before.options == game.options
        and before.names == game.names
        and before.setup == game.setup
        and before.moves == game.moves[: len(before.moves)]
    )


class ProgramBot(Bot):
    """A bot that is a program, with a process for each seat: one for two would see both hands."""

    def __init__(self, spec: str, command: Sequence[str], wait: float, start: float) -> None:
        self.spec = spec
        self.command = tuple(command)
        self.wait = wait
        self.start = start
        self._seats: dict[int, SeatProcess] = {}
        self._spare: list[SeatProcess] = []  # one that was greeted but has no seat yet
        self._processes: set[Process] = set()
        # No process is left behind even if `close` is never called.
        self._end = weakref.finalize(self, _end_all, self._processes)

    def prepare(self, box: Box) -> None:
        """Start the program, and learn whether it plays this game."""
        super().prepare(box)
        if not self._seats and not self._spare:
            self._spare.append(self._start(box))
        for seated in (*self._seats.values(), *self._spare):
            self._check(seated, box)

    def choose(self, game: Game) -> Action:
        """The action that the program answers with."""
        seat = seat_to_move(game)
        seated = self._seat_process(seat, game.box)
        idle, seated.idle = seated.idle, False
        told = seated.follow(game, seat)
        message = encode(decide_message(game, seated.count, told))
        try:
            return _action(decode(seated.process.ask(message, self.wait)), game)
        except Failure as failure:
            error = self._error(seated, describe_position(game), failure)
            if not idle:
                raise error from None
        # It may have failed after the last game, which only shows now and costs it nothing. If it fails
        # at this message, it will do so again.
        return self.choose(game)

    def over(self, game: Game) -> None:
        """Send the end of a game to each of its seats, even if one fails."""
        errors = []
        for seat, seated in list(self._seats.items()):
            if seated.seen is None or not continues(seated.seen, game):
                continue
            told = seated.follow(game, seat)
            seated.seen, seated.idle = None, True
            where = f"{game.box.name}, seat {seat}, after the end{describe_seed(game)}"
            try:
                seated.process.tell(encode(over_message(game, seat, seated.count, told)), self.wait)
            except Failure as failure:
                errors.append(self._error(seated, where, failure))
        if errors:
            raise errors[0]

    def close(self) -> None:
        """End its processes; they are started again when needed."""
        self._seats.clear()
        self._spare.clear()
        _end_all(self._processes)

    def _seat_process(self, seat: int, box: Box) -> SeatProcess:
        """The process of a seat, started if it has none."""
        if seat not in self._seats:
            self._seats[seat] = self._spare.pop() if self._spare else self._start(box)
            self._check(self._seats[seat], box)
        return self._seats[seat]

    def _start(self, box: Box) -> SeatProcess:
        """Start a process and greet it."""
        where = f"{box.name}, when it was started"
        try:
            process = Process(self.command)
        except Failure as failure:
            raise BotError(self.spec, where, str(failure)) from None
        self._processes.add(process)
        seated = SeatProcess(process)
        try:
            self._read_greeting(seated, decode(process.ask(encode(hello_message()), self.start)))
        except Failure as failure:
            raise self._error(seated, where, failure) from None
        return seated

    @staticmethod
    def _read_greeting(seated: SeatProcess, answer: Mapping[str, Any]) -> None:
        """Store what a program says in its greeting."""
        protocol, games, told = (answer.get(key) for key in ("protocol", "games", "told"))
        if type(protocol) is int and protocol == 1:
            raise Failure(UPGRADE)
        if type(protocol) is not int or protocol != PROTOCOL:
            raise Failure(f'greeted with {short_repr(answer)}, not with "protocol":{PROTOCOL}')
        if games is not None:
            if not isinstance(games, list) or not all(isinstance(name, str) for name in games):
                raise Failure(
                    f'greeted with "games" that are not a list of names: {short_repr(games)}'
                )
            seated.games = tuple(games)
        if not isinstance(told, bool | None):
            raise Failure(f'greeted with "told" that is neither true nor false: {short_repr(told)}')
        seated.wants_log = bool(told)

    def _check(self, seated: SeatProcess, box: Box) -> None:
        if seated.games is not None and box.name not in seated.games:
            raise OptionError(
                f"the bot {self.spec} does not play {box.name}; it plays: {', '.join(seated.games)}"
            )

    def _error(self, seated: SeatProcess, where: str, failure: Failure) -> BotError:
        """The error for a failure; the process is ended at once."""
        self._seats = {seat: other for seat, other in self._seats.items() if other is not seated}
        seated.process.end(at_once=True)
        self._processes.discard(seated.process)
        return BotError(self.spec, where, str(failure), seated.process.stderr_tail)


def _action(answer: Mapping[str, Any], game: Game) -> Action:
    """The action in an answer, if it is legal."""
    if "action" not in answer:
        raise Failure(f'answered {short_repr(answer)}, which has no "action"')
    action = answer["action"]
    if isinstance(action, str) and len(action) > MAX_ACTION:
        raise Failure(f"answered with an action of {len(action)} characters")
    try:
        return game.read(action)
    except ActionError as error:
        raise Failure(
            f"chose {short_repr(action)}, which was refused: {str(error)[:300]}"
        ) from None


def _end_all(processes: set[Process]) -> None:
    """End some processes at the same time."""
    for process in processes:
        process.close_input()
    for process in processes:
        process.end()
    processes.clear()
