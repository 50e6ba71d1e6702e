"""Types for browsers, made of the structs that the server sends.

    python -m ludopolis.web.typescript      writes static/table/scene.d.ts anew

A page has put all texts into words before it looks at a scene, so there `Words` and `Text` are strings.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect

from ludopolis.language.text import Text
from ludopolis.presentation.scene import (
    Button,
    Choice,
    Drawing,
    Lesson,
    Panel,
    Piece,
    Report,
    Row,
    Scene,
    Section,
    Spot,
    Sprite,
)

FILE = Path(__file__).parent / "static" / "table" / "scene.d.ts"
SHOWN = (Sprite, Spot, Drawing, Piece, Row, Panel, Button, Section, Scene, Choice, Report, Lesson)
HEAD = "/** What the server tells of a scene. Written by `ludopolis.web.typescript`; change that. */\n\n"


def declarations(structs: Sequence[type[msgspec.Struct]], *, worded: bool) -> str:
    """TypeScript's interfaces of some structs; what may be left out has a question mark."""
    return "\n".join(line for struct in structs for line in _interface(struct, worded))


def _interface(struct: type[msgspec.Struct], worded: bool) -> Iterator[str]:
    info = inspect.type_info(struct)
    assert isinstance(info, inspect.StructType)
    yield f"/** {(struct.__doc__ or '').splitlines()[0]} */"
    yield f"export interface {struct.__name__} {{"
    if info.tag is not None:
        yield f'  {info.tag_field}: "{info.tag}";'
    omitted = bool(struct.__struct_config__.omit_defaults)
    for field in info.fields:
        missing = "?" if omitted and not field.required else ""
        yield f"  {field.encode_name}{missing}: {type_of(field.type, worded)};"
    yield "}\n"


def type_of(info: inspect.Type, worded: bool) -> str:
    """A type in TypeScript's words."""
    match info:
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType():
            return " | ".join(msgspec.json.encode(value).decode() for value in info.values)
        case inspect.StructType():
            return "string" if worded and info.cls is Text else info.cls.__name__
        case inspect.VarTupleType():
            return f"({type_of(info.item_type, worded)})[]"
        case inspect.NamedTupleType():
            named = (f"{one.encode_name}: {type_of(one.type, worded)}" for one in info.fields)
            return f"[{', '.join(named)}]"
        case inspect.TupleType():
            return f"[{', '.join(type_of(item, worded) for item in info.item_types)}]"
        case inspect.DictType():
            return f"Record<string, {type_of(info.value_type, worded)}>"
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(type_of(item, worded) for item in info.types))
    return "unknown"


def structs_in(kind: Any) -> list[type[msgspec.Struct]]:
    """All structs that a type is made of, itself included, those that others need first."""
    found: dict[type[msgspec.Struct], None] = {}

    def walk(info: Any) -> None:
        for part in getattr(info, "types", ()) or getattr(info, "item_types", ()):
            walk(part)
        for name in ("item_type", "value_type"):
            if hasattr(info, name):
                walk(getattr(info, name))
        if isinstance(info, inspect.StructType) and info.cls not in found:
            for field in info.fields:
                walk(field.type)
            found.setdefault(info.cls)

    walk(inspect.type_info(kind))
    return list(found)


def scene_types() -> str:
    """The types of scenes, for our own pages."""
    return HEAD + declarations(SHOWN, worded=True)


if __name__ == "__main__":
    FILE.write_text(scene_types(), encoding="utf-8")
