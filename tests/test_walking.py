from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import flake8_mcp
from flake8_mcp.syntax.outline import FromImport
from flake8_mcp.syntax.walking import CHILD_FIELDS, children, walk

LEAVES = (ast.expr_context, ast.operator, ast.boolop, ast.cmpop, ast.unaryop)

FORMS = """\
import a.b as c, d
from .e import f as g
global h
def i(j: int = 1, /, *k, l=2, m, **n) -> o:
    nonlocal p
    yield
    return {**q, "r": 1}[s:t, ...] if not -u else (v := f"{w!r:>{x}}")
async def y(z):
    async with aa as bb: pass
    async for cc in dd: await ee
    return [ff async for ff in gg if hh or ii]
match jj:
    case None | True | 1: pass
    case {"kk": ll, **mm}: pass
    case Nn(oo, pp=qq): pass
    case [rr, *ss] if tt: pass
    case uu as vv: pass
try:
    del ww.xx
except yy as zz:
    raise a from b
else:
    assert c < d <= e
class f(g, metaclass=h):
    i: int
    j += 1
print(*k, l=m, **n)
lambda o: p
"""
GENERIC = """\
type a[T: int, *U, **V] = b
def c[W](d: W) -> W: ...
"""


def sources() -> list[str]:
    own = [each.read_text("utf-8") for each in Path(flake8_mcp.__file__).parent.rglob("*.py")]
    return [FORMS, *([GENERIC] if sys.version_info >= (3, 12) else []), *own]


def test_a_walk_gives_what_that_of_ast_gives_in_its_order() -> None:
    for source in sources():
        tree = ast.parse(source)
        expected = [each for each in ast.walk(tree) if not isinstance(each, LEAVES)]
        assert list(walk(tree)) == expected
        for node in expected:
            assert children(node) == [each for each in ast.iter_child_nodes(node) if not isinstance(each, LEAVES)]


def test_what_others_put_into_a_tree_is_left_alone() -> None:
    tree = ast.parse("a.b")
    tree.body[0]._pyflakes_parent = tree  # type: ignore[attr-defined]  # pyflakes keeps the node around
    assert [type(each).__name__ for each in walk(tree)] == ["Module", "Expr", "Attribute", "Name"]


def test_a_node_of_our_own_is_a_leaf() -> None:
    (statement,) = ast.parse("from a import b").body
    assert isinstance(statement, ast.ImportFrom)
    node = FromImport(statement, statement.names[0])
    assert list(walk(node)) == [node]
    assert children(node) == []


@pytest.mark.parametrize("cls", CHILD_FIELDS)
def test_fields_are_those_of_the_class(cls: type[ast.AST]) -> None:
    assert set(CHILD_FIELDS[cls]) <= set(cls._fields)
