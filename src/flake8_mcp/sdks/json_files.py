"""JSON files beside the code: read as data where their path is known from `__file__`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.syntax.evaluate import from_json
from flake8_mcp.syntax.paths import Paths
from flake8_mcp.syntax.values import Unknown

from .project_files import content_of

if TYPE_CHECKING:
    from flake8_mcp.syntax.evaluate import Code, Evaluator
    from flake8_mcp.syntax.values import Value

READERS = frozenset({"json.load", "json.loads"})


def read_json(call: Code, evaluator: Evaluator) -> Value | None:
    """The value of `json.load(file)` and `json.loads(text)` for a file of the project; None if it is not known."""
    node = call.node
    if not isinstance(node, cst.Call) or len(node.args) != 1 or not call.file.project.follow_imports:
        return None
    path = Paths(evaluator).content(call.at(node.args[0].value), 0)
    if path is None:
        return None
    try:
        return from_json(json.loads(content_of(path, call.file.project.root(call.file.path))), call.place())
    except (OSError, ValueError, RecursionError) as problem:
        return Unknown(call.place(), f"{Path(path).name} cannot be read as JSON: {type(problem).__name__}")
