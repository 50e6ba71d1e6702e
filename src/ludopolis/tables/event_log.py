"""The events of a table: all since some point, and of those before it the few that still matter."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import overload

from ludopolis.tables.models import Event

# Kinds of events of which nothing depends on an old one: what they changed stands in the table's row, in
# its seats or in the position. All others are held however old they are.
PASSING = frozenset(
    {"move", "undo", "chat", "hint", "hand_over", "take_back", "sit", "stand", "seat"}
)


class EventLog(Sequence[Event]):
    """All events by their order. Asking for one that is not held is a LookupError, never a gap."""

    def __init__(self, events: Iterable[Event] = (), base: int = 0) -> None:
        self.base = base  # every event with a higher number is held
        self._earlier: dict[int, Event] = {}
        self.recent: list[Event] = []
        self.lasting: list[Event] = []  # of all events, those that are not passing
        for event in events:
            if event.number <= base:
                self._earlier[event.number] = event
                self._note(event)
            else:
                self.append(event)

    def __len__(self) -> int:
        """The number of the last event."""
        return self.base + len(self.recent)

    @overload
    def __getitem__(self, place: int) -> Event: ...
    @overload
    def __getitem__(self, place: slice) -> list[Event]: ...
    def __getitem__(self, place: int | slice) -> Event | list[Event]:
        """Events by their places, which are one less than their numbers."""
        if isinstance(place, slice):
            first, last, step = place.indices(len(self))
            if first >= self.base and step == 1:
                return self.recent[first - self.base : max(last - self.base, 0)]
            return [self[each] for each in range(first, last, step)]
        place = range(len(self))[place]
        if place >= self.base:
            return self.recent[place - self.base]
        if place + 1 not in self._earlier:
            raise LookupError(f"event {place + 1} is not held")
        return self._earlier[place + 1]

    def append(self, event: Event) -> None:
        """One more event."""
        self.recent.append(event)
        self._note(event)

    def _note(self, event: Event) -> None:
        if event.kind not in PASSING:
            self.lasting.append(event)

    def extend(self, events: Iterable[Event]) -> None:
        """Some more events."""
        for event in events:
            self.append(event)

    @property
    def held(self) -> list[Event]:
        """All events that are here, in their order."""
        return [*self._earlier.values(), *self.recent]

    def of_kind(self, kind: str) -> list[Event]:
        """The events of a kind: all of them, unless it is one of `PASSING`."""
        if kind not in PASSING:
            return [event for event in self.lasting if event.kind == kind]
        return [event for event in self.held if event.kind == kind]

    def needed(self, base: int, changed: int) -> list[int]:
        """The numbers of the events to hold in a log that begins after an event.

        `changed` is the event that made the position there: a hint given in it still counts.
        """
        return [
            event.number
            for event in self.held
            if event.number <= base
            and (
                event.kind not in PASSING
                or event.number in (1, base)
                or (event.kind == "hint" and event.number > changed)
            )
        ]
