"""How Big Shot looks and speaks."""

from __future__ import annotations

from ludopolis.games.bigshot import drawing, log, scene, terminal
from ludopolis.games.bigshot.guide import GUIDE
from ludopolis.games.bigshot.view import BigShotView
from ludopolis.presentation import ui

UI = ui.UI[BigShotView](
    question=scene.question,
    note=scene.note,
    log=log.log,
    explain=log.explain,
    terminal=terminal.draw,
    listed=scene.listed,
    typed_number=scene.typed_number,
    drawing=drawing.drawing,
    open_scene=scene.open_scene,
    own_scene=scene.own_scene,
    reading=scene.reading,
    parts=scene.touched,
    preview=scene.preview,
    chapter=GUIDE.chapter,
    lesson=GUIDE.lesson,
    report=log.report,
    pictures=drawing.PICTURES,
)
