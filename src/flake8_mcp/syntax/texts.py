"""String literals, implicit concatenation, f-strings and numbers as values."""

from __future__ import annotations

import re
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import libcst as cst

from .segments import literal
from .values import Scalar, Unknown

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from .evaluate import Code, Evaluator
    from .values import Value

MAX_TEXT = 200_000
MAX_DIGITS = 200  # int() of a very long text is slow, and CPython refuses 4,300 digits

_ESCAPE_OR_QUOTE = re.compile(r'\\.|"', re.DOTALL)


def shown_text(value: Value) -> str | None:
    """What `str()` and a plain field of an f-string make of a value; None if that is not known."""
    if not isinstance(value, Scalar) or not isinstance(value.value, str | int | float | None):
        return None
    return str(value.value) if value.member is None or value.member.shown_as_value else None


def bounded_text(text: str, code: Code) -> Value:
    """A text as the value of an expression, unless it is too long."""
    if len(text) > MAX_TEXT:
        return Unknown(code.place(), f"the text is longer than {MAX_TEXT} characters")
    return Scalar(code.place(), text)


def _string(_evaluator: Evaluator, code: Code) -> Value:
    node = code.node
    assert isinstance(node, cst.SimpleString)
    return Scalar(code.place(), literal(node))


def _concatenation(evaluator: Evaluator, code: Code) -> Value:
    pieces: list[Any] = []  # all str or all bytes: anything else does not parse
    size = 0
    node: cst.BaseExpression | None = code.node
    while node is not None:
        value = evaluator.value(code.at(node.left if isinstance(node, cst.ConcatenatedString) else node))
        if not isinstance(value, Scalar) or not isinstance(value.value, str | bytes):
            return Unknown(code.place(), value.reason if isinstance(value, Unknown) else "it is not text")
        pieces.append(value.value)
        size += len(value.value)
        if size > MAX_TEXT:
            return bounded_text(" " * size, code)
        node = node.right if isinstance(node, cst.ConcatenatedString) else None
    return Scalar(code.place(), type(pieces[0])().join(pieces))


def _fstring(evaluator: Evaluator, code: Code) -> Value:
    node = code.node
    assert isinstance(node, cst.FormattedString)
    raw = "r" in node.start.lower()
    pieces: list[str] = []
    size = 0
    for part in node.parts:
        if isinstance(part, cst.FormattedStringText):
            text = part.value.replace("\r\n", "\n").replace("\r", "\n").replace("{{", "{").replace("}}", "}")
            pieces.append(text if raw else _unescaped(text))
        else:
            assert isinstance(part, cst.FormattedStringExpression)
            if part.format_spec is not None or part.conversion not in {None, "s"} or part.equal is not None:
                return Unknown(code.place(), "an f-string formats a value")
            value = evaluator.value(code.at(part.expression))
            shown = shown_text(value)
            if shown is None:
                reason = value.reason if isinstance(value, Unknown) else "a part of an f-string is not known"
                return Unknown(code.place(), reason)
            pieces.append(shown)
        size += len(pieces[-1])
        if size > MAX_TEXT:
            break
    return bounded_text("".join(pieces), code)


def _unescaped(text: str) -> str:
    if "\\" not in text:
        return text
    quoted = _ESCAPE_OR_QUOTE.sub(lambda match: '\\"' if match.group() == '"' else match.group(), text)
    if (len(quoted) - len(quoted.rstrip("\\"))) % 2:
        quoted += "\\"  # one in front of a field stands for itself
    return str(literal(cst.SimpleString(f'"""{quoted}"""')))


def _number(_evaluator: Evaluator, code: Code) -> Value:
    node = code.node
    assert isinstance(node, cst.Integer | cst.Float | cst.Imaginary)
    if len(node.value) > MAX_DIGITS:
        return Unknown(code.place(), "the number is too long")
    return Scalar(code.place(), node.evaluated_value)


def _ellipsis(_evaluator: Evaluator, code: Code) -> Value:
    return Scalar(code.place(), ...)


TEXTS: Mapping[type, Callable[[Evaluator, Code], Value]] = MappingProxyType(
    {
        cst.SimpleString: _string,
        cst.ConcatenatedString: _concatenation,
        cst.FormattedString: _fstring,
        cst.Integer: _number,
        cst.Float: _number,
        cst.Imaginary: _number,
        cst.Ellipsis: _ellipsis,
    }
)
