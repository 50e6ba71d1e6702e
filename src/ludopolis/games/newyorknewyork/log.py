"""What is said: questions and notes, what happened in a move, reports, and the explained score."""

from __future__ import annotations

from collections.abc import Iterable

from ludopolis.games.newyorknewyork.notation import card_text, colour_text
from ludopolis.games.newyorknewyork.state import COLOUR_NAMES
from ludopolis.games.newyorknewyork.view import Action, Card, Play, Take, View
from ludopolis.language.text import Argument, Seat, Text, Words, say
from ludopolis.presentation import parts
from ludopolis.presentation.parts import plain_list, seat_title, signed
from ludopolis.presentation.scene import Report

# --- Before a move ----------------------------------------------------------------------------


def question(view: View) -> tuple[Text, ...]:
    """Play or take."""
    return (say(f"question-{view.decision}"),)


def note(view: View, action: Action) -> Text:  # noqa: ARG001
    """Whose points would change and whether it stays so, or whose a card of the reserve is."""
    if isinstance(action, Play):
        found = [*changes(action.changes), *([say("note-final")] if action.final else ())]
        return say("note-changes", changes=plain_list(found)) if found else say("note-nothing")
    if isinstance(action, Take):
        owner = action.card.owner
        return say("note-neutral") if owner is None else say("note-owner", owner=Seat(owner))
    return say("note-pass", cards=action.unplayed)


def changes(points: Iterable[int]) -> list[Text]:
    """Whose points change by how many."""
    return [
        say("points-of", who=Seat(seat), points=signed(change, "+"))
        for seat, change in enumerate(points, start=1)
        if change
    ]


def unseen_lines(view: View) -> list[Words]:
    """Which cards who looks has not seen, and how many of them are where."""
    if not view.unseen:
        return [say("unseen-none")]
    lines: list[Words] = [say("unseen-some")]
    for colour in COLOUR_NAMES:
        numbers = " ".join(str(card.number) for card in view.unseen if card.colour == colour)
        if numbers:
            lines.append(say("unseen-colour", colour=colour_text(colour), numbers=numbers))
    places = [say("unseen-in-pile", cards=view.pile_size)] if view.pile_size else []
    places += [
        say("unseen-in-hand", cards=player.hidden, who=Seat(player.seat))
        for player in view.seats
        if player.hidden and player.seat != view.seat
    ]
    return [*lines, say("unseen-places", places=plain_list(places))]


# --- After a move -----------------------------------------------------------------------------


def log(before: View, after: View, done: Action) -> list[Text]:
    """The sentences about one action, and what followed."""
    assert before.to_move is not None
    who = Seat(before.to_move)
    if isinstance(done, Play):
        lines = [played(who, done)]
    elif isinstance(done, Take):
        lines = [taken(who, done.card, before, after)]
    else:
        lines = [say("log-passes", who=who)]
    if after.over or after.game != before.game:
        return lines + ended(before, after)
    return lines + who_is_left(before, after, done)


def played(who: Seat, done: Play) -> Text:
    """Which card was played, what it covers, and whose points changed."""
    message, facts = "log-plays", dict[str, Argument](who=who, card=card_text(done.card))
    if done.covers:
        message, facts["covered"] = "log-covers", covered(done.covers)
    if found := changes(done.changes):
        message, facts["changes"] = f"{message}-points", plain_list(found)
    return say(message, **facts)


def covered(card: Card) -> Text:
    """A card that is covered, and whose it is."""
    if card.owner is None:
        return say("log-covered-neutral", card=card_text(card))
    return say("log-covered", card=card_text(card), owner=Seat(card.owner))


def taken(who: Seat, card: Card, before: View, after: View) -> Text:
    """Which card was taken, and which one is turned up for it."""
    for new in after.reserve:
        if new not in before.reserve:
            kind = "log-takes-turned-up" if after.pile_size else "log-takes-turned-up-last"
            return say(kind, who=who, card=card_text(card), new=card_text(new))
    return say("log-takes", who=who, card=card_text(card))


def who_is_left(before: View, after: View, done: Action) -> list[Text]:
    """Whether a hand is played out, and whether one player goes on alone."""
    lines = []
    gone = [player.seat for player in after.seats if player.passed]
    if before.to_move in gone and isinstance(done, Play | Take):
        lines.append(say("log-no-card-left", who=Seat(before.to_move)))
    left = [player.seat for player in after.seats if not player.passed]
    if len(left) == 1 and len(gone) > sum(player.passed for player in before.seats):
        lines.append(say("log-alone", who=Seat(left[0])))
    return lines


def ended(before: View, after: View) -> list[Text]:
    """How a game ended; in a match its points, and who starts the next game."""
    end = [say(f"log-{after.ending.replace(' ', '-')}")] if after.ending else []
    if not before.match:
        return end
    points = [
        say("points-of", who=Seat(now.seat), points=now.score.total - then.score.earlier)
        for then, now in zip(before.seats, after.seats, strict=True)
    ]
    lines = [say("log-game-over", game=before.game, points=plain_list(points))]
    return lines + (end or [say("log-next-game", game=after.game, who=Seat(after.starter))])


# --- The score --------------------------------------------------------------------------------


def explain(view: View) -> list[Text]:
    """The score of each seat: its numbers, its runs, and the games before."""
    lines = []
    for player in view.seats:
        numbers = [str(tower.number) for tower in view.skyline if tower.owner == player.seat]
        total: Words = " + ".join(numbers) or "0"
        for run in (run for run in view.runs if run.seat == player.seat):
            first, last = run.numbers[0], run.numbers[-1]
            total = say("score-with-run", sum=total, points=run.bonus, first=first, last=last)
        if view.match:
            total = say("score-with-earlier", sum=total, points=player.score.earlier)
        who, points = Seat(player.seat), player.score.total
        lines.append(say("score-line", who=who, sum=total, total=points))
    return lines


def report(before: View, after: View) -> Report | None:
    """Who made how many points, if a game ended between two views."""
    if after.game != before.game:
        return between_games(before, after)
    return at_the_end(after) if after.over and not before.over else None


def between_games(before: View, after: View) -> Report:
    """The points of a game of a match, and who starts the next one."""
    both = zip(before.seats, after.seats, strict=True)
    scores = [(then.score.earlier, now.score.total) for then, now in both]
    most = max(total for _, total in scores)
    leaders = [seat_title(seat) for seat, (_, total) in enumerate(scores, 1) if total == most]
    return parts.report(
        say("report-game", game=before.game, games=before.games),
        ("report-player", "row-earlier", "row-game", "row-total"),
        [(seat_title(seat), old, new - old, new) for seat, (old, new) in enumerate(scores, 1)],
        notes=(
            say("report-in-front", points=most, names=plain_list(leaders)),
            say("report-starts", who=Seat(after.starter)),
        ),
    )


def at_the_end(after: View) -> Report:
    """The points of the last skyline, number by number and run by run, and the games before."""
    shown = ["numbers", "runs"] if after.bonus else []
    shown += ["game", "earlier", "total"] if after.match else ["total"]
    headings = [f"row-{kind}" for kind in shown]
    if not after.match:
        headings[-1] = "row-points"
    return parts.report(
        say("report-match" if after.match else "report-end"),
        ("report-player", *headings),
        [(seat_title(p.seat), *(getattr(p.score, kind) for kind in shown)) for p in after.seats],
    )
