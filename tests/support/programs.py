"""Small random programs: constants, rebinding, branches, loops, copies, changes in place, functions and classes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

NAMES = ["A", "B", "C", "D"]
ATTRIBUTES = ["K.X", "K.Y", "K.Z"]
# What every program starts with; nothing in it is changed by itself.
PRELUDE = '''from enum import Enum, StrEnum, auto
def change(v): v.append(7)
def change_inside(v):
    for each in list(v): change(each)
class Base:
    X = 1
    Z = [1]
class K(Base):
    X = "k"
    Y = [1]
class P(Enum):
    ONE = 1
    TWO = "t"
class S(str, Enum):
    ONE = "one"
class T(StrEnum):
    ONE = auto()
def f(p, q=1):
    return [p, q]
def g(p, q="z"):
    """Doc."""
    return {"p": p, "q": q}
'''
LITERALS = [
    "0", "1", "2", "True", "None", "1.5", "''", "'a'", '"it\\"s"', "'\\n\\x41'", "r'\\d'", "'é'", "'a' \"b\"",
    "f'{1}' 'q'", "b'z'", "'''m\nn'''", "(1, 2)", "[1, 2]", "{'a': 1}", "{1, 2}", "[{'a': 1}, {'b': [2]}]", "[]", "'{}-{}'",
]  # fmt: skip
EXPRESSIONS = [
    "[$e, *$e, $e]", "($e, $e)", "{'a': $e, 'b': {}}", "{'a': $e, **$e, $e: {}}", "{$e, {}}", "($e + $e)",
    "($e | $e)", "($e * 2)", "(-$e)", "(not $e)", "($e if $e else $e)", "($e and $e)", "($e or $e)", "($e == $e)",
    "($e < $e)", "($e in $e)", "($e is not $e)", "($e)[$e]", "($e).strip()", "($e).upper()", "($e).copy()",
    "($e).items()", "($e).values()", "($e).get($e)", "($e).join($e)", "($e).format($e)", "($e).split($e)", "list($e)",
    "tuple($e)", "set($e)", "len($e)", "str($e)", "dict($e)", "sorted($e)", "bool($e)", "dict($e, a=$e, **$e)", "f($e)",
    "f($e, q=$e)", "g($e)", "list(enumerate($e))", "list(zip($e, $e))", "list(reversed($e))", "(W := $e)",
    "P.ONE.value", "P.TWO.name", "S.ONE", "S.ONE + 'x'", "f'{S.ONE}'", "f'{T.ONE}{{'", "[m.value for m in P]",
]  # fmt: skip
STATEMENTS = [
    "$n = $e", "$n = $e", "$n = $e", "$n = $n", "$n += $e", "$n, $n = $e", "$n = $n = $e", "$t = $t",
    "$t.append($e)", "$t[$e] = $e", "$t[0]['z'] = $e", "$t['s'] = $t", "$t['s'].append(3)", "$t[-1].append(3)",
    "$t.extend($t)", "$t.update($t)", "$t = list($t)", "$t = dict($t)", "$t = [$t, *$t]", "del $t['a']",
    "$t = {'s': $t, **{t}}", "change($t)", "change_inside($t)", "change(*$t)", "list(map(change, $t))",
    "for d in list($t): d['n'] = $e", "for d in list($t): change(d)", "for _, d in $t.items(): d.append(1)",
    "list($t)[0]['z'] = 1", "dict($t)['z'] = 1", "setattr(K, 'X', $t)", "K.Y = $e", "(lambda: $t)().append(1)",
    "[d.append(1) for d in list($t)]", "w = K()", "w.Y.append(1)", "w.X = $t", "if $e:\n    $s\nelse:\n    $s",
    "if $e:\n    $s", "try:\n    $s\nexcept Exception:\n    $s", "for x in list($e):\n    $s", "while False:\n    $s",
    "def h(v=$t):\n    v.append(4)\n    return v", "h()", "h($t)", "h().append(8)", "def f(p, q=$e):\n    return [q, p]",
    "class K(Base):\n    X = $e\n    A = $e\n    Z = [A for _ in 'ab']", "class P(Enum):\n    ONE = $l\n    TWO = $l",
]  # fmt: skip


class Program:
    """A program whose parts are chosen by a function."""

    def __init__(self, choose: Callable[[Sequence[str]], str]) -> None:
        self.choose = choose
        self.local_names: list[str] = []

    def statement(self, depth: int = 2) -> str:
        """A statement, with others inside."""
        template = self.choose([each for each in STATEMENTS if depth or "$s" not in each])
        return self._filled(template, depth) + "\n"

    def expression(self, depth: int = 3) -> str:
        """An expression of names and literals, with comprehensions inside."""
        kind = self.choose(["name", "literal", "compound", "comprehension"] if depth else ["name", "literal"])
        if kind == "name":
            return self.choose([*NAMES, *ATTRIBUTES, *self.local_names * 2])
        if kind == "literal":
            return self.choose(LITERALS)
        if kind == "compound":
            return self._filled(self.choose(EXPRESSIONS), depth)
        iterable = self.expression(depth - 1)
        self.local_names.append("x")
        element, condition = self.expression(depth - 1), self.choose(["", " if x", " if x != 1"])
        self.local_names.pop()
        before, after = tuple(self.choose(["[]", "()", "{}"]))
        return f"{before}{element} for x in {iterable}{condition}{after}"

    def _filled(self, template: str, depth: int) -> str:
        """A template with something for each mark: $n name, $t target, $l literal, $e expression, $s statement."""
        make: dict[str, Callable[[], str]] = {
            "$n": lambda: self.choose(NAMES),
            "$t": lambda: self.choose([*NAMES, *ATTRIBUTES]),
            "$l": lambda: self.choose(LITERALS),
            "$e": lambda: self.expression(depth - 1 if depth else 0),
            "$s": lambda: self.statement(depth - 1).rstrip().replace("\n", "\n    "),
        }
        return re.sub(r"\$[nelts]", lambda match: make[match.group()](), template)
