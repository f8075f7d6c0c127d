"""Regular expressions of ECMAScript with the flag `u`, as JSON Schema means them: which texts are none, and why.

Follows ECMA-262 (2024), 22.2.1, without Annex B, which does not hold under `u`. What later editions may allow, and
names that would need the tables of Unicode, are not judged.
"""

from __future__ import annotations

import re
from typing import Literal

from flake8_mcp.lazy_dataclass import dataclass

MAX_LENGTH = 2_000
_MAX_DEPTH = 60
_SYNTAX = frozenset("^$\\.*+?()[]{}|/")
_CONTROLS = {"t": "\t", "n": "\n", "v": "\v", "f": "\f", "r": "\r"}
_MEANT = {"A": "^", "Z": "$", "z": "$"}
_CLASSES = frozenset("dDsSwW")
_COUNT = re.compile(r"\{(\d+)(,(\d*))?\}", re.ASCII)
_NAME = re.compile(r"<([A-Za-z_$][A-Za-z0-9_$]*)>", re.ASCII)
_PROPERTY = re.compile(r"\{([A-Za-z0-9_]+(?:=[A-Za-z0-9_]+)?)\}", re.ASCII)
_GENERAL_CATEGORIES = frozenset(
    {
        "C", "Cc", "Cf", "Cn", "Co", "Cs", "L", "LC", "Ll", "Lm", "Lo", "Lt", "Lu", "M", "Mc", "Me", "Mn", "N", "Nd",
        "Nl", "No", "P", "Pc", "Pd", "Pe", "Pf", "Pi", "Po", "Ps", "S", "Sc", "Sk", "Sm", "So", "Z", "Zl", "Zp", "Zs",
    }
)  # fmt: skip
_FLAGS = re.compile(r"\?[aiLmsux-]+\)")
_MODIFIERS = re.compile(r"\?[ims]*(?:-[ims]*)?:")
_MAX_CODE_POINT = 0x10FFFF


class NotJudgedError(Exception):
    """Whether the text is a regular expression is not known."""


class PatternError(ValueError):
    """The text is no regular expression of ECMAScript; the message says why."""


@dataclass(frozen=True, slots=True)
class Characters:
    r"""One character out of ranges of code points and classes (`d`, `D`, `s`, ...), or one that is not among them.

    `classes` also holds the properties of `\p`, which are not followed.
    """

    ranges: tuple[tuple[int, int], ...] = ()
    classes: tuple[str, ...] = ()
    is_negated: bool = False


@dataclass(frozen=True, slots=True)
class Assertion:
    """A condition on a place in the text: `^`, `$`, `b`, `B`."""

    kind: Literal["^", "$", "b", "B"]


@dataclass(frozen=True, slots=True)
class Other:
    """Look-around or a back-reference."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Alternatives, each a sequence of nodes."""

    branches: tuple[tuple[Node, ...], ...]


@dataclass(frozen=True, slots=True)
class Repeat:
    """A node that is repeated; `most` is None without a limit."""

    node: Node
    least: int
    most: int | None


Node = Characters | Assertion | Other | Choice | Repeat
_ANY = Characters(((0x0A, 0x0A), (0x0D, 0x0D), (0x2028, 0x2029)), is_negated=True)


def parse(pattern: str) -> Choice:
    """What a pattern means. Raises PatternError, or NotJudgedError where that is not known."""
    if len(pattern) > MAX_LENGTH or any("\ud800" <= each <= "\udfff" for each in pattern):
        raise NotJudgedError
    return _Parser(pattern).result()


def fault(pattern: str) -> str | None:
    """Why a text is no regular expression of ECMAScript; None if it is one, or if that is not known."""
    try:
        parse(pattern)
    except NotJudgedError:
        return None
    except PatternError as error:
        return str(error)
    return None


class _Parser:
    """One walk over a pattern. Nesting is bounded, so that it can be followed by recursion."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.at = 0
        self.groups = 0
        self.names: list[str] = []
        self.numbers: list[int] = []
        self.referred: list[str] = []

    def result(self) -> Choice:
        found = self._choice(0)
        if self._next():
            raise PatternError('")" closes no group')
        if any(number > self.groups for number in self.numbers):
            raise PatternError(f'there is no group for "\\{max(self.numbers)}"')
        for name in self.referred:
            if name not in self.names:
                raise PatternError(f'there is no group "{name}"')
        if len(set(self.names)) < len(self.names):
            if "|" in self.pattern:
                raise NotJudgedError  # ECMAScript 2025 allows it in different alternatives
            raise PatternError("two groups have the same name")
        return found

    def _next(self, length: int = 1) -> str:
        return self.pattern[self.at : self.at + length]

    def _choice(self, depth: int) -> Choice:
        if depth > _MAX_DEPTH:
            raise NotJudgedError
        branches: list[tuple[Node, ...]] = []
        sequence: list[Node] = []
        while True:
            char = self._next()
            if char in {"", ")"}:
                branches.append(tuple(sequence))
                return Choice(tuple(branches))
            if char == "|":
                self.at += 1
                branches.append(tuple(sequence))
                sequence = []
            else:
                sequence.append(self._term(depth))

    def _term(self, depth: int) -> Node:
        char = self._next()
        self.at += 1
        if char in "*+?{":
            raise PatternError(f'"{char}" repeats nothing' if char != "{" else '"{" must be written "\\{"')
        if char in "]}":
            raise PatternError(f'"{char}" must be written "\\{char}"')
        if char in "^$":
            return Assertion("^" if char == "^" else "$")
        if char == "\\" and self._next() in {"b", "B"}:
            kind: Literal["b", "B"] = "b" if self._next() == "b" else "B"
            self.at += 1
            return Assertion(kind)
        if char == "(":
            node, is_repeatable = self._group(depth)
            return self._repeated(node) if is_repeatable else node
        if char == "[":
            return self._repeated(self._set())
        if char == "\\":
            return self._repeated(self._escape())
        return self._repeated(_ANY if char == "." else _one(ord(char)))

    def _repeated(self, node: Node) -> Node:
        char = self._next()
        if char not in {"*", "+", "?", "{"}:
            return node
        if char == "{":
            found = _COUNT.match(self.pattern, self.at)
            if found is None:
                raise PatternError('"{" must be written "\\{" where it is no count such as {1,3}')
            self.at = found.end()
            least = int(found[1])
            most = least if found[2] is None else int(found[3]) if found[3] else None
            if most is not None and least > most:
                raise PatternError(f"the count {found[0]} is out of order")
        else:
            self.at += 1
            least, most = {"*": (0, None), "+": (1, None), "?": (0, 1)}[char]
        if self._next() == "?":
            self.at += 1
        return Repeat(node, least, most)

    def _group(self, depth: int) -> tuple[Node, bool]:
        """A group after its parenthesis, and whether it may be repeated."""
        if self._next() != "?":
            self.groups += 1
            return self._closed(depth), True
        if self._next(2) == "?:":
            self.at += 2
            return self._closed(depth), True
        for sign in ("?<=", "?<!", "?=", "?!"):
            if self._next(len(sign)) == sign:
                self.at += len(sign)
                self._closed(depth)
                return Other(), False
        if self._next(2) == "?<":
            self.at += 1
            self.names.append(self._name())
            self.groups += 1
            return self._closed(depth), True
        raise self._odd_group()

    def _odd_group(self) -> Exception:
        if _MODIFIERS.match(self.pattern, self.at):
            return NotJudgedError()  # ECMAScript 2025 has them
        if _FLAGS.match(self.pattern, self.at):
            return PatternError(f'flags such as "({self.pattern[self.at :].partition(")")[0]})" do not exist')
        if self._next(3) == "?P<":
            return PatternError('a group is named by "(?<", not by "(?P<"')
        return PatternError(f'there is no group "({self._next(2)}"')

    def _closed(self, depth: int) -> Choice:
        found = self._choice(depth + 1)
        if self._next() != ")":
            raise PatternError("a group is not closed")
        self.at += 1
        return found

    def _name(self) -> str:
        found = _NAME.match(self.pattern, self.at)
        if found is None:
            name = self.pattern[self.at : self.at + 200].partition(">")[0]
            if not name.isascii() or "\\" in name:
                raise NotJudgedError
            raise PatternError("the name of a group is no identifier")
        self.at = found.end()
        return found[1]

    # escapes

    def _escape(self) -> Node:
        """An escape outside a set, after its backslash."""
        char = self._next()
        if char.isdecimal() and char != "0":
            if not char.isascii():
                raise PatternError(f'"\\{char}" is no escape')
            digits = re.match(r"\d+", self.pattern[self.at :], re.ASCII)
            assert digits is not None
            self.at += digits.end()
            self.numbers.append(min(int(digits[0][:9]), MAX_LENGTH))
            return Other()
        if char == "k":
            self.at += 1
            if self._next() != "<":
                raise PatternError('"\\k" needs the name of a group')
            self.referred.append(self._name())
            return Other()
        return self._single_escape(in_set=False)

    def _single_escape(self, *, in_set: bool) -> Characters:
        """An escape that stands for one character, after its backslash."""
        char = self._next()
        self.at += 1
        if not char:
            raise PatternError("it ends in a backslash")
        if char in _CLASSES:
            return Characters(classes=(char,))
        if char in _CONTROLS:
            return _one(ord(_CONTROLS[char]))
        if char in _SYNTAX or (in_set and char == "-"):
            return _one(ord(char))
        if in_set and char == "b":
            return _one(8)
        if char in "pP":
            return self._property(char)
        if char in "cxu0":
            return self._coded(char)
        better = _MEANT.get(char)
        advice = f', write "{better}"' if better else "" if char.isalnum() else f', "{char}" needs no backslash'
        raise PatternError(f'"\\{char}" is no escape{advice}')

    def _coded(self, char: str) -> Characters:
        r"""`\cX`, `\xHH`, `\uHHHH`, `\u{H}` and `\0`, after the letter."""
        if char == "0":
            if self._next().isdecimal():
                raise PatternError('"\\0" must not be followed by a digit')
            return _one(0)
        found = {"c": _LETTER, "x": _TWO, "u": _FOUR}[char].match(self.pattern, self.at)
        if found is None:
            raise PatternError(f'"\\{char}" is no escape here')
        self.at = found.end()
        if char == "c":
            return _one(ord(found[0]) % 32)
        code = int(found[0].strip("{}"), 16)
        if code > _MAX_CODE_POINT:
            raise PatternError(f'"\\u{found[0][:12]}" is no code point')
        if 0xD800 <= code <= 0xDFFF:  # noqa: PLR2004 - surrogates
            raise NotJudgedError
        return _one(code)

    def _property(self, char: str) -> Characters:
        found = _PROPERTY.match(self.pattern, self.at)
        if found is None:
            raise PatternError(f'"\\{char}" needs a property such as "\\{char}{{L}}"')
        if found[1] not in _GENERAL_CATEGORIES:
            raise NotJudgedError
        self.at = found.end()
        return Characters(classes=(f"{char}{{{found[1]}}}",))

    # sets

    def _set(self) -> Characters:
        is_negated = self._next() == "^"
        self.at += is_negated
        ranges: list[tuple[int, int]] = []
        classes: list[str] = []
        while True:
            char = self._next()
            if not char:
                raise PatternError("a set is not closed")
            if char == "]":
                self.at += 1
                return Characters(tuple(ranges), tuple(classes), is_negated)
            first = self._set_atom()
            if self._next() == "-" and self._next(2) not in {"-", "-]"}:
                self.at += 1
                ranges.append(_range(first, self._set_atom()))
            else:
                ranges.extend(first.ranges)
                classes.extend(first.classes)

    def _set_atom(self) -> Characters:
        char = self._next()
        self.at += 1
        return self._single_escape(in_set=True) if char == "\\" else _one(ord(char))


_LETTER = re.compile("[A-Za-z]")
_TWO = re.compile("[0-9A-Fa-f]{2}")
_FOUR = re.compile(r"[0-9A-Fa-f]{4}|\{[0-9A-Fa-f]+\}")


def _one(code: int) -> Characters:
    return Characters(((code, code),))


def _range(first: Characters, last: Characters) -> tuple[int, int]:
    if first.classes or last.classes:
        raise PatternError('a range in a set starts or ends with a class: write "-" as "\\-" or at the end')
    low, high = first.ranges[0][0], last.ranges[0][0]
    if low > high:
        raise PatternError("a range in a set is out of order")
    return low, high
