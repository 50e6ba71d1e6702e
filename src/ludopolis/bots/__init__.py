"""Bots, found by a spec string: `random`, `greedy`, or a name with settings, `name:key=value`."""

from ludopolis.bots.bot import BOT, Bot, known, make
from ludopolis.bots.driver import prepare, prepare_series

__all__ = ["BOT", "Bot", "known", "make", "prepare", "prepare_series"]
