"""The JSON type of an expression that shows it: a constant, a display, an f-string."""

from __future__ import annotations

import ast


def literal_kind(node: ast.expr) -> str | None:
    """The JSON type that a value certainly has; None if its expression does not show it.

    A set does not count: JSON has none, and what an SDK makes of it depends on the type that it is returned as.
    """
    match node:
        case ast.Constant(value=bool()):
            return "boolean"
        case ast.Constant(value=str()) | ast.JoinedStr():
            return "string"
        case ast.Constant(value=int()):
            return "integer"
        case ast.Constant(value=float()):
            return "number"
        case ast.Constant(value=None):
            return "null"
        case ast.List() | ast.ListComp() | ast.Tuple():
            return "array"
        case ast.Dict() | ast.DictComp():
            return "object"
    return None
