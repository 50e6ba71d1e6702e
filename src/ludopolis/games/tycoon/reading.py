"""What a typed text can mean: verbs, cities and numbers, in either language and nearly any order.

`fly to Cairo with New York–Cairo`, `fly ny cairo`, `voler vers le caire`, `cairo 2` and `emprunt` are
all understood. A text that leaves something open means several actions; one with a word that is neither
a verb nor a city nor a number means none.
"""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ludopolis.engine.speech import simplify
from ludopolis.games.tycoon import rules
from ludopolis.games.tycoon.globe import (
    ACTIONS,
    BANK,
    BORROW,
    BUILD_FACTORY,
    BUILD_HOTEL,
    BUY,
    CITY_NAMES,
    EXTEND,
    FLY,
    LOAN,
    PASS,
    RENOVATE,
    REPAY,
    SCHEDULED,
    STEPS,
    Globe,
)
from ludopolis.games.tycoon.names import city_name, ticket_cities
from ludopolis.games.tycoon.phrases import PHRASES

ACTION_KINDS = (
    "buy",
    "fly",
    "hotel",
    "renovate",
    "factory",
    "borrow",
    "pass",
    "repay",
    "extend",
)

# The words for each kind of action, or for several; the start of a word is enough.
VERBS: dict[str, tuple[str, ...]] = {
    "buy purchase acheter achat": ("buy",),
    "fly flight go voler vol aller": ("fly",),
    "ticket billet": ("buy", "fly"),
    "build construire batir": ("hotel", "factory"),
    "hotel": ("hotel", "renovate"),
    "factory usine fabrique": ("factory",),
    "renovate renovation renover": ("renovate",),
    "borrow emprunter": ("borrow",),
    "loan emprunt": ("borrow", "repay", "extend"),
    "pass passer": ("pass",),
    "repay rembourser": ("repay",),
    "extend prolonger": ("extend",),
}
MEANINGS = {word: set(kinds) for words, kinds in VERBS.items() for word in words.split()}
TO, WITH, FROM = "to", "with", "from"
MARKERS = {
    **dict.fromkeys(("to", "in", "into", "vers", "a", "au", "pour"), TO),
    **dict.fromkeys(("with", "by", "using", "avec", "par"), WITH),
    **dict.fromkeys(("from", "depuis", "de"), FROM),
}
FILLERS = {"the", "an", "un", "une", "le", "la", "l", "of", "million", "millions"}
FILLERS |= {"square", "squares", "step", "steps", "carre", "carres", "etape", "etapes"}

# Besides the names in both languages.
NICKNAMES = {
    "New York": ("ny", "nyc", "york"),
    "Mexico City": ("mexico",),
    "Cairo": ("caire",),
    "Hong Kong": ("hk", "hongkong"),
    "Rio de Janeiro": ("rio",),
    "Cape Town": ("cap", "capetown"),
}

Place = frozenset[int]  # the cities that a name, perhaps unfinished, can stand for


def words_of(text: str) -> list[str]:
    """The words and numbers of a text, without accents, capitals and signs."""
    return re.findall(r"[^\W\d_]+|\d+", simplify(text))


def _names() -> list[tuple[list[str], int]]:
    """Every name of every city, as words."""
    found = []
    for city, english in enumerate(CITY_NAMES):
        names = [city_name(city, language) for language in PHRASES]
        names += NICKNAMES.get(english, ())
        found += [(words_of(name), city) for name in dict.fromkeys(names)]
    return found


NAMES = _names()


@dataclass
class Said:
    """A text taken apart."""

    kinds: set[str] = field(default_factory=lambda: set(ACTION_KINDS))
    numbers: set[int] = field(default_factory=set)
    places: dict[str, list[Place]] = field(
        default_factory=lambda: {TO: [], WITH: [], FROM: [], "": []}
    )


def whole_name(words: Sequence[str]) -> tuple[int, Place]:
    """How many words at the start are a city's name, and which city's."""
    fits = [(len(name), city) for name, city in NAMES if list(words[: len(name)]) == name]
    longest = max(fits, default=(0, BANK))[0]
    return longest, frozenset(city for length, city in fits if length == longest)


def start_of_name(words: Sequence[str]) -> tuple[int, Place]:
    """How many words begin a city's name (two letters at least), and which cities' it can be."""
    fits = []
    for name, city in NAMES:
        length = 0
        while length < min(len(name), len(words)) and words[length] == name[length]:
            length += 1
        unfinished = length < min(len(name), len(words)) and name[length].startswith(words[length])
        if unfinished and len(words[length]) > 1:
            length += 1
        fits.append((length, city))
    longest = max(fits)[0]
    return longest, frozenset(city for length, city in fits if length == longest and longest)


def verb(word: str, unfinished: bool) -> set[str]:
    """The kinds of action that a word stands for, or that the start of a word can stand for."""
    if not unfinished:
        return MEANINGS.get(word, set())
    return set().union(*(kinds for known, kinds in MEANINGS.items() if known.startswith(word)))


def take_apart(text: str) -> Said | None:
    """The kinds of action, places and numbers of a text, or None if a word makes no sense."""
    words = words_of(text)
    said = Said()
    under = ""  # the marker that the next places stand under
    at = 0
    while at < len(words):
        word = words[at]
        length, place = whole_name(words[at:])
        if not length and not (word.isdecimal() or word in MARKERS or word in FILLERS):
            kinds = verb(word, unfinished=False)
            if not kinds:
                length, place = start_of_name(words[at:])
                # `ho` is a hotel, but `fly ho` goes to Hong Kong.
                if not length or said.kinds == set(ACTION_KINDS):
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
        elif word in MARKERS:
            under = MARKERS[word]
        at += max(length, 1)
    said_anything = said.kinds != set(ACTION_KINDS) or said.numbers or any(said.places.values())
    return said if said_anything else None


# --- Actions ----------------------------------------------------------------------------------


def kind_of(action: int) -> str:
    """The kind of an action."""
    if action < FLY:
        return "buy"
    if action < BUILD_HOTEL:
        return "fly"
    if action < BORROW:
        return {BUILD_HOTEL: "hotel", RENOVATE: "renovate", BUILD_FACTORY: "factory"}[action]
    if action < REPAY:
        return "pass" if action == PASS else "borrow"
    return "repay" if action < EXTEND else "extend"


def ticket_of(action: int) -> int:
    """The ticket that a purchase or a flight is about."""
    return action - BUY if action < FLY else int(rules.ticket_flown(action))


def loan_of(action: int) -> int:
    """The kind of loan that an action is about."""
    first = BORROW if action < PASS else REPAY if action < EXTEND else EXTEND
    return action - first


def number_of(action: int) -> int | None:
    """The number in the name of an action: a ticket's squares, or the sum of a loan."""
    kind = kind_of(action)
    if kind in ("buy", "fly"):
        ticket = ticket_of(action)
        return int(STEPS[ticket]) if ticket < SCHEDULED else None
    return int(LOAN[loan_of(action)]) if kind in ("borrow", "repay", "extend") else None


def are_on(places: Sequence[Place], ticket: int) -> bool:
    """Can all these places be different cities of a ticket?"""
    cities = ticket_cities(ticket)
    return any(
        all(city in place for city, place in zip(chosen, places, strict=True))
        for chosen in itertools.permutations(cities, len(places))
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
    goal = int(rules.destination(action, origin))
    # A charter of two other cities leads nowhere; it is refused, but it can be meant.
    goals = {goal} if goal != BANK else set(ticket_cities(ticket))
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


def meanings(state: Globe, text: str) -> list[int]:
    """All actions that a text can mean for the player to move."""
    said = take_apart(text)
    if said is None:
        return []
    origin = int(state.city[state.seat])
    return [action for action in range(ACTIONS) if fits(said, action, origin)]
