"""Big Shot in words: actions as text and back, positions and views as plain data.

Canonical texts are English; players may read and write French as well.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from ludopolis.engine.box import A, Outcome, Words
from ludopolis.engine.layout import duplicate
from ludopolis.engine.speech import counted, simplify
from ludopolis.games.bigshot import letters, rules, story
from ludopolis.games.bigshot.market import (
    ACTIONS,
    ALLOWED,
    BID,
    BIDS,
    BORROWS,
    COLOUR_NAMES,
    COLOURS,
    DEBT,
    DISTRICT_NAMES,
    DISTRICTS,
    LOT,
    MOST_CASH,
    NO_LOAN,
    NOBODY,
    PASS,
    PAY,
    PAYS,
    PLACE,
    PLACES,
    ROUNDS,
    RUNNING,
    SIDES,
    SPACES,
    VALUES,
    Market,
)
from ludopolis.games.bigshot.phrases import (
    PHRASES,
    colour_name,
    district_name,
    lot_in_words,
    signed,
)

DECISIONS = ("loan", "bid", "pay", "place")
ENDINGS = ("", "all rounds")

# What may be left out when an action is typed.
FILLERS = frozenset({"a", "an", "the", "in", "with", "for", "pawn", "million", "millions"}) | {
    *("un", "une", "le", "la", "de", "dans", "avec", "pour", "pion", "quartier", "district"),
}
# Other words for what an action says.
SYNONYMS = {
    "bid": ("raise", "b"),
    "offrir": ("miser", "encherir", "offre"),
    "pass": ("fold",),
    "borrow": ("loan", "yes"),
    "emprunter": ("emprunt", "oui"),
    "no": ("non",),
    "place": ("put",),
    "placer": ("poser", "mettre"),
}

# --- Actions as text --------------------------------------------------------------------------


def action_text(own: tuple[int, ...], action: int, language: str = "en") -> str:
    """The text of an action; `own` are the colours of who decides."""
    say = PHRASES[language]

    def colour(number: int) -> str:
        return colour_name(COLOUR_NAMES[number], language)

    if action < PASS:
        return say["bid"].format(action - BIDS + 1)
    if action == PASS:
        return say["pass"]
    if action < NO_LOAN:
        if own == (action - BORROWS,):
            return say["borrow"]  # who has one colour need not name it
        return say["borrow for"].format(colour(action - BORROWS))
    if action == NO_LOAN:
        return say["no loan"]
    if action < PLACES:
        return say["pay"].format(colour(action - PAYS))
    pawn, district = rules.placement_of(action)
    return say["place"].format(colour(pawn), district_name(DISTRICT_NAMES[district], language))


def words_of(text: str) -> tuple[str, ...]:
    """The words of a text that matter, without accents, capitals and signs; `w9` is two."""
    return tuple(w for w in re.findall(r"[^\W\d]+|\d+", simplify(text)) if w not in FILLERS)


def within_bids(word: str) -> str:
    """A typed word, but the highest bid there is for a number beyond it."""
    # Nine digits are enough to tell; thousands of them would be an error.
    return str(MOST_CASH) if word.isdecimal() and int(word[:9]) > MOST_CASH else word


def means(typed: str, word: str) -> bool:
    """Can what was typed stand for a word: its beginning, or another word for it?"""
    if word.isdecimal():
        return typed == word
    return any(other.startswith(typed) for other in (word, *SYNONYMS.get(word, ())))


def matches(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Can each typed word stand for another word of an action, in any order?"""
    if not typed:
        return True
    return any(
        means(typed[0], word) and matches(typed[1:], [*words[:i], *words[i + 1 :]])
        for i, word in enumerate(words)
    )


@lru_cache(maxsize=16)
def entries(own: tuple[int, ...]) -> tuple[tuple[tuple[str, ...], int], ...]:
    """The words of every action in every language."""
    return tuple(
        (words_of(text), action)
        for language in PHRASES
        for action in range(ACTIONS)
        for text in sorted(spellings(own, action, language))
    )


def spellings(own: tuple[int, ...], action: int, language: str) -> set[str]:
    """How an action may be written: also with letters for colours, and with a colour for a loan."""
    texts = {action_text(own, action, language), action_text((), action, language)}
    known = {
        colour_name(colour, language): letters.LETTERS[language][colour] for colour in COLOUR_NAMES
    }
    for text in list(texts):
        texts.add(" ".join(known.get(word, word) for word in text.split()))
    return texts


# --- The game's speech ------------------------------------------------------------------------


class BigShotWords(Words):
    """How Big Shot speaks."""

    def action(self, state: Market, action: int, language: str = "en") -> str:
        """The canonical text of an action."""
        return action_text(colours_of(state, state.seat), action, language)

    def find(self, state: Market, text: str) -> list[int]:
        """All actions that a text can mean; words may be cut short, left out, or in any order.

        More than anybody can have is understood as the highest bid, to be refused as too high. A purse
        that can pay that one is not made to: then nothing is understood.
        """
        asked = words_of(text)
        typed = tuple(within_bids(word) for word in asked)
        if not typed:
            return []
        known = entries(colours_of(state, state.seat))
        exact = {action for words, action in known if words == typed}
        found = sorted(exact or {action for words, action in known if matches(typed, words)})
        if typed != asked and any(rules.refusal(state, action) == ALLOWED for action in found):
            return []
        return found

    def refusal(self, code: int, language: str = "en") -> str:
        """Why an action is refused."""
        return PHRASES[language][f"refusal {code}"]

    def decision(self, state: Market) -> str:
        """The kind of decision that is due."""
        return DECISIONS[state.phase]

    def position(self, state: Market) -> dict[str, Any]:
        """Everything that is true; `docs/trace/bigshot.md` explains the fields."""
        played = colours_played(state)
        return {**facts(state), "purses": {COLOUR_NAMES[c]: int(state.cash[c]) for c in played}}

    def open_view(self, state: Market, language: str = "en") -> dict[str, Any]:  # noqa: ARG002
        """What everybody may know: everything but cash, and what follows from it."""
        over = bool(state.ending != RUNNING)
        return {
            **facts(state),
            "players": int(state.players),
            "expert": bool(state.expert),
            "decision": None if over else DECISIONS[state.phase],
            "to_move": None if over else int(state.seat) + 1,
            "over": over,
            "ending": ENDINGS[state.ending],
            "values": dict(zip(DISTRICT_NAMES, VALUES.tolist(), strict=True)),
            "thrown": int(state.thrown),
            "ahead": lots_ahead(state),
            "owned": {COLOUR_NAMES[c]: int(rules.districts_of(state, c)) for c in range(COLOURS)},
            "payouts": {
                COLOUR_NAMES[c]: int(rules.payout(state, c)) for c in colours_played(state)
            },
            "may_borrow": [COLOUR_NAMES[c] for c in range(COLOURS) if may_borrow_for(state, c)],
        }

    def own_view(self, state: Market, seat: int, language: str = "en") -> dict[str, Any]:  # noqa: ARG002
        """What a seat knows besides: cash and capital, but for the others' in `expert`.

        A capital would give the cash away, so it is shown only where the cash is.
        """
        played = colours_played(state)
        hidden = {c for c in played if rules.cash_is_hidden(state, seat, c)}
        over = bool(state.ending != RUNNING)
        return {
            "seat": seat + 1 if seat >= 0 else None,
            "purses": {
                COLOUR_NAMES[c]: None if c in hidden else int(state.cash[c]) for c in played
            },
            "capitals": {
                COLOUR_NAMES[c]: None if c in hidden else int(rules.capital_of(state, c))
                for c in played
            },
            # What a seat can bid tells what it has, so nobody else sees it.
            "may_bid": may_bid(state) if seat == state.seat and not over else None,
            "points": [
                None if hidden & {*colours_of(state, place)} else points
                for place, points in enumerate(self.points(state))
            ],
        }

    def chance(
        self,
        before: Market,  # noqa: ARG002
        outcomes: list[Outcome],
        *,
        in_setup: bool = False,
    ) -> list[Outcome]:
        """The outcomes of chance in the rulebook's words."""
        if not in_setup:
            return [{"die": outcome["pick"] + 1} for outcome in outcomes]
        *mixes, promoter, colours, leader, die = outcomes
        pawns = mixes[-1]  # those before had a space of one colour
        mixed = pawns["shuffle"]
        return [
            {"pawns": [in_order(mixed[i : i + LOT]) for i in range(0, len(mixed), LOT)]},
            {"promoter": promoter["pick"] + 1},
            {"colours": [seat_number(seat) for seat in colours["shuffle"]]},
            {"leader": leader["pick"] + 1},
            {"die": die["pick"] + 1},
        ]

    def points(self, state: Market) -> list[int]:
        """The capital of each seat."""
        scores = np.zeros(state.players, np.int64)
        rules.score(state, scores)
        return [int(score) for score in scores]

    def heard(self, state: Market, action: int, seat: int, language: str = "en") -> dict[str, Any]:  # noqa: ARG002
        """What is heard of an action: everybody hears the same."""
        heard: dict[str, Any] = {
            "text": self.action(state, action, language),
            "cards": [],
            "amount": None,
            "colour": None,
            "district": None,
        }
        if action < PASS:
            return {**heard, "kind": "bid", "amount": action - BIDS + 1}
        if action == PASS:
            return {**heard, "kind": "pass"}
        if action < NO_LOAN:
            borrower = action - BORROWS
            amount = int(rules.payout(state, borrower))
            return {**heard, "kind": "borrow", "colour": COLOUR_NAMES[borrower], "amount": amount}
        if action == NO_LOAN:
            return {**heard, "kind": "no loan"}
        if action < PLACES:
            payer = COLOUR_NAMES[action - PAYS]
            return {**heard, "kind": "pay", "colour": payer, "amount": int(state.bid)}
        pawn, district = rules.placement_of(action)
        return {
            **heard,
            "kind": "place",
            "colour": COLOUR_NAMES[pawn],
            "district": DISTRICT_NAMES[district],
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
        known = {"bid": view["bid"], "lot": lot_in_words(view["lot"], language)}
        if view["decision"] != "bid":
            return say[f"decide {view['decision']}"].format(**known)
        if view["may_bid"] is not False:  # who only looks on does not know
            asked = say["decide raise" if view["bid"] else "decide bid"].format(**known)
            return f"{asked} {say['may borrow']}" if view["may_borrow"] else asked
        if view["may_borrow"]:
            return say["decide borrow first"].format(**known)
        return say["decide no raise" if view["bid"] else "decide no bid"].format(**known)

    def listed(self, state: Market, actions: Sequence[A]) -> list[A]:
        """In the bidding passing and borrowing come first: the bids can be many."""
        return sorted(actions, key=lambda action: state.phase == BID and action < PASS)

    def number(self, state: Market, action: int, place: int) -> int | None:
        """In the bidding the amount is typed, and 0 to pass: nobody bids 11 who types 7."""
        if state.phase != BID:
            return place
        if action <= PASS:
            return 0 if action == PASS else action - BIDS + 1
        return None

    def note(
        self, state: Market, action: int, language: str = "en", names: Sequence[str] = ()
    ) -> str:
        """What a choice leads to: who gets the lot, what is left, who leads in a district."""
        say = PHRASES[language]
        if action == NO_LOAN:
            return ""
        if action < PASS:
            return note_on_bid(state, action - BIDS + 1, language)
        if action == PASS:
            return note_on_pass(state, language, names)
        if action < NO_LOAN:
            return say["note borrow"].format(int(rules.payout(state, action - BORROWS)), DEBT)
        if action < PLACES:
            return say["note pay"].format(int(state.cash[action - PAYS] - state.bid))
        colour, district = rules.placement_of(action)
        return note_on_placement(state, colour, district, language, names)

    def explain(self, state: Market, names: Sequence[str], language: str = "en") -> list[str]:
        """The capital of each seat: districts, cash, loans; and who has too few districts."""
        say = PHRASES[language]
        lines = []
        points = self.points(state)
        for seat, name in enumerate(names):
            own = colours_of(state, seat)
            for colour in own:
                label = name
                if len(own) > 1:
                    spoken = colour_name(COLOUR_NAMES[colour], language)
                    label = say["score colour"].format(name=name, colour=spoken)
                lines.append(explain_colour(state, colour, label, language))
            if len(own) > 1:
                one, two = (int(rules.capital_of(state, colour)) for colour in own)
                sums = {"one": signed(one), "two": signed(two), "total": signed(points[seat])}
                lines.append(say["score both"].format(name=name, **sums))
        if not rules.rule_of_two_holds(state):
            return [*lines, say["rule dropped"]]
        for seat, name in enumerate(names):
            if not rules.enough_districts(state, seat):
                too_few = say["too few you" if name == say["you"] else "too few"]
                lines.append(too_few.format(name=name))
        return lines

    def letters(self, view: dict[str, Any], language: str = "en") -> str:
        """A view as a picture in letters."""
        return letters.draw(view, language)


# --- Notes and scores -------------------------------------------------------------------------


def note_on_pass(state: Market, language: str, names: Sequence[str]) -> str:
    """Who gets the lot if this pass ends the bidding."""
    say = PHRASES[language]
    trial = duplicate(state)
    rules.answer_bid(trial, PASS)
    if trial.phase not in (PAY, PLACE):
        return ""
    who = names[trial.seat] if names else say["seat"].format(trial.seat + 1)
    return say["note to" if trial.bid else "note to free"].format(who=who, amount=int(trial.bid))


def note_on_bid(state: Market, amount: int, language: str) -> str:
    """What a bid would leave, if it is clear which purse pays."""
    own = colours_of(state, int(state.seat))
    if len(own) > 1:
        return ""
    return PHRASES[language]["note pay"].format(int(state.cash[own[0]]) - amount)


def note_on_placement(
    state: Market, colour: int, district: int, language: str, names: Sequence[str]
) -> str:
    """To whom a pawn would sell a district, or who would be ahead there."""
    say = PHRASES[language]
    trial = duplicate(state)
    rules.place_pawn(trial, colour, district)
    buyer = int(trial.owner[district])
    if buyer != NOBODY:
        return say["note sold"].format(whose(state, buyer, language, names))
    ahead = int(rules.majority(trial, district))
    if ahead == NOBODY:
        return say["note tied"]
    stays = ahead == rules.majority(state, district)
    return say["note stays" if stays else "note ahead"].format(whose(state, ahead, language, names))


def whose(state: Market, colour: int, language: str, names: Sequence[str]) -> str:
    """A colour, and who has it where players have names."""
    spoken = colour_name(COLOUR_NAMES[colour], language)
    seat = int(state.seat_of[colour])
    if not names or seat == NOBODY:
        return spoken
    return f"{spoken} ({PHRASES[language]['you'] if seat == state.seat else names[seat]})"


def explain_colour(state: Market, colour: int, label: str, language: str) -> str:
    """The capital of a colour in one line."""
    say = PHRASES[language]
    owned = [d for d in range(DISTRICTS) if state.owner[d] == colour]
    districts = ", ".join(explain_district(state, district, language) for district in owned)
    total = int(rules.worth_of_districts(state, colour))
    parts = [
        say["score districts"].format(total=total, list=districts)
        if owned
        else say["score no districts"],
        say["score cash"].format(int(state.cash[colour])),
    ]
    if loans := int(state.loans[colour]):
        spoken = counted(loans, say["loans"], language)
        debt = int(rules.debt_of(state, colour))
        parts.append(say["score loans"].format(loans=spoken, debt=debt))
    capital = signed(int(rules.capital_of(state, colour)))
    return say["score line"].format(name=label, parts=" · ".join(parts), total=capital)


def explain_district(state: Market, district: int, language: str) -> str:
    """The name of a district, with a mark if it counts double."""
    name = district_name(DISTRICT_NAMES[district], language)
    doubled = rules.doubled(state, district)
    return PHRASES[language]["score doubled"].format(name) if doubled else name


# --- Plain data -------------------------------------------------------------------------------


def colours_of(state: Market, seat: int) -> tuple[int, ...]:
    """The colours of a seat."""
    return tuple(int(c) for c in state.colour_of[seat] if c != NOBODY)


def colours_played(state: Market) -> list[int]:
    """The colours that belong to somebody."""
    return [colour for colour in range(COLOURS) if state.seat_of[colour] != NOBODY]


def may_bid(state: Market) -> bool:
    """May the seat that decides bid one million more than the highest bid?"""
    if state.phase != BID:
        return False
    return int(rules.bid_refusal(state, state.seat, state.bid + 1)) == ALLOWED


def may_borrow_for(state: Market, colour: int) -> bool:
    """May the seat that decides borrow for a colour now?"""
    return int(rules.refusal(state, BORROWS + colour)) == ALLOWED


def seat_number(seat: int) -> int | None:
    """A seat as people count them, or None for nobody."""
    return None if seat == NOBODY else int(seat) + 1


def in_order(pawns: Sequence[int]) -> list[str]:
    """Pawns in the order of the colours."""
    return [COLOUR_NAMES[colour] for colour in sorted(int(pawn) for pawn in pawns)]


def pawns_on(spaces: list[int], space: int) -> list[str]:
    """The pawns on a space; none once they are sold."""
    return in_order([pawn for pawn in spaces[LOT * space : LOT * space + LOT] if pawn != NOBODY])


def lots_ahead(state: Market) -> list[list[str]]:
    """What each throw of the next die would put up for sale."""
    if state.rounds == ROUNDS:
        return []
    spaces = state.spaces.tolist()
    return [
        pawns_on(spaces, int(rules.space_after(state, state.promoter, pips)))
        for pips in range(1, SIDES + 1)
    ]


def by_colour(counts: list[int]) -> dict[str, int]:
    """A count for each colour."""
    return dict(zip(COLOUR_NAMES, counts, strict=True))


def flags(values: Any, count: int) -> list[bool]:
    """The first of some flags."""
    return [bool(value) for value in values[:count]]


def facts(state: Market) -> dict[str, Any]:
    """All that lies open on the table: everything but the purses."""
    owners = state.seat_of.tolist()
    loans, borrowed = state.loans.tolist(), state.borrowed.tolist()
    spaces, lot = state.spaces.tolist(), state.lot.tolist()
    districts = zip(DISTRICT_NAMES, state.pawns.tolist(), state.owner.tolist(), strict=True)
    return {
        "owners": {COLOUR_NAMES[c]: seat_number(owners[c]) for c in range(COLOURS)},
        "spaces": [pawns_on(spaces, space) for space in range(SPACES)],
        "promoter": int(state.promoter) + 1,
        "districts": {
            name: {
                "pawns": by_colour(pawns),
                "sold": owner != NOBODY,
                "owner": None if owner == NOBODY else COLOUR_NAMES[owner],
            }
            for name, pawns, owner in districts
        },
        "box": by_colour(state.gone.tolist()),
        "loans": {COLOUR_NAMES[c]: loans[c] for c in colours_played(state)},
        "borrowed": [COLOUR_NAMES[c] for c in range(COLOURS) if borrowed[c]],
        "tokens": int(state.tokens),
        "round": int(state.rounds),
        "leader": int(state.leader) + 1,
        "lot": [COLOUR_NAMES[c] for c in range(COLOURS) for _ in range(lot[c])],
        "bid": int(state.bid),
        "bidder": seat_number(state.bidder),
        "passed": flags(state.passed, state.players),
        "acted": flags(state.acted, state.players),
        "asked": flags(state.asked, state.players),
    }
