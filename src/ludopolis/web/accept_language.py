"""Language negotiation by the Accept-Language header."""

from __future__ import annotations

from ludopolis.language.languages import SOURCE, known_as

LONGEST = 500  # letters of the header that are read


def preferred_language(accepted: str) -> str:
    """The best of our languages for a browser's Accept-Language; else the source language."""
    best, found = 0.0, SOURCE
    for entry in accepted[:LONGEST].split(","):
        name, _, weight = entry.strip().partition(";")
        language = known_as(name.strip())
        try:
            value = float(weight.strip().removeprefix("q=")) if weight else 1.0
        except ValueError:
            continue
        if language is not None and best < value <= 1:
            best, found = value, language
    return found
