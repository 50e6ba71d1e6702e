"""The form for a new table: parsing, defaults, and explanations of what is wrong."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ludopolis.bots import public_specs
from ludopolis.bots.levels import DEFAULT_LEVEL, LEVELS
from ludopolis.engine.box import Option, Value, spell
from ludopolis.language import text as texts
from ludopolis.language.text import Listed, Text
from ludopolis.language.translator import Translator
from ludopolis.web.game_list import GameEntry

ME, FRIEND, SCREEN, BOT, NOBODY = "me", "friend", "screen", "bot", "none"
COMPANIES = ("bots", "friends", "screen")  # whom one plays with, as the form is first shown


@dataclass
class SeatEntry:
    """A seat's entry: `bot:strong` or another kind, and a name for players at this screen."""

    kind: str = NOBODY
    name: str = ""

    @property
    def bot(self) -> str | None:
        """The bot's name, if one sits here."""
        return self.kind.removeprefix("bot:") if self.kind.startswith("bot:") else None


@dataclass
class NewTableForm:
    """A filled-in form."""

    name: str = ""
    seats: list[SeatEntry] = field(default_factory=list)
    options: dict[str, str] = field(default_factory=dict)  # as written in the form
    public: bool = False
    hints: bool = False  # also when friends play
    takes_part: bool = False  # in the shuffle: a browser that runs our scripts does
    problems: list[str] = field(default_factory=list)

    @property
    def taken(self) -> list[SeatEntry]:
        """The occupied seats, without gaps."""
        return [seat for seat in self.seats if seat.kind != NOBODY]


def kinds() -> list[str]:
    """All choices for a seat."""
    return [ME, FRIEND, SCREEN, *(f"{BOT}:{name}" for name in LEVELS), NOBODY]


def suggested(item: GameEntry, company: str, name: str) -> NewTableForm:
    """The form as first shown."""
    box = item.box
    others = {"friends": FRIEND, "screen": SCREEN}.get(company, f"{BOT}:{DEFAULT_LEVEL}")
    usual = min(max(3, box.least_players), box.most_players)
    order = NewTableForm(
        name=name, options={option.name: spell(option.default) for option in box.options}
    )
    for number in range(box.most_players):
        kind = ME if number == 0 else others if number < usual else NOBODY
        order.seats.append(SeatEntry(kind))
    return order


def read(item: GameEntry, form: Mapping[str, str], say: Translator) -> NewTableForm:
    """The submitted form with all its problems."""
    order = NewTableForm(
        name=form.get("name", "").strip(),
        public=form.get("public") == "yes",
        hints=form.get("hints") == "yes",
        takes_part=form.get("takes_part") == "yes",
    )
    # A page that was opened long ago, or a program, may still name a bot that is no level.
    known = {*kinds(), *(f"{BOT}:{spec}" for spec in public_specs())}
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


def seat_problems(item: GameEntry, order: NewTableForm, say: Translator) -> list[str]:
    """Problems with the seats."""
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


def settled(item: GameEntry, order: NewTableForm) -> dict[str, Value]:
    """All options: the answers and what the face settles."""
    chosen: dict[str, Value] = {
        option.name: option.read(order.options[option.name]) for option in item.open_options
    }
    return {**item.box.defaults, **chosen, **item.face.options}


def option_problems(item: GameEntry, order: NewTableForm, say: Translator) -> list[str]:
    """Answers that do not go together, and what would; found by trying."""
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
    """An option and its answer in words."""
    return texts.say("site-new-answer", text=option.text, label=option.label(answer))
