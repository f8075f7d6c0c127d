from __future__ import annotations

import ast
from pathlib import Path

import flake8_mcp
from flake8_mcp.edits._enclosing import enclosing
from flake8_mcp.syntax.segments import span_of
from flake8_mcp.syntax.source import Source

LEAVES = (ast.expr_context, ast.operator, ast.boolop, ast.cmpop, ast.unaryop)

SAMPLE = """\
import os; import sys
@first(
    1,
)
@second
class A(B):
    x: int = 1

    @third
    async def m(self, y=lambda z: z): return f"{self.x!r} {y:>{x}}"


if A: a = 1; b = 2
elif B:
    with open(a) as c: d = [e for e in f if e]
"""


def holds(node: ast.AST, line: int, end_line: int) -> bool:
    """Whether the lines of a node, decorators included, hold some lines; surely if it has none."""
    if getattr(node, "end_lineno", None) is None:
        return True
    first = min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", []))])  # type: ignore[attr-defined]
    return first <= line and end_line <= node.end_lineno  # type: ignore[attr-defined, no-any-return]


def test_all_nodes_around_a_place_are_found() -> None:
    files = [
        SAMPLE,
        *(each.read_text("utf-8") for each in sorted(Path(flake8_mcp.__file__).parent.glob("syntax/*.py"))[:6]),
    ]
    for text in files:
        source = Source.from_bytes("x.py", text.encode())
        nodes = [each for each in ast.walk(source.tree) if not isinstance(each, LEAVES)]
        places = [each for each in nodes if isinstance(each, ast.stmt | ast.expr)]
        for place in places[:: 1 if text is SAMPLE else 40]:
            span = span_of(source, place)
            around = {
                id(each)
                for each in nodes
                if hasattr(each, "lineno") and holds(each, span.line, span.end_line) and not isinstance(each, ast.alias)
            }
            found = list(enclosing(source, span))
            assert around <= {id(each) for each in found}
            order = {id(each): index for index, each in enumerate(found)}
            assert len(order) == len(found)
            inside = [(outer, each) for outer in found for each in ast.iter_child_nodes(outer) if id(each) in order]
            assert all(order[id(outer)] < order[id(each)] for outer, each in inside)


def test_a_thousand_other_statements_are_not_looked_at() -> None:
    source = Source.from_bytes("x.py", b"a = 1\n" * 1_000)
    span = span_of(source, source.tree.body[499])  # type: ignore[arg-type]  # a statement
    assert len(list(enclosing(source, span))) == len([source.tree, source.tree.body[499], "a", "1"])
