"""One seed for a whole series of games."""

from __future__ import annotations

import hashlib


def seed_of_game(seed: int, number: int) -> int:
    """The 128-bit seed of the game with this number in the series, whoever plays it."""
    digest = hashlib.sha256(f"ludopolis series {seed} game {number}".encode()).digest()
    return int.from_bytes(digest[:16], "big")
