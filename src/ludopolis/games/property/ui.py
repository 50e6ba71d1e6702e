"""How Property looks and speaks."""

from __future__ import annotations

from ludopolis.games.property import drawing, guide, log, scene, terminal
from ludopolis.games.property.view import PropertyView
from ludopolis.language.text import say
from ludopolis.presentation import ui

UI = ui.UI[PropertyView](
    question=log.question,
    note=log.note,
    log=log.log,
    explain=log.explain,
    terminal=terminal.terminal,
    aids=(ui.Aid("c", say("aid-c"), log.count_cards),),
    drawing=drawing.drawing,
    open_scene=scene.open_scene,
    own_scene=scene.own_scene,
    reading=scene.reading,
    parts=scene.parts,
    preview=scene.preview,
    selection_help=scene.selection_help,
    chapter=guide.GUIDE.chapter,
    lesson=guide.GUIDE.lesson,
    report=log.report,
    pictures=drawing.PICTURES,
)
