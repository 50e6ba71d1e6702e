"""What a seat may know of a game of New York New York, as typed data."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any, Literal

import msgspec
import numpy as np

from ludopolis.engine import contract
from ludopolis.engine.layout import duplicate
from ludopolis.engine.view import LegalAction, Outcome, View, Views
from ludopolis.games.newyorknewyork import derived, knowledge
from ludopolis.games.newyorknewyork.skyline import (
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


NewYorkNewYorkAction = Play | Take | Pass


class NewYorkNewYorkView(View, frozen=True, kw_only=True):
    """What a seat may know. Cards are in order: yellow from 1 to 12, then green, pink, light blue."""

    decision: Decision | None
    legal: tuple[NewYorkNewYorkAction, ...] | None = None
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


# --- Cards and what is made of them -----------------------------------------------------------


@cache
def card_of(card: int, players: int) -> Card:
    """A card by its number in the rules."""
    colour, place = divmod(card, NUMBERS)
    return Card(COLOUR_NAMES[colour], place + 1, colour + 1 if colour < players else None)  # type: ignore[arg-type]


def cards_in(cards: int) -> list[int]:
    """The cards of a set, in order."""
    found = []
    while cards:
        lowest = cards & -cards
        found.append(lowest.bit_length() - 1)
        cards ^= lowest
    return found


@lru_cache(maxsize=1 << 12)
def cards_of(cards: int, players: int) -> tuple[Card, ...]:
    """The cards of a set."""
    return tuple(card_of(card, players) for card in cards_in(cards))


@lru_cache(maxsize=1 << 12)
def tower_of(place: int, laid: tuple[int, ...], players: int) -> Tower:
    """The cards on a number."""
    return _tower(place + 1, tuple(card_of(card, players) for card in laid))


def tower_with(tower: Tower, card: Card) -> Tower:
    """A tower with one more card on top."""
    return _tower(tower.number, (*tower.cards, card))


def _tower(number: int, cards: tuple[Card, ...]) -> Tower:
    owner = cards[-1].owner if cards else None
    return Tower(number, cards, owner, len(cards) == COLOURS)


@cache
def run_of(seat: int, first: int, length: int, bonus: int) -> Run:
    """A run by what the rules know of it."""
    numbers = tuple((first + step) % NUMBERS + 1 for step in range(length))
    return Run(seat + 1, numbers, bonus)


@cache
def neutral_colours(players: int) -> tuple[Colour, ...]:
    """The colours without a player."""
    return COLOUR_NAMES[players:]  # type: ignore[return-value]


# --- Views ------------------------------------------------------------------------------------


class NewYorkNewYorkViews(Views[NewYorkNewYorkView]):
    """Fills in the views of New York New York."""

    view_type = NewYorkNewYorkView
    actions_type = NewYorkNewYorkAction

    def open(self, state: Skyline, move: int) -> NewYorkNewYorkView:
        """The open table, and what all have seen being taken."""
        players, ending = int(state.players), int(state.ending)
        match = bool(state.match)
        return NewYorkNewYorkView(
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
            skyline=skyline_of(state, players),
            runs=runs_of(state),
            reserve=cards_of(int(state.reserve), players),
            pile_size=int(state.pile.left),
            seats=seats_of(state, players),
            neutral=neutral_colours(players),
            unseen=cards_of(int(knowledge.unseen(state, SPECTATOR)), players),
        )

    def own(
        self, state: Skyline, seat: int, shared: NewYorkNewYorkView, legal: Sequence[int] | None
    ) -> NewYorkNewYorkView:
        """The own hand, which cards the seat has not seen, and its choices."""
        return msgspec.structs.replace(
            shared,
            seat=seat + 1,
            hand=cards_of(int(state.hand[seat]), shared.players),
            unseen=cards_of(int(knowledge.unseen(state, seat)), shared.players),
            legal=None if legal is None else tuple(choices_of(state, legal, shared.skyline)),
        )

    def action(self, state: Skyline, number: int) -> NewYorkNewYorkAction:
        """An action in its parts."""
        (found,) = choices_of(state, [number], skyline_of(state, int(state.players)))
        return found

    def decision(self, state: Skyline) -> Decision:
        """Play or take."""
        return DECISIONS[state.phase]

    def position(self, state: Skyline) -> dict[str, Any]:
        """Everything that is true; `docs/trace/newyorknewyork.md` explains the fields."""
        seats = range(state.players)
        laid, heights = state.laid.tolist(), state.height.tolist()
        return {
            "skyline": [names(stack[:n]) for stack, n in zip(laid, heights, strict=True)],
            "hands": [names(cards_in(int(state.hand[seat]))) for seat in seats],
            "reserve": names(cards_in(int(state.reserve))),
            "pile": names(state.pile.cards[: state.pile.left][::-1].tolist()),
            "passed": [bool(state.passed[seat]) for seat in seats],
            "starter": int(state.starter) + 1,
            "active": int(state.active) + 1,
            "game": int(state.game),
            "totals": [int(state.totals[seat]) for seat in seats],
        }

    def chance(
        self,
        before: Skyline,  # noqa: ARG002
        outcomes: list[Outcome],
        *,
        in_setup: bool = False,  # noqa: ARG002
    ) -> list[Outcome]:
        """Who starts, and the shuffled pile, the top card first."""
        return [
            {"first": outcome["pick"] + 1}
            if "pick" in outcome
            else {"pile": names(outcome["shuffle"][::-1])}
            for outcome in outcomes
        ]

    def points(self, state: Skyline) -> list[int]:
        """The points of each seat, those of earlier games of a match included."""
        scores = np.zeros(state.players, np.int64)
        contract.score(state, scores)
        points: list[int] = scores.tolist()
        return points


def names(cards: Sequence[int]) -> list[str]:
    """Cards as auditors know them: `light blue 3`."""
    return [f"{COLOUR_NAMES[card // NUMBERS]} {card % NUMBERS + 1}" for card in cards]


def skyline_of(state: Skyline, players: int) -> tuple[Tower, ...]:
    """The towers of all numbers."""
    stacks = zip(state.laid.tolist(), state.height.tolist(), strict=True)
    return tuple(
        tower_of(place, tuple(cards[:height]), players)
        for place, (cards, height) in enumerate(stacks)
    )


def runs_of(state: Skyline) -> tuple[Run, ...]:
    """All runs that bring a bonus."""
    found = np.empty((derived.MOST_RUNS, derived.RUN_FACTS), np.int64)
    count = derived.fill_runs(state, found)
    return tuple(run_of(*facts) for facts in found[:count].tolist())


def seats_of(state: Skyline, players: int) -> tuple[Player, ...]:
    """What everybody knows of the players."""
    facts = np.empty((SEATS, derived.SEAT_FACTS), np.int64)
    derived.fill_seats(state, facts)
    seen, passed = state.seen.tolist(), state.passed.tolist()
    found = []
    for seat, (numbers, runs, earlier, size) in enumerate(facts[:players].tolist()):
        game = numbers + runs
        known = cards_of(seen[seat], players)
        found.append(
            Player(
                seat + 1,
                COLOUR_NAMES[seat],  # type: ignore[arg-type]
                Score(numbers, runs, game, earlier, game + earlier),
                size,
                known,
                size - len(known),
                bool(passed[seat]),
            )
        )
    return tuple(found)


def choices_of(
    state: Skyline, actions: Sequence[int], skyline: tuple[Tower, ...]
) -> list[NewYorkNewYorkAction]:
    """Actions in their parts."""
    players = int(state.players)
    found: list[NewYorkNewYorkAction] = [
        *plays_of(state, [n for n in actions if n < TAKE], skyline)
    ]
    found += [Take(number=n, card=card_of(n - TAKE, players)) for n in actions if TAKE <= n < PASS]
    if PASS in actions:
        found.append(Pass(number=PASS, unplayed=int(state.hand[state.active]).bit_count()))
    return found


def plays_of(state: Skyline, cards: Sequence[int], skyline: tuple[Tower, ...]) -> list[Play]:
    """What playing cards would do."""
    if not cards:
        return []
    players = int(state.players)
    changes = np.zeros((len(cards), SEATS), np.int64)
    runs = np.zeros((len(cards), derived.MOST_RUNS, derived.RUN_FACTS), np.int64)
    counts = np.zeros(len(cards), np.int64)
    derived.fill_plays(duplicate(state), np.array(cards), changes, runs, counts)
    facts = zip(cards, changes.tolist(), runs.tolist(), counts.tolist(), strict=True)
    return [
        Play(
            number=card,
            card=card_of(card, players),
            covers=skyline[card % NUMBERS].top,
            changes=tuple(changed[:players]),
            runs=tuple(run_of(*run) for run in ran[:count]),
            final=len(skyline[card % NUMBERS].cards) == COLOURS - 1,
        )
        for card, changed, ran, count in facts
    ]
