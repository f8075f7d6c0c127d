"""Docstrings that the project's own code reads and gives to tools."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.found import module_in

from flake8_mcp.syntax.values import Scalar, Unknown

if TYPE_CHECKING:
    from pathlib import Path

    from flake8_mcp.syntax.values import Value

TEXT = """\
import functools
import inspect
from mcp.server import Server
from mcp.types import Tool

TOOLS = []
server = Server("x")


def tool(function):
    TOOLS.append(Tool(name="find", description={description}, inputSchema={{"type": "object"}}))
    return function


@server.list_tools()
async def list_tools():
    return TOOLS


@tool
{function}
"""
LONG = 'def find():\n    """Find it.\n\n      Now.\n    """'


def description(folder: Path, expression: str, function: str, pins: str = "mcp==1.30.0,python==3.12") -> Value:
    """The description of the only tool."""
    (tool,) = module_in(folder, TEXT.format(description=expression, function=function), pins).tools
    assert tool.known_name == "find"
    return tool.description.value  # type: ignore[return-value]  # it is given


@pytest.mark.parametrize(
    ("expression", "function", "expected"),
    [
        ("function.__doc__", "def find(): 'Find it.'", "Find it."),
        ("function.__doc__", LONG, "Find it.\n\n      Now.\n    "),
        ("(function.__doc__ or '').strip()", LONG, "Find it.\n\n      Now."),
        ("inspect.getdoc(function)", LONG, "Find it.\n\nNow."),
        ("inspect.getdoc(function) or 'None.'", "def find(): return 1", "None."),
        ("function.__doc__ or 'None.'", "def find(): pass", "None."),
        ("function.__doc__ or 'None.'", "def find(): 1", "None."),
    ],
)
def test_docstring(tmp_path: Path, expression: str, function: str, expected: str) -> None:
    value = description(tmp_path, expression, function)
    assert isinstance(value, Scalar)
    assert value.value == expected


@pytest.mark.parametrize(
    ("expression", "function"),
    [
        ("function.__doc__", "def find(): 'Find it.'\nfind.__doc__ = 'Set.'"),
        ("inspect.getdoc(function)", "def find(): 'Find it.'\nfind.__doc__ = 'Set.'"),
        ("inspect.getdoc()", "def find(): 'Find it.'"),
        ("inspect.getdoc(*given)", "def find(): 'Find it.'"),
        ("server.__doc__", "def find(): 'Find it.'"),
    ],
)
def test_docstring_that_is_not_known(tmp_path: Path, expression: str, function: str) -> None:
    assert isinstance(description(tmp_path, expression, function), Unknown)


def test_docstring_depends_on_the_release_of_python(tmp_path: Path) -> None:
    new = description(tmp_path, "function.__doc__", LONG, "mcp==1.30.0,python==3.13")
    assert isinstance(new, Scalar)
    assert new.value == "Find it.\n\nNow.\n"
    any_release = description(tmp_path, "function.__doc__", LONG, "mcp==1.30.0")
    assert isinstance(any_release, Unknown)
    assert any_release.reason.startswith("Python 3.13 changes the indentation of docstrings")
    cleaned = description(tmp_path, "inspect.getdoc(function)", LONG, "mcp==1.30.0")
    assert isinstance(cleaned, Scalar)


@pytest.mark.parametrize("expression", ["function.__doc__", "inspect.getdoc(function)"])
def test_docstring_of_a_wrapper_is_that_of_the_function(tmp_path: Path, expression: str) -> None:
    text = TEXT.replace(
        "@server.list_tools()",
        """\
def logged(function):
    def inner(): 'Inner.'
    functools.update_wrapper(inner, function)
    return inner


@server.list_tools()""",
    )
    (tool,) = module_in(
        tmp_path, text.format(description=expression, function="@logged\ndef find(): 'Find it.'"), "mcp==1.30.0"
    ).tools
    value = tool.description.value
    assert isinstance(value, Unknown) or (isinstance(value, Scalar) and value.value == "Find it.")
