"""`program:COMMAND`: a bot in any language, which is asked and answers in lines of JSON.

docs/bots.md tells its writers everything; `program.schema.json` has the messages, and
`ludopolis games --schema NAME` a game's view. What is sent is what the seat may know and nothing else:
its view, with its choices, and what it has been told.
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

from ludopolis.bots.bot import BOT, Bot, decider, number, read_settings
from ludopolis.bots.fault import BotFault, moment, of_seed, shown
from ludopolis.bots.process import POSSIBLE, Failure, Process
from ludopolis.engine.errors import ActionError, OptionError
from ludopolis.engine.game import LONGEST_NAME, Action, Game
from ludopolis.language.text import Text
from ludopolis.presentation.look import log_of

if TYPE_CHECKING:
    from ludopolis.engine.box import Box

NAME = "program"
PROTOCOL = 2
LONGEST_ACTION = 300  # letters of an action's text
LONGEST_COMMAND = LONGEST_NAME - len(f"{BOT}{NAME}:")  # it is a seat's name in records
WAIT, START = 10.0, 30.0  # seconds

# What is said to a program that was written for protocol 1.
UPGRADE = (
    "greeted with protocol 1, but this Ludopolis speaks protocol 2: instead of choices with texts,"
    " view.legal has every allowed action in its parts, with its number; docs/bots.md tells how to"
    " upgrade: From protocol 1 to 2"
)

SETTINGS = {
    "wait": number(0.001, 86_400),  # seconds for an answer
    "start": number(0.001, 86_400),  # seconds until it has greeted us
}


def make_program(text: str) -> Program:
    """The bot that a command runs; settings may stand before it: `wait=5,start=9 perl bot.pl`."""
    if not POSSIBLE:
        raise OptionError("programs cannot be bots on this system: it cannot end their children")
    if not text.isprintable() or len(text) > LONGEST_COMMAND:
        raise OptionError(
            f"a program's command is one line of at most {LONGEST_COMMAND} letters; put a longer one"
            " into a script"
        )
    try:
        words = shlex.split(text)
    except ValueError as fault:
        raise OptionError(
            f"the command {text!r} cannot be read: {fault} (a semicolon always begins the next bot; put"
            " a command that needs one into a script)"
        ) from None
    settings = []
    while words and re.match(r"\w+=", words[0]):
        settings.append(words.pop(0))
    given = read_settings(NAME, ",".join(settings), SETTINGS)
    if not words:
        raise OptionError("write the command after program:, such as program:perl bot.pl")
    if shutil.which(words[0]) is None:
        raise OptionError(_why_not(words[0]))
    return Program(f"{NAME}:{text}", words, given.get("wait", WAIT), given.get("start", START))


def _why_not(name: str) -> str:
    """Why a program cannot be run."""
    if "/" in name and Path(name).is_file():  # a name without a folder is looked for elsewhere
        return f"the file {name!r} is not allowed to run; allow it: chmod +x {shlex.quote(name)}"
    return f"there is no program {name!r} that can be run"


# --- The messages -----------------------------------------------------------------------------


def greeting() -> dict[str, Any]:
    """The first message to a program."""
    return {
        "type": "hello",
        "protocol": PROTOCOL,
        "ludopolis": metadata.version("ludopolis"),
    }


def question(game: Game, count: int, told: Sequence[Text] | None = None) -> dict[str, Any]:
    """What the seat that decides is asked, in the count-th game that its program plays.

    `told` is what this seat has been told since it last decided, for programs that want to know.
    """
    assert game.seat is not None
    return {
        "type": "decide",
        **_table(game, game.seat, count),
        "decision": game.decision,
        **({} if told is None else {"told": list(told)}),
        "view": game.view(game.seat),
    }


def farewell(
    game: Game, seat: int, count: int, told: Sequence[Text] | None = None
) -> dict[str, Any]:
    """What a seat hears when the game is over; lists have an entry for each seat."""
    result = game.result()
    assert result is not None
    return {
        "type": "over",
        **_table(game, seat, count),
        "result": {
            "reason": result.reason,
            "scores": list(result.scores.values()),
            "places": list(result.places.values()),
            "winners": list(result.winners),
        },
        **({} if told is None else {"told": list(told)}),
        "view": game.view(seat),
    }


def _table(game: Game, seat: int, count: int) -> dict[str, Any]:
    """What every message of a game begins with, so that each can be understood alone."""
    return {
        "protocol": PROTOCOL,
        "game": game.box.name,
        "players": game.players,
        "options": game.options,
        "count": count,
        "seat": seat,
        "move": len(game.moves),
    }


def line(message: Mapping[str, Any]) -> bytes:
    """A message as it is sent."""
    return msgspec.json.encode(message) + b"\n"


def read(answer: bytes) -> dict[str, Any]:
    """The object that a program answered with."""
    try:
        found = json.loads(answer.decode("utf-8"))
    except (ValueError, RecursionError):  # no UTF-8, no JSON, a number too long, nested too deeply
        text = answer.decode("utf-8", "replace")
        raise Failure(f"answered {shown(text)}, which is not JSON") from None
    if not isinstance(found, dict):
        raise Failure(f"answered {shown(found)}, which is no JSON object")
    return found


# --- The bot ----------------------------------------------------------------------------------


@dataclass
class Chair:
    """A process that plays one seat, game after game, and what it said of itself."""

    process: Process
    games: tuple[str, ...] | None = None  # that it plays; None: any
    curious: bool = False  # does it want to be told what happens?
    count: int = 0  # of the games that it has begun
    seen: Game | None = None  # the game as it stood when it was last asked
    rested: bool = False  # has it been told of an end, and not been asked since?

    def follow(self, game: Game, seat: int) -> list[Text] | None:
        """Note where a game stands; what its seat has been told since, if it wants to know."""
        if self.seen is not None and not continues(self.seen, game):
            self.seen = None
        if self.seen is None:
            self.count += 1
        told = self._told(game, seat) if self.curious else None
        self.seen = game.copy()
        return told

    def _told(self, game: Game, seat: int) -> list[Text]:
        """What a seat has been told: worked out by playing again what has been played."""
        if game.imagined:  # nobody has played what led to it
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
    """Has a game come from an earlier position? Not if it is another, or a move was taken back."""
    return (
        before.box is game.box
        and before.options == game.options
        and before.names == game.names
        and before.setup == game.setup
        and before.moves == game.moves[: len(before.moves)]
    )


class Program(Bot):
    """A bot that is a program. Each seat it plays has a process of its own.

    One process for two seats would know the cards of both.
    """

    def __init__(self, spec: str, command: Sequence[str], wait: float, start: float) -> None:
        self.spec = spec
        self.command = tuple(command)
        self.wait = wait
        self.start = start
        self._chairs: dict[int, Chair] = {}
        self._spare: list[Chair] = []  # one that has greeted us but has no seat yet
        self._processes: set[Process] = set()
        # Whoever forgets to close it leaves no process behind.
        self._end = weakref.finalize(self, _end_all, self._processes)

    def prepare(self, box: Box) -> None:
        """Start the program, and hear whether it plays this game."""
        super().prepare(box)
        if not self._chairs and not self._spare:
            self._spare.append(self._begin(box))
        for chair in (*self._chairs.values(), *self._spare):
            self._check(chair, box)

    def choose(self, game: Game) -> Action:
        """The action that the program answers with."""
        seat = decider(game)
        chair = self._chair(seat, game.box)
        rested, chair.rested = chair.rested, False
        told = chair.follow(game, seat)
        asked = line(question(game, chair.count, told))
        try:
            return _action(read(chair.process.ask(asked, self.wait)), game)
        except Failure as failure:
            fault = self._fault(chair, moment(game), failure)
            if not rested:
                raise fault from None
        # Perhaps it failed after the last game and we hear of it only now: that costs it nothing. If it
        # fails at this question, it will do so again.
        return self.choose(game)

    def over(self, game: Game) -> None:
        """Tell the program how a game has ended, on each seat that it played, also if one fails."""
        faults = []
        for seat, chair in list(self._chairs.items()):
            if chair.seen is None or not continues(chair.seen, game):
                continue
            told = chair.follow(game, seat)
            chair.seen, chair.rested = None, True
            where = f"{game.box.name}, seat {seat}, after the end{of_seed(game)}"
            try:
                chair.process.tell(line(farewell(game, seat, chair.count, told)), self.wait)
            except Failure as failure:
                faults.append(self._fault(chair, where, failure))
        if faults:
            raise faults[0]

    def close(self) -> None:
        """End its processes; they are started anew if it is asked again."""
        self._chairs.clear()
        self._spare.clear()
        _end_all(self._processes)

    def _chair(self, seat: int, box: Box) -> Chair:
        """The process of a seat, started if it has none."""
        if seat not in self._chairs:
            self._chairs[seat] = self._spare.pop() if self._spare else self._begin(box)
            self._check(self._chairs[seat], box)
        return self._chairs[seat]

    def _begin(self, box: Box) -> Chair:
        """Start a process and greet it."""
        where = f"{box.name}, when it was started"
        try:
            process = Process(self.command)
        except Failure as failure:
            raise BotFault(self.spec, where, str(failure)) from None
        self._processes.add(process)
        chair = Chair(process)
        try:
            self._hear(chair, read(process.ask(line(greeting()), self.start)))
        except Failure as failure:
            raise self._fault(chair, where, failure) from None
        return chair

    @staticmethod
    def _hear(chair: Chair, answer: Mapping[str, Any]) -> None:
        """Heed what a program says of itself when it is greeted."""
        protocol, games, told = (answer.get(key) for key in ("protocol", "games", "told"))
        if type(protocol) is int and protocol == 1:
            raise Failure(UPGRADE)
        if type(protocol) is not int or protocol != PROTOCOL:
            raise Failure(f'greeted with {shown(answer)}, not with "protocol":{PROTOCOL}')
        if games is not None:
            if not isinstance(games, list) or not all(isinstance(name, str) for name in games):
                raise Failure(f'greeted with "games" that are no list of names: {shown(games)}')
            chair.games = tuple(games)
        if not isinstance(told, bool | None):
            raise Failure(f'greeted with "told" that is neither true nor false: {shown(told)}')
        chair.curious = bool(told)

    def _check(self, chair: Chair, box: Box) -> None:
        if chair.games is not None and box.name not in chair.games:
            raise OptionError(
                f"the bot {self.spec} does not play {box.name}; it plays: {', '.join(chair.games)}"
            )

    def _fault(self, chair: Chair, where: str, failure: Failure) -> BotFault:
        """What is said of a failure; the process ends at once."""
        self._chairs = {seat: other for seat, other in self._chairs.items() if other is not chair}
        chair.process.end(at_once=True)
        self._processes.discard(chair.process)
        return BotFault(self.spec, where, str(failure), chair.process.last_words)


def _action(answer: Mapping[str, Any], game: Game) -> Action:
    """The action that was answered, if it may be taken."""
    if "action" not in answer:
        raise Failure(f'answered {shown(answer)}, which has no "action"')
    action = answer["action"]
    if isinstance(action, str) and len(action) > LONGEST_ACTION:
        raise Failure(f"answered with an action of {len(action)} letters")
    try:
        return game.read(action)
    except ActionError as fault:
        raise Failure(f"chose {shown(action)}, which was refused: {str(fault)[:300]}") from None


def _end_all(processes: set[Process]) -> None:
    """End some processes, all at once."""
    for process in processes:
        process.hang_up()
    for process in processes:
        process.end()
    processes.clear()
