"""Property in words: actions as text and back, positions and views as plain data.

Canonical texts are English; players may read and write French as well.
"""

# ruff: noqa: ARG002  (every game is asked in the same way, whether it needs to know all that or not)

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludopolis.engine.box import Aid, Outcome, Words
from ludopolis.engine.grids import how_many
from ludopolis.engine.speech import counted, name_of, simplify
from ludopolis.games.property import knowledge, letters, reading, rules, story
from ludopolis.games.property.land import (
    ALLOWED,
    BLACK,
    BUY,
    BUYING,
    DO_NOT_BUY,
    NOBODY,
    PAIR,
    RANK_NAMES,
    RANKS,
    RED,
    SHOW,
    SIZE,
    SQUARE_WORTH,
    SUIT_NAMES,
    WAYS,
    WILD,
    Cards,
    Land,
    has,
)
from ludopolis.games.property.phrases import PHRASES, money

DECISIONS = ("play", "buy")
ENDINGS = ("", "bankruptcy", "long game")
KINDS = {BUY: "buy", DO_NOT_BUY: "leave", SHOW: "show"}  # all others play a pair
PHRASE_OF = {BUY: "buy", DO_NOT_BUY: "do not buy", SHOW: "show hand"}

# What people also answer, besides the texts of the actions.
SYNONYMS = {
    "yes": BUY,
    "y": BUY,
    "oui": BUY,
    "o": BUY,
    "achete": BUY,
    "j achete": BUY,
    "no": DO_NOT_BUY,
    "n": DO_NOT_BUY,
    "non": DO_NOT_BUY,
    "don t buy": DO_NOT_BUY,
    "dont buy": DO_NOT_BUY,
    "pas acheter": DO_NOT_BUY,
    "je n achete pas": DO_NOT_BUY,
    "show my hand": SHOW,
    "montrer ma main": SHOW,
}

# --- Names ------------------------------------------------------------------------------------


def card_name(card: int) -> str:
    """The name of a card."""
    suit, rank = divmod(card, RANKS)
    return SUIT_NAMES[suit] + RANK_NAMES[rank]


def members(numbers: Any) -> list[int]:
    """The squares or cards of a set, ascending."""
    word = int(numbers)
    return [number for number in range(word.bit_length()) if word >> number & 1]


def card_names(cards: Cards) -> list[str]:
    """The names of a set of cards: ♥ from A to 10, then ♦, ♠ and ♣."""
    return [card_name(card) for card in members(cards)]


def place(square: int) -> list[int]:
    """A square as its column and row, counted from 1."""
    return [square // SIZE + 1, square % SIZE + 1]


def way_text(colour: int, way: int) -> str:
    """A card as it is played; a 9 or a 10 with its number."""
    card = int(rules.card_of(colour, way))
    number = f"={int(rules.number_of(way)) + 1}" if card % RANKS >= WILD else ""
    return card_name(card) + number


def action_text(action: int, language: str = "en") -> str:
    """The text of an action."""
    if action in PHRASE_OF:
        return PHRASES[language][PHRASE_OF[action]]
    red, black = rules.pair_of(action)
    return f"{way_text(RED, int(red))} {way_text(BLACK, int(black))}"


def spoken(text: str) -> list[int]:
    """The actions with words of their own that a text can mean; the first words are enough."""
    if text in SYNONYMS:
        return [SYNONYMS[text]]
    return [
        action
        for action in PHRASE_OF
        if any(f"{action_text(action, language)} ".startswith(f"{text} ") for language in PHRASES)
    ]


# --- The game's speech ------------------------------------------------------------------------


class PropertyWords(Words):
    """How Property speaks."""

    def __init__(self) -> None:
        self.aids = (Aid("c", {"en": "count cards", "fr": "compter les cartes"}, count_cards),)

    def action(self, state: Land, action: int, language: str = "en") -> str:
        """The canonical text of an action."""
        return action_text(action, language)

    def find(self, state: Land, text: str) -> list[int]:
        """All actions that a text can mean."""
        if answers := spoken(simplify(text)):
            return answers
        meanings = [
            sorted(PAIR + red * WAYS + black for red, black in meaning)
            for meaning in reading.meanings(text)
        ]
        for meant in meanings:
            if any(rules.refusal(state, action) == ALLOWED for action in meant):
                return meant
        # A refusal speaks of the plainest cards that can have been meant.
        likeliest = meanings[0] if meanings else []
        return [action for action in likeliest if "=" not in action_text(action)] or likeliest

    def refusal(self, code: int, language: str = "en") -> str:
        """Why an action is refused."""
        return PHRASES[language][f"refusal {code}"]

    def decision(self, state: Land) -> str:
        """The kind of decision that is due."""
        return DECISIONS[state.phase]

    def position(self, state: Land) -> dict[str, Any]:
        """Everything that is true; `docs/trace/property.md` explains the fields."""
        stock = state.stock
        return {
            **public_facts(state),
            "hands": [card_names(state.hand[seat]) for seat in range(state.players)],
            "pile": [card_name(int(c)) for c in stock.cards[: stock.left][::-1]],
        }

    def open_view(self, state: Land, language: str = "en") -> dict[str, Any]:
        """What everybody may know: the open table, and what can be counted on it."""
        return {
            **public_facts(state),
            "players": int(state.players),
            "bankruptcies": int(state.bankruptcies),
            "count_property": bool(state.count_property),
            "decision": None if state.ending else DECISIONS[state.phase],
            "to_move": None if state.ending else int(state.active) + 1,
            "hand_sizes": [int(how_many(state.hand[seat])) for seat in range(state.players)],
            "pile_size": int(state.stock.left),
            "points": self.points(state),
            "over": bool(state.ending),
            "ending": ENDINGS[state.ending],
        }

    def own_view(self, state: Land, seat: int, language: str = "en") -> dict[str, Any]:
        """What a seat knows besides: its own hand, and which cards it has not seen."""
        return {
            "seat": seat + 1 if seat >= 0 else None,
            "hand": card_names(state.hand[seat]) if seat >= 0 else None,
            "unseen": card_names(knowledge.unseen(state, seat)),
            "surely_in_hands": card_names(knowledge.surely_in_hands(state, seat)),
        }

    def chance(
        self, before: Land, outcomes: list[Outcome], *, in_setup: bool = False
    ) -> list[Outcome]:
        """The outcomes of chance in the rulebook's words."""
        return [
            {"first": outcome["pick"] + 1}
            if "pick" in outcome
            else {"pile": [card_name(card) for card in outcome["shuffle"][::-1]]}
            for outcome in outcomes
        ]

    def points(self, state: Land) -> list[int]:
        """The fortune of each seat."""
        return [int(rules.fortune(state, seat)) for seat in range(state.players)]

    def heard(self, state: Land, action: int, seat: int, language: str = "en") -> dict[str, Any]:
        """An action, the cards it lays down, the square it names and the rent that is due."""
        told: dict[str, Any] = {
            "kind": KINDS.get(action, "play"),
            "text": action_text(action, language),
            "cards": card_names(state.hand[state.active]) if action == SHOW else [],
        }
        if action < BUY:
            red, black, square = played(action)
            told["cards"] = [card_name(red), card_name(black)]
            told["square"] = place(square)
            told["rent"] = rent_due(state, action)
        return told

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
        say = PHRASES[language]
        if view["decision"] == "play":
            suits = {card[0] for card in view["hand"]}
            complete = suits & set(SUIT_NAMES[:2]) and suits & set(SUIT_NAMES[2:])
            return say["decide play" if complete else "decide show"]
        column, row = view["square"]
        return say["decide buy"].format(
            square=f"{column}/{row}",
            owner=name_of(view, view["board"][column - 1][row - 1], say),
            price=counted(view["price"], say["units"], language),
            units=counted(view["units"][view["to_move"] - 1], say["units"], language),
        )

    def note(
        self, state: Land, action: int, language: str = "en", names: Sequence[str] = ()
    ) -> str:
        """What the cards would do: take, mortgage, lose, or cost rent; what buying costs."""
        say = PHRASES[language]
        if action == SHOW:
            return ""
        if action == DO_NOT_BUY:
            return say["note leave"]
        square = int(state.square) if action == BUY else played(action)[2]
        owner = int(rules.owner_of(state, square))
        if owner == NOBODY:
            return say["note free"]
        if owner == state.active:
            return say["note lose" if has(state.mortgaged, square) else "note mortgage"]
        price, units = int(rules.price(state, square)), int(state.units[state.active])
        facts = {
            "owner": names[owner] if names else say["the seat"].format(owner + 1),
            "units": counted(price, say["units"], language),
        }
        if action == BUY:
            return say["note buy"].format(left=units - price, **facts)
        due = rent_due(state, action)
        if due > state.cash[state.active]:
            phrase = "note ruin"
        else:
            phrase = "note rent" if units >= price else "note rent only"
        return say[phrase].format(money=money(due, language), **facts)

    def explain(self, state: Land, names: Sequence[str], language: str = "en") -> list[str]:
        """The fortune of each seat: cash and, if they count, squares."""
        say = PHRASES[language]
        lines = []
        for seat, name in enumerate(names):
            if state.failed[seat]:
                lines.append(say["score bankrupt"].format(name=name))
                continue
            parts = [say["score cash"].format(money(int(state.cash[seat]), language))]
            if state.count_property:
                squares = int(how_many(state.owned[seat]))
                worth = money(SQUARE_WORTH * squares, language)
                told = counted(squares, say["square"], language)
                parts.append(say["score squares"].format(squares=told, money=worth))
            total = money(int(rules.fortune(state, seat)), language)
            key = "score line" if len(parts) > 1 else "score alone"
            lines.append(say[key].format(name=name, parts=" + ".join(parts), total=total))
        return lines

    def letters(self, view: dict[str, Any], language: str = "en") -> str:
        """A view as a picture in letters."""
        return letters.draw(view, language)


def count_cards(
    state: Land,
    language: str,
    names: Sequence[str] = (),  # noqa: ARG001
) -> list[str]:
    """The cards that the player to move has not seen since they were last shuffled."""
    say = PHRASES[language]
    lines = []
    for phrase, cards in (
        ("unseen", knowledge.unseen(state, state.active)),
        ("surely in hands", knowledge.surely_in_hands(state, state.active)),
    ):
        lines.append(say[phrase].format(" ".join(card_names(cards)) or say["none"]))
    return lines


def played(action: int) -> tuple[int, int, int]:
    """The red card, the black card and the square of a pair."""
    red_way, black_way = rules.pair_of(action)
    red, black = rules.card_of(RED, red_way), rules.card_of(BLACK, black_way)
    return int(red), int(black), int(rules.square_of(red_way, black_way))


def rent_due(state: Land, action: int) -> int:
    """The rent that the player to move would have to pay for a pair; 0 where there is none."""
    red, black, square = played(action)
    if rules.owner_of(state, square) in (NOBODY, state.active):
        return 0
    return int(rules.rent(state, square, red, black))


def public_facts(state: Land) -> dict[str, Any]:
    """What lies open on the table."""
    board: list[list[int | None]] = [[None] * SIZE for _ in range(SIZE)]
    for seat in range(state.players):
        for square in members(state.owned[seat]):
            board[square // SIZE][square % SIZE] = seat + 1
    asked = state.phase == BUYING and not state.ending
    order = sorted((int(nth), seat + 1) for seat, nth in enumerate(state.failed) if nth)
    return {
        "board": board,
        "mortgages": [place(square) for square in members(state.mortgaged)],
        "purses": [int(n) for n in state.cash[: state.players]],
        "units": [int(n) for n in state.units[: state.players]],
        "discards": [card_name(int(c)) for c in state.stock.discards[: state.stock.discarded]],
        "first": int(state.first) + 1,
        "active": int(state.active) + 1,
        "turns": int(state.turns),
        "quiet_turns": int(state.quiet_turns),
        "bankrupt": [seat for _, seat in order],
        "square": place(int(state.square)) if asked else None,
        "price": int(rules.price(state, state.square)) if asked else None,
    }
