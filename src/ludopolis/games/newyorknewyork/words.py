"""New York New York in words: actions as text and back, positions and views as plain data.

Canonical texts are English; players may read and write French as well.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import numpy as np

from ludopolis.engine import contract
from ludopolis.engine.box import Aid, Outcome, Words
from ludopolis.engine.chance import Chance
from ludopolis.engine.layout import blank, duplicate
from ludopolis.engine.speech import counted, simplify
from ludopolis.games.newyorknewyork import knowledge, letters, rules, story
from ludopolis.games.newyorknewyork.phrases import PHRASES, signed
from ludopolis.games.newyorknewyork.skyline import (
    ACTIONS,
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    NOBODY,
    NUMBERS,
    PASS,
    TAKE,
    Skyline,
)
from ludopolis.games.newyorknewyork.tally import runs

DECISIONS = ("play", "take")
ENDINGS = ("", "all played", "all passed", "match")

# --- Cards ------------------------------------------------------------------------------------


def cards_in(cards: int) -> list[int]:
    """The cards of a set: yellow from 1 to 12, then green, pink and light blue."""
    return [card for card in range(CARDS) if rules.among(card, cards)]


def card_name(card: int, language: str = "en") -> str:
    """The name of a card."""
    colour, place = divmod(card, NUMBERS)
    say = PHRASES[language]
    return say["card"].format(colour=say[f"colour {COLOUR_NAMES[colour]}"], number=place + 1)


def card_names(cards: Sequence[int], language: str = "en") -> list[str]:
    """The names of cards."""
    return [card_name(card, language) for card in cards]


def card_facts(card: int, language: str = "en") -> dict[str, Any]:
    """A card as plain data; the colour is called the same in all languages."""
    colour, place = divmod(card, NUMBERS)
    name = card_name(card, language)
    return {"colour": COLOUR_NAMES[colour], "number": place + 1, "name": name}


def stack(state: Skyline, place: int) -> list[int]:
    """The cards on a number, the lowest first."""
    return [int(card) for card in state.laid[place, : state.height[place]]]


# --- Actions as text --------------------------------------------------------------------------

# What people may type, without accents: words of actions in both languages, and letters for colours.
PLAY_WORDS = ("play", "lay", "put", "jouer", "joue", "poser", "pose")
TAKE_WORDS = ("take", "draw", "prendre", "prends", "piocher", "pioche")
PASS_WORDS = ("pass", "passer", "passe")
COLOUR_WORDS = (
    ("yellow", "jaune", "y", "j"),
    ("green", "vert", "verte", "g", "v"),
    ("pink", "rose", "p", "r"),
    ("light", "blue", "lightblue", "bleu", "bleue", "clair", "claire", "b"),
)
FILLERS = {"a", "an", "the", "card", "of", "from", "my", "i", "hand", "reserve"} | {
    *("un", "une", "le", "la", "l", "carte", "de", "du", "ma", "je", "main")
}


def action_text(action: int, language: str = "en") -> str:
    """The text of an action."""
    say = PHRASES[language]
    if action == PASS:
        return say["pass"]
    return say["play" if action < TAKE else "take"].format(card_name(action % CARDS, language))


def typed_words(text: str) -> list[str]:
    """The words and numbers of a text, without accents, capitals, signs and fillers."""
    return [word for word in re.findall(r"\d+|[^\W\d_]+", simplify(text)) if word not in FILLERS]


def means(word: str, action: int) -> bool:
    """Can a typed word be part of an action's text? The beginning of a word is enough."""
    if action == PASS:
        known: tuple[str, ...] = PASS_WORDS
    else:
        colour, place = divmod(action % CARDS, NUMBERS)
        if word.isdecimal():
            return int(word[:9]) == place + 1
        known = (PLAY_WORDS if action < TAKE else TAKE_WORDS) + COLOUR_WORDS[colour]
    if len(word) == 1:
        return word in known
    return any(entry.startswith(word) for entry in known)


# --- The game's speech ------------------------------------------------------------------------


class NewYorkNewYorkWords(Words):
    """How New York New York speaks. The texts of its actions are the same in every position."""

    def __init__(self) -> None:
        name = {language: say["unseen name"] for language, say in PHRASES.items()}
        self.aids = (Aid("c", name, unseen_lines),)

    def action(self, state: Skyline, action: int, language: str = "en") -> str:  # noqa: ARG002
        """The canonical text of an action."""
        return action_text(action, language)

    def find(self, state: Skyline, text: str) -> list[int]:  # noqa: ARG002
        """All actions that a text can mean: words in any order, and some may be missing."""
        words = typed_words(text)
        if not words:
            return []
        return [action for action in range(ACTIONS) if all(means(word, action) for word in words)]

    def refusal(self, code: int, language: str = "en") -> str:
        """Why an action is refused."""
        return PHRASES[language][f"refusal {code}"]

    def decision(self, state: Skyline) -> str:
        """The kind of decision that is due."""
        return DECISIONS[state.phase]

    def position(self, state: Skyline) -> dict[str, Any]:
        """Everything that is true; `docs/trace/newyorknewyork.md` explains the fields."""
        seats = range(state.players)
        return {
            "skyline": [card_names(stack(state, place)) for place in range(NUMBERS)],
            "hands": [card_names(cards_in(state.hand[seat])) for seat in seats],
            "reserve": card_names(cards_in(state.reserve)),
            "pile": card_names([int(c) for c in state.pile.cards[: state.pile.left][::-1]]),
            **open_facts(state),
        }

    def open_view(self, state: Skyline, language: str = "en") -> dict[str, Any]:
        """What everybody may know: the open table, and what all have seen being taken."""
        seats = range(state.players)

        def facts(cards: Sequence[int]) -> list[dict[str, Any]]:
            return [card_facts(card, language) for card in cards]

        return {
            **open_facts(state),
            "players": int(state.players),
            "bonus": bool(state.bonus),
            "match": bool(state.match),
            "decision": None if state.ending else DECISIONS[state.phase],
            "to_move": None if state.ending else int(state.active) + 1,
            "games": int(state.players) if state.match else 1,
            "owners": {
                name: colour + 1 if colour < state.players else None
                for colour, name in enumerate(COLOUR_NAMES)
            },
            "skyline": [facts(stack(state, place)) for place in range(NUMBERS)],
            "reserve": facts(cards_in(state.reserve)),
            "pile_size": int(state.pile.left),
            "hand_sizes": [int(knowledge.how_many(state.hand[other])) for other in seats],
            "seen_in_hands": [facts(cards_in(state.seen[other])) for other in seats],
            "points": self.points(state),
            "over": bool(state.ending),
            "ending": ENDINGS[state.ending],
        }

    def own_view(self, state: Skyline, seat: int, language: str = "en") -> dict[str, Any]:
        """What a seat knows besides: its own hand, and which cards it has not seen."""
        hand = cards_in(state.hand[seat]) if seat >= 0 else []
        unseen = cards_in(knowledge.unseen(state, seat))
        return {
            "seat": seat + 1 if seat >= 0 else None,
            "hand": [card_facts(card, language) for card in hand] if seat >= 0 else None,
            "unseen": [card_facts(card, language) for card in unseen],
        }

    def chance(
        self,
        before: Skyline,  # noqa: ARG002
        outcomes: list[Outcome],
        *,
        in_setup: bool = False,  # noqa: ARG002
    ) -> list[Outcome]:
        """The outcomes of chance in the rulebook's words."""
        return [
            {"first": outcome["pick"] + 1}
            if "pick" in outcome
            else {"pile": card_names(outcome["shuffle"][::-1])}
            for outcome in outcomes
        ]

    def points(self, state: Skyline) -> list[int]:
        """The points of each seat, those of earlier games of a match included."""
        scores = np.zeros(state.players, np.int64)
        contract.score(state, scores)
        return [int(n) for n in scores]

    def heard(
        self,
        state: Skyline,
        action: int,
        seat: int,  # noqa: ARG002
        language: str = "en",
    ) -> dict[str, Any]:
        """The text of an action, and its card; all of it is open to everybody."""
        cards = [] if action == PASS else [card_facts(action % CARDS, language)]
        kind = "pass" if action == PASS else DECISIONS[state.phase]
        return {"text": action_text(action, language), "kind": kind, "cards": cards}

    def story(
        self,
        before: dict[str, Any],
        after: dict[str, Any],
        heard: dict[str, Any],
        language: str = "en",
    ) -> list[str]:
        """What happened between two views, in sentences."""
        return story.tell(before, after, heard, language)

    def question(self, view: dict[str, Any], language: str = "en") -> str:
        """What the seat to move is asked."""
        return PHRASES[language][f"decide {view['decision']}"]

    def note(
        self, state: Skyline, action: int, language: str = "en", names: Sequence[str] = ()
    ) -> str:
        """Who would win or lose how many points, and if it stays so; whose a card of the reserve is."""
        say = PHRASES[language]
        if action == PASS:
            held = int(knowledge.how_many(state.hand[state.active]))
            return say["note pass"].format(counted(held, say["cards in hand"], language))
        owner = int(rules.owner(state, action % CARDS))
        if action >= TAKE:
            if owner == NOBODY:
                return say["neutral"]
            if owner == state.active:
                return say["note yours"]
            whose = names[owner] if names else say["the seat"].format(owner + 1)
            return say["note theirs"].format(whose)
        changes = changed_points(state, action)
        parts = [
            say["note you"].format(signed(change))
            if seat == state.active
            else say["note they"].format(
                names[seat] if names else say["seat"].format(seat + 1), signed(change)
            )
            for seat, change in enumerate(changes)
            if change
        ]
        if state.height[action % NUMBERS] == COLOURS - 1:
            parts.append(say["note last"])
        return ", ".join(parts) or say["note nothing"]

    def explain(self, state: Skyline, names: Sequence[str], language: str = "en") -> list[str]:
        """The score of each seat: its numbers, its runs, and the games before."""
        say = PHRASES[language]
        lines = []
        for seat, total in enumerate(self.points(state)):
            places = [place for place in range(NUMBERS) if rules.shows(state, place, seat)]
            parts = [str(place + 1) for place in places] or ["0"]
            if state.bonus:
                parts += [
                    say["score run"].format(
                        points=run.points, first=run.first + 1, last=run.last + 1
                    )
                    for run in runs(places)
                ]
            if state.match:
                earlier = total - int(rules.points(state, seat))
                parts.append(say["score earlier"].format(earlier))
            text = " + ".join(parts)
            lines.append(say["score line"].format(name=names[seat], parts=text, total=total))
        return lines

    def letters(self, view: dict[str, Any], language: str = "en") -> str:
        """A view as a picture in letters."""
        return letters.draw(view, language)


def open_facts(state: Skyline) -> dict[str, Any]:
    """What everybody knows of the course of the game."""
    seats = range(state.players)
    return {
        "passed": [bool(state.passed[seat]) for seat in seats],
        "starter": int(state.starter) + 1,
        "active": int(state.active) + 1,
        "game": int(state.game),
        "totals": [int(state.totals[seat]) for seat in seats],
    }


def changed_points(state: Skyline, card: int) -> list[int]:
    """What playing a card would change of each seat's points."""
    then = duplicate(state)
    rules.play_card(then, card, blank(Chance))
    return [
        int(rules.points(then, seat) - rules.points(state, seat)) for seat in range(state.players)
    ]


def unseen_lines(state: Skyline, language: str, names: Sequence[str] = ()) -> list[str]:
    """Which cards the player to move has not seen, and how many of them are where."""
    say = PHRASES[language]
    seat = int(state.active)
    cards = cards_in(knowledge.unseen(state, seat))
    if not cards:
        return [say["all seen"]]
    lines = [say["unseen"]]
    for colour, name in enumerate(COLOUR_NAMES):
        numbers = " ".join(str(card % NUMBERS + 1) for card in cards if card // NUMBERS == colour)
        if numbers:
            lines.append(say["unseen line"].format(colour=say[f"colour {name}"], numbers=numbers))
    places = [say["unseen in pile"].format(int(state.pile.left))] if state.pile.left else []
    for other in range(state.players):
        count = int(knowledge.how_many(knowledge.hidden_in_hand(state, other)))
        if other != seat and count:
            who = names[other] if names else say["the seat"].format(other + 1)
            places.append(say["unseen in hand"].format(count=count, who=who))
    return [*lines, say["unseen places"].format(", ".join(places))]
