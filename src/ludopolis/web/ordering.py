"""What somebody enters for a new table, checked; what does not fit is explained, and nothing is lost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ludopolis.bots import harmless
from ludopolis.bots.levels import LEVELS, USUAL
from ludopolis.engine.box import Option, Value, spell
from ludopolis.language import text as texts
from ludopolis.language.text import Listed, Text
from ludopolis.language.translator import Translator
from ludopolis.web.shelf import Item

ME, FRIEND, SCREEN, BOT, NOBODY = "me", "friend", "screen", "bot", "none"
COMPANIES = ("bots", "friends", "screen")  # whom one plays with, as the form is first shown


@dataclass
class SeatEntry:
    """Who is to sit on a seat: `bot:strong`, or one of the kinds; a name for those at this screen."""

    kind: str = NOBODY
    name: str = ""

    @property
    def bot(self) -> str | None:
        """The bot's name, if one sits here."""
        return self.kind.removeprefix("bot:") if self.kind.startswith("bot:") else None


@dataclass
class Order:
    """A form for a new table as it was filled in."""

    name: str = ""
    seats: list[SeatEntry] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)  # as written in the form
    public: bool = False
    hints: bool = False  # also when friends play
    takes_part: bool = False  # in the shuffle: a browser that runs our scripts does
    problems: list[str] = field(default_factory=list)

    @property
    def taken(self) -> list[SeatEntry]:
        """The seats of the game: empty ones are closed up."""
        return [seat for seat in self.seats if seat.kind != NOBODY]


def kinds() -> list[str]:
    """All that can be chosen for a seat: of bots, the levels."""
    return [ME, FRIEND, SCREEN, *(f"{BOT}:{name}" for name in LEVELS), NOBODY]


def suggested(item: Item, company: str, name: str) -> Order:
    """The form as it is first shown: alone against bots, or as the visitor asks."""
    box = item.box
    others = {"friends": FRIEND, "screen": SCREEN}.get(company, f"{BOT}:{USUAL}")
    usual = min(max(3, box.least_players), box.most_players)
    order = Order(name=name, options={option.name: spell(option.default) for option in box.options})
    for number in range(box.most_players):
        kind = ME if number == 0 else others if number < usual else NOBODY
        order.seats.append(SeatEntry(kind))
    return order


def read(item: Item, form: Mapping[str, str], say: Translator) -> Order:
    """The form as it was filled in, with everything that is wrong with it."""
    order = Order(
        name=form.get("name", "").strip(),
        public=form.get("public") == "yes",
        hints=form.get("hints") == "yes",
        takes_part=form.get("takes_part") == "yes",
    )
    # A page that was opened long ago, or a program, may still name a bot that is no level.
    known = {*kinds(), *(f"{BOT}:{spec}" for spec in harmless())}
    for number in range(1, item.box.most_players + 1):
        kind = form.get(f"seat-{number}", NOBODY)
        if kind not in known:
            order.problems.append(say("site-new-bad-seat", number=number))
            kind = NOBODY
        order.seats.append(SeatEntry(kind, form.get(f"seat-{number}-name", "").strip()))
    for option in item.open_options:
        written = form.get(f"option-{option.name}", spell(option.default))
        if written not in {spell(choice) for choice in option.choices}:
            order.problems.append(say("site-new-bad-choice", text=option.text))
            written = spell(option.default)
        order.options[option.name] = written
    order.problems += seat_problems(item, order, say)
    if not order.problems:
        order.problems += option_problems(item, order, say)
    return order


def seat_problems(item: Item, order: Order, say: Translator) -> list[str]:
    """What is wrong with who sits where."""
    box, count = item.box, len(order.taken)
    title = item.face.title
    kinds_taken = [seat.kind for seat in order.taken]
    found = []
    if count < box.least_players:
        found.append(say("site-new-too-few", title=title, least=box.least_players, count=count))
    if kinds_taken.count(ME) > 1:
        found.append(say("site-new-one-me", screen=texts.say("site-new-kind-screen")))
    if count and not {ME, FRIEND, SCREEN} & set(kinds_taken):
        found.append(say("site-new-nobody"))
    return found


def settled(item: Item, order: Order) -> dict[str, Value]:
    """The options of the game: the visitor's answers and what the face settles."""
    chosen: dict[str, Value] = {
        option.name: option.read(order.options[option.name]) for option in item.open_options
    }
    return {**item.box.defaults, **chosen, **item.face.options}


def option_problems(item: Item, order: Order, say: Translator) -> list[str]:
    """Which answers do not fit, and what would: worked out by trying, so every game explains itself."""
    box, count = item.box, len(order.taken)
    chosen = settled(item, order)
    if box.contradiction(count, chosen) is None:
        return []
    usual = {**box.defaults, **item.face.options}
    for option in item.open_options:
        answer = chosen[option.name]
        fitting = box.player_counts({**usual, option.name: answer})
        if fitting and count not in fitting:
            return [
                say(
                    "site-new-only-for",
                    answer=spoken_answer(option, answer),
                    players=Listed(tuple(map(str, fitting)), "or"),
                    count=count,
                )
            ]
    unusual = [
        spoken_answer(option, chosen[option.name])
        for option in item.open_options
        if chosen[option.name] != option.default
    ]
    return [say("site-new-together", answers=Listed(tuple(unusual)))]


def spoken_answer(option: Option, answer: Value) -> Text:
    """An option with the answer that was given, in plain words."""
    return texts.say("site-new-answer", text=option.text, label=option.label(answer))
