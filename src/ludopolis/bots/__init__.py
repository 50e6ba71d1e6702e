"""Bots, found by a spec string: a name, or a name with settings, `name:key=value`.

`random`, `greedy` and `search` are what they say; `beginner` … `master` are levels for people.
`program:COMMAND` is a program in any language.
"""

from ludopolis.bots.bot import BOT, Bot, choice_of, tell_the_end
from ludopolis.bots.catalogue import (
    harmless,
    known,
    make,
    make_for,
    name_of,
    player_behind,
    split,
)
from ludopolis.bots.driver import prepare, prepare_series
from ludopolis.bots.fault import BotFault
from ludopolis.bots.searcher import prepare as prepare_search

__all__ = [
    "BOT",
    "Bot",
    "BotFault",
    "choice_of",
    "harmless",
    "known",
    "make",
    "make_for",
    "name_of",
    "player_behind",
    "prepare",
    "prepare_search",
    "prepare_series",
    "split",
    "tell_the_end",
]
