"""The seeds of the games of a series."""

from __future__ import annotations

import hashlib


def seed_of_game(seed: int, number: int) -> int:
    """The 128-bit seed of a game of a series; it does not depend on the players."""
    digest = hashlib.sha256(f"ludopolis series {seed} game {number}".encode()).digest()
    return int.from_bytes(digest[:16], "big")
