"""How Tycoon looks, speaks and is touched."""

from __future__ import annotations

from ludopolis.games.tycoon import drawing, guide, log, scene, terminal
from ludopolis.games.tycoon.view import TycoonView
from ludopolis.language.text import say
from ludopolis.presentation import ui

UI = ui.UI[TycoonView](
    question=log.question,
    note=log.note,
    log=log.log,
    explain=log.explain,
    report=log.report,
    listed=scene.listed,
    terminal=terminal.draw,
    aids=(ui.Aid("r", say("aid-r"), terminal.route_lines),),
    drawing=drawing.drawing,
    open_scene=scene.open_scene,
    own_scene=scene.own_scene,
    reading=scene.reading,
    parts=scene.parts,
    preview=scene.preview,
    selection_help=scene.selection_help,
    chapter=guide.GUIDE.chapter,
    lesson=guide.GUIDE.lesson,
    pictures=drawing.PICTURES,
)
