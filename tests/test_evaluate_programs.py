"""Whatever the evaluator knows of a random program is what Python computes."""

from __future__ import annotations

import textwrap
import warnings
from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as st
from support.programs import ATTRIBUTES, NAMES, PRELUDE, Program
from support.values import agrees, parsed, value_of

from flake8_mcp.syntax.evaluate import Evaluator

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

MAX_SHOWN = 5_000  # what grows beyond is left out


@st.composite
def programs(draw: st.DrawFn) -> list[str]:
    def choose(choices: Sequence[str]) -> str:
        return draw(st.sampled_from(choices))

    program = Program(choose)
    return [program.statement() for _ in range(draw(st.integers(1, 12)))]


def in_module(statements: list[str]) -> str:
    return PRELUDE + "".join(statements)


def in_function(statements: list[str]) -> str:
    body = textwrap.indent("".join(statements), "    ")
    return f"{PRELUDE}def main():\n{body}    return locals()\nfound = main()\n"


def run(code: str) -> dict[str, object] | None:
    """The names that a program binds, None if it fails or grows."""
    names: dict[str, object] = {}
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            exec(compile(code, "program", "exec"), names)  # noqa: S102 - our own programs
        shown = repr(names.get("found", [names.get(name) for name in NAMES]))
    except Exception:  # noqa: BLE001 - most programs fail somewhere
        return None
    return names if len(shown) < MAX_SHOWN else None


def that_run(statements: list[str], place: Callable[[list[str]], str]) -> tuple[str, dict[str, object]]:
    """The program without the statements that fail, and the names that it binds."""
    kept: list[str] = []
    names = run(place([])) or {}
    for statement in statements:
        found = run(place([*kept, statement]))
        if found is not None:
            kept.append(statement)
            names = found
    return place(kept), names


def value_in(names: dict[str, object], dotted: str) -> object:
    first, *rest = dotted.split(".")
    value = names[first]
    for each in rest:
        value = getattr(value, each)
    return value


@settings(deadline=None, max_examples=300)
@given(programs(), st.sampled_from([in_module, in_function]))
def test_known_values_are_those_of_python(statements: list[str], place: Callable[[list[str]], str]) -> None:
    code, names = that_run(statements, place)
    file, evaluator = parsed(code), Evaluator()
    scope = file.outline.module
    if place is in_function:
        scope = next(scope for node, scope in file.outline.scopes.items() if getattr(node, "name", "") == "main")
        names |= names["found"]  # type: ignore[operator]  # what locals() gave
        unbound = scope.bindings.keys() - names["found"]  # type: ignore[operator]  # as above
        names = {name: value for name, value in names.items() if name not in unbound}
    for name in [*NAMES, *ATTRIBUTES, "K.A", "W", "x", "P.ONE", "P.TWO", "S.ONE"]:
        try:
            real = value_in(names, name)
        except (KeyError, AttributeError):
            continue
        value = value_of(file, name, evaluator, scope)
        assert agrees(value, real), (name, value, real)
