"""Chance: the right bits, all outcomes equally likely, and journals that read back."""

from __future__ import annotations

import itertools
import random
import struct
from collections import Counter
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import ludopolis
from ludopolis.engine.chance import (
    DEAL,
    IMAGINATION,
    JOURNAL,
    PLAY,
    READ_BACK,
    ROLL_AND_WRITE,
    Chance,
    below,
    die,
    pick,
    seed_words,
    shuffle,
    stream_of,
    uncover,
    word,
)
from ludopolis.engine.errors import LudopolisError
from ludopolis.engine.game import read_journal, write_journal

# --- ChaCha, as its authors describe it -------------------------------------------------------


def rotate(x: int, by: int) -> int:
    return (x << by | x >> 32 - by) % 2**32


def quarter_round(x: list[int], a: int, b: int, c: int, d: int) -> None:
    for left, right, turned, by in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        x[left] = (x[left] + x[right]) % 2**32
        x[turned] = rotate(x[turned] ^ x[left], by)


def chacha(state: list[int], rounds: int) -> list[int]:
    """The block function: sixteen words in, sixteen words out."""
    x = list(state)
    for _ in range(rounds // 2):
        for column in range(4):
            quarter_round(x, column, 4 + column, 8 + column, 12 + column)
        for i in range(4):
            quarter_round(x, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return [(mixed + start) % 2**32 for mixed, start in zip(x, state, strict=True)]


def expected_words(seed: int, stream: int, count: int) -> list[int]:
    """What the stream of a seed must give."""
    constants = struct.unpack("<4I", b"expand 16-byte k")
    key = struct.unpack("<4I", seed.to_bytes(16, "little"))
    found: list[int] = []
    for block in range(count // 16 + 1):
        place = struct.unpack("<4I", block.to_bytes(8, "little") + stream.to_bytes(8, "little"))
        found += chacha([*constants, *key, *key, *place], 8)
    return found[:count]


def test_the_reference_gives_the_block_of_rfc_8439() -> None:
    constants = struct.unpack("<4I", b"expand 32-byte k")
    key = struct.unpack("<8I", bytes(range(32)))
    nonce = struct.unpack("<3I", bytes.fromhex("000000090000004a00000000"))
    block = chacha([*constants, *key, 1, *nonce], 20)
    assert block == [
        *(0xE4E7F110, 0x15593BD1, 0x1FDD0F50, 0xC47120A3),
        *(0xC7F4D1C7, 0x0368C033, 0x9AAA2204, 0x4E6CD4C3),
        *(0x466482D2, 0x09AA9F07, 0x05D7C214, 0xA2028BD9),
        *(0xD19C12B5, 0xB94E16DE, 0xE883D0CB, 0x4E3C50A2),
    ]


@given(
    seed=st.integers(0, 2**128 - 1),
    stream=st.sampled_from([PLAY, DEAL, IMAGINATION, 3, 2**32 + 5, 2**62]),
)
def test_words_are_those_of_chacha_with_eight_rounds(seed: int, stream: int) -> None:
    chance = stream_of(seed, stream)
    assert [int(word(chance)) for _ in range(70)] == expected_words(seed, stream, 70)


def test_the_block_counter_goes_on_beyond_32_bits() -> None:
    chance = stream_of(99, PLAY)
    chance.block = 2**32 + 3
    constants = struct.unpack("<4I", b"expand 16-byte k")
    wanted = chacha([*constants, 99, 0, 0, 0, 99, 0, 0, 0, 3, 1, PLAY, 0], 8)
    assert [int(word(chance)) for _ in range(16)] == wanted


def test_streams_of_one_seed_differ() -> None:
    begun = [tuple(int(word(chance)) for _ in range(4)) for chance in streams(7, range(8))]
    assert len(set(begun)) == 8


def streams(seed: int, numbers: range) -> list[Chance]:
    return [stream_of(seed, number) for number in numbers]


def test_every_bit_of_a_seed_matters() -> None:
    begun = {int(word(stream_of(1 << bit, PLAY))) << 32 for bit in range(128)}
    assert len(begun) == 128


def test_a_seed_is_four_words_lowest_first() -> None:
    assert seed_words(0x0000000400000003_0000000200000001) == (1, 2, 3, 4)


# --- Equally likely ---------------------------------------------------------------------------

# What chi-square exceeds in one of a thousand honest trials, by degrees of freedom.
THOUSANDTH = {1: 10.83, 2: 13.82, 4: 18.47, 5: 20.52, 6: 22.46, 9: 27.88, 23: 49.73, 72: 114.8}


def chi_square(counts: Counter[Any], outcomes: int) -> float:
    expected = counts.total() / outcomes
    return sum((n - expected) ** 2 / expected for n in counts.values()) + expected * (
        outcomes - len(counts)
    )


@pytest.mark.parametrize("n", [2, 3, 5, 6, 7, 10, 73])
def test_all_picks_are_equally_likely(n: int) -> None:
    chance = stream_of(1234, PLAY)
    counts = Counter(int(pick(chance, n)) for _ in range(20_000))
    assert set(counts) == set(range(n))
    assert chi_square(counts, n) < THOUSANDTH[n - 1]


def test_words_that_would_favour_some_outcomes_are_rejected() -> None:
    # 2^32 words do not fit three times 2^29 outcomes: without rejection, every third outcome
    # would come two times for three times of the others.
    n = 3 << 29
    chance = stream_of(5, PLAY)
    counts = Counter(int(below(chance, n)) % 3 for _ in range(10_000))
    assert chi_square(counts, 3) < THOUSANDTH[2]


def test_a_shuffle_reaches_all_orders_equally() -> None:
    chance = stream_of(77, PLAY)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(12_000):
        cards = np.arange(4, dtype=np.int8)
        shuffle(chance, cards, 4)
        counts[tuple(int(card) for card in cards)] += 1
    assert set(counts) == set(itertools.permutations(range(4)))
    assert chi_square(counts, 24) < THOUSANDTH[23]


def test_a_shuffle_leaves_the_cards_after_its_count_alone() -> None:
    cards = np.arange(10, dtype=np.int8)
    shuffle(stream_of(3, PLAY), cards, 6)
    assert sorted(cards[:6].tolist()) == list(range(6))
    assert cards[:6].tolist() != list(range(6))
    assert cards[6:].tolist() == [6, 7, 8, 9]


@pytest.mark.parametrize("sides", [1, 2, 6, 20])
def test_a_die_shows_one_to_its_sides(sides: int) -> None:
    chance = stream_of(8, PLAY)
    assert {int(die(chance, sides)) for _ in range(600)} == set(range(1, sides + 1))


# --- The journal ------------------------------------------------------------------------------

Request = tuple[int, list[int]]  # pick one of n, or (n = 0) shuffle these cards

REQUESTS = st.lists(
    st.one_of(
        st.tuples(st.integers(1, 5000), st.just([])),
        st.tuples(st.just(0), st.lists(st.integers(-1, 26), max_size=20)),
    ),
    max_size=30,
)


def ask(chance: Chance, requests: list[Request]) -> list[Any]:
    """Ask chance for picks and shuffles."""
    answers: list[Any] = []
    for n, cards in requests:
        if n:
            answers.append(int(pick(chance, n)))
        else:
            pile = np.array(cards, np.int8)
            shuffle(chance, pile, len(cards))
            answers.append(pile.tolist())
    return answers


@given(seed=st.integers(0, 2**128 - 1), requests=REQUESTS)
def test_what_is_written_reads_back(seed: int, requests: list[Request]) -> None:
    chance = stream_of(seed, PLAY, ROLL_AND_WRITE)
    rolled = ask(chance, requests)
    outcomes = read_journal(chance)
    assert len(outcomes) == len(requests)
    assert chance.written == 0
    again = stream_of(0, PLAY, READ_BACK)
    write_journal(again, outcomes)
    assert ask(again, requests) == rolled
    assert not again.broken
    assert again.read == again.written


@given(seed=st.integers(0, 2**128 - 1), requests=REQUESTS)
def test_writing_a_journal_does_not_change_what_is_rolled(
    seed: int, requests: list[Request]
) -> None:
    quiet, writing = stream_of(seed, PLAY), stream_of(seed, PLAY, ROLL_AND_WRITE)
    assert ask(quiet, requests) == ask(writing, requests)
    assert quiet.written == 0


CARDS = [3, 1, 4, 1, 5]


@pytest.mark.parametrize(
    ("outcomes", "requests"),
    [
        ([{"pick": 1, "of": 6}], [(5, [])]),
        ([{"pick": 6, "of": 6}], [(6, [])]),
        ([{"pick": -1, "of": 6}], [(6, [])]),
        ([{"pick": 1, "of": 6}], [(0, CARDS)]),
        ([{"shuffle": CARDS}], [(6, [])]),
        ([{"shuffle": [3, 1, 4, 1, 9]}], [(0, CARDS)]),
        ([{"shuffle": [3, 1, 4, 1, 1]}], [(0, CARDS)]),
        ([{"shuffle": [3, 1, 4, 1]}], [(0, CARDS)]),
        ([{"shuffle": [3, 1, 4, 1, 5, 9]}], [(0, CARDS)]),
        ([], [(6, [])]),
        ([], [(0, CARDS)]),
        ([{"pick": 1, "of": 6}], [(6, []), (6, [])]),
        ([{"pick": 40_000, "of": 50_000}], [(50_000, [])]),
        ([{"shuffle": [0] * JOURNAL}], []),
    ],
    ids=str,
)
def test_a_wrong_journal_is_noticed(
    outcomes: list[dict[str, Any]], requests: list[Request]
) -> None:
    chance = stream_of(0, PLAY, READ_BACK)
    write_journal(chance, outcomes)
    for answer, (n, cards) in zip(ask(chance, requests), requests, strict=True):
        # Whatever stands in the journal, no outcome is impossible.
        assert 0 <= answer < n if n else sorted(answer) == sorted(cards)
    assert chance.broken


def test_a_journal_cut_short_in_the_middle_of_a_shuffle_is_noticed() -> None:
    chance = stream_of(0, PLAY, READ_BACK)
    write_journal(chance, [{"shuffle": CARDS}])
    chance.written -= 2
    assert sorted(ask(chance, [(0, CARDS)])[0]) == sorted(CARDS)
    assert chance.broken


def test_a_journal_with_something_left_over_shows_it() -> None:
    chance = stream_of(0, PLAY, READ_BACK)
    write_journal(chance, [{"pick": 1, "of": 6}, {"pick": 2, "of": 6}])
    assert ask(chance, [(6, [])]) == [1]
    assert chance.read < chance.written


def test_a_full_journal_is_an_error_and_never_forgotten() -> None:
    chance = stream_of(1, PLAY, ROLL_AND_WRITE)
    for _ in range(JOURNAL // 3 + 1):
        pick(chance, 6)
    with pytest.raises(LudopolisError, match="journal"):
        read_journal(chance)


def test_uncovering_is_counted() -> None:
    chance = stream_of(1, PLAY)
    uncover(chance)
    uncover(chance)
    assert chance.uncovered == 2


# --- Nothing else has a say -------------------------------------------------------------------


def whole_game(disturb: int | None) -> str:
    """The record of a game of fixed choices, with the global generators in any state."""
    game = ludopolis.new("newyork", players=3, events=True, seed=4242)
    while not game.over:
        if disturb is not None:
            random.seed(disturb + len(game.moves))
            np.random.seed(disturb + len(game.moves))
        legal = game.legal()
        game.play(legal[(7 * len(game.moves)) % len(legal)])
    line: str = game.record().line()
    return line


def test_the_same_seed_gives_the_same_game_whatever_global_generators_do() -> None:
    state, numpy_state = random.getstate(), np.random.get_state()
    try:
        assert whole_game(None) == whole_game(1) == whole_game(1000)
    finally:
        random.setstate(state)
        np.random.set_state(numpy_state)


def test_another_seed_gives_another_game() -> None:
    deals = {ludopolis.new("newyork", players=3, seed=seed).fingerprint() for seed in range(50)}
    assert len(deals) == 50


def test_games_without_a_seed_differ_and_can_be_dealt_again() -> None:
    one, two = (ludopolis.new("newyork", players=2) for _ in range(2))
    assert one.seed != two.seed
    again = ludopolis.new("newyork", players=2, seed=one.seed)
    assert again.fingerprint() == one.fingerprint()
