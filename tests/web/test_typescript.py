"""The browser's types are made of the server's structs."""

from __future__ import annotations

from ludopolis.engine import registry
from ludopolis.web import typescript


def test_the_types_of_scenes_are_up_to_date() -> None:
    """Else: python -m ludopolis.web.typescript"""
    assert typescript.FILE.read_text(encoding="utf-8") == typescript.scene_types()


def test_every_view_has_types_for_all_its_parts() -> None:
    for name in registry.names():
        structs = typescript.structs_in(registry.box(name).views.view_type)
        declared = typescript.declarations(structs, worded=False)
        assert "unknown" not in declared, name
        assert f"export interface {registry.box(name).views.view_type.__name__} {{" in declared
