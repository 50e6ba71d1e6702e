"""How New York looks and speaks."""

from __future__ import annotations

from ludopolis.games.newyork import drawing, guide, log, scene, terminal
from ludopolis.games.newyork.view import NewYorkView
from ludopolis.presentation import ui

UI = ui.UI[NewYorkView](
    question=scene.question,
    note=scene.note,
    log=log.log,
    explain=log.explain,
    terminal=terminal.draw,
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
