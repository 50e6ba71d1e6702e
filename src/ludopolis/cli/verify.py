"""`ludopolis verify`: check recorded games and the fairness of their shuffles."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer

from ludopolis.cli.common import Language, out
from ludopolis.engine.errors import RecordError
from ludopolis.engine.record import Record
from ludopolis.engine.verify import Verified
from ludopolis.engine.verify import verify as verified
from ludopolis.language.text import Text, say
from ludopolis.language.translator import Translator


def verify(
    file: Annotated[Path, typer.Argument(help="a record, or a file with one on each line")],
    language: Language = "",
) -> None:
    """Check records: every move, every result, and that nobody could choose the shuffles."""
    words = Translator(language)
    checked = check_all(file)
    out.print(words(summary(checked)), highlight=False)
    for lines, count in Counter(tuple(proof(one)) for one in checked).items():
        if len(checked) > 1:
            out.print(f"\n{words('terminal-records', count=count)}:", highlight=False)
        for line in lines:
            out.print(f"• {words(line)}", highlight=False)


def check_all(file: Path) -> list[Verified]:
    """Check each record of a file; the first fault is an error."""
    checked: list[Verified] = []
    for record in Record.load_all(file):
        try:
            checked.append(verified(record))
        except RecordError as fault:
            raise RecordError(f"{file}, record {len(checked) + 1}: {fault}") from None
    if not checked:
        raise RecordError(say("terminal-empty-file", path=str(file)))
    return checked


def summary(checked: list[Verified]) -> Text:
    """How much was checked against the rules."""
    return say(
        "terminal-verified",
        records=say("terminal-records", count=len(checked)),
        moves=say("terminal-moves", count=sum(one.moves for one in checked)),
    )


def proof(one: Verified) -> list[Text]:
    """What is proven of a game's shuffles, and what is not, in plain words."""
    transcript = one.transcript
    if transcript is not None:
        who = "all" if transcript.numbers else "server"
        lines = [say(f"terminal-proof-{who}"), say(f"terminal-proof-{who}-trust")]
        if transcript.left:
            lines.append(say("terminal-proof-left", count=len(transcript.left)))
        return lines
    if one.promised:
        return [say(f"terminal-proof-promised{'' if one.derived else '-only'}")]
    return [say(f"terminal-proof-{'seed' if one.derived else 'none'}")]
