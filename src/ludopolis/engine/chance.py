"""Chance: all random outcomes of a game come from a generator that belongs to it.

The bits are those of the ChaCha stream cipher with eight rounds, keyed by the game's 128-bit seed:
nobody can compute the cards to come from the cards they have seen. The deal, the play and the bots
have separate streams of the same key, so none disturbs another.

A chance can also write its outcomes to a journal and read them back later instead of rolling. So a
record replays whatever the generator is, and a game that is resumed from a record goes on as it would
have without the pause.
"""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from ludopolis.engine.layout import Int64, Ints, Layout, blank
from ludopolis.engine.rule import rule

PLAY, DEAL, IMAGINATION = 0, 1, 2  # the streams; from IMAGINATION on they belong to bots

ROLL, ROLL_AND_WRITE, READ_BACK = 0, 1, 2  # the modes
PICKED, SHUFFLED = 1, 2  # the kinds of journal entries
JOURNAL = 1024  # room for all outcomes of one move, a shuffle of every card included

MASK = 0xFFFFFFFF


class Chance(Layout):
    """A stream of random numbers, and the journal of its outcomes."""

    key: Annotated[Ints, np.uint32, 4]
    stream: Int64
    block: Int64
    words: Annotated[Ints, np.uint32, 16]
    unused: Int64
    mode: Int64
    broken: Int64  # the journal that is read back does not fit
    uncovered: Int64  # how often something hidden was revealed
    written: Int64
    read: Int64
    journal: Annotated[Ints, np.int16, JOURNAL]


@rule
def start(chance: Chance, stream: int, w0: int, w1: int, w2: int, w3: int) -> None:
    """Start a stream of a seed, given as four 32-bit words."""
    chance.key[0] = w0
    chance.key[1] = w1
    chance.key[2] = w2
    chance.key[3] = w3
    chance.stream = stream
    chance.block = 0
    chance.unused = 0
    chance.broken = 0
    chance.uncovered = 0
    chance.written = 0
    chance.read = 0


@rule
def _turn(x: int, by: int) -> int:
    """Rotate a 32-bit word to the left."""
    return ((x << by) | (x >> (32 - by))) & MASK


@rule
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round."""
    a = (a + b) & MASK
    d = _turn(d ^ a, 16)
    c = (c + d) & MASK
    b = _turn(b ^ c, 12)
    a = (a + b) & MASK
    d = _turn(d ^ a, 8)
    c = (c + d) & MASK
    b = _turn(b ^ c, 7)
    return a, b, c, d


@rule
def _next_block(chance: Chance) -> None:
    """Fill the sixteen words with ChaCha8 of (key, stream, block number)."""
    # "expand 16-byte k", the constants of a 128-bit key.
    c0, c1, c2, c3 = 0x61707865, 0x3120646E, 0x79622D36, 0x6B206574
    k0: Any = np.int64(chance.key[0])
    k1: Any = np.int64(chance.key[1])
    k2: Any = np.int64(chance.key[2])
    k3: Any = np.int64(chance.key[3])
    b0 = chance.block & MASK
    b1 = (chance.block >> 32) & MASK
    n0 = chance.stream & MASK
    n1 = (chance.stream >> 32) & MASK
    x0, x1, x2, x3 = c0, c1, c2, c3
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k0, k1, k2, k3
    x12, x13, x14, x15 = b0, b1, n0, n1
    for _ in range(4):
        x0, x4, x8, x12 = _quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = _quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = _quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = _quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = _quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = _quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = _quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = _quarter(x3, x4, x9, x14)
    words = chance.words
    words[0] = (x0 + c0) & MASK
    words[1] = (x1 + c1) & MASK
    words[2] = (x2 + c2) & MASK
    words[3] = (x3 + c3) & MASK
    words[4] = (x4 + k0) & MASK
    words[5] = (x5 + k1) & MASK
    words[6] = (x6 + k2) & MASK
    words[7] = (x7 + k3) & MASK
    words[8] = (x8 + k0) & MASK
    words[9] = (x9 + k1) & MASK
    words[10] = (x10 + k2) & MASK
    words[11] = (x11 + k3) & MASK
    words[12] = (x12 + b0) & MASK
    words[13] = (x13 + b1) & MASK
    words[14] = (x14 + n0) & MASK
    words[15] = (x15 + n1) & MASK
    chance.block += 1
    chance.unused = 16


@rule
def word(chance: Chance) -> int:
    """The next 32 random bits."""
    if chance.unused == 0:
        _next_block(chance)
    chance.unused -= 1
    return np.int64(chance.words[15 - chance.unused])  # type: ignore[return-value]


@rule
def below(chance: Chance, n: int) -> int:
    """A number from 0 to n-1, each exactly equally likely; not journalled."""
    while True:
        product = word(chance) * n
        low = product & MASK
        # Lemire's method: reject the few words that would favour some outcomes.
        if low >= n or low >= (MASK + 1 - n) % n:
            return product >> 32


@rule
def _write(chance: Chance, value: int) -> None:
    if chance.written < JOURNAL:
        chance.journal[chance.written] = value
        chance.written += 1
    else:
        chance.broken = 1


@rule
def _read(chance: Chance) -> int:
    if chance.read >= chance.written:
        chance.broken = 1
        return 0
    chance.read += 1
    return np.int64(chance.journal[chance.read - 1])  # type: ignore[return-value]


@rule
def pick(chance: Chance, n: int) -> int:
    """One of n equally likely outcomes, 0 to n-1."""
    outcome = below(chance, n)
    if chance.mode == READ_BACK:
        if _read(chance) != PICKED or _read(chance) != n:
            chance.broken = 1
        outcome = _read(chance)
        if outcome < 0 or outcome >= n:
            chance.broken = 1
            outcome = 0
    elif chance.mode == ROLL_AND_WRITE:
        _write(chance, PICKED)
        _write(chance, n)
        _write(chance, outcome)
    return outcome


@rule
def die(chance: Chance, sides: int) -> int:
    """The throw of a die, 1 to `sides`."""
    return 1 + pick(chance, sides)


@rule
def permute(chance: Chance, cards: Ints, count: int) -> None:
    """Shuffle the first `count` cards; not journalled."""
    for last in range(count - 1, 0, -1):
        other = below(chance, last + 1)
        held = cards[last]
        cards[last] = cards[other]
        cards[other] = held


@rule
def _sort(cards: Ints, count: int) -> None:
    """Put the first `count` cards into ascending order; they mostly are, so by insertion."""
    for i in range(1, count):
        held = cards[i]
        place = i
        while place > 0 and cards[place - 1] > held:
            cards[place] = cards[place - 1]
            place -= 1
        cards[place] = held


@rule
def shuffle(chance: Chance, cards: Ints, count: int) -> None:
    """Shuffle the first `count` cards, all orders equally likely.

    They are sorted first, so the new order depends only on the stream and on which cards there are:
    anybody can check it without knowing the game, or the order before.
    """
    _sort(cards, count)
    permute(chance, cards, count)
    if chance.mode == READ_BACK:
        _shuffle_as_written(chance, cards, count)
    elif chance.mode == ROLL_AND_WRITE:
        _write(chance, SHUFFLED)
        _write(chance, count)
        for i in range(count):
            _write(chance, int(cards[i]))


@rule
def _shuffle_as_written(chance: Chance, cards: Ints, count: int) -> None:
    """Put the cards into the order in the journal, which must consist of just these cards."""
    if _read(chance) != SHUFFLED or _read(chance) != count:
        chance.broken = 1
        return
    for i in range(count):
        wanted = _read(chance)
        found = -1
        for j in range(i, count):
            if cards[j] == wanted:
                found = j
                break
        if found < 0:
            chance.broken = 1
            return
        held = cards[i]
        cards[i] = cards[found]
        cards[found] = held


@rule
def uncover(chance: Chance) -> None:
    """Note that something hidden was revealed: moves before that cannot be taken back."""
    chance.uncovered += 1


SEED_BITS = 128


def seed_words(seed: int) -> tuple[int, int, int, int]:
    """A 128-bit seed as four 32-bit words, the lowest first."""
    return (
        seed & MASK,
        (seed >> 32) & MASK,
        (seed >> 64) & MASK,
        (seed >> 96) & MASK,
    )


def stream_of(seed: int, stream: int, mode: int = ROLL) -> Chance:
    """A new stream of a seed."""
    chance = blank(Chance)
    start(chance, stream, *seed_words(seed))
    chance.mode = mode
    return chance
