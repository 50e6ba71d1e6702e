"""Actions of Tycoon as people write them, and what a typed text can mean.

Verbs, cities and numbers are read in any language and nearly any order: `fly ny cairo`, `cairo 2` and
`voler vers le caire` are all understood. A text that leaves something open means several actions; one
with a word that is neither a verb nor a city nor a number means none. The words are in the catalogues:
`typed-…`, and what cities are called.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path

from ludopolis.engine.notation import Notation, simplify
from ludopolis.games.tycoon.globe import ACTIONS, BANK, LOAN, SCHEDULED, STEPS, Globe, cities_on
from ludopolis.games.tycoon.view import (
    ALL_TICKETS,
    CITY_IDS,
    CityName,
    Ticket,
    goal_of,
    kind_of,
    loan_of,
    ticket_of,
)
from ludopolis.language.languages import languages
from ludopolis.language.text import Text, say
from ludopolis.language.translator import Translator

LOCALE = Path(__file__).parent / "locale"

# Why an action is refused, in the order of the rules' numbers.
REFUSALS = (
    "allowed",
    "not-now",
    "not-face-up",
    "ticket-too-dear",
    "not-in-hand",
    "neither-city",
    "no-charter-from-bank",
    "out-of-range",
    "only-city-named",
    "same-city",
    "at-bank",
    "strips-taken",
    "track-full",
    "hotel-too-dear",
    "nothing-closed",
    "no-factory",
    "sites-taken",
    "factory-too-dear",
    "no-loan-card",
    "must-borrow",
    "no-such-loan",
    "cannot-repay",
)

# --- Writing ----------------------------------------------------------------------------------


@cache
def city_text(city: CityName) -> Text:
    """The name of a city."""
    return say(f"city-{city}")


@cache
def short_city(city: CityName) -> Text:
    """The name of a city where there is little room."""
    return say(f"city-{city}.short")


@cache
def in_city(city: CityName) -> Text:
    """The name of a city as a place: in Cairo."""
    return say(f"city-{city}.in")


@cache
def to_city(city: CityName) -> Text:
    """The name of a city as a goal: to Cairo."""
    return say(f"city-{city}.to")


@lru_cache(maxsize=256)
def ticket_text(ticket: Ticket, *, short: bool = False) -> Text:
    """A scheduled ticket by its city and steps, a charter by its two cities."""
    cities = [(short_city if short else city_text)(city) for city in ticket.cities]
    if ticket.steps is None:
        return say("ticket-charter", one=cities[0], other=cities[1])
    return say("ticket-scheduled", city=cities[0], steps=str(ticket.steps))


class TycoonNotation(Notation):
    """How actions are written, and read."""

    def __init__(self) -> None:
        super().__init__(LOCALE, ACTIONS)

    def context(self, state: Globe) -> int:
        """Where the plane stands decides where a charter leads."""
        return int(state.city[state.seat])

    def text(self, context: int, action: int) -> Text:
        """An action as a text."""
        return _text(context, action)

    def refusal(self, code: int) -> Text:
        """Why an action is refused."""
        return say(f"refusal-{REFUSALS[code]}")

    def find(self, state: Globe, typed: str) -> list[int]:
        """All actions that a typed text can mean for the player to move."""
        said = take_apart(typed)
        if said is None:
            return []
        origin = self.context(state)
        return [action for action in range(ACTIONS) if fits(said, action, origin)]


@lru_cache(maxsize=1 << 12)
def _text(here: int, action: int) -> Text:
    kind = kind_of(action)
    if kind == "buy":
        return say("action-buy", ticket=ticket_text(ALL_TICKETS[ticket_of(action)]))
    if kind == "fly":
        ticket = ticket_text(ALL_TICKETS[ticket_of(action)])
        goal = goal_of(action, here)
        if goal == BANK:
            return say("action-fly-nowhere", ticket=ticket)
        return say("action-fly", city=city_text(CITY_IDS[goal]), ticket=ticket)
    if kind in ("borrow", "repay", "extend"):
        return say(f"action-{kind}", sum=str(LOAN[loan_of(action)]))
    return say(f"action-{kind}")


# --- Words that are typed ---------------------------------------------------------------------

# The verbs, and the kinds of action that each can mean.
VERBS = {
    "buy": {"buy"},
    "fly": {"fly"},
    "ticket": {"buy", "fly"},
    "build": {"hotel", "factory"},
    "hotel": {"hotel", "renovate"},
    "factory": {"factory"},
    "renovate": {"renovate"},
    "borrow": {"borrow"},
    "loan": {"borrow", "repay", "extend"},
    "pass": {"pass"},
    "repay": {"repay"},
    "extend": {"extend"},
}
KINDS = frozenset().union(*VERBS.values())
TO, WITH, FROM = "to", "with", "from"

Place = frozenset[int]  # the cities that a name, perhaps unfinished, can stand for


def words_of(text: str) -> list[str]:
    """The words and numbers of a text, without accents, capitals and signs."""
    return re.findall(r"[^\W\d_]+|\d+", simplify(text))


@cache
def _said(message: str) -> tuple[str, ...]:
    """A message of the catalogue in all languages."""
    return tuple(Translator(language, LOCALE)(message) for language in languages())


def _typed(name: str) -> Iterator[str]:
    """The words for something, in all languages."""
    return itertools.chain(*(words_of(words) for words in _said(f"typed-{name}")))


@cache
def _verbs() -> dict[str, frozenset[str]]:
    """Every verb, and the kinds of action that it means in some language."""
    found: dict[str, frozenset[str]] = {}
    for name, kinds in VERBS.items():
        for word in _typed(name):
            found[word] = found.get(word, frozenset()) | kinds
    return found


@cache
def _markers() -> dict[str, str]:
    """Words that say what the cities after them are: a goal, a ticket, the origin."""
    return {word: name for name in (FROM, WITH, TO) for word in _typed(name)}


@cache
def _fillers() -> frozenset[str]:
    """Words that mean nothing."""
    return frozenset(_typed("filler"))


@cache
def _names() -> tuple[tuple[list[str], int], ...]:
    """Every name of every city, as words."""
    found = []
    for number, city in enumerate(CITY_IDS):
        short = (name for words in _said(f"city-{city}.typed") for name in words.split(","))
        names = dict.fromkeys([*_said(f"city-{city}"), *short])
        found += [(words_of(name), number) for name in names]
    return tuple(found)


# --- Reading ----------------------------------------------------------------------------------


@dataclass
class Said:
    """A text taken apart."""

    kinds: frozenset[str] = KINDS
    numbers: set[int] = field(default_factory=set)
    places: dict[str, list[Place]] = field(
        default_factory=lambda: {TO: [], WITH: [], FROM: [], "": []}
    )


def whole_name(words: Sequence[str]) -> tuple[int, Place]:
    """How many words at the start are a city's name, and which city's."""
    fits = [(len(name), city) for name, city in _names() if list(words[: len(name)]) == name]
    longest = max(fits, default=(0, BANK))[0]
    return longest, frozenset(city for length, city in fits if length == longest)


def start_of_name(words: Sequence[str]) -> tuple[int, Place]:
    """How many words begin a city's name (two letters at least), and which cities' it can be."""
    fits = []
    for name, city in _names():
        length = 0
        while length < min(len(name), len(words)) and words[length] == name[length]:
            length += 1
        unfinished = length < min(len(name), len(words)) and name[length].startswith(words[length])
        if unfinished and len(words[length]) > 1:
            length += 1
        fits.append((length, city))
    longest = max(fits)[0]
    return longest, frozenset(city for length, city in fits if length == longest and longest)


def verb(word: str, unfinished: bool) -> frozenset[str]:
    """The kinds of action that a word stands for, or that the start of a word can stand for."""
    if not unfinished:
        return _verbs().get(word, frozenset())
    meant = (kinds for known, kinds in _verbs().items() if known.startswith(word))
    return frozenset().union(*meant)


def take_apart(text: str) -> Said | None:
    """The kinds of action, places and numbers of a text, or None if a word makes no sense."""
    words = words_of(text)
    markers, fillers = _markers(), _fillers()
    said = Said()
    under = ""  # the marker that the next places stand under
    at = 0
    while at < len(words):
        word = words[at]
        length, place = whole_name(words[at:])
        if not length and not (word.isdecimal() or word in markers or word in fillers):
            kinds = verb(word, unfinished=False)
            if not kinds:
                length, place = start_of_name(words[at:])
                # `ho` is a hotel, but `fly ho` goes to Hong Kong.
                if not length or said.kinds == KINDS:
                    kinds = verb(word, unfinished=True)
            if kinds:
                said.kinds &= kinds
                length = 0
            elif not length:
                return None
        if length:
            said.places[under].append(place)
        elif word.isdecimal():
            said.numbers.add(int(word))
        elif word in markers:
            under = markers[word]
        at += max(length, 1)
    said_anything = said.kinds != KINDS or said.numbers or any(said.places.values())
    return said if said_anything else None


# --- What fits --------------------------------------------------------------------------------


def number_of(action: int) -> int | None:
    """The number in the name of an action: a ticket's squares, or the sum of a loan."""
    kind = kind_of(action)
    if kind in ("buy", "fly"):
        ticket = ticket_of(action)
        return int(STEPS[ticket]) if ticket < SCHEDULED else None
    return int(LOAN[loan_of(action)]) if kind in ("borrow", "repay", "extend") else None


def are_on(places: Sequence[Place], ticket: int) -> bool:
    """Can all these places be different cities of a ticket?"""
    return any(
        all(city in place for city, place in zip(chosen, places, strict=True))
        for chosen in itertools.permutations(cities_on(ticket), len(places))
    )


def ways_to_read(said: Said) -> Iterator[tuple[list[Place], list[Place]]]:
    """The places of a text about a flight, parted into where it leads and what is on the ticket."""
    to, on_ticket, bare = said.places[TO], said.places[WITH], said.places[""]
    if to:
        yield to, [*bare, *on_ticket]
        return
    if bare:
        yield bare[:1], [*bare[1:], *on_ticket]
    if not (bare and on_ticket):
        yield [], [*bare, *on_ticket]


def flight_fits(said: Said, action: int, origin: int) -> bool:
    """Can a text mean this flight from here?"""
    ticket = ticket_of(action)
    goal = goal_of(action, origin)
    # A charter of two other cities leads nowhere; it is refused, but it can be meant.
    goals = {goal} if goal != BANK else set(cities_on(ticket))
    starts_here = all(origin in place for place in said.places[FROM])
    return starts_here and any(
        len(to) <= 1 and all(goals & place for place in to) and are_on(on_ticket, ticket)
        for to, on_ticket in ways_to_read(said)
    )


def fits(said: Said, action: int, origin: int) -> bool:
    """Can a text mean this action of a player whose plane stands here?"""
    kind = kind_of(action)
    if kind not in said.kinds or not said.numbers <= {number_of(action)}:
        return False
    everywhere = [place for places in said.places.values() for place in places]
    if kind == "buy":
        return are_on(everywhere, ticket_of(action))
    if kind == "fly":
        return flight_fits(said, action, origin)
    if kind in ("hotel", "renovate", "factory"):
        return all(origin in place for place in everywhere)
    return not everywhere
