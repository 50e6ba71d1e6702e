"""Property as a scene: plots and mortgages on the land, the players, the cards, and what is touched.

A pair is touched as its two cards, as its square, or as the headings of its column and row, in any
order: whatever leaves one choice is enough. So a nine or ten is touched with a heading or a square.
"""

from __future__ import annotations

from dataclasses import replace

from ludopolis.engine.scene import Button, Panel, Piece, Row, Scene, Section, View
from ludopolis.engine.speech import counted
from ludopolis.games.property import survey
from ludopolis.games.property.drawing import (
    CELL,
    SIDES,
    TAG_HEIGHT,
    TAG_WIDTHS,
    TOP,
    WIDTH,
    card_id,
    centre,
    square_id,
)
from ludopolis.games.property.land import BUY, DO_NOT_BUY, SHOW, SUIT_NAMES
from ludopolis.games.property.phrases import PHRASES, money
from ludopolis.games.property.survey import NUMBERS, Group, Pair, Square

SHOWN_DISCARDS = 2  # the pair that was played last


def scene(view: View, language: str) -> Scene:
    """What lies where, what the panels tell, and what can be pressed."""
    return Scene(
        pieces=(*plots(view, language), *mortgages(view, language), *offer(view, language)),
        panels=(
            *(player(view, seat, language) for seat in range(1, view["players"] + 1)),
            *own_hand(view, language),
            cards(view, language),
        ),
        buttons=buttons(view, language),
        reading=reading(view, language),
        status=status(view, language),
    )


# --- Names ------------------------------------------------------------------------------------


def called(view: View, seat: int, language: str) -> str:
    """A player's name, or the number of the seat."""
    names = survey.names_of(view)
    return names[seat - 1] if names else PHRASES[language]["seat"].format(seat)


def titled(view: View, seat: int, language: str) -> str:
    """A player's name; the own one says so."""
    say = PHRASES[language]
    name = called(view, seat, language)
    return f"{name} ({say['you']})" if seat == view["seat"] and name != say["you"] else name


def spoken_card(card: str, language: str) -> str:
    """A card in words: `7 of hearts`."""
    say = PHRASES[language]
    rank = say["ace"] if card[1:] == "A" else card[1:]
    return say["card of"].format(rank=rank, suit=say[f"suit {SUIT_NAMES.index(card[0])}"])


def spoken_square(square: Square) -> str:
    """A square as players write it: its column, then its row."""
    return f"{square[0]}/{square[1]}"


# --- The land ---------------------------------------------------------------------------------


def plot_piece(square: Square, seat: int, group: Group, title: str) -> Piece:
    """A square with its owner and the size of its group; it grows together with its neighbours."""
    x, y = centre(square)
    joined = sum(
        SIDES[side] for side, beside in survey.neighbours(square).items() if beside in group
    )
    return Piece(
        id=f"plot-{square[0]}-{square[1]}-{seat}",
        sprite=f"plot-{seat}-{joined}",
        label=title,
        x=x,
        y=y,
        text=str(len(group)),
        part=square_id(square),
        spot=square_id(square),
        comes_from=f"seat-{seat}",
    )


def plots(view: View, language: str) -> list[Piece]:
    """All squares that somebody owns."""
    groups = survey.groups(view)
    found = []
    for square, seat in survey.estates(view).items():
        title = PHRASES[language]["piece plot"].format(
            square=spoken_square(square),
            name=titled(view, seat, language),
            size=len(groups[square]),
        )
        found.append(plot_piece(square, seat, groups[square], title))
    return found


def mortgage_piece(square: Square, title: str) -> Piece:
    """The mark of a mortgage."""
    x, y = centre(square)
    return Piece(
        id=f"mortgage-{square[0]}-{square[1]}",
        sprite="mortgage",
        label=title,
        x=x,
        y=y,
        part=square_id(square),
        spot=square_id(square),
    )


def mortgages(view: View, language: str) -> list[Piece]:
    """All marks of mortgages."""
    title = PHRASES[language]["piece mortgage"]
    return [
        mortgage_piece((column, row), title.format(spoken_square((column, row))))
        for column, row in view["mortgages"]
    ]


def tag_piece(square: Square, name: str, sprite: str, text: str, title: str) -> Piece:
    """A price tag above a square, or below it at the top edge, inside the board."""
    x, y = centre(square)
    room = TAG_WIDTHS[sprite] / 2 + 8
    away = (CELL + TAG_HEIGHT) / 2 - 8
    return Piece(
        id=name,
        sprite=sprite,
        label=title,
        x=min(max(x, room), WIDTH - room),
        y=y + away if y - away - TAG_HEIGHT / 2 < TOP else y - away,
        text=text,
        part=square_id(square),
    )


def frame_piece(square: Square, name: str, title: str) -> Piece:
    """A frame around a square."""
    x, y = centre(square)
    return Piece(name, "frame", title, x, y, part=square_id(square), spot=square_id(square))


def offer(view: View, language: str) -> list[Piece]:
    """The square that may be bought now, with its price."""
    if view["square"] is None:
        return []
    say = PHRASES[language]
    square = (view["square"][0], view["square"][1])
    price = counted(view["price"], say["units"], language)
    title = say["piece offer"].format(square=spoken_square(square), price=price)
    return [
        frame_piece(square, "offer", title),
        tag_piece(square, "offer-price", "price", price, title),
    ]


# --- Beside the land --------------------------------------------------------------------------


def player(view: View, seat: int, language: str) -> Panel:
    """What everybody knows of a player."""
    say = PHRASES[language]
    mine = {square for square, owner in survey.estates(view).items() if owner == seat}
    largest = max(
        (len(group) for square, group in survey.groups(view).items() if square in mine), default=0
    )
    marked = sum(survey.is_mortgaged(view, square) for square in mine)
    rows = [
        Row(say["cash"], money(view["purses"][seat - 1], language)),
        Row(say["units left"], str(view["units"][seat - 1])),
        Row(say["cards in hand"], str(view["hand_sizes"][seat - 1])),
        Row(say["squares and group"], f"{len(mine)} ({largest})"),
    ]
    if marked:
        rows.append(Row(say["mortgaged"], str(marked)))
    if view["count_property"]:
        rows.append(Row(say["fortune"], money(view["points"][seat - 1], language)))
    return Panel(
        id=f"seat-{seat}",
        title=titled(view, seat, language),
        rows=tuple(rows),
        marks=(f"mark-{seat}",),
        seat=seat,
        note=bankruptcy(view, seat, language),
    )


def bankruptcy(view: View, seat: int, language: str) -> str:
    """That a player is out, and as which one."""
    if seat not in view["bankrupt"]:
        return ""
    if view["bankruptcies"] == 1:
        return PHRASES[language]["out"]
    return PHRASES[language]["out as"].format(view["bankrupt"].index(seat) + 1)


def card_piece(card: str, comes_from: str, language: str) -> Piece:
    """A card that lies open, or in the own hand."""
    name = card_id(card)
    return Piece(name, name, spoken_card(card, language), comes_from=comes_from)


def own_hand(view: View, language: str) -> list[Panel]:
    """The own cards; a spectator has none."""
    if view["hand"] is None:
        return []
    pieces = tuple(card_piece(card, "pile-top", language) for card in survey.in_order(view["hand"]))
    return [Panel("hand", PHRASES[language]["the hand"], pieces=pieces)]


def cards(view: View, language: str) -> Panel:
    """The pile, and the pair that was played last."""
    say = PHRASES[language]
    size = view["pile_size"]
    back = Piece(
        "pile-top", "back", say["piece pile"].format(counted(size, say["card"], language)),
        text=str(size), faded=size == 0,
    )  # fmt: skip
    mover = f"seat-{survey.last_mover(view)}"
    last = [card_piece(card, mover, language) for card in view["discards"][-SHOWN_DISCARDS:]]
    return Panel(
        id="cards",
        title=say["pile and discards"],
        rows=(
            Row(say["in the pile"], str(size)),
            Row(say["on the discards"], str(len(view["discards"]))),
        ),
        pieces=(back, *last),
    )


def status(view: View, language: str) -> str:
    """The turn, the cards left, and when the game ends."""
    say = PHRASES[language]
    if view["over"]:
        return say["status over"].format(counted(view["turns"], say["turn"], language))
    left = counted(view["pile_size"], say["card"], language)
    parts = [
        say["status turn"].format(view["turns"] + 1),
        say["status pile"].format(left),
    ]
    if view["bankruptcies"] > 1:
        parts.append(say["status bankrupt"].format(len(view["bankrupt"]), view["bankruptcies"]))
    return " · ".join(parts)


def buttons(view: View, language: str) -> tuple[Button, ...]:
    """What is neither card nor square."""
    say = PHRASES[language]
    if view["decision"] == "buy":
        price = counted(view["price"], say["units"], language)
        return (
            Button("buy", say["button buy"].format(price)),
            Button("leave", say["button leave"]),
        )
    if view["decision"] == "play" and view["hand"] is not None and must_show(view):
        return (Button("show", say["button show"]),)
    return ()


def must_show(view: View) -> bool:
    """Has the seat to move no pair, as far as this seat can see?"""
    return view["to_move"] == view["seat"] and survey.lacks_a_colour(view["hand"])


# --- The board as a list ----------------------------------------------------------------------


def reading(view: View, language: str) -> tuple[Section, ...]:
    """The land row by row, then everybody's groups, then the cards that lie open."""
    say = PHRASES[language]
    groups = survey.groups(view)
    rows = []
    for row in reversed(NUMBERS):
        told = [told_square(view, (column, row), groups, language) for column in NUMBERS]
        rows.append(say["read row"].format(row=row, squares=say["read join"].join(told)))
    sections = [Section(say["read land"], tuple(rows))]
    for seat in range(1, view["players"] + 1):
        if lines := told_groups(view, seat, groups, language):
            title = say["read groups"].format(titled(view, seat, language))
            sections.append(Section(title, tuple(lines)))
    if view["square"] is not None:
        line = offer(view, language)[0].label
        sections.append(Section(say["read offer"], (line,)))
    discards = [spoken_card(card, language) for card in reversed(view["discards"])]
    sections.append(Section(say["read discards"], tuple(discards) or (say["none"],)))
    return tuple(sections)


def told_square(view: View, square: Square, groups: dict[Square, Group], language: str) -> str:
    """A square of a row: who owns it, and how large the group is."""
    say = PHRASES[language]
    owner = survey.owner_of(view, square)
    if owner is None:
        return say["read free"].format(square[0])
    phrase = "read mortgaged" if survey.is_mortgaged(view, square) else "read owned"
    return say[phrase].format(
        column=square[0], name=called(view, owner, language), size=len(groups[square])
    )


def told_groups(view: View, seat: int, groups: dict[Square, Group], language: str) -> list[str]:
    """The groups of a player, the largest first."""
    say = PHRASES[language]
    found = {groups[square] for square, owner in survey.estates(view).items() if owner == seat}
    lines = []
    for group in sorted(found, key=lambda group: (-len(group), sorted(group))):
        squares = ", ".join(spoken_square(square) for square in sorted(group))
        size = counted(len(group), say["square"], language)
        lines.append(say["read group"].format(size=size, squares=squares))
    return lines


# --- What is touched --------------------------------------------------------------------------


def parts(view: View, action: int) -> tuple[str, ...] | None:
    """What is touched for an action."""
    if action == SHOW:
        return ("show",)
    if action == BUY:
        square = view["square"]
        return ("buy",) if square is None else ("buy", square_id((square[0], square[1])))
    if action == DO_NOT_BUY:
        return ("leave",)
    return parts_of_pair(view, survey.pair(action))


def parts_of_pair(view: View, chosen: Pair) -> tuple[str, ...] | None:
    """The two cards, the headings, and the square where they cross.

    Cards that are not in the hand can be meant by their square. To tell what is missing there, a pair
    speaks for a square only if the hand comes no nearer to it.
    """
    column, row = chosen.square
    square = square_id(chosen.square)
    hand = view["hand"] or ()
    red, black = chosen.red in hand, chosen.black in hand
    if red or black:
        headings = (f"column-{column}", f"row-{row}")
        return (card_id(chosen.red), card_id(chosen.black), *headings, square)
    nearer = any((column if survey.is_red(card) else row) in survey.reach(card) for card in hand)
    return None if nearer else (square,)


# --- What a choice would do -------------------------------------------------------------------


def preview(view: View, action: int) -> tuple[Piece, ...]:
    """The square as it would be, or what it would cost. In numbers: the words are the note's."""
    if action in (DO_NOT_BUY, SHOW):
        return ()
    if action == BUY:
        return (taken(view, (view["square"][0], view["square"][1])),)
    chosen = survey.pair(action)
    effect = survey.effect_of(view, chosen)
    title = spoken_square(chosen.square)
    aim = frame_piece(chosen.square, "aim", title)
    if effect.kind == survey.FREE:
        return (taken(view, chosen.square), aim)
    if effect.kind == survey.MORTGAGE:
        return (mortgage_piece(chosen.square, title), aim)
    if effect.kind == survey.LOSS:
        return (replace(aim, sprite="lost"),)
    cost = f"−{effect.rent}"
    sprite = "ruin" if effect.kind == survey.RUIN else "cost"
    return (aim, tag_piece(chosen.square, "aim-price", sprite, cost, f"{title}: {cost}"))


def taken(view: View, square: Square) -> Piece:
    """A square as it would look if the seat to move had it."""
    seat = view["to_move"]
    owners = {**survey.estates(view), square: seat}
    group = survey.group_of(owners, square)
    return plot_piece(square, seat, group, spoken_square(square))
