"""The browser's types are made of the server's structs."""

from __future__ import annotations

import pytest

from ludopolis.engine import registry
from ludopolis.web import typescript


@pytest.mark.parametrize("name", typescript.FILES)
def test_the_generated_types_are_up_to_date(name: str) -> None:
    """Else: python -m ludopolis.web.typescript"""
    kept = (typescript.FOLDER / name).read_text(encoding="utf-8")
    assert kept == typescript.FILES[name]()


def test_every_view_has_types_for_all_its_parts() -> None:
    for name in registry.names():
        structs = typescript.structs_in(registry.box(name).views.view_type)
        declared = typescript.declarations(structs, worded=False)
        assert "unknown" not in declared, name
        assert f"export interface {registry.box(name).views.view_type.__name__} {{" in declared
