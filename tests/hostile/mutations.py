"""Files of the corpus, changed: bytes, tokens, pieces of the syntax tree, and code that is half typed."""

from __future__ import annotations

import ast
import functools
import io
import tokenize
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

CORPUS = Path(__file__).parents[2] / "test_corpus"

# What decoders, tokenizers and parsers trip over.
SPLICES = (
    b"\0", b"\x0c", b"\r", b"\r\n", b"\n", b"\t", b"\\\n", b"\xef\xbb\xbf", b"\xff\xfe", b"\xed\xa0\x80", b"\xc0\xaf",
    b"\xf4\x90\x80\x80", b"\x1a", b"\x85", b"\xe2\x80\xa8", b"\xe2\x80\xae", b"\xf3\xa0\x81\x81", b"'''", b'"""', b"(",
    b")", b"[", b"]", b"{", b"}", b"# coding: latin-1\n", b"# -*- coding: utf-16 -*-\n", b"# coding: utf_7\n",
    b"# coding: rot13\n", b"# coding: undefined\n", b"# coding: idna\n", b"# coding: unicode_escape\n", b"\\ud800",
    b"\\N{LATIN SMALL LETTER A}", b"\\x00", b"async ", b"await ", b"yield ", b"lambda: ", b"*", b"**", b":=", b"0x",
    b"1e999", b"1_0", b"0777", b"f'{", b"rb'", b"@", b"->", b"...", b"print ", b"\xc2\xb5", b"\xef\xac\x81",
)  # fmt: skip

# Statements that can stand around others.
AROUND = (
    "if True:", "if x:", "while True:", "for x in y:", "try:", "with open(x) as y:", "def outer():", "class Outer:",
    "async def outer():", "match x:\n  case _:", "class Outer(BaseModel):", "def outer(self, mcp):", "@mcp.tool()\ndef outer():",
    "if TYPE_CHECKING:", "if __name__ == '__main__':", "for x in [1, 2, 3]:", "while False:", "with mcp:",
)  # fmt: skip


@functools.cache
def corpus() -> tuple[Path, ...]:
    """Every Python file of the corpus, also those that fixes made."""
    return tuple(sorted(CORPUS.rglob("*.py")))


def bytes_changed(random: Random) -> bytes:
    """A file with some of its bytes replaced, removed, doubled, or mixed with those of another."""
    data = bytearray(random.choice(corpus()).read_bytes())
    for _ in range(random.choice((1, 1, 2, 5, 20))):
        start = random.randrange(len(data) + 1)
        end = min(len(data), start + random.choice((0, 1, 1, 4, 30, 300)))
        match random.randrange(6):
            case 0:
                data[start:end] = bytes(random.randrange(256) for _ in range(end - start))
            case 1:
                del data[start:end]
            case 2:
                data[start:start] = data[start:end]
            case 3:
                other = random.choice(corpus()).read_bytes()
                begin = random.randrange(len(other) + 1)
                data[start:end] = other[begin : begin + random.randrange(1, 400)]
            case 4:
                data[start:start] = random.choice(SPLICES)
            case _:
                if start < len(data):
                    data[start] ^= 1 << random.randrange(8)
    return bytes(data)


def tokens_changed(random: Random) -> bytes:
    """A file with some of its tokens removed, doubled, exchanged or replaced by those of another."""
    spans = list(_tokens(text := _text(random)))
    pieces = _cut(text, spans)
    for _ in range(random.choice((1, 1, 1, 2, 3, 8))):
        at = random.randrange(len(pieces))
        match random.randrange(5):
            case 0:
                pieces[at] = ""
            case 1:
                pieces[at] *= 2
            case 2:
                other = random.randrange(len(pieces))
                pieces[at], pieces[other] = pieces[other], pieces[at]
            case 3:
                strange = _cut(found := _text(random), list(_tokens(found)))
                pieces[at] = random.choice(strange)
            case _:
                pieces[at] = random.choice(SPLICES).decode("utf-8", "surrogateescape")
    return "".join(pieces).encode("utf-8", "surrogateescape")


def half_typed(random: Random) -> bytes:
    """A file that ends after one of its tokens, or lacks the rest of a line."""
    text = _text(random)
    spans = list(_tokens(text))
    if not spans:
        return text.encode()
    _, end = random.choice(spans)
    rest = text.find("\n", end) if random.random() < 0.5 else len(text)
    return (text[:end] + text[rest if rest >= 0 else len(text) :]).encode("utf-8", "surrogateescape")


def tree_changed(random: Random) -> bytes:
    """A file with some expressions replaced by those of another, and statements moved, doubled, removed or wrapped."""
    text = _text(random)
    for _ in range(random.choice((1, 1, 2, 4, 8))):
        changed = _one_piece_changed(text, random)
        if _is_python(changed):
            text = changed
    return text.encode("utf-8", "surrogateescape")


def _one_piece_changed(text: str, random: Random) -> str:
    other = text if random.random() < 0.4 else _text(random)
    if random.random() < 0.6:
        here, there = list(_pieces(text, ast.expr)), list(_pieces(other, ast.expr))
        if not here or not there:
            return text
        (start, end), (begin, stop) = random.choice(here), random.choice(there)
        new = other[begin:stop]
        form = random.choice(
            ("{}", "({})", "[{}]", "{{'a': {}}}", "f({})", "{}()", "{}.a", "{}[0]", "*{}", "**{}", "lambda: {}")
        )
        return text[:start] + form.format(new) + text[end:]
    here = list(_lines_of_statements(text))
    if not here:
        return text
    lines = text.split("\n")
    first, last = random.choice(here)
    block = lines[first:last]
    match random.randrange(4):
        case 0:
            lines[first:last] = ["pass"]
        case 1:
            lines[last:last] = block
        case 2:
            begin, stop = random.choice(here)
            lines[first:last], moved = [], block
            lines[min(begin, len(lines)) : min(begin, len(lines))] = moved
            del stop
        case _:
            head = random.choice(AROUND)
            body = ["    " + each for each in block]
            tail = ["except Exception:", "    pass"] if head == "try:" else []
            lines[first:last] = [*head.split("\n"), *body, *tail]
    return "\n".join(lines)


def _text(random: Random) -> str:
    while True:
        try:
            text = random.choice(corpus()).read_bytes().decode("utf-8").replace("\r\n", "\n").replace("\r", "\n")
        except UnicodeDecodeError:
            continue
        return text


def _tokens(text: str) -> Iterator[tuple[int, int]]:
    starts = _line_starts(text)
    try:
        for token in tokenize.generate_tokens(io.StringIO(text, newline="").readline):
            if token.string:
                yield starts[token.start[0] - 1] + token.start[1], starts[token.end[0] - 1] + token.end[1]
    except (tokenize.TokenError, SyntaxError, IndexError):
        return


def _cut(text: str, spans: list[tuple[int, int]]) -> list[str]:
    pieces: list[str] = []
    position = 0
    for start, end in spans:
        pieces += [text[position:start], text[start:end]]
        position = end
    return [*pieces, text[position:], ""]


def _line_starts(text: str) -> list[int]:
    starts = [0]
    for line in text.split("\n"):
        starts.append(starts[-1] + len(line) + 1)
    return starts


def _pieces(text: str, kind: type[ast.AST]) -> Iterator[tuple[int, int]]:
    starts = _line_starts(text)
    lines = text.split("\n")

    def offset(line: int, column: int) -> int:
        return starts[line - 1] + len(lines[line - 1].encode()[:column].decode("utf-8", "ignore"))

    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return
    for node in ast.walk(tree):
        if isinstance(node, kind):
            yield offset(node.lineno, node.col_offset), offset(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]


def _lines_of_statements(text: str) -> Iterator[tuple[int, int]]:
    try:
        tree = ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return
    for node in tree.body:
        first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", ()))])
        yield first - 1, node.end_lineno or node.lineno


def _is_python(text: str) -> bool:
    try:
        ast.parse(text)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False
    return True
