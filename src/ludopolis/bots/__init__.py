"""Bots, found by a spec string: `random`, `greedy`, or a name with settings, `name:key=value`."""

from ludopolis.bots.bot import BOT, Bot
from ludopolis.bots.catalogue import harmless, known, make, split
from ludopolis.bots.driver import prepare, prepare_series

__all__ = ["BOT", "Bot", "harmless", "known", "make", "prepare", "prepare_series", "split"]
