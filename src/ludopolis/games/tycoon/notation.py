"""Actions of Tycoon as people write them, and what a typed text can mean.

Verbs, cities and numbers are read in any language and nearly any order: `fly ny cairo`, `cairo 2` and
`voler vers le caire` are all understood. A text that leaves something open means several actions; one
with a word that is neither a verb nor a city nor a number means none. The words are in the catalogues:
`typed-…`, and what cities are called.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from itertools import permutations, takewhile
from pathlib import Path

from ludopolis.engine.notation import Notation, vocabulary, words_of
from ludopolis.games.tycoon.state import ACTIONS, BANK, LOAN, REFUSALS, Globe
from ludopolis.games.tycoon.view import (
    ALL_TICKETS,
    CITY_IDS,
    NUMBERS,
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
LOAN_KINDS = ("borrow", "repay", "extend")

# --- Writing ----------------------------------------------------------------------------------


@cache
def city_text(city: CityName, form: str = "") -> Text:
    """The name of a city: also as a place (`in`), a goal (`to`), or with little room (`short`)."""
    return say(f"city-{city}.{form}" if form else f"city-{city}")


@lru_cache(maxsize=256)
def ticket_text(ticket: Ticket, form: str = "") -> Text:
    """A scheduled ticket by its city and steps, a charter by its two cities."""
    one, *other = (city_text(city, form) for city in ticket.cities)
    if ticket.steps is None:
        return say("ticket-charter", one=one, other=other[0])
    return say("ticket-scheduled", city=one, steps=str(ticket.steps))


@lru_cache(maxsize=1 << 12)
def action_text(here: int, action: int) -> Text:
    """An action of a player whose plane stands here."""
    kind = kind_of(action)
    if kind in LOAN_KINDS:
        return say(f"action-{kind}", sum=str(LOAN[loan_of(action)]))
    if kind not in ("buy", "fly"):
        return say(f"action-{kind}")
    ticket = ticket_text(ALL_TICKETS[ticket_of(action)])
    if kind == "buy":
        return say("action-buy", ticket=ticket)
    goal = goal_of(action, here)
    if goal == BANK:
        return say("action-fly-nowhere", ticket=ticket)
    return say("action-fly", city=city_text(CITY_IDS[goal]), ticket=ticket)


class TycoonNotation(Notation):
    """How actions are written, and read."""

    refusals = REFUSALS

    def context(self, state: Globe) -> int:
        """Where the plane stands decides where a charter leads."""
        return int(state.city[state.seat])

    def text(self, context: int, action: int) -> Text:
        """An action as a text."""
        return action_text(context, action)

    def find(self, state: Globe, typed: str) -> list[int]:
        """All actions that a typed text can mean for the player to move."""
        said, origin = take_apart(typed), self.context(state)
        return [action for action in range(ACTIONS) if said and fits(said, action, origin)]


# --- Reading ----------------------------------------------------------------------------------

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
    "loan": {*LOAN_KINDS},
    "pass": {"pass"},
    "repay": {"repay"},
    "extend": {"extend"},
}
KINDS = frozenset().union(*VERBS.values())
# Words that say what the cities after them are: a goal, a ticket, the origin; the last mean nothing.
MARKERS = (TO, WITH, FROM, FILLER) = ("to", "with", "from", "filler")

Place = frozenset[int]  # the cities that a name, perhaps unfinished, can stand for


@dataclass
class Said:
    """A text taken apart."""

    kinds: frozenset[str] = KINDS
    numbers: set[int] = field(default_factory=set)
    places: defaultdict[str, list[Place]] = field(default_factory=lambda: defaultdict(list))


def verb(word: str, unfinished: bool) -> frozenset[str]:
    """The kinds of action that a word stands for, or that the start of a word can stand for."""
    meant = (
        kinds
        for name, kinds in VERBS.items()
        for known in vocabulary(LOCALE, f"typed-{name}")
        if known == word or (unfinished and known.startswith(word))
    )
    return frozenset().union(*meant)


def marker(word: str) -> str:
    """What a word between verbs and cities marks."""
    found = (name for name in MARKERS if word in vocabulary(LOCALE, f"typed-{name}"))
    return next(found, "")


@cache
def city_names() -> tuple[tuple[tuple[str, ...], int], ...]:
    """Every name of every city in all languages, as words."""
    return tuple(
        (words_of(name), number)
        for number, city in enumerate(CITY_IDS)
        for language in languages()
        for text in (city_text(city), city_text(city, "typed"))
        for name in Translator(language, LOCALE)(text).split(",")
    )


def matching(name: Sequence[str], words: Sequence[str], unfinished: bool) -> int:
    """How many words at the start are a name, or begin it, the last one with two letters at least."""
    same = sum(
        1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(name, words, strict=False))
    )
    if not unfinished:
        return same if same == len(name) else 0
    begun = same < min(len(name), len(words)) and name[same].startswith(words[same])
    return same + 1 if begun and len(words[same]) > 1 else same


def place_at(words: Sequence[str], unfinished: bool = False) -> tuple[int, Place]:
    """How many words at the start are a city's name, or begin one, and which cities' it can be."""
    fits = [(matching(name, words, unfinished), city) for name, city in city_names()]
    longest = max(fits)[0]
    return longest, frozenset(city for length, city in fits if length == longest > 0)


def take_apart(text: str) -> Said | None:
    """The kinds of action, places and numbers of a text, or None if a word makes no sense."""
    words, said = words_of(text), Said()
    under = ""  # the marker that the next places stand under
    while words:
        word, kinds = words[0], frozenset[str]()
        length, place = place_at(words)
        if not length and not word.isdecimal() and not marker(word):
            kinds = verb(word, unfinished=False)
            if not kinds:
                length, place = place_at(words, unfinished=True)
                # `ho` is a hotel, but `fly ho` goes to Hong Kong.
                if not length or said.kinds == KINDS:
                    kinds = verb(word, unfinished=True)
            if not kinds and not length:
                return None
        if kinds:
            said.kinds &= kinds
            length = 1
        elif length:
            said.places[under].append(place)
        elif word.isdecimal():
            said.numbers.add(int(word))
        elif marker(word) != FILLER:
            under = marker(word)
        words = words[length or 1 :]
    return said if said.kinds != KINDS or said.numbers or said.places else None


# --- What fits --------------------------------------------------------------------------------


def number_of(action: int) -> int | None:
    """The number in the name of an action: a ticket's steps, or the sum of a loan."""
    kind = kind_of(action)
    if kind in ("buy", "fly"):
        return ALL_TICKETS[ticket_of(action)].steps
    return int(LOAN[loan_of(action)]) if kind in LOAN_KINDS else None


def cities_on(action: int) -> list[int]:
    """The cities on the ticket of a purchase or a flight."""
    return [NUMBERS[city] for city in ALL_TICKETS[ticket_of(action)].cities]


def are_on(places: Sequence[Place], action: int) -> bool:
    """Can all these places be different cities of an action's ticket?"""
    return any(
        all(city in place for city, place in zip(chosen, places, strict=True))
        for chosen in permutations(cities_on(action), len(places))
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
    goal = goal_of(action, origin)
    # A charter of two other cities leads nowhere; it is refused, but it can be meant.
    goals = {goal} if goal != BANK else set(cities_on(action))
    return all(origin in place for place in said.places[FROM]) and any(
        len(to) <= 1 and all(goals & place for place in to) and are_on(on_ticket, action)
        for to, on_ticket in ways_to_read(said)
    )


def fits(said: Said, action: int, origin: int) -> bool:
    """Can a text mean this action of a player whose plane stands here?"""
    kind = kind_of(action)
    if kind not in said.kinds or not said.numbers <= {number_of(action)}:
        return False
    everywhere = [place for places in said.places.values() for place in places]
    if kind == "buy":
        return are_on(everywhere, action)
    if kind == "fly":
        return flight_fits(said, action, origin)
    if kind in ("hotel", "renovate", "factory"):
        return all(origin in place for place in everywhere)
    return not everywhere
