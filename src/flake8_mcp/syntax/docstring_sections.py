"""Where a docstring describes parameters: the sections of the google, numpy and sphinx styles, line by line.

The parsers of griffe, which fastmcp uses, give no lines.
"""

from __future__ import annotations

import functools
import re

from flake8_mcp.lazy_dataclass import dataclass

MAX_LINE = 500
_MAX_LINES = 2_000
_MAX_SECTIONS = 20
_MAX_ENTRIES = 200
_MAX_CONTINUED = 100
_GOOGLE = re.compile(
    r"(?:args|arguments|params|parameters|keyword args|keyword arguments|other parameters):", re.IGNORECASE
)
_NUMPY = frozenset({"parameters", "other parameters", "keyword arguments"})
_RULE = re.compile(r"-{3,}|={3,}")
# `name: text`, `name (type): text`, and the same as an item of a list or in back-quotes or asterisks
_ENTRY = re.compile(
    r"([-*+\u2022]\s+)?([`*]{1,2})?(\*{0,2})([A-Za-z_]\w*)(?(2)\2)\s*(?:\([^()]*(?:\([^()]*\)[^()]*)*\))?\s*:(?:\s+(.*)|$)"
)
_NUMPY_ENTRY = re.compile(r"(\*{0,2})([A-Za-z_]\w*(?:\s*,\s*\*{0,2}[A-Za-z_]\w*)*)\s*(?::.*)?")
_FIELD = re.compile(
    r":(?:param|parameter|arg|argument|key|keyword)\s+(?:[^:\s]+\s+)*?(\\?\*{0,2})([A-Za-z_]\w*)\s*:(?:\s+(.*)|$)"
)
# One of them is in every docstring that has such a section.
_SIGNS = (":", "---", "===")


@dataclass(frozen=True, slots=True)
class Described:
    """A parameter in a docstring: its name, what is said of it, and where the name stands, counted from 0.

    `is_plain` is false where the entry is an item of a list or marked up, as in a list of examples.
    """

    name: str
    text: str
    line: int
    column: int
    is_plain: bool = True
    is_variadic: bool = False


@functools.lru_cache(maxsize=500)
def described_parameters(docstring: str) -> tuple[Described, ...]:
    """The parameters that a docstring, as it is written, describes in a section of its own."""
    if not any(each in docstring for each in _SIGNS):
        return ()
    lines = [each if len(each) <= MAX_LINE else "" for each in docstring.expandtabs().split("\n")[:_MAX_LINES]]
    sections = 0
    found: list[Described] = []
    for number, line in enumerate(lines):
        text = line.strip()
        if len(found) >= _MAX_ENTRIES or sections >= _MAX_SECTIONS:
            break
        if _GOOGLE.fullmatch(text):
            sections += 1
            found += _google(lines, number)
        elif text.lower() in _NUMPY and number + 1 < len(lines) and _RULE.fullmatch(lines[number + 1].strip()):
            sections += 1
            found += _numpy(lines, number)
        elif text.startswith(":"):
            found += _field(lines, number)
    return tuple(found)


def _google(lines: list[str], header: int) -> list[Described]:
    around = _indent(lines[header])
    body = _body(lines, header + 1, around)
    if not body:
        return []
    level = _indent(lines[body[0]])
    found: list[Described] = []
    for number in body:
        if _indent(lines[number]) != level:
            continue
        entry = _ENTRY.match(lines[number].strip())
        if entry is not None:
            column = level + entry.start(4)
            text = _joined([entry[5] or "", *_deeper(lines, number, level)])
            is_plain = entry[1] is None and entry[2] is None
            found.append(Described(entry[4], text, number, column, is_plain, bool(entry[3])))
    return found


def _numpy(lines: list[str], header: int) -> list[Described]:
    level = _indent(lines[header])
    found: list[Described] = []
    for number in range(header + 2, len(lines)):
        line = lines[number]
        if not line.strip() or _indent(line) > level:
            continue
        is_heading = number + 1 < len(lines) and _RULE.fullmatch(lines[number + 1].strip())
        entry = _NUMPY_ENTRY.fullmatch(line.strip())
        if _indent(line) < level or is_heading or entry is None:
            break
        text = _joined(_deeper(lines, number, level))
        for each in re.finditer(r"[A-Za-z_]\w*", entry[2]):
            column = level + entry.start(2) + each.start()
            found.append(Described(each[0], text, number, column, is_variadic=bool(entry[1])))
    return found


def _field(lines: list[str], number: int) -> list[Described]:
    level = _indent(lines[number])
    entry = _FIELD.match(lines[number].strip())
    if entry is None:
        return []
    text = _joined([entry[3] or "", *_deeper(lines, number, level)])
    return [Described(entry[2], text, number, level + entry.start(2), is_variadic=bool(entry[1]))]


def _body(lines: list[str], start: int, around: int) -> list[int]:
    """The lines of a section that are not blank: those that stand further right than its header."""
    found: list[int] = []
    for number in range(start, len(lines)):
        if lines[number].strip():
            if _indent(lines[number]) <= around:
                break
            found.append(number)
    return found


def _deeper(lines: list[str], number: int, level: int) -> list[str]:
    """The lines after an entry that belong to it."""
    found: list[str] = []
    for line in lines[number + 1 : number + 1 + _MAX_CONTINUED]:
        if line.strip() and _indent(line) <= level:
            break
        found.append(line.strip())
    return found


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())


def _joined(texts: list[str]) -> str:
    return " ".join(each for each in texts if each)
