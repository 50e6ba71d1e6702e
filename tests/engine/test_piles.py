"""Piles: cards come back in the right order, and none is made or lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ludopolis.engine.chance import PLAY, ROLL_AND_WRITE, stream_of
from ludopolis.engine.game import read_journal
from ludopolis.engine.layout import blank, dtype_of
from ludopolis.engine.piles import discard, draw, exhausted, pile_of, put, reshuffle

ROOM = 20
PileOf20 = pile_of(ROOM)

CARDS = st.lists(st.integers(0, 26), max_size=ROOM)


def pile_with(cards: list[int], discards: list[int]) -> Any:
    pile: Any = blank(PileOf20)
    for card in cards:
        put(pile, card)
    for card in discards:
        discard(pile, card)
    return pile


def face_down(pile: Any) -> list[int]:
    return [int(card) for card in pile.cards[: pile.left]]


def face_up(pile: Any) -> list[int]:
    return [int(card) for card in pile.discards[: pile.discarded]]


def test_a_pile_has_room_for_its_capacity() -> None:
    dtype: Any = dtype_of(pile_of(7))
    assert dtype["cards"].shape == dtype["discards"].shape == (7,)


@given(cards=CARDS)
def test_the_last_card_put_is_the_first_drawn(cards: list[int]) -> None:
    pile = pile_with(cards, [])
    chance = stream_of(1, PLAY)
    assert [int(draw(pile, chance)) for _ in cards] == cards[::-1]
    assert pile.left == 0
    assert chance.uncovered == len(cards)


@given(cards=CARDS, discards=CARDS)
def test_discards_lie_in_the_order_they_came(cards: list[int], discards: list[int]) -> None:
    pile = pile_with(cards, discards)
    assert face_down(pile) == cards
    assert face_up(pile) == discards


@given(cards=CARDS, discards=CARDS)
def test_a_pile_is_exhausted_when_pile_and_discards_are_empty(
    cards: list[int], discards: list[int]
) -> None:
    assert bool(exhausted(pile_with(cards, discards))) == (not cards and not discards)


@given(discards=CARDS, seed=st.integers(0, 2**64))
def test_a_reshuffle_turns_all_discards_into_a_pile_by_chance(
    discards: list[int], seed: int
) -> None:
    pile = pile_with([], discards)
    chance = stream_of(seed, PLAY, ROLL_AND_WRITE)
    reshuffle(pile, chance)
    assert Counter(face_down(pile)) == Counter(discards)
    assert face_up(pile) == []
    assert [dict(outcome) for outcome in read_journal(chance)] == [{"shuffle": face_down(pile)}]


def test_a_reshuffle_changes_the_order() -> None:
    orders = set()
    for seed in range(20):
        pile = pile_with([], list(range(10)))
        reshuffle(pile, stream_of(seed, PLAY))
        orders.add(tuple(face_down(pile)))
    assert len(orders) == 20
