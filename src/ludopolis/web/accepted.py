"""Which language a browser asks for."""

from __future__ import annotations

from ludopolis.language.languages import SOURCE, known_as

LONGEST = 500  # letters of the header that are read


def preferred_language(accepted: str) -> str:
    """The language that a browser likes best in Accept-Language, among ours; else the source."""
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
