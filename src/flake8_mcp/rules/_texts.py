"""What counts as text in a definition, and what surely does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.model import Absent, Array, Object, Scalar

if TYPE_CHECKING:
    from flake8_mcp.syntax.values import Value


def is_other_than_text(value: Value | Absent) -> bool:
    """Whether a value is known to be no text: None, a number, a list or dict.

    Bytes do not count, since pydantic takes them for text; nor do enum members and objects, which may be text.
    """
    if isinstance(value, Scalar):
        return not isinstance(value.value, str | bytes)
    return isinstance(value, Array) or (isinstance(value, Object) and value.maker is None)


def is_none(value: Value | Absent) -> bool:
    """Whether a value is the known None."""
    return isinstance(value, Scalar) and value.value is None
