"""New York in words: actions as text and back, positions and views as plain data.

Canonical texts are English; players may read and write French as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Any

import numpy as np

from ludopolis.engine.box import Outcome, Words
from ludopolis.engine.grids import two_largest_groups
from ludopolis.engine.layout import duplicate
from ludopolis.engine.speech import find_in, name_of, simplify
from ludopolis.games.newyork import knowledge, letters, rules, story
from ludopolis.games.newyork.city import (
    ACTIONS,
    ANSWERING,
    BOARD,
    BOX,
    BY_OWNER,
    ENTERPRISE,
    ENTERPRISES,
    FACES,
    FREE,
    GIVE_UP,
    GIVING_UP,
    JOKER,
    KINDS,
    OFFER,
    PLACE,
    PLACING,
    REBUILDING,
    REFUSE,
    RENOVATION,
    RENOVATIONS,
    RUIN,
    RUINS,
    SHOW,
    SIZE,
    SPECULATION,
    SPECULATIONS,
    SQUARES,
    STATIK,
    STATIKS,
    STOP,
    SWAP,
    TURN,
    City,
)
from ludopolis.games.newyork.phrases import PHRASES

COLOUR_CODES = ("red", "blue", "yellow", "green", "black")
DECISIONS = ("place", "turn", "answer", "rebuild", "give up")
STOPS_IN = ("out", "in: few free", "in: long game")
ENDINGS = ("", "stop card", "stuck")
EVENTS = ("renovation", "ruin", "speculation", "enterprise", "statik")

# --- Names ------------------------------------------------------------------------------------


def line_name(edition: int, colour: int, line: int, language: str = "en") -> str:
    """The name of a red (0) or blue (1) line."""
    if edition == BOX:
        names: list[str] = BOARD["lines"]["streets" if colour else "avenues"]
        return names[line]
    return PHRASES[language]["black line" if colour else "red line"].format(line + 1)


@cache
def square_name(edition: int, square: int) -> str:
    """The name of a square: its red line, then its blue line."""
    if edition == BOX:
        return f"{line_name(BOX, 0, square // SIZE)}/{line_name(BOX, 1, square % SIZE)}"
    return f"{square // SIZE + 1}/{square % SIZE + 1}"


def joker_name(edition: int, language: str = "en") -> str:
    """What the wild cards of an edition are called."""
    return PHRASES[language]["joker" if edition == BOX else "wild"]


def tint(edition: int, colour: int) -> str:
    """The colour of a card: the ordinary playing cards have black ones for blue."""
    return "red" if colour == 0 else "blue" if edition == BOX else "black"


@cache
def card_name(edition: int, card: int, language: str = "en") -> str:
    """The name of a card."""
    if card == STOP:
        return PHRASES[language]["stop"]
    colour, face = divmod(card, FACES)
    if face < JOKER:
        return line_name(edition, colour, face, language)
    if face == JOKER:
        return PHRASES[language][f"{tint(edition, colour)} card"].format(
            joker_name(edition, language)
        )
    event = PHRASES[language][EVENTS[face - RENOVATION]]
    return PHRASES[language][f"{tint(edition, colour)} event"].format(event)


@cache
def card_names(edition: int, language: str = "en") -> tuple[str, ...]:
    """The names of all cards."""
    return tuple(card_name(edition, card, language) for card in range(KINDS))


def pawn_colour(colour: int, language: str = "en") -> str:
    """The name of a colour of pawns."""
    return PHRASES[language][f"colour {COLOUR_CODES[colour]}"]


# --- Actions as text --------------------------------------------------------------------------


@lru_cache(maxsize=1 << 14)
def action_text(
    edition: int, own_colours: tuple[int, ...], placing: bool, action: int, language: str = "en"
) -> str | None:
    """The text of an action, or None if nobody with these own colours could ever mean it."""
    say = PHRASES[language]

    def with_colour(text: str, own: int) -> str | None:
        if len(own_colours) == 1 or placing:
            return text if own == 0 else None
        return say["in colour"].format(text, pawn_colour(own_colours[own], language))

    def line_card(colour: int, line: int, joker: int) -> str:
        return (
            joker_name(edition, language) if joker else line_name(edition, colour, line, language)
        )

    def event(face: int, colour: int) -> str:
        return card_name(edition, colour * FACES + face, language)

    if action < ENTERPRISES:
        own, square, jokers = rules.pair_of(action)
        red = line_card(0, square // SIZE, jokers // 2)
        blue = line_card(1, square % SIZE, jokers % 2)
        target = f" → {square_name(edition, square)}" if jokers else ""
        return with_colour(f"{red} × {blue}{target}", own)
    if action < STATIKS:
        own, colour, square, joker = rules.enterprise_of(action)
        line = square // SIZE if colour == 1 else square % SIZE
        card = line_card(1 - colour, line, joker)
        text = f"{event(ENTERPRISE, colour)} × {card} → {square_name(edition, square)}"
        return with_colour(text, own)
    if action < SPECULATIONS:
        own, colour, line, joker, victim = rules.statik_of(action)
        card = line_name(edition, 1 - colour, line, language)
        if joker:
            card = say["joker as"].format(joker_name(edition, language), card)
        against = say["seat"].format(victim + 1)
        return with_colour(f"{event(STATIK, colour)} × {card} → {against}", own)
    if action < RENOVATIONS:
        own, colour, victim = rules.speculation_of(action)
        return with_colour(f"{event(SPECULATION, colour)} → {say['seat'].format(victim + 1)}", own)
    if action < RUINS:
        return event(RENOVATION, action - RENOVATIONS)
    if action < SHOW:
        return event(RUIN, action - RUINS)
    if action == SHOW:
        return say["show hand"]
    if action < SWAP:
        return say["offer"].format(card_name(edition, action - OFFER, language))
    if action < REFUSE:
        return say["swap"].format(card_name(edition, action - SWAP, language))
    if action == REFUSE:
        return say["refuse"]
    if action < GIVE_UP:
        own, square = divmod(action - PLACE, SQUARES)
        return with_colour(square_name(edition, square), own)
    return say["give up"].format(square_name(edition, action - GIVE_UP))


@lru_cache(maxsize=64)
def dictionary(
    edition: int, own_colours: tuple[int, ...], placing: bool
) -> dict[str, tuple[int, ...]]:
    """All action numbers by their simplified text, in all languages."""
    entries: dict[str, set[int]] = {}
    for language in PHRASES:
        for action in range(ACTIONS):
            text = action_text(edition, own_colours, placing, action, language)
            if text is not None:
                entries.setdefault(simplify(text), set()).add(action)
    return {text: tuple(sorted(found)) for text, found in entries.items()}


# --- The game's speech ------------------------------------------------------------------------


class NewYorkWords(Words):
    """How New York speaks."""

    def action(self, state: City, action: int, language: str = "en") -> str:
        """The canonical text of an action."""
        text = action_text(*speaker(state), action, language)
        return text if text is not None else f"action {action}"

    def actions(self, state: City, actions: Sequence[int], language: str = "en") -> list[str]:
        """The canonical texts of several actions."""
        who = speaker(state)
        return [action_text(*who, action, language) or f"action {action}" for action in actions]

    def named(self, text: str, action: int, names: Sequence[str], language: str = "en") -> str:
        """An action's text for people, with others called by their names."""
        victim = victim_of(action)
        if victim is None or not names:
            return text
        return story.with_name(text, victim, names[victim - 1], language)

    def find(self, state: City, text: str) -> list[int]:
        """All actions that a text can mean; the words at its start are enough."""
        return find_in(dictionary(*speaker(state)), text)

    def refusal(self, code: int, language: str = "en") -> str:
        """Why an action is refused."""
        return PHRASES[language][f"refusal {code}"]

    def decision(self, state: City) -> str:
        """The kind of decision that is due."""
        return DECISIONS[state.phase]

    def position(self, state: City) -> dict[str, Any]:
        """Everything that is true; `docs/trace.md` explains the fields."""
        main_round = state.phase != PLACING
        stock = state.stock
        return {
            **public_facts(state),
            "hands": [hand_names(state, seat) for seat in range(state.players)],
            "pile": [card_name(state.edition, int(c)) for c in stock.cards[: stock.left][::-1]],
            "offered": card_name(state.edition, state.offered)
            if state.phase == ANSWERING
            else None,
            "bare_start": bool(state.bare_start) if main_round else False,
            "idle_turns": int(state.idle_turns),
        }

    def open_view(self, state: City, language: str = "en") -> dict[str, Any]:
        """What everybody may know: the open table, and what can be counted on it."""
        view: dict[str, Any] = {
            **public_facts(state, language),
            "edition": "box" if state.edition == BOX else "cards",
            "players": int(state.players),
            "events": bool(state.events),
            "own_colours": bool(state.own_colours),
            "teams": bool(state.teams),
            "unlimited_pawns": bool(state.unlimited_pawns),
            "price_for_two": "owner" if state.price_for_two == BY_OWNER else "colour",
            "decision": None if state.ending else DECISIONS[state.phase],
            "to_move": None if state.ending else int(state.seat) + 1,
            "hand_sizes": state.hand_size[: state.players].tolist(),
            "pile_size": int(state.stock.left),
            "points": self.points(state),
            "over": bool(state.ending),
            "ending": ENDINGS[state.ending],
        }
        if state.edition == BOX:
            view["line_names"] = [BOARD["lines"]["avenues"], BOARD["lines"]["streets"]]
        return view

    def own_view(self, state: City, seat: int, language: str = "en") -> dict[str, Any]:
        """What a seat knows besides: its own hand, and which cards it has not seen."""
        sees_offer = state.phase == ANSWERING and seat in (state.seat, state.active)
        cards = hand_cards(state, seat) if seat >= 0 else None
        names = card_names(int(state.edition), language)
        view: dict[str, Any] = {
            "seat": seat + 1 if seat >= 0 else None,
            "hand": cards and [names[card] for card in cards],
            "hand_reds": cards and [card < FACES for card in cards],
            "offered": names[state.offered] if sees_offer else None,
        }
        unseen, in_hands = np.zeros(KINDS, np.int64), np.zeros(KINDS, np.int64)
        knowledge.count_hidden(state, seat, unseen, in_hands)
        for key, counts in (("unseen", unseen), ("surely_in_hands", in_hands)):
            copies = zip(names, counts.tolist(), strict=True)
            view[key] = {card: count for card, count in copies if count}
        if state.teams and seat >= 0:
            view["partner_cards_seen"] = [
                names[card]
                for card in range(KINDS)
                for _ in range(state.known[rules.partner(seat), card])
            ]
        return view

    def chance(
        self, before: City, outcomes: list[Outcome], *, in_setup: bool = False
    ) -> list[Outcome]:
        """The outcomes of chance in the rulebook's words."""
        told: list[Outcome] = []
        for place, outcome in enumerate(outcomes):
            if "pick" in outcome:
                told.append({"first": outcome["pick"] + 1})
            elif place > 0 if in_setup else before.phase == PLACING:
                told.append({"colours": [seat + 1 for seat in outcome["shuffle"]]})
            else:
                cards = [card_name(before.edition, card) for card in outcome["shuffle"]]
                told.append({"pile": cards[::-1]})
        return told

    def points(self, state: City) -> list[int]:
        """The points that each seat made itself."""
        found = np.zeros(state.players, np.int64)
        rules.all_points(state, found)
        return found.tolist()

    def heard(self, state: City, action: int, seat: int, language: str = "en") -> dict[str, Any]:
        """What is done, to what, and the cards that are laid down; a swap is for the partners alone."""
        if OFFER <= action < REFUSE:
            deed, first = ("offer", OFFER) if action < SWAP else ("swap", SWAP)
            team = (state.active, rules.partner(state.active))
            secret = PHRASES[language]["a card"]
            card = card_name(state.edition, action - first, language) if seat in team else secret
            return {"deed": deed, "text": card, "cards": []}
        return {
            "deed": deed_of(action),
            "text": square_name(state.edition, action - GIVE_UP)
            if action >= GIVE_UP
            else self.action(state, action, language),
            "cards": [
                card_name(state.edition, card, language) for card in laid_down(state, action)
            ],
            "against": victim_of(action),
        }

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
        if view["decision"] == "place":
            colour = say[f"colour {view['placing']}"]
            return say["decide place"].format(colour, colour)
        if view["decision"] == "turn":
            parts = [say["decide turn" if view["edition"] == "box" else "decide turn cards"]]
            if view["events"]:
                parts.append(say["or event"])
            if view["teams"] and not view["offer_made"]:
                parts.append(say["or offer"])
            return " ".join(parts)
        if view["decision"] == "answer":
            return say["decide answer"].format(view["offered"])
        who = name_of(view, view["active"], say)
        key = f"decide {view['decision']}"
        if view["decision"] == "rebuild" and view["seat"] == view["active"]:
            key = "decide rebuild first"
        elif view["line"]:
            key = "decide give up on"
        return say[key].format(who=who, event=view["event"], line=view["line"])

    def note(
        self, state: City, action: int, language: str = "en", names: Sequence[str] = ()
    ) -> str:
        """What the cards would do: build, buy for a price, take or lose, and what that is worth.

        Of an event, who has to choose; of an offer, who will see the card.
        """
        if state.phase != TURN or action == SHOW:
            return ""
        say = PHRASES[language]
        if action >= OFFER:
            partner = seat_name(rules.partner(state.seat), language, names)
            return say["note offer"].format(partner)
        if action >= RENOVATIONS:
            return say["note renovation" if action < RUINS else "note ruin"]
        if action >= SPECULATIONS:
            victim = rules.speculation_of(action)[2]
            count = int(rules.pawns_on_board(state, victim))
            return say["note speculation"].format(seat_name(victim, language, names), count)
        if action >= STATIKS:
            _, colour, line, _, victim = rules.statik_of(action)
            count = int(rules.pawns_on_line(state, victim, line, colour == 0))
            return say["note statik"].format(seat_name(victim, language, names), count)
        if action >= ENTERPRISES:
            own, _, square, _ = rules.enterprise_of(action)
            what = say["note take"].format(owner_name(state, square, language, names))
            return with_points(state, what, own, square, 0, language)
        own, square, _ = rules.pair_of(action)
        price = 0
        if state.owner[square] == FREE:
            what = say["note free"]
        elif state.seat_of[state.owner[square]] == state.seat:
            what = say["note lose"]
        else:
            price = int(rules.price(state, square))
            what = say["note buy"].format(owner_name(state, square, language, names), price)
        return with_points(state, what, own, square, price, language)

    def explain(self, state: City, names: Sequence[str], language: str = "en") -> list[str]:
        """The score of each seat: groups, other buildings, coins, and the team's sum."""
        say = PHRASES[language]
        lines = []
        points = self.points(state)
        for seat, name in enumerate(names):
            parts = [
                say["score group"].format(size, 2 * size) for size in counted_groups(state, seat)
            ]
            if state.players > 2:
                others = int(rules.pawns_on_board(state, seat)) - sum(counted_groups(state, seat))
                parts.append(say["score others"].format(others))
            parts.append(say["score coins"].format(int(state.money[seat])))
            lines.append(
                say["score line"].format(name=name, parts=" + ".join(parts), total=points[seat])
            )
        if state.teams:
            for seat in range(2):
                pair = f"{names[seat]} + {names[seat + 2]}"
                lines.append(say["score team"].format(pair, points[seat] + points[seat + 2]))
        return lines

    def letters(self, view: dict[str, Any], language: str = "en") -> str:
        """A view as a picture in letters."""
        return letters.draw(view, language)


def speaker(state: City) -> tuple[int, tuple[int, ...], bool]:
    """What decides how an action of the seat to move is worded."""
    phase, edition = state.phase, int(state.edition)
    two_colours = edition == BOX and state.players == 2  # quicker than to ask the rules
    if phase == PLACING or not two_colours:
        return edition, (0,), bool(phase == PLACING)
    owner = state.seat if phase == REBUILDING else state.active
    return edition, tuple(state.colour_of[owner].tolist()), False


def owner_name(state: City, square: int, language: str, names: Sequence[str]) -> str:
    """Whose building stands on a square."""
    return seat_name(int(state.seat_of[state.owner[square]]), language, names)


def seat_name(seat: int, language: str, names: Sequence[str]) -> str:
    """How a seat, counted from 0, is called."""
    return names[seat] if names else PHRASES[language]["seat"].format(seat + 1)


def with_points(state: City, what: str, own: int, square: int, price: int, language: str) -> str:
    """What a choice does, and the points of who makes it before and after."""
    old, new = rules.points_with(state, duplicate(state), state.seat, own, square, price)
    return PHRASES[language]["note points"].format(what, old, new)


def deed_of(action: int) -> str:
    """What kind of thing an action does, but for an offer and its answer."""
    if action < SHOW:
        return "play"
    if action == SHOW:
        return "show"
    if action == REFUSE:
        return "refuse"
    return "place" if action < GIVE_UP else "give up"


def victim_of(action: int) -> int | None:
    """The seat, from 1, that an event is played against, if it names one."""
    if STATIKS <= action < SPECULATIONS:
        return int(rules.statik_of(action)[4]) + 1
    if SPECULATIONS <= action < RENOVATIONS:
        return int(rules.speculation_of(action)[2]) + 1
    return None


def laid_down(state: City, action: int) -> Sequence[int]:
    """The cards that an action lays down for all to see."""
    if state.phase != TURN:
        return ()
    return hand_cards(state, state.active) if action == SHOW else played_cards(int(action))


@cache
def played_cards(action: int) -> tuple[int, ...]:
    """The cards that an action of a turn is played with."""
    if action < ENTERPRISES:
        _, square, jokers = rules.pair_of(action)
        red = rules.line_card(0, square // SIZE, jokers // 2)
        return int(red), int(rules.line_card(1, square % SIZE, jokers % 2))
    if action < STATIKS:
        _, colour, square, joker = rules.enterprise_of(action)
        line = square // SIZE if colour == 1 else square % SIZE
        return colour * FACES + ENTERPRISE, int(rules.line_card(1 - colour, line, joker))
    if action < SPECULATIONS:
        _, colour, line, joker, _ = rules.statik_of(action)
        return colour * FACES + STATIK, int(rules.line_card(1 - colour, line, joker))
    if action < RENOVATIONS:
        return (rules.speculation_of(action)[1] * FACES + SPECULATION,)
    if action < RUINS:
        return ((action - RENOVATIONS) * FACES + RENOVATION,)
    return ((action - RUINS) * FACES + RUIN,) if action < SHOW else ()


def counted_groups(state: City, seat: int) -> list[int]:
    """The sizes of the groups that count double for a player."""
    groups: list[int] = []
    for colour in range(state.colours):
        if state.seat_of[colour] == seat:
            largest, second = two_largest_groups(state.squares[colour], SIZE)
            groups.append(int(largest))
            if rules.one_mark_for_two(state):
                groups.append(int(second))
    return groups


def hand_cards(state: City, seat: int) -> list[int]:
    """The cards of a hand: red before blue, lines in order, then jokers, then events."""
    held = enumerate(state.hand[seat].tolist())
    return [card for card, copies in held if copies for _ in range(copies)]


def hand_names(state: City, seat: int, language: str = "en") -> list[str]:
    """The names of the cards of a hand."""
    edition = int(state.edition)
    return [card_name(edition, card, language) for card in hand_cards(state, seat)]


def public_facts(state: City, language: str = "en") -> dict[str, Any]:
    """What lies open on the table."""
    main_round = state.phase != PLACING
    colours = range(state.colours)
    edition, owner = int(state.edition), state.owner.tolist()
    giving_up = state.phase == GIVING_UP and not state.ending
    statik = giving_up and state.event == STATIK
    event_runs = (giving_up or state.phase == REBUILDING) and not state.ending
    dealt = main_round or state.own_colours
    return {
        "board": [
            [
                COLOUR_CODES[colour] if colour != FREE else None
                for colour in owner[avenue * SIZE : (avenue + 1) * SIZE]
            ]
            for avenue in range(SIZE)
        ],
        "owners": {COLOUR_CODES[c]: int(state.seat_of[c]) + 1 if dealt else None for c in colours},
        "reserves": {COLOUR_CODES[c]: int(state.reserve[c]) for c in colours},
        "purses": state.money[: state.players].tolist(),
        "discards": [
            card_name(edition, card, language)
            for card in state.stock.discards[: state.stock.discarded].tolist()
        ],
        "stop_cards": STOPS_IN[state.stops],
        "placements": int(state.placed),
        "placing": None if main_round else COLOUR_CODES[rules.placing_colour(state)],
        "active": int(state.active) + 1 if main_round else None,
        "first": int(state.first) + 1 if main_round else None,
        "turns": int(state.turns),
        "offer_made": bool(state.swap_used),
        "event": PHRASES[language][EVENTS[state.event - RENOVATION]] if event_runs else None,
        "line": line_name(state.edition, int(state.line_is_street), state.line, language)
        if statik
        else None,
        "taker": COLOUR_CODES[state.taker] if giving_up else None,
    }
