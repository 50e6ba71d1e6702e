"""`@rule`: one source, three ways to run. `@generic`: one question, answered by each game.

A rule is a plain function over a record. Interpreted (`NUMBA_DISABLE_JIT=1`) it can be stepped
through in a debugger; otherwise Numba compiles it for the CPU on its first call; called from a
CUDA kernel, the same function is compiled for the graphics card.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.core import types
from numba.extending import overload

from ludopolis.engine import cache
from ludopolis.engine.layout import Layout, dtype_of

F = TypeVar("F", bound=Callable[..., Any])

cache.keep_rules()

# Bytes of bytecode below which a rule is always inlined: a rulebook has many short sentences, and calls
# between them would cost as much as what they say (about 8% of New York's time in one run).
SMALL = 400


def rule(function: F) -> F:
    """Make a plain function a rule: compiled on its first call, kept on disk, free of the GIL."""
    return _compiled(function, inline=len(function.__code__.co_code) < SMALL)


def seldom(function: F) -> F:
    """Make a plain function a rule that is called seldom: never inlined, so it compiles faster."""
    return _compiled(function, inline=False)


def _compiled(function: F, inline: bool) -> F:
    config = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(cache.folder())
    compiler = numba.njit(cache=True, nogil=True, error_model="numpy", forceinline=inline)
    try:
        return cast(F, compiler(function))
    finally:
        config.CACHE_DIR = before


_answers: dict[Callable[..., Any], dict[np.dtype[Any], Callable[..., Any]]] = {}


def generic(question: F) -> F:
    """Declare a question that each game answers for its own record.

    The answer is chosen by the type of the first argument: at run time when called from Python,
    at compile time when called from a rule, where it costs nothing.
    """
    return _asked(question, otherwise=None)


def optional(question: F) -> F:
    """Declare a question that a game may leave to what the function itself says."""
    return _asked(question, otherwise=question)


def _asked(question: F, otherwise: F | None) -> F:
    answers: dict[np.dtype[Any], Callable[..., Any]] = {}
    name = question.__name__

    def ask(*arguments: Any) -> Any:
        answer = answers.get(arguments[0].dtype, otherwise)
        if answer is None:
            raise TypeError(f"no game answers {name}() for this record")
        return answer(*arguments)

    def choose(*argument_types: Any) -> Callable[..., Any] | None:
        first = argument_types[0]
        answer = answers.get(first.dtype, otherwise) if isinstance(first, types.Record) else None
        return None if answer is None else getattr(answer, "py_func", answer)

    ask.__name__ = ask.__qualname__ = name
    ask.__doc__ = question.__doc__
    # Numba matches the chooser to the call by its signature.
    signature = inspect.signature(question)
    for stand_in in (ask, choose):
        setattr(stand_in, "__signature__", signature)  # noqa: B010  (no attribute to the type checker)
    overload(ask, target="generic", strict=False)(choose)
    _answers[ask] = answers
    return cast(F, ask)


def implements(question: Callable[..., Any], layout: type[Layout]) -> Callable[[F], F]:
    """Mark a function as a game's answer to a generic question; it becomes a rule."""

    def register(function: F) -> F:
        answer = rule(function)
        _answers[question][dtype_of(layout)] = answer
        return answer

    return register


def answer_of(question: Callable[..., Any], layout: type[Layout]) -> Any:
    """The compiled rule with which a game answers a question."""
    return _answers[question][dtype_of(layout)]


def interpreted() -> bool:
    """Are the rules being interpreted rather than compiled?"""
    return bool(numba.config.DISABLE_JIT)
