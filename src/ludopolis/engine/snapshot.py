"""A position in bytes, to go on from without playing the game again.

A snapshot is a cache and not a record: only the very sources that wrote it read it back, because it
holds the rules' own memory. `version` tells whether they are the same.
"""

from __future__ import annotations

import hashlib
import json
import platform
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from ludopolis.engine.game import Action, Game, Move
from ludopolis.engine.layout import content, duplicate

PACKAGE = Path(__file__).resolve().parent.parent
SOURCES = ("engine", "games")


@cache
def version() -> str:
    """A digest of all that decides what stands in a snapshot: rules, texts, layouts, the machine."""
    digest = hashlib.sha256()
    for part in (np.__version__, platform.machine(), sys.byteorder):
        digest.update(part.encode() + b"\0")
    for path in sorted(path for name in SOURCES for path in (PACKAGE / name).rglob("*")):
        if path.suffix in {".py", ".toml"}:
            digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0")
            digest.update(path.read_bytes() + b"\0")
    return digest.hexdigest()


def pack(game: Game) -> bytes:
    """A game as it stands, with its moves and the way back that `undo` has."""
    moves = [[move.seat, int(move.action), move.action.text, move.chance] for move in game.moves]
    earlier = game._earlier
    head = {"moves": moves, "before": len(game._before), "earlier": earlier is not None}
    records = [game.state, game.chance, *(record for pair in game._before for record in pair)]
    records += [] if earlier is None else [earlier]
    text = json.dumps(head, ensure_ascii=False, separators=(",", ":"))
    return b"\n".join([text.encode(), b"".join(map(content, records))])


def unpack(dealt: Game, data: bytes) -> Game:
    """The game that was packed, which had been dealt like this one; a ValueError if it does not fit."""
    text, _, records = data.partition(b"\n")
    head = json.loads(text)
    pairs = 1 + head["before"]
    kinds = [dealt.state, dealt.chance] * pairs + [dealt.state] * head["earlier"]
    state, chance, *others = _records(kinds, records)
    game = dealt.copy()
    game.state, game.chance = state, chance
    game.moves = [
        Move(seat, Action(number, text), tuple(chance))
        for seat, number, text, chance in head["moves"]
    ]
    game._forget()
    game._earlier = others.pop() if head["earlier"] else None
    game._before = list(zip(others[::2], others[1::2], strict=True))
    return game


def _records(kinds: list[Any], data: bytes) -> Iterator[Any]:
    """Records of these kinds, one after the other; they must be all that there is."""
    if len(data) != sum(kind.nbytes for kind in kinds):
        raise ValueError("a snapshot of another size")
    at = 0
    for kind in kinds:
        yield duplicate(np.frombuffer(data, kind.dtype, 1, at)[0])
        at += kind.nbytes
