"""What counts as text in a definition, and what surely does not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from flake8_mcp.model import Absent, Array, Object, Scalar
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from flake8_mcp.model import Tool
    from flake8_mcp.syntax.values import Value


def is_other_than_text(value: Value | Absent) -> bool:
    """Whether a value is known to be no text: None, a number, a list or dict.

    Bytes do not count, since pydantic takes them for text; nor do enum members and objects, which may be text.
    """
    if isinstance(value, Scalar):
        return not isinstance(value.value, str | bytes)
    return isinstance(value, Array) or (isinstance(value, Object) and value.maker is None)


def description_of(tool: Tool) -> str | None:
    """The description that is listed, apart from its indentation; None if there is none or it is not known."""
    part = tool.description
    return text_of(part.written if part.written is not None else part.known)


def is_none(value: Value | Absent) -> bool:
    """Whether a value is the known None."""
    return isinstance(value, Scalar) and value.value is None
