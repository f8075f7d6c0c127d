"""Values of expressions in signatures and class bodies: constants without a parse, everything else by the evaluator."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field
from flake8_mcp.syntax.segments import NodePlace, span_of, span_of_name
from flake8_mcp.syntax.values import Array, Entry, Object, Scalar, Unknown

if TYPE_CHECKING:
    import libcst as cst

    from flake8_mcp.syntax.evaluate import Evaluator
    from flake8_mcp.syntax.outline import Scope
    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.segments import Segment
    from flake8_mcp.syntax.source import Source, Span
    from flake8_mcp.syntax.values import Place, Value

_MISSING = object()
MAX_DISPLAY = 5_000


class ExpressionPlace(NodePlace):
    """The place of an expression of a file; it is parsed by libcst only when its node is asked for."""

    __slots__ = ("_expression", "_file")

    def __init__(self, file: CodeFile, expression: ast.expr) -> None:
        self._file = file
        self._expression = expression

    @property
    def segment(self) -> Segment:  # type: ignore[override]  # a slot there, worked out on demand here
        """The segment of the expression. Raises SegmentError."""
        return self._file.expression(self._expression)

    @property
    def node(self) -> cst.CSTNode:  # type: ignore[override]  # as above
        """The libcst node of the expression. Raises SegmentError."""
        return self.segment.root

    @property
    def source(self) -> Source:
        """The file."""
        return self._file.source

    @property
    def span(self) -> Span:
        """The span in file coordinates."""
        return span_of(self._file.source, self._expression)


class NamePlace:
    """The place of a parameter, keyword argument or other ast node that starts with its name, or of a function's."""

    __slots__ = ("_file", "_name", "_node")

    def __init__(self, file: CodeFile, node: ast.arg | ast.keyword | ast.stmt, name: str) -> None:
        self._file = file
        self._node = node
        self._name = name

    @property
    def source(self) -> Source:
        """The file."""
        return self._file.source

    @property
    def span(self) -> Span:
        """The span of the name."""
        node = self._node
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and self._name == node.name:
            return span_of_name(self._file.source, node)
        span = span_of(self._file.source, self._node)
        return type(span)(span.line, span.column, span.line, span.column + len(self._name))


@dataclass(frozen=True, slots=True)
class Given:
    """An expression that was given for something: a default, the value of a keyword.

    `value` is set if it is known without looking at the expression; `key` is the place of its keyword.
    """

    file: CodeFile
    scope: Scope
    node: ast.expr
    key: Place | None = None
    value: Value | None = field(default=None, compare=False)

    @property
    def place(self) -> Place:
        """Where the expression stands."""
        return self.value.place if self.value is not None else ExpressionPlace(self.file, self.node)

    @property
    def is_none(self) -> bool:
        """Whether it is a literal None."""
        return isinstance(self.node, ast.Constant) and self.node.value is None

    @property
    def is_ellipsis(self) -> bool:
        """Whether it is a literal `...`."""
        return isinstance(self.node, ast.Constant) and self.node.value is ...


def value_of(evaluator: Evaluator, given: Given) -> Value:
    """The value of a given expression."""
    if given.value is not None:
        return given.value
    plain = _plain(given.file, given.node)
    return plain if plain is not None else evaluator.of_node(given.file, given.node, given.scope)


def _plain(file: CodeFile, node: ast.expr) -> Value | None:
    """The value of a display of constants, None for anything that needs the evaluator."""
    constant = _constant(node)
    if constant is not _MISSING:
        return Scalar(ExpressionPlace(file, node), constant)
    if isinstance(node, ast.List | ast.Tuple | ast.Set) and len(node.elts) <= MAX_DISPLAY:
        items = [_plain(file, each) for each in node.elts]
        if all(each is not None for each in items):
            kind = type(node).__name__.lower()
            return Array(ExpressionPlace(file, node), tuple(each for each in items if each is not None), kind)
    if isinstance(node, ast.Dict) and len(node.keys) <= MAX_DISPLAY:
        entries: list[Entry] = []
        for key, value in zip(node.keys, node.values, strict=True):
            known_key = _plain(file, key) if key is not None else None
            known = _plain(file, value)
            if known_key is None or known is None:
                return None
            entries.append(Entry(known_key, known))
        return Object(ExpressionPlace(file, node), tuple(entries))
    return None


def _constant(node: ast.expr) -> object:
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
        value = node.operand.value
        if type(value) in {int, float}:
            return -value  # type: ignore[operator]  # a number
    return _MISSING


def unknown_of(value: Value) -> Unknown | None:
    """The first unknown part of a value, None if all of it is known."""
    match value:
        case Unknown():
            return value
        case Array():
            if not value.complete:
                return Unknown(value.place, "more items may follow")
            return next((found for each in value.items if (found := unknown_of(each)) is not None), None)
        case Object():
            if value.rest is not None:
                return value.rest
            parts = (part for entry in value.entries for part in (entry.key, entry.value))
            return next((found for each in parts if (found := unknown_of(each)) is not None), None)
        case _:
            return None


def truth(value: Value | None) -> bool | None:
    """Whether a value counts as true; None if that is not known."""
    match value:
        case Scalar():
            return bool(value.value)
        case Array():
            return bool(value.items) if value.items or value.complete else None
        case Object():
            return bool(value.entries) if value.maker is None and (value.entries or value.rest is None) else None
        case _:
            return None


def text_of_given(evaluator: Evaluator, given: Given | None) -> str | None:
    """The text of a given string, None for anything else."""
    value = None if given is None else value_of(evaluator, given)
    return value.value if isinstance(value, Scalar) and isinstance(value.value, str) else None
