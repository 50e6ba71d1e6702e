"""What happened between two views of the same seat, in sentences."""

from __future__ import annotations

from collections.abc import Iterable

from ludopolis.games.newyorknewyork.notation import card_text
from ludopolis.games.newyorknewyork.view import (
    Card,
    NewYorkNewYorkAction,
    NewYorkNewYorkView,
    Play,
    Take,
)
from ludopolis.language.text import Listed, Seat, Text, say

View = NewYorkNewYorkView


def log(before: View, after: View, done: NewYorkNewYorkAction) -> list[Text]:
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


def name(card: Card) -> Text:
    """The name of a card."""
    return card_text(card.colour, card.number)


def played(who: Seat, done: Play) -> Text:
    """Which card was played, what it covers, and whose points changed."""
    facts: dict[str, Text | Listed] = {"card": name(done.card)}
    if done.covers:
        facts["covered"] = covered(done.covers)
    if any(done.changes):
        facts["changes"] = Listed(tuple(changes(done.changes)), "plain")
    kind = "log-covers" if done.covers else "log-plays"
    return say(kind + ("-points" if any(done.changes) else ""), who=who, **facts)


def covered(card: Card) -> Text:
    """A card that is covered, and whose it is."""
    if card.owner is None:
        return say("log-covered-neutral", card=name(card))
    return say("log-covered", card=name(card), owner=Seat(card.owner))


def changes(points: Iterable[int]) -> list[Text]:
    """Whose points change by how many."""
    return [
        say("points-of", who=Seat(seat), points=signed(change))
        for seat, change in enumerate(points, start=1)
        if change
    ]


def signed(number: int) -> str:
    """A number with its sign, as it is printed."""
    return f"{number:+d}".replace("-", "−")


def taken(who: Seat, card: Card, before: View, after: View) -> Text:
    """Which card was taken, and which one is turned up for it."""
    new = [other for other in after.reserve if other not in before.reserve]
    if not new:
        return say("log-takes", who=who, card=name(card))
    kind = "log-takes-turned-up" if after.pile_size else "log-takes-turned-up-last"
    return say(kind, who=who, card=name(card), new=name(new[0]))


def who_is_left(before: View, after: View, done: NewYorkNewYorkAction) -> list[Text]:
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
    points = tuple(
        say("points-of", who=Seat(now.seat), points=now.score.total - then.score.earlier)
        for then, now in zip(before.seats, after.seats, strict=True)
    )
    lines = [say("log-game-over", game=before.game, points=Listed(points, "plain"))]
    return lines + (end or [say("log-next-game", game=after.game, who=Seat(after.starter))])
