"""`@rule`: one source, three ways to run. `@generic`: one function, implemented by each game.

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

# Rules with fewer bytes of bytecode are always inlined: they are many and short, and calling them
# would cost as much as what they do (about 8% of the time of a random game in one run).
INLINED_BYTES = 400


def rule(function: F) -> F:
    """Compile a function on its first call, cache it on disk, and run it without the GIL."""
    return _compiled(function, inline=len(function.__code__.co_code) < INLINED_BYTES)


def seldom(function: F) -> F:
    """Like `rule`, for what is called seldom: never inlined, so it compiles faster."""
    return _compiled(function, inline=False)


def _compiled(function: F, inline: bool) -> F:
    compiled = numba.njit(nogil=True, error_model="numpy", forceinline=inline)(function)
    if not interpreted():
        compiled._cache = cache.RuleCache(function)
    return cast(F, compiled)


_implementations: dict[Callable[..., Any], dict[np.dtype[Any], Callable[..., Any]]] = {}


def generic(function: F) -> F:
    """Declare a function that each game implements for its own record.

    The implementation is chosen by the type of the first argument: at run time when called from
    Python, at compile time when called from a rule, where it costs nothing.
    """
    return _dispatched(function, default=None)


def optional(function: F) -> F:
    """Declare a function that a game may implement; its own body is the default."""
    return _dispatched(function, default=function)


def _dispatched(function: F, default: F | None) -> F:
    implementations: dict[np.dtype[Any], Callable[..., Any]] = {}
    name = function.__name__

    def call(*arguments: Any) -> Any:
        found = implementations.get(arguments[0].dtype, default)
        if found is None:
            raise TypeError(f"no game implements {name}() for this record")
        return found(*arguments)

    def choose(*argument_types: Any) -> Callable[..., Any] | None:
        first = argument_types[0]
        is_record = isinstance(first, types.Record)
        found = implementations.get(first.dtype, default) if is_record else None
        return None if found is None else getattr(found, "py_func", found)

    call.__name__ = call.__qualname__ = name
    call.__doc__ = function.__doc__
    # Numba matches `choose` to a call by its signature.
    signature = inspect.signature(function)
    for stand_in in (call, choose):
        setattr(stand_in, "__signature__", signature)  # noqa: B010  (no attribute to the type checker)
    overload(call, target="generic", strict=False)(choose)
    _implementations[call] = implementations
    return cast(F, call)


def implements(generic_function: Callable[..., Any], layout: type[Layout]) -> Callable[[F], F]:
    """Register a function as a game's implementation of a generic one; it becomes a rule."""

    def register(function: F) -> F:
        compiled = rule(function)
        _implementations[generic_function][dtype_of(layout)] = compiled
        return compiled

    return register


def implementation_of(generic_function: Callable[..., Any], layout: type[Layout]) -> Any:
    """The rule with which a game implements a generic function; None if it does not."""
    return _implementations[generic_function].get(dtype_of(layout))


def interpreted() -> bool:
    """Are the rules being interpreted rather than compiled?"""
    return bool(numba.config.DISABLE_JIT)
