"""The API version, and the errors for clients of other versions."""

from __future__ import annotations

from ludopolis.tables import Refused

VERSION = "3"  # what is added keeps it, what breaks clients does not


def outdated() -> Refused:
    """The refusal for what only older versions knew."""
    return Refused("version", version=VERSION)


def check_version(wanted: str | None) -> None:
    """Refuse a client that asks for another version."""
    if wanted not in (None, VERSION):
        raise outdated()
