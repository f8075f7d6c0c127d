"""Which regular expressions pydantic-core cannot compile: it uses Rust's `regex`, which knows no look-around."""

from __future__ import annotations

import re
from types import MappingProxyType

# pydantic-core 2.48 with regex 1.12: letters that may stand after a backslash
_ESCAPED = frozenset("AzbBdDsSwWpPuUxnrtafv")
_OUTSIDE_SETS = frozenset("AzbB")
_CONTROLS = MappingProxyType({"n": "\n", "r": "\r", "t": "\t", "a": "\a", "f": "\f", "v": "\v"})
_GROUP = re.compile(r"\?(?:P?<([A-Za-z_][A-Za-z0-9_.\[\]]*)>|[imsUuR]*(?:-[imsUuR]+)?[:)])")
_REPEATED = re.compile(r"\{\s*(\d+)\s*(?:(,)\s*(\d*)\s*)?\}")
_LONGEST = 500  # repetitions that surely do not pass the limit on the size of a program


def refused(pattern: str) -> str | None:
    """Why pydantic-core raises a SchemaError for a pattern; None if it does not, or if that is not known."""
    try:
        _Scan(pattern).run()
    except _NotJudgedError:
        return None
    except ValueError as error:
        return str(error)
    return None


class _NotJudgedError(Exception):
    """The pattern has syntax that is not followed."""


class _Scan:
    """One walk over a pattern."""

    def __init__(self, pattern: str) -> None:
        self.pattern = pattern
        self.at = 0
        self.names: set[str] = set()  # of groups

    def run(self) -> None:
        """Read all. Raises ValueError for what Rust refuses."""
        depth = 0
        repeatable = False
        while self.at < len(self.pattern):
            char = self.pattern[self.at]
            self.at += 1
            if char == "\\":
                self._escape()
            elif char == "[":
                self._set()
            elif char == "(":
                depth += self._group()
            elif char == ")":
                if not depth:
                    raise ValueError("it has an unopened group")
                depth -= 1
            elif char in "*+?{":
                if not repeatable:
                    raise ValueError(f"there is nothing that {char} repeats")
                if char == "{":
                    self._repetition()
            repeatable = char not in "(|"
        if depth:
            raise ValueError("it has an unclosed group")

    def _escape(self, *, in_set: bool = False) -> str:
        char = self.pattern[self.at : self.at + 1]
        self.at += 1
        if not char:
            raise ValueError("it ends in a backslash")
        if char.isdigit():
            raise ValueError(f"Rust's regular expressions have no backreferences (\\{char})")
        if (char.isalpha() or not char.isascii()) and (char not in _ESCAPED or (in_set and char in _OUTSIDE_SETS)):
            raise ValueError(f"Rust's regular expressions have no \\{char}" + (" in a set" if in_set else ""))
        if char in "pPuUx":
            raise _NotJudgedError
        return _CONTROLS.get(char, char)

    def _group(self) -> int:
        """How many groups were opened: none by flags alone."""
        rest = self.pattern[self.at :]
        if not rest.startswith("?"):
            return 1
        if rest.startswith(("?=", "?!", "?<=", "?<!")):
            raise ValueError("Rust's regular expressions have no look-around")
        found = _GROUP.match(rest)
        if found is None:
            if re.match(r"\?[a-zA-Z-]*x", rest):
                raise _NotJudgedError
            raise ValueError(f"Rust's regular expressions have no ({rest[:2]}")
        if found[1] is not None:
            if found[1] in self.names:
                raise ValueError(f"it has two groups of the name {found[1]}")
            self.names.add(found[1])
        self.at += found.end()
        return 0 if found[0].endswith(")") else 1

    def _repetition(self) -> None:
        found = _REPEATED.match(self.pattern, self.at - 1)
        if found is None:
            raise ValueError("a repetition is not closed or has no least count")
        least, most = int(found[1]), int(found[3] or found[1])
        if max(least, most) > _LONGEST:
            raise _NotJudgedError
        if least > most:
            raise ValueError("a repetition has a least count above its greatest")
        self.at = found.end()

    def _set(self) -> None:
        if self.pattern[self.at : self.at + 1] == "^":
            self.at += 1
        first = True
        start: str | None = None  # what a range may start with
        while True:
            char = self.pattern[self.at : self.at + 1]
            self.at += 1
            if not char:
                raise ValueError("it has an unclosed set")
            if char == "]" and not first:
                return
            pair = self.pattern[self.at - 1 : self.at + 1]
            if char == "[" or pair in {"&&", "~~", "--"}:
                raise _NotJudgedError
            literal = True
            if char == "\\":
                char = self._escape(in_set=True)
                literal = not char.isalpha()  # what stands for one character, not for a class of them
            elif char == "-" and not first and self.pattern[self.at : self.at + 1] != "]":
                self._range(start)
                start, first = None, False
                continue
            start, first = char if literal else "", False

    def _range(self, start: str | None) -> None:
        if start is None:
            raise _NotJudgedError
        char = self.pattern[self.at : self.at + 1]
        self.at += 1
        if not char:
            raise ValueError("it has an unclosed set")
        if char == "\\":
            char = self._escape(in_set=True)
            if char.isalpha():
                char = ""
        if not start or not char:
            raise ValueError("a range starts or ends with a class of characters")
        if start > char:
            raise ValueError("a range starts after its end")
