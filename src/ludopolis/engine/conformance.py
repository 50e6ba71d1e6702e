"""The conformance kit: what must hold for every game, whatever its rules.

`check(name)` plays random games of every option set and raises a `ConformanceError` at the first
violation, with the record that leads there. A game needs no code for it beyond its contract.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import random
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
import numpy as np

from ludopolis.engine import contract, registry
from ludopolis.engine.box import Box, Value
from ludopolis.engine.chance import IMAGINATION, below, stream_of
from ludopolis.engine.checked_playout import (
    FAULTS,
    MAX_MOVES,
    NO_FAULT,
    checked_game,
    fill_refusals,
)
from ludopolis.engine.errors import ActionError, OptionError, UndoError
from ludopolis.engine.game import Game
from ludopolis.engine.layout import content, duplicate
from ludopolis.engine.record import Record
from ludopolis.engine.view import LegalAction, encoded, sees_more
from ludopolis.language.languages import languages

MAX_INVARIANTS = 256
WORLDS_EVERY = 13  # moves between two comparisons with resampled worlds, at first
LONG = 100  # moves, after each of which checks become rarer
RESAMPLE_EVERY = 11  # moves between two resampled worlds that are compared interpreted and compiled


class ConformanceError(AssertionError):
    """A violation; `record` replays the game to that point."""

    def __init__(self, message: str, record: Record) -> None:
        super().__init__(f"{message}\nrecord: {record.line()}")
        self.message = message
        self.record = record

    def __reduce__(self) -> tuple[type[ConformanceError], tuple[str, Record]]:
        return type(self), (self.message, self.record)

    @classmethod
    def at(cls, game: Game, what: str) -> ConformanceError:
        """A violation in the current position of a game."""
        return cls(
            f"{game.box.name}, {game.players} players, {game.options}, seed {game.seed}, after move"
            f" {len(game.moves)}: {what}",
            game.record(),
        )


@dataclass(frozen=True)
class OptionSet:
    """A number of players and a value for every option."""

    players: int
    options: dict[str, Value]


def option_sets(box: Box) -> Iterator[OptionSet]:
    """Every combination that the box allows."""
    for players in range(box.least_players, box.most_players + 1):
        for values in itertools.product(*(option.choices for option in box.options)):
            options = dict(zip((option.name for option in box.options), values, strict=True))
            try:
                yield OptionSet(players, box.settle(players, options))
            except OptionError:
                continue


def check(name: str, games: int = 1, seed: int = 0) -> int:
    """Check a game with `games` random games of every option set; return the moves made."""
    box = registry.box(name)
    return sum(
        check_game(box, chosen, seed + number)
        for chosen in option_sets(box)
        for number in range(games)
    )


# --- One game, all checks ---------------------------------------------------------------------


def check_game(box: Box, chosen: OptionSet, seed: int) -> int:
    """Play one random game and check everything on the way; return the moves made.

    A long game repeats itself: the longer it lasts, the rarer the checks.
    """
    game = Game(box, chosen.players, chosen.options, seed)
    rng = random.Random(seed)
    start = totals(game)
    secrets = changed = False
    while not game.over:
        further = 1 + len(game.moves) // LONG
        if len(game.moves) % further == 0:
            check_choices(game)
        if len(game.moves) % (WORLDS_EVERY * further) == 0:
            changed |= check_worlds(game, rng)
            secrets |= has_secrets(game)
            check_undo(game)
        action = rng.choice(game.legal())
        check_copy(game, int(action))
        # The game must not depend on global generators: change them.
        random.seed(rng.random())
        np.random.seed(rng.randrange(1 << 32))
        game.play(action.text)
        expect(game, totals(game) == start, f"an invariant changed from {start} to {totals(game)}")
        expect(game, len(game.moves) < MAX_MOVES, "the game does not end")
    expect(game, game.legal() == [], "a finished game offers moves")
    expect(game, game.seat is None, "a finished game asks for a decision")
    check_worlds(game, rng)
    expect(game, changed or not secrets, "resampling for a spectator never changes what seats see")
    check_replay(game)
    return len(game.moves)


def expect(game: Game, holds: bool, what: str) -> None:
    """Raise an error unless a condition holds."""
    if not holds:
        raise ConformanceError.at(game, what)


def totals(game: Game) -> list[int]:
    """The sums that no move may change."""
    room = np.zeros(MAX_INVARIANTS, np.int64)
    size = contract.invariants(game.state, room)
    return [int(n) for n in room[:size]]


def check_choices(game: Game) -> None:
    """Legal actions are sorted, unique, some, and agree with the refusals; texts parse back."""
    legal = game.legal()
    numbers = [int(action) for action in legal]
    expect(game, bool(numbers), "no action is allowed, but the game is not over")
    expect(game, numbers == sorted(set(numbers)), "actions are not sorted and unique")
    allowed = [number for number, code in enumerate(refusals(game)) if code == 0]
    expect(game, allowed == numbers, f"refusals allow {allowed}, the list has {numbers}")
    language = languages()[len(game.moves) % len(languages())]  # in turn
    texts = [game.written(n, language) for n in numbers]
    expect(game, len(set(texts)) == len(texts), f"two actions share a text ({language})")
    for number, text in zip(numbers, texts, strict=True):
        try:
            found = int(game.read(text))
        except ActionError as fault:
            raise ConformanceError.at(game, f"{text!r} cannot be read back: {fault}") from fault
        expect(game, found == number, f"{text!r} is read back as {found}, not {number}")


def check_copy(game: Game, action: int) -> None:
    """Playing on a copy does not change the original."""
    before = game.fingerprint(), len(game.moves)
    twin = game.copy()
    twin.play(action)
    expect(game, (game.fingerprint(), len(game.moves)) == before, "a copy is not independent")


def check_undo(game: Game) -> None:
    """After an undo, where it is allowed, and a redo the position is the same."""
    twin = game.copy()
    before = twin.fingerprint()
    try:
        move = twin.undo()
    except UndoError:
        return
    expect(game, twin.seat == move.seat, "undo changes who is to move")
    twin.play(move.action)
    expect(game, twin.fingerprint() == before, "undo and redo do not lead to the same position")


def check_replay(game: Game) -> None:
    """A record that is read back gives the same game, to the byte."""
    line = game.record().line()
    again = Record.parse(line).replay()
    expect(game, again.fingerprint() == game.fingerprint(), "the replay ends elsewhere")
    expect(game, again.record().line() == line, "the replay's record differs")


# --- Worlds that a seat cannot tell apart -----------------------------------------------------


def channels(game: Game, seat: int | None) -> bytes:
    """Everything that reaches a seat or a spectator: its view, and why the rules refuse actions.

    Words and pictures are made from these alone.
    """
    seen: list[Any] = [game.players, game.options, game.seat, game.decision, game.over]
    seen += [list(game.scores().values()), game.box.name, list(game.names)]
    if seat is not None and seat == game.seat:
        seen += [[[int(a), a.text] for a in game.legal()], refusals(game)]
    return encoded(game.view(seat)) + json.dumps(seen).encode()


def check_view(game: Game, seat: int | None) -> None:
    """A view is what its type says, in JSON too; whoever decides is told every choice in its parts."""
    view = game.view(seat)
    again = msgspec.json.decode(encoded(view), type=game.box.views.view_type)
    expect(game, again == view, f"the view of seat {seat} is another after its way through JSON")
    expect(game, view.seat == seat, f"the view of seat {seat} is that of seat {view.seat}")
    expect(game, view.move == len(game.moves), "a view counts other moves")
    expect(game, (view.to_move, view.decision) == (game.seat, game.decision), "a view asks others")
    if seat is not None and seat == game.seat:
        numbers = [action.number for action in view.legal or ()]
        expect(game, numbers == game.legal_numbers(), f"the view's choices are {numbers}")
        parts = {msgspec.json.encode(action) for action in _unnumbered(view.legal or ())}
        expect(game, len(parts) == len(numbers), "two choices have the same parts")
    else:
        expect(game, view.legal is None, f"seat {seat} is told choices of another")


def _unnumbered(actions: Sequence[LegalAction]) -> Iterator[LegalAction]:
    """Actions by their parts alone."""
    return (msgspec.structs.replace(action, number=0) for action in actions)


def refusals(game: Game) -> list[int]:
    """Why each action is refused, or 0."""
    codes = np.zeros(game.box.actions, np.int16)
    fill_refusals(game.state, codes)
    found: list[int] = codes.tolist()
    return found


def has_secrets(game: Game) -> bool:
    """Does a seat see something that a spectator does not, besides which seat it is?"""
    shared, seats = game.view(None), range(1, game.players + 1)
    return any(sees_more(game.view(seat), shared, game.box.computable) for seat in seats)


def check_worlds(game: Game, rng: random.Random) -> bool:
    """In every other world that a seat considers possible, it sees exactly the same.

    Returns whether some seat could tell the world resampled for a spectator from the true one.
    """
    changed = False
    action = None if game.over else rng.choice(game.legal())
    for seat in [None, *range(1, game.players + 1)]:
        other = game.resample(seat, rng.getrandbits(128))
        expect(game, totals(other) == totals(game), f"resampling for seat {seat} loses something")
        if seat is None:
            seats = range(1, game.players + 1)
            changed = any(game.view(place) != other.view(place) for place in seats)
        check_view(game, seat)
        told, told_there = channels(game, seat), channels(other, seat)
        expect(
            game,
            told == told_there,
            f"seat {seat} can tell worlds apart: {differ(told, told_there)}",
        )
        leftovers = other.setup, [(m.action.text, m.chance) for m in other.moves if m.chance]
        expect(game, leftovers == ((), []), f"resampling for seat {seat} keeps what was dealt")
        # Resampling forgets the world it starts from, so that a bot cannot learn from it either.
        same = rng.getrandbits(128)
        forgotten = (
            game.resample(seat, same).fingerprint() == other.resample(seat, same).fingerprint()
        )
        expect(game, forgotten, f"resampling for seat {seat} remembers the true world")
        if action is not None and seat is not None and seat == game.seat:
            check_what_follows(game, other, seat, int(action))
    return changed


def check_what_follows(game: Game, other: Game, seat: int, action: int) -> None:
    """The same action looks the same in both worlds, unless its consequences tell them apart."""
    here, there = game.copy(), other.copy()
    here.play(action)
    there.play(action)
    if here.view(seat) == there.view(seat):
        seen = [(g.earlier_view(seat), g.last_action(seat)) for g in (here, there)]
        expect(game, seen[0] == seen[1], f"what is seen of a move tells worlds apart: {seen}")


def differ(one: bytes, two: bytes) -> str:
    """The first place where two byte strings differ."""
    at = next((i for i, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), 0)
    start = max(0, at - 60)
    return f"…{one[start : at + 40].decode()}… against …{two[start : at + 40].decode()}…"


# --- Many games, in compiled code -------------------------------------------------------------


def check_many(
    box: Box,
    chosen: OptionSet,
    seeds: range,
    progress: Callable[[int], None] = lambda _: None,
) -> int:
    """Play many random games of one option set in compiled code; return the moves made."""
    actions = np.zeros(box.actions, np.int16)
    start, now = np.zeros(MAX_INVARIANTS, np.int64), np.zeros(MAX_INVARIANTS, np.int64)
    total = 0
    for seed in seeds:
        game = Game(box, chosen.players, chosen.options, seed)
        state, chance = duplicate(game.state), duplicate(game.chance)
        chance.mode = 0
        rng = stream_of(seed, IMAGINATION)
        made, fault = checked_game(state, chance, rng, actions, start, now, box.actions)
        if fault != NO_FAULT:
            again = stream_of(seed, IMAGINATION)
            for _ in range(made):
                count = contract.legal(game.state, actions)
                game.play(int(actions[below(again, count)]))
            raise ConformanceError.at(game, FAULTS[fault])
        total += made
        progress(1)
    return total


# --- Interpreted and compiled -----------------------------------------------------------------


def digests(name: str, chosen: OptionSet, seed: int) -> Iterator[str]:
    """A digest of the position after the deal and after each random move."""
    game = Game(registry.box(name), chosen.players, chosen.options, seed)
    rng = stream_of(seed, IMAGINATION)
    actions = np.zeros(game.box.actions, np.int16)
    scores = np.zeros(game.players, np.int64)
    while True:
        contract.score(game.state, scores)
        seen = game.fingerprint() + scores.tobytes()
        if len(game.moves) % RESAMPLE_EVERY == 0:
            world = duplicate(game.state)
            contract.resample(world, len(game.moves) % game.players, rng)
            seen += content(world)
        yield hashlib.sha256(seen).hexdigest()[:16]
        if game.over:
            return
        count = contract.legal(game.state, actions)
        game.play(int(actions[below(rng, count)]))


def check_interpreted(name: str, sets: list[OptionSet], seed: int) -> int:
    """Run the same games interpreted, in a process of its own, and compare move by move."""
    request = json.dumps([name, [[s.players, s.options] for s in sets], seed])
    program = (
        "import sys; from ludopolis.engine import conformance as c; c.print_digests(sys.argv[1])"
    )
    answer = subprocess.run(
        [sys.executable, "-W", "error", "-c", program, request],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if answer.returncode:
        raise AssertionError(f"the interpreted run failed:\n{answer.stderr}")
    lines = iter(answer.stdout.split())
    moves = 0
    for chosen in sets:
        for move, digest in enumerate(digests(name, chosen, seed)):
            if next(lines, "nothing") != digest:
                raise AssertionError(
                    f"{name}, {chosen}, seed {seed}: interpreted and compiled differ after move {move}"
                )
            moves += 1
    return moves


def print_digests(request: str) -> None:
    """Print the digests of some games: what the interpreted process does."""
    name, sets, seed = json.loads(request)
    for players, options in sets:
        for digest in digests(name, OptionSet(players, options), seed):
            sys.stdout.write(digest + "\n")
