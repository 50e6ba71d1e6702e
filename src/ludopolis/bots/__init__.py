"""Bots, made from specs: a name, or a name with settings, `name:key=value`.

`random`, `greedy` and `search` play as they are called; `beginner` … `master` are levels for people.
`program:COMMAND` is a program in any language.
"""

from ludopolis.bots.bot import BOT, Bot, checked_choice, notify_over
from ludopolis.bots.errors import BotError
from ludopolis.bots.policy_bots import prepare, prepare_series
from ludopolis.bots.registry import (
    make,
    make_for,
    name_of,
    names,
    public_specs,
    resolve_level,
    split,
)
from ludopolis.bots.search_bot import prepare as prepare_search

__all__ = [
    "BOT",
    "Bot",
    "BotError",
    "checked_choice",
    "make",
    "make_for",
    "name_of",
    "names",
    "notify_over",
    "prepare",
    "prepare_search",
    "prepare_series",
    "public_specs",
    "resolve_level",
    "split",
]
