"""Edits of what stands above a function."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from ._fix import edit
from ._pieces import indent_of
from .imports import import_module, import_name
from .signatures import function_at

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Place

    from ._fix import Edit


def add_decorator(function: Place, text: str) -> list[Edit]:
    """Put a decorator, given as source text without its `@`, next to the function whose name stands at a place."""
    source, node = function.source, function_at(function)
    indent = indent_of(source.line(node.lineno))
    at = source.offset(node.lineno, 0)
    return [edit(source, at, at, f"{indent}@{text}{source.newline}")]


def wrap_function(wrapper: Place, wrapped: str) -> list[Edit]:
    """Say with `functools.wraps` that the function whose name stands at a place stands for another one."""
    name, imports = import_name(wrapper.source, "functools", "wraps")
    if imports:
        module, imports = import_module(wrapper.source, "functools")
        name = f"{module}.wraps"
    return [*add_decorator(wrapper, f"{name}({wrapped})"), *imports]


def only_parameter_around(function: Place) -> str | None:
    """The one parameter of the function in which the function at a place is defined; None if it has others too."""
    line = function_at(function).lineno
    for each in function.source.nodes:
        if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef):
            inner = (one for one in each.body if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef))
            if any(one.lineno == line for one in inner):
                names = [argument.arg for argument in ast.walk(each.args) if isinstance(argument, ast.arg)]
                return names[0] if len(names) == 1 else None
    return None
