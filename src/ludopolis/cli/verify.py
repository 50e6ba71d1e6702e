"""`ludopolis verify`: check recorded games, and say what is proven of their shuffles."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from ludopolis.cli.common import Language, out
from ludopolis.engine.errors import RecordError
from ludopolis.engine.record import Record
from ludopolis.engine.speech import counted
from ludopolis.engine.verify import Verified
from ludopolis.engine.verify import verify as verified
from ludopolis.terminal.phrases import PHRASES, language_of


def verify(
    file: Annotated[Path, typer.Argument(help="a record, or a file with one on each line")],
    language: Language = "",
) -> None:
    """Check records: every move, every result, and that nobody could choose the shuffles."""
    language = language_of(language)
    checked = check_all(file)
    say = PHRASES[language]
    out.print(summary(checked, language), highlight=False)
    for lines, count in Counter(tuple(proof(one, language)) for one in checked).items():
        if len(checked) > 1:
            out.print(f"\n{counted(count, say['records'], language)}:", highlight=False)
        for line in lines:
            out.print(f"• {line}", highlight=False)


def check_all(file: Path) -> list[Verified]:
    """What is proven of each record of a file; the first fault is an error."""
    checked: list[Verified] = []
    for record in Record.load_all(file):
        try:
            checked.append(verified(record))
        except RecordError as fault:
            raise RecordError(f"{file}, record {len(checked) + 1}: {fault}") from None
    if not checked:
        raise RecordError(f"{file} is empty")
    return checked


def summary(checked: list[Verified], language: str) -> str:
    """How much was checked against the rules."""
    say = PHRASES[language]
    return say["verified"].format(
        records=counted(len(checked), say["records"], language),
        moves=counted(sum(one.moves for one in checked), say["moves"], language),
    )


def proof(one: Verified, language: str) -> list[str]:
    """What is proven of a game's shuffles, and what is not, in plain words."""
    say, transcript = PHRASES[language], one.transcript
    if transcript is not None and transcript.numbers:
        lines = [say["proof all"], say["proof all trust"]]
    elif transcript is not None:
        lines = [say["proof server"], say["proof server trust"]]
    elif one.promised:
        lines = [say["proof promised" if one.derived else "proof promised only"]]
    else:
        lines = [say["proof seed" if one.derived else "proof none"]]
    if transcript is not None and transcript.left:
        lines.append(say["proof left"].format(count=len(transcript.left)))
    return lines
