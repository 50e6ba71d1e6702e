"""Catalogues for browsers: the same messages as small JSON, which `translator.js` reads.

A pattern is a string or a list of parts; a part is a string, a number or one of
`{"$": variable}`, `{"m": message}`, `{"t": term, "o": {…}}`, `{"f": function, "a": […], "o": {…}}` and
`{"s": selector, "v": [[key, pattern], …], "d": which is the default}`.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fluent.syntax import ast

from ludopolis.language.catalogue import files, parsed
from ludopolis.language.languages import PROGRAM, SOURCE, described

LEFT_OUT = ("study",)  # files of a game that no table shows


def for_browser(language: str, locale: Path, program_files: Sequence[str]) -> dict[str, Any]:
    """The messages of a game and of some files of the program; what is not translated in the source."""
    messages: dict[str, Any] = {}
    for code in dict.fromkeys((language, SOURCE)):
        program = [file for file in files(PROGRAM, code) if file.stem in program_files]
        own = [file for file in files(locale, code) if file.stem not in LEFT_OUT]
        for file in [*own, *program]:
            for name, pattern in _messages(parsed(file, code)).items():
                messages.setdefault(name, pattern)
    cldr = described(language).cldr.replace("_", "-")  # as browsers write it
    return {"language": language, "cldr": cldr, "messages": messages}


def _messages(resource: ast.Resource) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message | ast.Term):
            name = entry.id.name if isinstance(entry, ast.Message) else f"-{entry.id.name}"
            if entry.value is not None:
                found[name] = _pattern(entry.value)
            for attribute in entry.attributes:
                found[f"{name}.{attribute.id.name}"] = _pattern(attribute.value)
    return found


def _pattern(pattern: ast.Pattern) -> Any:
    parts = [
        element.value if isinstance(element, ast.TextElement) else _expression(element.expression)
        for element in pattern.elements
    ]
    return parts[0] if len(parts) == 1 and isinstance(parts[0], str) else parts


def _expression(node: Any) -> Any:
    match node:
        case ast.StringLiteral():
            return node.parse()["value"]
        case ast.NumberLiteral():
            return node.parse()["value"]
        case ast.VariableReference():
            return {"$": node.id.name}
        case ast.MessageReference():
            return {"m": _named(node)}
        case ast.TermReference():
            return {"t": f"-{_named(node)}", "o": _options(node.arguments)}
        case ast.FunctionReference():
            given = [_expression(one) for one in node.arguments.positional]
            return {"f": node.id.name, "a": given, "o": _options(node.arguments)}
        case ast.SelectExpression():
            variants = [[_key(variant.key), _pattern(variant.value)] for variant in node.variants]
            default = next(at for at, variant in enumerate(node.variants) if variant.default)
            return {"s": _expression(node.selector), "v": variants, "d": default}
        case ast.Placeable():
            return _expression(node.expression)
    raise TypeError(f"{type(node).__name__} in a message")


def _named(node: ast.MessageReference | ast.TermReference) -> str:
    return f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name


def _key(key: ast.Identifier | ast.NumberLiteral) -> Any:
    return key.name if isinstance(key, ast.Identifier) else key.parse()["value"]


def _options(arguments: ast.CallArguments | None) -> dict[str, Any]:
    return {one.name.name: _expression(one.value) for one in (arguments.named if arguments else ())}
