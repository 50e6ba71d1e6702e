"""What a view of New York New York shows: towers and runs, the reserve, hands, players, and parts.

A card is the same piece wherever it lies: in the reserve, in a hand where it was seen, in the own hand
and in the skyline. So it glides from place to place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from ludopolis.engine.scene import Button, Panel, Piece, Row, Scene, Section, View
from ludopolis.engine.speech import counted
from ludopolis.games.newyorknewyork.drawing import (
    BAND_AT,
    BONUS_AT,
    PILE,
    PLAQUE,
    STAR_AT,
    around,
    floor_middle,
    lot,
    named,
    reserve_slot,
)
from ludopolis.games.newyorknewyork.phrases import PHRASES
from ludopolis.games.newyorknewyork.skyline import (
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    NUMBERS,
    PASS,
    TAKE,
)
from ludopolis.games.newyorknewyork.tally import Run, Tally, tally

Card = dict[str, Any]
Stack = Sequence[Card]

PASS_BUTTON = "pass"
KNOWN_SCALE = 0.6  # of cards in the hands of others


# --- Names ------------------------------------------------------------------------------------


def card_id(card: Card) -> str:
    """A card as a piece: `yellow-7`."""
    return f"{named(card['colour'])}-{card['number']}"


def lot_id(place: int) -> str:
    """The spot of a place."""
    return f"lot-{place + 1}"


def title_of(view: View, seat: int, language: str) -> str:
    """The name of a seat; the own one says so."""
    say = PHRASES[language]
    name: str = view["names"][seat - 1] if view.get("names") else say["seat"].format(seat)
    if seat != view["seat"]:
        return name
    return name if name == say["you"] else say["named you"].format(name)


def colour_of(view: View, seat: int) -> str:
    """The colour of a seat."""
    return next(colour for colour, owner in view["owners"].items() if owner == seat)


def owned(view: View, card: Card, language: str) -> str:
    """A card and whose it is."""
    say = PHRASES[language]
    owner = view["owners"][card["colour"]]
    if owner is None:
        return say["owned nobody"].format(card=card["name"])
    if owner == view["seat"]:
        return say["owned yours"].format(card=card["name"])
    return say["owned"].format(card=card["name"], owner=title_of(view, owner, language))


def own_first(view: View, cards: Sequence[Card]) -> list[Card]:
    """Cards by colour and number, those of who looks first."""
    return sorted(
        cards,
        key=lambda card: (
            view["seat"] is None or view["owners"][card["colour"]] != view["seat"],
            COLOUR_NAMES.index(card["colour"]),
            card["number"],
        ),
    )


# --- The score --------------------------------------------------------------------------------


def tops(skyline: Sequence[Stack]) -> list[str | None]:
    """The colour on top of each place."""
    return [stack[-1]["colour"] if stack else None for stack in skyline]


def tally_of(view: View, seat: int, skyline: Sequence[Stack] | None = None) -> Tally:
    """What the skyline, or another one, is worth to a seat."""
    shown = tops(view["skyline"] if skyline is None else skyline)
    return tally(shown, colour_of(view, seat), bonus=view["bonus"])


# --- The skyline ------------------------------------------------------------------------------


def tower(view: View, place: int, stack: Stack, language: str) -> Iterator[Piece]:
    """The cards of a place as floors, the lowest first."""
    say = PHRASES[language]
    # Who is to take a card has just laid one; nobody knows where from, unless it was seen before.
    builder = f"seat-{view['to_move']}" if view["decision"] == "take" else ""
    for level, card in enumerate(stack):
        x, y = floor_middle(place, level, len(stack))
        is_top = level == len(stack) - 1
        key = named(card["colour"])
        yield Piece(
            card_id(card),
            f"top-{key}-{place + 1}" if is_top else f"floor-{key}",
            owned(view, card, language) if is_top else say["under"].format(card=card["name"]),
            x,
            y,
            part=lot_id(place),
            spot=lot_id(place),
            comes_from=builder if is_top else "",
        )


def signs(view: View, place: int, stack: Stack, language: str) -> Iterator[Piece]:
    """The signs at a place: a star for the own one, a brass plaque for one that is built for good."""
    say = PHRASES[language]
    x, y = lot(place)
    where = lot_id(place)
    if len(stack) == COLOURS:
        label = say["for good"].format(place + 1)
        key = f"final-{place + 1}"
        yield Piece(key, key, label, x + PLAQUE[0], y + PLAQUE[1], part=where, spot=where)
    if stack and view["seat"] and view["owners"][stack[-1]["colour"]] == view["seat"]:
        label = say["own star"].format(place + 1)
        key = f"star-{place + 1}"
        yield Piece(key, "star", label, x + STAR_AT[0], y + STAR_AT[1], part=where, spot=where)


def runs_of(view: View, skyline: Sequence[Stack]) -> list[tuple[int, Run]]:
    """All runs that bring points, each with its seat."""
    return [
        (seat, run)
        for seat in range(1, view["players"] + 1)
        for run in tally_of(view, seat, skyline).runs
    ]


def said_run(run: Run, say: dict[str, str]) -> str:
    """A run in words."""
    return say["run"].format(first=run.first + 1, last=run.last + 1, points=run.points)


def bands(view: View, skyline: Sequence[Stack], language: str) -> Iterator[Piece]:
    """The coloured ground under the towers of each run."""
    for seat, run in runs_of(view, skyline):
        key = named(colour_of(view, seat))
        label = said_run(run, PHRASES[language])
        for place in run.places:
            x, y = around(place, BAND_AT)
            turn = (place + 1) * 360 / NUMBERS % 360
            part = lot_id(place)
            yield Piece(
                f"band-{place + 1}", f"band-{key}", label, x, y, turn=turn, part=part, spot=part
            )


def medals(view: View, skyline: Sequence[Stack], language: str) -> Iterator[Piece]:
    """The bonus of each run, at its middle on the side of the park."""
    for seat, run in runs_of(view, skyline):
        middle = run.first + (run.length - 1) / 2
        x, y = around(middle, BONUS_AT)
        yield Piece(
            f"bonus-{run.first + 1}",
            f"bonus-{named(colour_of(view, seat))}",
            said_run(run, PHRASES[language]),
            x,
            y,
            text=f"+{run.points}",
            part=lot_id(int(middle) % NUMBERS),
        )


def buildings(view: View, language: str) -> Iterator[Piece]:
    """All that stands in the skyline, the lowest first."""
    skyline = view["skyline"]
    yield from bands(view, skyline, language)
    for place, stack in enumerate(skyline):
        yield from tower(view, place, stack, language)
    for place, stack in enumerate(skyline):
        yield from signs(view, place, stack, language)
    yield from medals(view, skyline, language)


def park(view: View, language: str) -> Iterator[Piece]:
    """The reserve in the park, and the pile in its corner."""
    for nth, card in enumerate(own_first(view, view["reserve"])):
        x, y = reserve_slot(nth)
        key = card_id(card)
        yield Piece(key, f"card-{key}", owned(view, card, language), x, y, comes_from="pile")
    if view["pile_size"]:
        label = cards(view["pile_size"], "pile label", language)
        yield Piece("pile", "back", label, *PILE, text=str(view["pile_size"]))


def cards(number: int, phrase: str, language: str) -> str:
    """A phrase about so many cards."""
    say = PHRASES[language]
    return say[phrase].format(counted(number, say["cards in hand"], language))


# --- Panels -----------------------------------------------------------------------------------


def seat_rows(view: View, seat: int, language: str) -> list[Row]:
    """The points of a seat as they stand, its cards, and what the points are made of."""
    say = PHRASES[language]
    now = tally_of(view, seat)
    total = view["points"][seat - 1]
    later = view["game"] > 1  # there are games of the match before this one
    rows = [Row(say["row total"], str(total))] if later else []
    rows.append(Row(say["row game" if later else "row points"], str(now.points)))
    rows.append(Row(say["row hand"], str(view["hand_sizes"][seat - 1])))
    if view["bonus"]:
        rows.append(Row(say["row numbers"], str(now.numbers)))
        rows.append(Row(say["row runs"], str(now.bonus)))
    if later:
        rows.append(Row(say["row before"], str(total - now.points)))
    return rows


def seat_note(view: View, seat: int, language: str) -> str:
    """Whether a player is out of the game."""
    if not view["passed"][seat - 1]:
        return ""
    key = "note passed" if view["hand_sizes"][seat - 1] else "note no cards"
    return PHRASES[language][f"{key} you" if seat == view["seat"] else key]


def known_cards(view: View, seat: int, language: str) -> Iterator[Piece]:
    """What is known of another hand: the cards that were seen, and how many were not."""
    say = PHRASES[language]
    seen = own_first(view, view["seen_in_hands"][seat - 1])
    who = title_of(view, seat, language)
    for card in seen:
        key = card_id(card)
        label = say["known card"].format(card=card["name"], who=who)
        yield Piece(key, f"card-{key}", label, scale=KNOWN_SCALE)
    hidden = view["hand_sizes"][seat - 1] - len(seen)
    if hidden:
        label = cards(hidden, "hidden cards", language)
        yield Piece(f"hidden-{seat}", "back", label, scale=KNOWN_SCALE, text=str(hidden))


def seat_panel(view: View, seat: int, language: str) -> Panel:
    """A player: colour, points, cards, and what is known of them."""
    say = PHRASES[language]
    rows = seat_rows(view, seat, language)
    pieces: tuple[Piece, ...] = ()
    if seat != view["seat"]:
        pieces = tuple(known_cards(view, seat, language))
    elif known := view["seen_in_hands"][seat - 1]:
        rows.append(Row(say["row known"], ", ".join(card["name"] for card in known)))
    return Panel(
        f"seat-{seat}",
        title_of(view, seat, language),
        tuple(rows),
        pieces,
        (f"mark-{named(colour_of(view, seat))}",),
        seat,
        seat_note(view, seat, language),
    )


def hand_panel(view: View, language: str) -> Panel:
    """The own hand, own colour first."""
    say = PHRASES[language]
    own = colour_of(view, view["seat"])
    held = tuple(
        Piece(
            card_id(card), f"card-{card_id(card)}", owned(view, card, language), comes_from="pile"
        )
        for card in own_first(view, view["hand"])
    )
    note = (
        say["hand note"].format(colour=say[f"colour {own}"]) if held else say["note no cards you"]
    )
    return Panel("hand", say["hand title"], (), held, (f"mark-{named(own)}",), note=note)


def neutral_colours(view: View) -> list[str]:
    """The colours without a player."""
    return [colour for colour, owner in view["owners"].items() if owner is None]


def neutral_panel(colours: Sequence[str], language: str) -> Panel:
    """The colours that nobody plays."""
    say = PHRASES[language]
    names = ", ".join(say[f"colour {colour}"] for colour in colours)
    return Panel(
        "neutral",
        f"{say['neutral title']}{say['colon']}{names}",
        marks=tuple(f"mark-{named(colour)}" for colour in colours),
        note=say["neutral note"],
    )


def panels(view: View, language: str) -> Iterator[Panel]:
    """All panels: the own hand, the players, and the neutral colours."""
    if view["hand"] is not None:
        yield hand_panel(view, language)
    for seat in range(1, view["players"] + 1):
        yield seat_panel(view, seat, language)
    if neutral := neutral_colours(view):
        yield neutral_panel(neutral, language)


# --- The same in words ------------------------------------------------------------------------


def status(view: View, language: str) -> str:
    """Where the match and the game stand, in one line."""
    say = PHRASES[language]
    facts = []
    if view["match"]:
        facts.append(say["game of match"].format(game=view["game"], games=view["games"]))
    if view["over"]:
        facts.append(say["status over"])
    elif view["pile_size"]:
        facts.append(cards(view["pile_size"], "status pile", language))
    else:
        facts.append(say["status no pile" if view["reserve"] else "status no reserve"])
    line = " · ".join(facts)
    return line[:1].upper() + line[1:]


def read_lot(view: View, place: int, stack: Stack, language: str) -> str:
    """A place of the skyline in words."""
    say = PHRASES[language]
    if not stack:
        return say["read lot"].format(number=place + 1, top=say["nothing"])
    text = say["read lot"].format(number=place + 1, top=owned(view, stack[-1], language))
    if below := ", ".join(card["name"] for card in reversed(stack[:-1])):
        text += say["read below"].format(below)
    return text + (say["read final"] if len(stack) == COLOURS else "")


def read_player(view: View, seat: int, language: str) -> str:
    """A player in words: name, colour, points, cards, and those that are known."""
    say = PHRASES[language]
    panel = seat_panel(view, seat, language)
    name = f"{panel.title} ({say[f'colour {colour_of(view, seat)}']})"
    text = name + say["colon"] + ", ".join(f"{row.label} {row.value}" for row in panel.rows)
    if panel.pieces and (known := view["seen_in_hands"][seat - 1]):
        text = say["read known"].format(
            facts=text, known=", ".join(card["name"] for card in own_first(view, known))
        )
    return f"{text}. {panel.note}" if panel.note else text


def reading(view: View, language: str) -> Iterator[Section]:
    """The whole table as a list."""
    say = PHRASES[language]
    lots = [read_lot(view, place, stack, language) for place, stack in enumerate(view["skyline"])]
    yield Section(say["read skyline"], tuple(lots))
    if view["bonus"]:
        runs = [
            say["run of"].format(
                owner=title_of(view, seat, language),
                first=run.first + 1,
                last=run.last + 1,
                points=run.points,
            )
            for seat, run in runs_of(view, view["skyline"])
        ]
        yield Section(say["runs"], tuple(runs) or (say["no runs"],))
    reserve = [owned(view, card, language) for card in own_first(view, view["reserve"])]
    pile = cards(view["pile_size"], "pile label", language)
    yield Section(say["read reserve"], (*(reserve or [say["nothing"]]), pile))
    if view["hand"] is not None:
        hand = [owned(view, card, language) for card in own_first(view, view["hand"])]
        yield Section(say["read hand"], tuple(hand) or (say["nothing"],))
    players = [read_player(view, seat, language) for seat in range(1, view["players"] + 1)]
    if neutral := neutral_colours(view):
        players.append(neutral_panel(neutral, language).title)
    yield Section(say["read players"], tuple(players))


# --- The scene, and what is touched -----------------------------------------------------------


def scene(view: View, language: str) -> Scene:
    """All that a view shows."""
    say = PHRASES[language]
    decides = view["seat"] is not None and view["seat"] == view["to_move"]
    may_pass = decides and view["decision"] == "play"
    return Scene(
        (*buildings(view, language), *park(view, language)),
        tuple(panels(view, language)),
        (Button(PASS_BUTTON, say["button pass"]),) if may_pass else (),
        tuple(reading(view, language)),
        status(view, language),
    )


def card_of(action: int) -> Card:
    """The card of an action, without its name."""
    colour, place = divmod(action % CARDS, NUMBERS)
    return {"colour": COLOUR_NAMES[colour], "number": place + 1}


def parts(view: View, action: int) -> tuple[str, ...] | None:
    """What is touched: a card of the hand and its lot, a card of the reserve, or the button.

    A card that lies in the reserve is meant to be taken, any other to be played.
    """
    if action == PASS:
        return (PASS_BUTTON,)
    card = card_of(action)
    in_reserve = any(card_id(card) == card_id(other) for other in view["reserve"])
    if action >= TAKE:
        return (card_id(card),) if in_reserve else None
    return None if in_reserve else (card_id(card), lot_id(card["number"] - 1))


def preview(view: View, action: int) -> tuple[Piece, ...]:
    """The tower and the runs as they would be with a card played."""
    if action >= TAKE:
        return ()
    language = "en"  # a preview is looked at; its labels are those of the choice
    card = {**card_of(action), "name": ""}
    place = card["number"] - 1
    then = [*view["skyline"]]
    then[place] = [*then[place], card]
    return (
        *new(bands(view, view["skyline"], language), bands(view, then, language)),
        *tower(view, place, then[place], language),
        *signs(view, place, then[place], language),
        *new(medals(view, view["skyline"], language), medals(view, then, language)),
    )


def new(before: Iterable[Piece], after: Iterable[Piece]) -> list[Piece]:
    """The pieces that look otherwise than before."""
    standing = {(piece.id, piece.sprite, piece.text) for piece in before}
    return [piece for piece in after if (piece.id, piece.sprite, piece.text) not in standing]
