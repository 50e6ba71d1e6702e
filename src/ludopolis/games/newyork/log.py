"""What happened between two views of the same seat, what is reported, and the score worked out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from ludopolis.engine.view import LegalAction
from ludopolis.games.newyork import notation
from ludopolis.games.newyork.notation import edition_of, square_name
from ludopolis.games.newyork.state import LAST_FREE, LONGEST_GAME, SIZE
from ludopolis.games.newyork.view import Card, GiveUp, Offer, Place, Played, ShowHand, Swap
from ludopolis.games.newyork.view import NewYorkView as View
from ludopolis.language.text import Argument, Listed, Seat, Text, say
from ludopolis.presentation.parts import report as table
from ludopolis.presentation.parts import seat_title
from ludopolis.presentation.scene import Report


def log(before: View, after: View, done: LegalAction) -> list[Text]:
    """The sentences about one action and what followed."""
    lines = [_deed(before, done)]
    if before.decision != "place":
        lines += [*_pawns(before, after), *_payment(before, after)]
    if before.undealt and not after.undealt:
        each = [
            say("log-dealt-to", who=Seat(pawns.owner or 0), colour=say(f"colour-{pawns.colour}"))
            for pawns in after.pawns
        ]
        lines.append(say("log-dealt", list=Listed(tuple(each), "plain")))
    if isinstance(done, ShowHand) and done.cards:
        lines.append(say("log-hand", cards=_listed(before, done.cards)))
    if before.stopped_by != after.stopped_by:
        few = after.stopped_by == "few free"
        facts = {"free": LAST_FREE} if few else {"turns": LONGEST_GAME}
        lines.append(say("log-few-free" if few else "log-long-game", **facts))
    lines += _draws(before, after, done)
    if after.ending is not None:
        lines.append(say(f"log-{after.ending.replace(' ', '-')}"))
    return lines


def _deed(view: View, done: LegalAction) -> Text:
    """What a player did, in words of its own or as the action is written."""
    kind, facts = done.__struct_config__.tag, dict[str, Argument](who=Seat(view.to_move or 0))
    if isinstance(done, (Offer, Swap)):
        facts["card"] = say("a-card") if done.card is None else _card(view, done.card)
    elif isinstance(done, GiveUp):
        facts["square"] = square_name(edition_of(view), done.avenue * SIZE + done.street)
    elif kind not in ("show hand", "refuse"):
        move = notation.action_text(notation.context_of(view), done.number)
        assert move is not None
        facts["move"], kind = move, "rebuild" if isinstance(done, Place) else "play"
        if view.placing is not None:
            facts["colour"], kind = say(f"colour-{view.placing}"), "place"
    return say(f"log-{str(kind).replace(' ', '-')}", **facts)


def _card(view: View, card: Card) -> Argument:
    return notation.card_text(edition_of(view), card.number)


def _listed(view: View, cards: Iterable[Card]) -> Listed:
    return Listed(tuple(_card(view, card) for card in cards), "plain")


def _pawns(before: View, after: View) -> Iterator[Text]:
    """Which buildings changed hands."""
    cleared = 0
    squares = [[square for line in view.board for square in line] for view in (before, after)]
    for number, (old, new) in enumerate(zip(*squares, strict=True)):
        if old.owner is None or old.colour == new.colour:
            continue
        square, owner = square_name(edition_of(before), number), Seat(old.owner)
        if new.owner is not None:
            yield say("log-takes", taker=Seat(new.owner), square=square, owner=owner)
        elif after.decision == "rebuild":
            cleared += 1
        else:
            yield say("log-loses", owner=owner, square=square)
    if cleared:
        yield say("log-cleared", count=cleared)


def _payment(before: View, after: View) -> Iterator[Text]:
    """Who paid whom."""
    gains = [new.coins - old.coins for old, new in zip(before.seats, after.seats, strict=True)]
    if any(gains):
        payer, payee = gains.index(min(gains)) + 1, gains.index(max(gains)) + 1
        yield say("log-pays", payer=Seat(payer), payee=Seat(payee), amount=max(gains))


def _draws(before: View, after: View, done: LegalAction) -> Iterator[Text]:
    """Who drew how many cards, and which ones if they are those of who looks."""
    drawn = [new.cards - old.cards for old, new in zip(before.seats, after.seats, strict=True)]
    played = done.cards if isinstance(done, Played) else ()
    drawn[(before.to_move or 0) - 1] += len(played)
    # A Stop card that ended the game was drawn too.
    if sum(drawn) + (after.ending == "stop card") > before.pile:
        yield say("log-reshuffled")
    for seat, count in enumerate(drawn, start=1):
        if count > 0 and seat != after.seat:
            yield say("log-draws", who=Seat(seat), count=count)
        elif count > 0:
            kept = Counter(before.hand) - Counter(played if seat == before.to_move else ())
            gained = (Counter(after.hand) - kept).elements()
            yield say("log-draws-own", cards=_listed(after, gained))


def report(before: View, after: View) -> Report | None:
    """Who owns what when the colours are dealt and the game proper begins."""
    if after.undealt or not before.undealt:
        return None
    rows = []
    for seat, player in enumerate(after.seats, start=1):
        colours = Listed(tuple(say(f"colour-{colour}") for colour in player.colours), "plain")
        rows.append((seat_title(seat), say("item", item=colours), player.buildings, player.coins))
    columns = ("report-player", "report-colour", "row-buildings", "row-coins")
    first = say("report-first", who=Seat(after.first or 0))
    return table(say("report-dealt"), columns, rows, notes=(first,))


def explain(view: View) -> list[Text]:
    """The score of each seat: blocks, other buildings, coins; and the sums of teams."""
    lines = [_score(view, seat) for seat in range(1, view.players + 1)]
    for seat, player in enumerate(view.seats, start=1):
        if player.partner is not None and player.partner > seat:  # each team once
            one, two, total = Seat(seat), Seat(player.partner), player.team_points or 0
            lines.append(say("score-team", one=one, two=two, total=total))
    return lines


def _score(view: View, seat: int) -> Text:
    player = view.seats[seat - 1]
    blocks = [(len(block.squares), block.points) for block in view.blocks if block.owner == seat]
    (block, double), (block2, double2) = (*blocks, (0, 0), (0, 0))[:2]
    facts = {"block": block, "double": double, "coins": player.coins, "total": player.points}
    if view.players == 2:
        return say("score-line-two", who=Seat(seat), block2=block2, double2=double2, **facts)
    return say("score-line", who=Seat(seat), others=player.other_points, **facts)
