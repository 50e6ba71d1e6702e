"""How New York New York looks and speaks."""

from __future__ import annotations

from ludopolis.games.newyorknewyork import drawing, guide, log, scene, terminal
from ludopolis.games.newyorknewyork.view import View
from ludopolis.language.text import say
from ludopolis.presentation import ui

UI = ui.UI[View](
    question=log.question,
    note=log.note,
    log=log.log,
    explain=log.explain,
    terminal=terminal.draw,
    aids=(ui.Aid("c", say("aid-c"), log.unseen_lines),),
    drawing=drawing.drawing,
    open_scene=scene.open_scene,
    own_scene=scene.own_scene,
    reading=scene.reading,
    parts=scene.parts,
    preview=scene.preview,
    chapter=guide.GUIDE.chapter,
    lesson=guide.GUIDE.lesson,
    report=log.report,
    pictures=drawing.PICTURES,
)
