"""Messages as they leave: JSON, in the typography of the language that they are written in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ludopolis.engine.scene import written
from ludopolis.engine.speech import printed


def in_type(message: Mapping[str, Any], language: str, dump: Callable[[Any], str] = written) -> str:
    """A message for a reader. The id that it answers is not ours to set: it stays as it was given."""
    if "id" not in message:
        return printed(dump(message), language)
    said = {key: value for key, value in message.items() if key != "id"}
    return f'{{"id":{dump(message["id"])},{printed(dump(said), language)[1:]}'
