"""What a seat may know of a game of New York New York, as typed data."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Literal

import msgspec
import numpy as np

from ludopolis.engine import view as engine_view
from ludopolis.engine.layout import duplicate
from ludopolis.engine.view import LegalAction
from ludopolis.games.newyorknewyork import derived, hidden, trace
from ludopolis.games.newyorknewyork.state import (
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    NUMBERS,
    PASS,
    SEATS,
    TAKE,
    Skyline,
)

Colour = Literal["yellow", "green", "pink", "light blue"]
Decision = Literal["play", "take"]
Ending = Literal["all played", "all passed", "match"]

DECISIONS: tuple[Decision, ...] = ("play", "take")
ENDINGS: tuple[str, ...] = ("", "all played", "all passed", "match")
SPECTATOR = -1


class Card(msgspec.Struct, frozen=True):
    """A card."""

    colour: Colour
    number: int  # as printed, from 1 to 12
    owner: int | None  # the seat that scores for it; None if the colour is neutral


class Tower(msgspec.Struct, frozen=True):
    """The cards on one number of the skyline."""

    number: int
    cards: tuple[Card, ...]  # the lowest first
    owner: int | None  # the seat whose card is on top
    final: bool  # all four cards lie here: the one on top stays

    @property
    def top(self) -> Card | None:
        """The card on top."""
        return self.cards[-1] if self.cards else None


class Run(msgspec.Struct, frozen=True):
    """Neighbouring cards of one seat on top, which bring a bonus."""

    seat: int
    numbers: tuple[int, ...]  # clockwise; 1 follows 12
    bonus: int


class Score(msgspec.Struct, frozen=True):
    """The points of a seat, in their parts."""

    numbers: int  # of the own cards on top
    runs: int  # the bonus of all runs
    game: int  # both together
    earlier: int  # points of the earlier games of a match
    total: int


class Player(msgspec.Struct, frozen=True):
    """What everybody knows of a player."""

    seat: int
    colour: Colour
    score: Score
    hand_size: int
    known: tuple[Card, ...]  # cards in the hand that everybody saw being taken
    hidden: int  # how many of the hand nobody else has seen
    passed: bool  # plays no more in this game


class Play(LegalAction, frozen=True, kw_only=True, tag="play"):
    """Play a card of the hand onto its number."""

    card: Card
    covers: Card | None  # the card that is on top now
    changes: tuple[int, ...]  # of each seat's points, if it were played
    runs: tuple[Run, ...]  # all runs as they would be then
    final: bool  # it would be the fourth card there, and stay on top


class Take(LegalAction, frozen=True, kw_only=True, tag="take"):
    """Take a card of the reserve into the hand."""

    card: Card


class Pass(LegalAction, frozen=True, kw_only=True, tag="pass"):
    """Pass to the end of the game."""

    unplayed: int  # cards that stay in the hand


Action = Play | Take | Pass


class NewYorkNewYorkView(engine_view.View, frozen=True, kw_only=True):
    """What a seat may know. Cards are in order: yellow from 1 to 12, then green, pink, light blue."""

    decision: Decision | None
    legal: tuple[Action, ...] | None = None
    ending: Ending | None = None
    bonus: bool  # do runs bring points?
    match: bool  # is it one game for each player?
    game: int  # which game of the match it is, from 1
    games: int  # how many games the match has
    starter: int  # who had the first turn of this game
    skyline: tuple[Tower, ...]  # the numbers 1 to 12
    runs: tuple[Run, ...]
    reserve: tuple[Card, ...]
    pile_size: int
    seats: tuple[Player, ...]
    neutral: tuple[Colour, ...]  # the colours without a player
    hand: tuple[Card, ...] | None = None  # of who looks
    unseen: tuple[Card, ...]  # cards that who looks has not seen: in the pile or in other hands

    @property
    def me(self) -> Player:
        """The player who looks."""
        assert self.seat is not None
        return self.seats[self.seat - 1]


View = NewYorkNewYorkView


# --- Cards and what is made of them -----------------------------------------------------------


@cache
def card_of(card: int, players: int) -> Card:
    """A card by its number in the rules."""
    colour, place = divmod(card, NUMBERS)
    return Card(COLOUR_NAMES[colour], place + 1, colour + 1 if colour < players else None)  # type: ignore[arg-type]


@lru_cache(maxsize=1 << 12)
def cards_of(cards: int, players: int) -> tuple[Card, ...]:
    """The cards of a set."""
    return tuple(card_of(card, players) for card in engine_view.numbers_in(cards))


@lru_cache(maxsize=1 << 12)
def tower_of(number: int, cards: tuple[Card, ...]) -> Tower:
    """The cards on a number."""
    owner = cards[-1].owner if cards else None
    return Tower(number, cards, owner, len(cards) == COLOURS)


def skyline_of(state: Skyline) -> tuple[Tower, ...]:
    """The towers of all numbers."""
    players = int(state.players)
    stacks = zip(state.laid.tolist(), state.height.tolist(), strict=True)
    return tuple(
        tower_of(number, tuple(card_of(card, players) for card in cards[:height]))
        for number, (cards, height) in enumerate(stacks, start=1)
    )


def runs_of(state: Skyline) -> tuple[Run, ...]:
    """All runs that bring a bonus."""
    found = np.empty((derived.MOST_RUNS, derived.RUN_FACTS), np.int64)
    count = derived.fill_runs(state, found)
    return tuple(
        Run(seat + 1, tuple((first + n) % NUMBERS + 1 for n in range(length)), bonus)
        for seat, first, length, bonus in found[:count].tolist()
    )


def seats_of(state: Skyline) -> tuple[Player, ...]:
    """What everybody knows of the players."""
    players = int(state.players)
    facts = np.empty((SEATS, derived.SEAT_FACTS), np.int64)
    derived.fill_seats(state, facts)
    found = []
    for seat, (numbers, runs, earlier, size) in enumerate(facts[:players].tolist()):
        game, known = numbers + runs, cards_of(int(state.seen[seat]), players)
        score = Score(numbers, runs, game, earlier, game + earlier)
        colour: Any = COLOUR_NAMES[seat]
        passed = bool(state.passed[seat])
        hidden = size - len(known)
        found.append(Player(seat + 1, colour, score, size, known, hidden, passed))
    return tuple(found)


def action_of(state: Skyline, number: int, skyline: tuple[Tower, ...]) -> Action:
    """An action in its parts."""
    if number == PASS:
        return Pass(number=PASS, unplayed=int(state.hand[state.active]).bit_count())
    players = int(state.players)
    card = card_of(number % CARDS, players)
    if number >= TAKE:
        return Take(number=number, card=card)
    below, changes, then = skyline[card.number - 1], np.zeros(players, np.int64), duplicate(state)
    derived.play(then, number, changes)
    return Play(
        number=number,
        card=card,
        covers=below.top,
        changes=tuple(changes.tolist()),
        runs=runs_of(then),
        final=len(below.cards) == COLOURS - 1,
    )


# --- Views ------------------------------------------------------------------------------------


class NewYorkNewYorkViews(engine_view.Views[View]):
    """Fills in the views of New York New York."""

    view_type = View
    actions_type = Action
    decisions = DECISIONS
    position = staticmethod(trace.position)
    chance = staticmethod(trace.chance)

    def open(self, state: Skyline, move: int) -> View:
        """The open table, and what all have seen being taken."""
        players, ending, match = int(state.players), int(state.ending), bool(state.match)
        return View(
            players=players,
            move=move,
            to_move=None if ending else int(state.active) + 1,
            decision=None if ending else DECISIONS[state.phase],
            ending=ENDINGS[ending] if ending else None,  # type: ignore[arg-type]
            bonus=bool(state.bonus),
            match=match,
            game=int(state.game),
            games=players if match else 1,
            starter=int(state.starter) + 1,
            skyline=skyline_of(state),
            runs=runs_of(state),
            reserve=cards_of(int(state.reserve), players),
            pile_size=int(state.pile.left),
            seats=seats_of(state),
            neutral=COLOUR_NAMES[players:],  # type: ignore[arg-type]
            unseen=cards_of(int(hidden.unseen(state, SPECTATOR)), players),
        )

    def own(self, state: Skyline, seat: int, shared: View, legal: Sequence[int] | None) -> View:
        """The own hand, which cards the seat has not seen, and its choices."""
        skyline = shared.skyline
        return msgspec.structs.replace(
            shared,
            seat=seat + 1,
            hand=cards_of(int(state.hand[seat]), shared.players),
            unseen=cards_of(int(hidden.unseen(state, seat)), shared.players),
            legal=None if legal is None else tuple(action_of(state, n, skyline) for n in legal),
        )

    def action(self, state: Skyline, number: int) -> Action:
        """An action in its parts."""
        return action_of(state, number, skyline_of(state))
