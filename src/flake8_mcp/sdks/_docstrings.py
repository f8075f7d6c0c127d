"""The docstrings that followed code reads: `function.__doc__` and `inspect.getdoc(function)`."""

from __future__ import annotations

import ast
import inspect
from typing import TYPE_CHECKING

from flake8_mcp.schemas.descriptions import NOT_KEPT, kept_docstring
from flake8_mcp.syntax.interpret import Closure, target_of
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.values import FixedPlace, Scalar, Unknown

if TYPE_CHECKING:
    from flake8_mcp.schemas import Versions
    from flake8_mcp.syntax.evaluate import Code
    from flake8_mcp.syntax.interpret import Interpreter
    from flake8_mcp.syntax.values import Place, Value


def docstring_of(base: Value, place: Place, versions: Versions) -> Value | None:
    """`base.__doc__`, None if the value is no function or another docstring may have been given to it."""
    written = _written(base, place)
    if not isinstance(written, Scalar) or not isinstance(written.value, str):
        return written
    kept = kept_docstring(written.value, versions)
    return Unknown(written.place, NOT_KEPT) if kept is None else Scalar(written.place, kept)


def cleaned_docstring(name: str, code: Code, interpreter: Interpreter) -> Value | None:
    """`inspect.getdoc(function)`, None for any other call and as for `docstring_of`."""
    given, _ = interpreter.arguments(code) or ([], {}) if name == "inspect.getdoc" else ([], {})
    written = _written(given[0], code.place()) if given else None
    if not isinstance(written, Scalar) or not isinstance(written.value, str):
        return written
    return Scalar(written.place, inspect.cleandoc(written.value))


def _written(base: Value, place: Place) -> Value | None:
    """The docstring of a function as it is written, or None of Python if it has none."""
    function = target_of(base)
    if not isinstance(function, Closure):
        return None
    if function.attributes.keys() & {"__doc__"} or function.file.outline.assigns_attribute("__doc__"):
        return None
    first = function.node.body[0]
    constant = first.value if isinstance(first, ast.Expr) else None
    if not isinstance(constant, ast.Constant) or not isinstance(constant.value, str):
        return Scalar(place, None)
    return Scalar(FixedPlace(function.file.source, span_of(function.file.source, constant)), constant.value)
