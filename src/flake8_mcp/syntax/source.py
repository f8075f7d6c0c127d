"""The text of one file, with the positions that every finding and edit is given in."""

from __future__ import annotations

import ast
import bisect
import codecs
import io
import re
import tokenize
from functools import cached_property
from typing import Literal

from flake8_mcp.lazy_dataclass import dataclass
from flake8_mcp.syntax.walking import walk

# str.splitlines would also cut at form feeds and Unicode separators, which Python does not.
_LINE_END = re.compile(r"\r\n|\n|\r")


class UnreadableSourceError(ValueError):
    """The bytes of a file are not the text of a Python module; the message is one clear line."""


@dataclass(frozen=True, slots=True, order=True)
class Span:
    """A piece of a file: 1-based lines, 0-based columns in characters, the end exclusive."""

    line: int
    column: int
    end_line: int
    end_column: int

    def holds(self, other: Span) -> bool:
        """Whether another piece of the same file lies in this one."""
        starts_before = (self.line, self.column) <= (other.line, other.column)
        return starts_before and (other.end_line, other.end_column) <= (self.end_line, self.end_column)


@dataclass(frozen=True)
class Source:
    """The decoded text of a file.

    `path` is the name shown to the user. `editable` is false for text that was handed over line by line with
    its newlines already translated (flake8 does so): its positions are right, but no edit can be made from it.
    """

    path: str
    text: str
    encoding: str = "utf-8"
    bom: bool = False
    editable: bool = True

    @classmethod
    def from_bytes(cls, path: str, data: bytes) -> Source:
        """Decode as Python does: byte order mark, coding cookie, else UTF-8 (PEP 263).

        Raises UnreadableSourceError if the bytes cannot be decoded or hold a NUL.
        """
        try:
            encoding, _ = tokenize.detect_encoding(io.BytesIO(data).readline)
            text = data.decode(encoding)
        except (SyntaxError, UnicodeError, LookupError) as problem:
            raise UnreadableSourceError(_decoding_problem(problem, data)) from None
        if "\0" in text:
            line = text.count("\n", 0, text.index("\0")) + 1
            message = f"line {line} holds a NUL character"
            raise UnreadableSourceError(message)
        return cls(path, text, encoding, bom=data.startswith(codecs.BOM_UTF8))

    @classmethod
    def from_lines(cls, path: str, lines: list[str]) -> Source:
        r"""The text that flake8 hands over: decoded lines with `\n` as their end."""
        return cls(path, "".join(lines), editable=False)

    @cached_property
    def line_starts(self) -> tuple[int, ...]:
        """The character offset at which each line starts; one more than the last line end."""
        return (0, *(match.end() for match in _LINE_END.finditer(self.text)))

    @property
    def newline(self) -> Literal["\n", "\r\n", "\r"]:
        r"""The first line end of the file, `\n` if there is none."""
        match = _LINE_END.search(self.text)
        return match.group() if match else "\n"  # type: ignore[return-value]  # the pattern matches only these

    @property
    def lines(self) -> list[str]:
        """All lines without their ends; one more than there are line ends."""
        return _LINE_END.split(self.text)

    def line(self, number: int) -> str:
        """Line `number` (1-based) without its end; empty beyond the last line."""
        return self._line_and_end(number)[1]

    def line_with_end(self, number: int) -> str:
        """The same with its end."""
        return self._line_and_end(number)[0]

    def _line_and_end(self, number: int) -> tuple[str, str]:
        # The findings of a long line share it: kept until another one is asked for.
        kept: tuple[int, tuple[str, str]] | None = self.__dict__.get("_kept_line")
        if kept is not None and kept[0] == number:
            return kept[1]
        starts = self.line_starts
        if not 1 <= number <= len(starts):
            return "", ""
        end = starts[number] if number < len(starts) else len(self.text)
        line = self.text[starts[number - 1] : end]
        found = (line, line.rstrip("\r\n"))
        self.__dict__["_kept_line"] = (number, found)
        return found

    def offset(self, line: int, column: int) -> int:
        """The character offset of a position (1-based line, 0-based column)."""
        starts = self.line_starts
        return starts[line - 1] + column if line <= len(starts) else len(self.text)

    def span(self, start: int, end: int) -> Span:
        """The span between two character offsets."""
        first, last = (bisect.bisect_right(self.line_starts, offset) for offset in (start, end))
        return Span(first, start - self.line_starts[first - 1], last, end - self.line_starts[last - 1])

    def slice(self, span: Span) -> str:
        """The text of a span."""
        return self.text[self.offset(span.line, span.column) : self.offset(span.end_line, span.end_column)]

    @cached_property
    def tree(self) -> ast.Module:
        """The syntax tree of the text, which has to be Python."""
        return ast.parse(self.text)

    def keep(self, tree: ast.Module) -> None:
        """Take a tree that was made of the text for `tree`."""
        self.__dict__.setdefault("tree", tree)

    @cached_property
    def nodes(self) -> tuple[ast.AST, ...]:
        """Every node of the tree, in the order of `ast.walk`."""
        return tuple(walk(self.tree))

    @cached_property
    def _is_ascii(self) -> bool:
        return self.text.isascii()

    def column(self, line: int, utf8_column: int) -> int:
        """The column in characters of an ast column, which counts bytes of UTF-8."""
        if self._is_ascii or utf8_column == 0:
            return utf8_column
        text = self.line(line)
        if text.isascii():
            return utf8_column
        return len(text[:utf8_column].encode("utf-8", "replace")[:utf8_column].decode("utf-8", "replace"))


def _decoding_problem(problem: Exception, data: bytes) -> str:
    if str(problem).startswith("invalid or missing encoding declaration"):
        # the first lines are no UTF-8: say where
        try:
            data.decode("utf-8")
        except UnicodeDecodeError as found:
            problem = found
    if isinstance(problem, UnicodeDecodeError):
        # What the error calls its encoding need not be the name of one; line ends are the same bytes in all of them.
        line = len(_LINE_END.findall(problem.object[: problem.start].decode("latin-1"))) + 1
        return f"line {line} holds the byte 0x{problem.object[problem.start]:02x}, which is not {problem.encoding}"
    return str(problem).replace("\n", " ")
