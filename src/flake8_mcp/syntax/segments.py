"""libcst trees of single pieces of source, with spans in file coordinates on demand.

Only what carries meaning is parsed: an expression, or a function without its body. A whole-file parse costs five times
as much, and positions again twice that (libcst 1.9.0), so they are computed when a place is asked for.
"""

from __future__ import annotations

import ast
import keyword
import re
import warnings
from typing import TYPE_CHECKING

import libcst as cst
from libcst.metadata import MetadataWrapper, PositionProvider

from .source import Source, Span

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

    from libcst.metadata import CodeRange

    from .outline import FunctionNode
    from .values import Place

# libcst 1.9.0 needs 13 s and 1.5 GB for a dict of 50,000 lines.
MAX_SEGMENT = 400_000
# Hundreds of strings side by side nest as deep in libcst, and rendering and placing them recurses: placing 300 of them
# needs a thousand calls (libcst 1.9.0).
MAX_QUOTES = 200
MAX_ADJACENT = 50
_ADJACENT = re.compile(r"""["'](?:\s|\\\n|#.*\n)*[A-Za-z]{0,2}["']""")
# libcst 1.9.0 drops form feeds in front of code, and a last carriage return.
_LOST = re.compile("\f|\r(?!\n)")
_NEWLINE = re.compile(r"\r\n?|\n")


class SegmentError(ValueError):
    """A piece of source that libcst cannot be trusted with; the message says why, `line` where it starts."""

    def __init__(self, reason: str, line: int) -> None:
        super().__init__(f"{reason} (line {line})")
        self.line = line


class Segment:
    """The libcst tree of one piece of a file. `root` is the node of the piece itself."""

    __slots__ = ("_column_shift", "_line_shift", "_made", "_parents", "_positions", "code", "root", "source")

    def __init__(
        self, source: Source, code: str, line_shift: int, column_shift: int, parse: Callable[[str], cst.CSTNode]
    ) -> None:
        """A piece of a file.

        `code` is the piece as libcst sees it: its lines start `line_shift` below the file's line 0, and its first line
        `column_shift` characters to the right. `parse` makes a module or an expression of it. Raises SegmentError if
        libcst refuses the code.
        """
        self.source = source
        self.code = code
        self._line_shift = line_shift
        self._column_shift = column_shift
        self._positions: Mapping[cst.CSTNode, CodeRange] | None = None
        self._parents: dict[cst.CSTNode, cst.CSTNode] | None = None
        if len(code) > MAX_SEGMENT:
            raise self._refusal(f"an expression of more than {MAX_SEGMENT} characters is not read")
        try:
            self.root = parse(code)
        except Exception as problem:  # noqa: BLE001 - libcst raises ParserSyntaxError, TypeError, RecursionError and more
            raise self._refusal(f"libcst does not parse it: {type(problem).__name__}") from None
        self._made = self.root if isinstance(self.root, cst.Module) else None
        if _LOST.search(code):
            self._check()
        if code.count('"') + code.count("'") > MAX_QUOTES and len(_ADJACENT.findall(code)) > MAX_ADJACENT:
            self._placed()

    @property
    def _module(self) -> cst.Module:
        """The tree as a module, which libcst renders and places."""
        if self._made is None:
            assert isinstance(self.root, cst.BaseExpression)
            # libcst 1.9.0 leaves the text of a line's end out where it is that of the first one
            first = _NEWLINE.search(self.code)
            self._made = cst.Module(
                [cst.SimpleStatementLine([cst.Expr(self.root)])],
                default_newline=first[0] if first is not None else "\n",
                has_trailing_newline=False,
            )
        return self._made

    def span(self, node: cst.CSTNode) -> Span:
        """The span of a node of this segment, without parentheses and white space around it.

        Parentheses of a tuple and of a generator expression belong to it, as for ast. Raises SegmentError if libcst
        does not render the code as it stands in the file: its positions are then wrong.
        """
        positions = self._placed()
        found = positions[node]
        start, end = found.start, found.end
        if isinstance(node, cst.Tuple | cst.GeneratorExp):
            # the outermost parentheses of an expression segment are our own
            own = 1 if node is self.root else 0
            if len(node.lpar) > own:
                start, end = positions[node.lpar[-1]].start, positions[node.rpar[0]].end
        return Span(*self._position(start.line, start.column), *self._position(end.line, end.column))

    def outer_span(self, node: cst.BaseExpression) -> Span:
        """The span of an expression of this segment with all parentheses around it. Raises SegmentError as `span`."""
        inner = self.span(node)
        # the outermost parentheses of an expression segment are our own
        own = 1 if node is self.root else 0
        if len(node.lpar) <= own:
            return inner
        positions = self._placed()
        start, end = positions[node.lpar[own]].start, positions[node.rpar[-1 - own]].end
        return Span(*self._position(start.line, start.column), *self._position(end.line, end.column))

    def parent(self, node: cst.CSTNode) -> cst.CSTNode | None:
        """The node of this segment around a node; None if it has none."""
        if self._parents is None:
            self._parents = {}
            work: list[cst.CSTNode] = [self._module]
            while work:
                each = work.pop()
                for child in each.children:
                    self._parents[child] = each
                    work.append(child)
        return self._parents.get(node)

    def _placed(self) -> Mapping[cst.CSTNode, CodeRange]:
        """The positions of all nodes. Raises SegmentError."""
        if self._positions is None:
            self._check()
            try:
                self._positions = MetadataWrapper(self._module, unsafe_skip_copy=True).resolve(PositionProvider)
            except RecursionError:
                raise self._refusal("libcst does not place it: RecursionError") from None
        return self._positions

    def _check(self) -> None:
        try:
            is_same = self._module.code == self.code
        except RecursionError:
            raise self._refusal("libcst does not render it: RecursionError") from None
        if not is_same:
            raise self._refusal("libcst does not reproduce the source")

    def _refusal(self, reason: str) -> SegmentError:
        return SegmentError(reason, max(self._line_shift + 1, 1))

    def _position(self, line: int, column: int) -> tuple[int, int]:
        return line + self._line_shift, column + self._column_shift if line == 1 else column


class NodePlace:
    """The place of a libcst node; the span is computed on demand."""

    __slots__ = ("node", "segment")

    def __init__(self, segment: Segment, node: cst.CSTNode) -> None:
        self.segment = segment
        self.node = node

    @property
    def source(self) -> Source:
        """The file."""
        return self.segment.source

    @property
    def span(self) -> Span:
        """The span in file coordinates. Raises SegmentError as Segment.span does."""
        return self.segment.span(self.node)

    def __repr__(self) -> str:
        return f"NodePlace({type(self.node).__name__})"


def string_pieces(place: Place) -> Iterator[tuple[Place, str]]:
    """The literal pieces of the string at a place, each with its text; nothing for a string that is computed."""
    if not isinstance(place, NodePlace):
        return
    work: list[cst.CSTNode] = [place.node]
    while work:
        node = work.pop()
        if isinstance(node, cst.ConcatenatedString):
            work += [node.right, node.left]
        elif isinstance(node, cst.SimpleString):
            value = literal(node)
            if isinstance(value, str):
                yield NodePlace(place.segment, node), value


def span_of(source: Source, node: ast.expr | ast.stmt | ast.arg | ast.keyword) -> Span:
    """The span of an ast node in characters."""
    end_line = node.end_lineno or node.lineno
    return Span(
        node.lineno,
        source.column(node.lineno, node.col_offset),
        end_line,
        source.column(end_line, node.end_col_offset or node.col_offset),
    )


def span_of_name(source: Source, function: FunctionNode) -> Span:
    """The span of the name in a `def` statement; of its `def` where the name is written in another normal form."""
    start = source.offset(function.lineno, source.column(function.lineno, function.col_offset))
    position = source.text.index("def", start) + len("def")
    position = source.text.index(function.name, position) if function.name in source.text[position:] else start
    line = source.text.count("\n", start, position) + function.lineno
    column = position - source.offset(line, 0)
    return Span(line, column, line, column + len(function.name))


def expression_segment(source: Source, node: ast.expr) -> Segment:
    """The segment of one expression. Raises SegmentError."""
    span = span_of(source, node)
    return Segment(source, f"({source.slice(span)})", span.line - 1, span.column - 1, _expression)


def _expression(code: str) -> cst.BaseExpression:
    """The tree of an expression in parentheses; the one of a name is made here, in a tenth of the time."""
    name = code[1:-1]
    if name.isidentifier() and name.isascii() and not keyword.iskeyword(name):
        return cst.Name(name, lpar=[cst.LeftParen()], rpar=[cst.RightParen()])
    return cst.parse_expression(code)


def header_segment(source: Source, node: FunctionNode) -> Segment:
    """The segment of a function's decorators, signature and docstring, without the rest of its body.

    An indented function is put under an `if`, so that no line has to be moved. Raises SegmentError.
    """
    first_line = min([node.lineno, *(each.lineno for each in node.decorator_list)])
    while node.decorator_list and not source.line(first_line).lstrip().startswith("@"):
        first_line -= 1  # `@(` and what it decorates with on the next line
    first = node.body[0]
    start = source.offset(first_line, 0)
    text_start = source.offset(first.lineno, source.column(first.lineno, first.col_offset))
    code = source.text[start:text_start]
    if is_docstring(first):
        code += source.slice(span_of(source, first))
    else:
        code += "pass"
    indented = source.line(first_line)[:1] in {" ", "\t", "\f"}
    segment = Segment(
        source, f"if 1:\n{code}" if indented else code, first_line - (2 if indented else 1), 0, cst.parse_module
    )
    assert isinstance(segment.root, cst.Module)
    statement = segment.root.body[0]
    segment.root = statement.body.body[0] if indented else statement  # type: ignore[union-attr]  # of `if 1:`
    return segment


def is_docstring(node: ast.stmt) -> bool:
    """Whether a function's first statement is its docstring: a plain string literal."""
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def literal(node: cst.SimpleString) -> str | bytes:
    """The value of a string literal."""
    if "\\" not in node.value and "\r" not in node.value and "b" not in node.prefix:
        return node.raw_value
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of escapes like "\d": the parser of the file warns of them
        return node.evaluated_value


def dotted(node: cst.CSTNode) -> tuple[str, ...]:
    """The parts of `a.b.c`; empty for anything else."""
    parts: list[str] = []
    while isinstance(node, cst.Attribute):
        parts.append(node.attr.value)
        node = node.value
    if not isinstance(node, cst.Name):
        return ()
    parts.append(node.value)
    return tuple(reversed(parts))
