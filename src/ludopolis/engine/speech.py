"""What the words of all games share: reading what people type, counting, and names."""

from __future__ import annotations

import os
import re
import unicodedata
from collections.abc import Mapping
from typing import Any


def language_of_system() -> str:
    """The language that the system is set to: French, or else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if wanted := os.environ.get(name):
            return "fr" if wanted.lower().startswith("fr") else "en"
    return "en"


def simplify(text: str) -> str:
    """A text without accents, capitals and signs: what must be typed at least."""
    plain = unicodedata.normalize("NFKD", text.casefold())
    plain = "".join(c for c in plain if not unicodedata.combining(c))
    plain = re.sub(r"->|[^\w]", " ", plain)
    return " ".join(word for word in plain.split() if word != "x")


def find_in(entries: Mapping[str, tuple[int, ...]], text: str) -> list[int]:
    """The actions whose simplified text this is; or else those whose text begins with its words."""
    wanted = simplify(text)
    if not wanted:
        return []
    if wanted in entries:
        return list(entries[wanted])
    longer = [found for entry, found in entries.items() if entry.startswith(wanted + " ")]
    return sorted({action for found in longer for action in found})


BEFORE_A_SIGN = re.compile(r" (?=[:;!?»])|(?<=«) ")


def printed(text: str, language: str) -> str:
    """A text as it is set on a page: in French, no line ends before : ; ! ? » or after «.

    Texts are written and read with plain spaces. This is for the door by which they leave; a whole
    page or message can go through it at once.
    """
    return BEFORE_A_SIGN.sub("\N{NO-BREAK SPACE}", text) if language == "fr" else text


def counted(number: int, words: str, language: str = "en") -> str:
    """A number with its word: the first of two, parted by a bar, for one, else the second.

    In French, zero is one of the small numbers.
    """
    one, many = words.split("|")
    single = abs(number) < 2 if language == "fr" else abs(number) == 1
    return f"{number} {one if single else many}"


def name_of(view: Mapping[str, Any], seat: int, say: Mapping[str, str]) -> str:
    """How a seat is called: "you", by its name if the view has names, else by its number."""
    if seat == view["seat"]:
        return say["you"]
    names = view.get("names")
    return str(names[seat - 1]) if names else say["seat"].format(seat)
