"""No die is thrown but a game's own: nothing uses Python's or NumPy's generators."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import ludopolis

PACKAGE = Path(ludopolis.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))
MAY = {"engine/conformance.py"}  # it shakes them to see that nothing moves


def uses(source: str) -> list[str]:
    """Every mention of a generator that is not a game's."""
    found = []
    numpy = {"numpy"}
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name == "numpy":
                    numpy.add(alias.asname or "numpy")
                if alias.name.split(".")[0] == "random" or alias.name.startswith("numpy.random"):
                    found.append(ast.unparse(node))
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            names = {alias.name for alias in node.names}
            if module in {"random", "numpy.random"} or (module == "numpy" and "random" in names):
                found.append(ast.unparse(node))
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Attribute)
            and node.attr == "random"
            and isinstance(node.value, ast.Name)
            and node.value.id in numpy
        ):
            found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("path", FILES, ids=[str(f.relative_to(PACKAGE)) for f in FILES])
def test_no_file_uses_a_global_generator(path: Path) -> None:
    found = uses(path.read_text(encoding="utf-8"))
    assert bool(found) == (str(path.relative_to(PACKAGE)) in MAY), found


@pytest.mark.parametrize(
    "source",
    [
        "import random",
        "from random import choice",
        "import numpy as np\nnp.random.seed(1)",
        "import numpy\nnumpy.random.default_rng()",
        "from numpy import random",
        "from numpy.random import default_rng",
        "import numpy.random as r",
        "def f():\n    import random as dice",
    ],
)
def test_a_use_is_found(source: str) -> None:
    assert uses(source)
