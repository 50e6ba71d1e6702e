"""`ludopolis games`: what there is to play."""

from __future__ import annotations

from ludopolis import bots
from ludopolis.bots.levels import LEVELS
from ludopolis.cli.common import Language, out
from ludopolis.engine import registry
from ludopolis.engine.box import spell
from ludopolis.terminal.phrases import PHRASES, language_of


def games(language: Language = "") -> None:
    """What there is to play: players, options, in words."""
    spoken = language_of(language)
    say = PHRASES[spoken]
    for name in registry.names():
        box = registry.box(name)
        out.print(f"[bold]{box.title[spoken]}[/]  ({name}) — {box.credit}")
        out.print(f"  {box.summary[spoken]}")
        out.print(f"  {say['players'].format(box.least_players, box.most_players)}. Options:")
        for option in box.options:
            choices = ", ".join(
                f"{spell(c)} ({say['default']})" if c == option.default else spell(c)
                for c in option.choices
            )
            out.print(f"    [bold]{option.name}[/] = {choices}")
            out.print(f"        {option.text[spoken]}")
    out.print(say["levels"])
    for name, level in LEVELS.items():
        called = level.title[spoken]
        known = f"[bold]{name}[/]" if called == name else f"[bold]{name}[/] ({called})"
        out.print(f"  {known} — {level.text[spoken]}")
    out.print(f"Bots: {', '.join(bots.known())}", soft_wrap=True)
