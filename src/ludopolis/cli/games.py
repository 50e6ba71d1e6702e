"""`ludopolis games`: a list of the games."""

from __future__ import annotations

import json
from typing import Annotated, Any

import msgspec
import typer

from ludopolis import bots
from ludopolis.bots.levels import LEVELS
from ludopolis.cli.common import Language, out
from ludopolis.engine import registry
from ludopolis.engine.box import Box, Option, spell
from ludopolis.language.translator import Translator


def games(
    language: Language = "",
    schema: Annotated[
        str, typer.Option(help="print the JSON Schema of a game's view instead, for bot programs")
    ] = "",
) -> None:
    """List the games with their players and options."""
    if schema:
        print_schema(registry.box(schema))
        return
    say = Translator(language)
    for name in registry.names():
        print_game(registry.box(name), say.of_game(registry.box(name).locale))
    out.print(say("terminal-levels"))
    for name in LEVELS:
        called = say(f"level-{name}")
        known = f"[bold]{name}[/]" if called == name else f"[bold]{name}[/] ({called})"
        out.print(f"  {known} — {say(f'level-{name}.text')}")
    out.print(say("terminal-bots", names=", ".join(bots.names())), soft_wrap=True)


def print_game(box: Box[Any], say: Translator) -> None:
    """A game with its options."""
    players = say("terminal-players", least=box.least_players, most=box.most_players)
    out.print(f"[bold]{say(box.title)}[/]  ({box.name}) — {box.credit}")
    out.print(f"  {say(box.summary)}")
    out.print(f"  {players}. {say('terminal-options')}")
    for option in box.options:
        out.print(f"    [bold]{option.name}[/] = {choices_of(option, say)}")
        out.print(f"        {say(option.text)}")


def choices_of(option: Option, say: Translator) -> str:
    """The choices of an option as they are typed."""
    return ", ".join(
        f"{spell(choice)} ({say('terminal-default')})"
        if choice == option.default
        else spell(choice)
        for choice in option.choices
    )


def print_schema(box: Box[Any]) -> None:
    """The JSON Schema of a game's view, with its kinds of legal actions."""
    found = msgspec.json.schema(box.views.view_type)
    typer.echo(json.dumps(found, indent=2))
