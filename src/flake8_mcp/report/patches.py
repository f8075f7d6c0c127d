"""The difference between two contents of a file, as `git apply` takes it."""

from __future__ import annotations

import difflib
import re
from typing import TYPE_CHECKING

from ._paths import display_path
from ._terminal import paint

if TYPE_CHECKING:
    from collections.abc import Iterator

    from ._results import Style

_COLOURS = {"+": "green", "-": "red", "@": "cyan"}
_NO_NEWLINE = b"\\ No newline at end of file\n"


def patch(path: str, before: bytes, after: bytes, style: Style) -> bytes:
    """A unified diff; in colour, what is not UTF-8 is escaped."""
    lines = list(_lines(display_path(path), before, after))
    if not style.color:
        return b"".join(lines)
    return "".join(_painted(each.decode("utf-8", "backslashreplace"), style) for each in lines).encode()


def _lines(path: str, before: bytes, after: bytes) -> Iterator[bytes]:
    old, new = _cut(before), _cut(after)
    names = [_quoted(f"{side}/{path.lstrip(chr(47))}") for side in "ab"]
    for line in difflib.diff_bytes(difflib.unified_diff, old, new, names[0], names[1], lineterm=b"\n"):
        if line.endswith(b"\n"):
            yield line
        else:
            yield line + b"\n"
            yield _NO_NEWLINE


def _cut(data: bytes) -> list[bytes]:
    r"""The lines of a file as git sees them: only `\n` ends one."""
    lines = [each + b"\n" for each in data.split(b"\n")]
    last = lines.pop().removesuffix(b"\n")
    return [*lines, last] if last else lines


def _quoted(name: str) -> bytes:
    """A path as git writes it: in quotes if it holds what would not stand in one line by itself."""
    data = name.encode("utf-8", "surrogateescape")
    if re.search(rb'[\x00-\x1f"\\\x7f]', data):
        data = b'"' + re.sub(rb'[\x00-\x1f"\\\x7f]', lambda each: b"\\%03o" % each[0][0], data) + b'"'
    return data + b"\t" if b" " in data else data


def _painted(line: str, style: Style) -> str:
    if line.startswith(("---", "+++")):
        return paint(line, style, bold=True)
    colour = _COLOURS.get(line[0])
    text = line.rstrip("\n")
    return f"{paint(text, style, fg=colour)}\n" if colour else line
