"""The version of the API, and what clients of another one are told."""

from __future__ import annotations

from ludopolis.tables import Refused

VERSION = "3"  # what is added keeps it, what breaks clients does not


def outdated() -> Refused:
    """Why something that older versions knew is not done."""
    return Refused("version", version=VERSION)


def check_version(wanted: str | None) -> None:
    """Refuse a client that was written for another version, and says so."""
    if wanted not in (None, VERSION):
        raise outdated()
