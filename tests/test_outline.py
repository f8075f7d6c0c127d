from __future__ import annotations
import __future__

import ast
import sys
from types import SimpleNamespace

import pytest

from flake8_mcp.syntax.indexing import _Indexer, build_outline
from flake8_mcp.syntax.outline import (
    ANY_ATTRIBUTE,
    MAX_DEPTH,
    Binding,
    FromImport,
    Outline,
    Scope,
    TooDeepError,
    dotted_name,
    is_too_deep,
    postpones,
)

needs_type_parameters = pytest.mark.skipif(sys.version_info < (3, 12), reason="PEP 695 is new in Python 3.12")


def outline(text: str) -> Outline:
    return build_outline(ast.parse(text))


def kinds(scope: Scope) -> dict[str, list[str]]:
    return {name: [each.kind for each in bindings] for name, bindings in scope.bindings.items()}


def scope_of(found: Outline, name: str) -> Scope:
    return next(scope for node, scope in found.scopes.items() if getattr(node, "name", None) == name)


def binding(found: Outline, name: str, index: int = 0) -> Binding:
    return found.module.bindings[name][index]


def shown(node: ast.AST | None) -> str:
    return ast.unparse(node) if node is not None else ""


def test_statements_that_bind_names() -> None:
    found = outline(
        "import a, b.c, d.e as f\n"
        "from g import h, i as j\n"
        "from k import *\n"
        "def l(): pass\n"
        "async def m(): pass\n"
        "class n: pass\n"
        "o = p = 1\n"
        "q, [r, *s] = 1\n"
        "t: int = 1\n"
        "u: int\n"
        "v += 1\n"
        "for w in x: pass\n"
        "with y as z: pass\n"
        "try: pass\n"
        "except A as aa: pass\n"
        "(bb := 1)\n"
        "del cc, dd\n"
    )
    assert kinds(found.module) == {
        "a": ["import"],
        "b": ["import"],
        "f": ["import"],
        "h": ["from"],
        "j": ["from"],
        "l": ["function"],
        "m": ["function"],
        "n": ["class"],
        "o": ["assign"],
        "p": ["assign"],
        "q": ["unpack"],
        "r": ["unpack"],
        "s": ["unpack"],
        "t": ["assign"],
        "u": ["declare"],
        "v": ["augment"],
        "w": ["loop"],
        "z": ["with"],
        "aa": ["except"],
        "bb": ["assign"],
        "cc": ["delete"],
        "dd": ["delete"],
    }
    assert [each.name for each in found.star_imports] == ["*"]


def test_from_import_knows_its_statement() -> None:
    node = binding(outline("from ..a import (\n    b as c,\n)"), "c").node
    assert isinstance(node, FromImport)
    assert (node.statement.level, node.alias.name, node.lineno, node.col_offset) == (2, "b", 2, 4)


def test_unpacking_has_a_path() -> None:
    found = outline("a, (b, c) = [d, *e] = 1\nfor f, g in h: pass")
    paths = {name: bindings[0].path for name, bindings in found.module.bindings.items()}
    assert paths == {"a": (0,), "b": (1, 0), "c": (1, 1), "d": (-1,), "e": (-1, -1), "f": (0,), "g": (1,)}


def test_annotations_are_kept() -> None:
    found = outline("a: int = 1\ndef f(b: str = 'x', *c: int, d=2, **e): pass")
    inner = scope_of(found, "f")
    assert shown(binding(found, "a").annotation) == "int"
    assert [(name, shown(each[0].annotation), shown(each[0].value)) for name, each in inner.bindings.items()] == [
        ("b", "str", "'x'"),
        ("d", "", "2"),
        ("c", "int", ""),
        ("e", "", ""),
    ]


def test_match_captures() -> None:
    found = outline("match x:\n case [a, *b] | {'k': c, **d}: pass\n case C(e=f) as g if (h := 1): pass\n case _: pass")
    assert set(found.module.bindings) == {"a", "b", "c", "d", "f", "g", "h"}
    assert {each.branch.arm for each in found.module.bindings["a"] if each.branch} == {"case"}


def test_global_and_nonlocal() -> None:
    found = outline(
        "def f():\n"
        "    global a\n"
        "    a = 1\n"
        "    def g():\n"
        "        nonlocal b, c\n"
        "        b = 1\n"
        "        c = 1\n"
        "    b = 2\n"
        "    class K:\n"
        "        c = 3\n"
    )
    assert kinds(found.module) == {"f": ["function"], "a": ["assign"]}
    assert kinds(scope_of(found, "f")) == {"g": ["function"], "b": ["assign", "assign"], "K": ["class"]}
    assert kinds(scope_of(found, "g")) == {"c": ["assign"]}


def test_walrus_belongs_to_the_function_around_a_comprehension() -> None:
    found = outline("def f():\n    return [(a := b) for b in c]\n(d := 1)\nx = lambda: (e := 1)")
    inside = scope_of(found, "f")
    assert kinds(inside) == {"a": ["assign"]}
    assert inside.bindings["a"][0].value is None
    assert shown(binding(found, "d").value) == "1"
    assert "e" not in found.module.bindings


def test_comprehension_has_a_scope_of_its_own() -> None:
    found = outline("x = [a for a in f() for b in g(a)]")
    calls = {shown(each.node.func): each.scope.kind for each in found.calls}
    assert calls == {"f": "module", "g": "comprehension"}
    assert set(found.module.bindings) == {"x"}


def test_defaults_and_decorators_are_evaluated_outside() -> None:
    found = outline("class C:\n    @d(1)\n    def f(self, a=e(), *, b=g()) -> h(): i()\nx = lambda y=j(): k()")
    calls = {shown(each.node.func): each.scope.kind for each in found.calls}
    assert calls == {
        "d": "class",
        "e": "class",
        "g": "class",
        "h": "class",
        "i": "function",
        "j": "module",
        "k": "lambda",
    }


def test_branches() -> None:
    found = outline(
        "if a:\n    x = 1\nelif b:\n    x = 2\nelse:\n    x = 3\n"
        "try:\n    x = 4\nexcept E:\n    x = 5\nelse:\n    x = 6\nfinally:\n    x = 7\n"
        "while c:\n    x = 8\nelse:\n    x = 9\n"
        "for d in e:\n    x = 10\n"
        "with f:\n    x = 11\n"
    )
    arms = [[each.arm for each in found.branch.chain()] if found.branch else [] for found in found.module.bindings["x"]]
    assert arms == [
        ["body"],
        ["body", "else"],
        ["else", "else"],
        ["try"],
        ["except", "except"],
        ["try"],
        [],
        ["loop"],
        [],
        ["loop"],
        [],
    ]


def test_function_in_a_branch_has_the_branch_on_its_scope() -> None:
    found = outline("if a:\n    def f():\n        x = 1")
    inner = scope_of(found, "f")
    assert inner.branch is not None
    assert inner.bindings["x"][0].branch is None


def test_nodes_are_indexed_in_source_order() -> None:
    found = outline("f(g(1), k=h({'a': {}}))\nclass A: pass\ndef i():\n    def j(): return 1\n    return {}")
    assert [shown(each.node.func) for each in found.calls] == ["f", "g", "h"]
    assert [shown(each.node) for each in found.dicts] == ["{'a': {}}", "{}", "{}"]
    assert [each.node.name for each in found.functions] == ["i", "j"]
    assert [each.node.name for each in found.classes] == ["A"]
    assert [shown(each.node) for each in found.returns] == ["return 1", "return {}"]
    assert [shown(each) for each in found.returns_of(scope_of(found, "i"))] == ["{}"]
    assert found.returns_of(scope_of(found, "A")) == []


def changes(text: str) -> list[tuple[str, str | None]]:
    return [(shown(each.expression), each.attribute) for each in outline(text).mutations]


def test_changes_of_items() -> None:
    assert changes("a['x'] = 1\nb[0]['y'] += 1\ndel c[0]\nd['z']: int = 1\nfor e[0] in x: pass") == [
        ("a", None),
        ("b[0]", None),
        ("c", None),
        ("d", None),
        ("e", None),
    ]


def test_changes_of_attributes() -> None:
    assert changes(
        "a.x = 1\nb().y = 1\nc.z: int = 1\ndel d.w\na.v: int\nsetattr(e, 'u', 1)\nsetattr(f, g, 1)\nsetattr(h)"
    ) == [
        ("a", "x"),
        ("b()", "y"),
        ("c", "z"),
        ("d", "w"),
        ("e", "u"),
        ("f", ANY_ATTRIBUTE),
    ]


def test_changes_by_methods_and_functions() -> None:
    assert changes(
        "a.append(1)\nb.c.update(x=1)\nd().pop()\ne = f.extend\nrandom.shuffle(g)\nheapify(h)\ni.get(1)\nj += 1"
    ) == [
        ("a", None),
        ("b.c", None),
        ("d()", None),
        ("f", None),
        ("g", None),
        ("h", None),
        ("j", None),
    ]


def test_f_strings_bind_and_change_but_hold_no_registration() -> None:
    found = outline("x = f'{f(a={}).pop()} {(b := 1)} {[c for c in d]} {f\"{e.append(1)}\"}'\ng()")
    assert [shown(each.node) for each in found.calls] == ["g()"]
    assert found.dicts == []
    assert binding(found, "b").value is None
    assert [shown(each.expression) for each in found.mutations] == ["f(a={})", "e"]


def test_attributes_that_are_assigned_somewhere() -> None:
    found = outline("f.__doc__ = 'x'")
    assert found.assigns_attribute("__doc__")
    assert not found.assigns_attribute("__name__")
    assert outline("setattr(f, name, 1)").assigns_attribute("__doc__")


def test_dotted_targets_are_bindings_too() -> None:
    found = outline("def f(self):\n    self.a.b = self.c = 1\n    self.d, x = 1")
    assert kinds(scope_of(found, "f")) == {
        "self": ["parameter"],
        "self.a.b": ["assign"],
        "self.c": ["assign"],
        "self.d": ["unpack"],
        "x": ["unpack"],
    }


def test_nearest_function() -> None:
    found = outline("def f():\n    return [g() for a in b]\nh()")
    nearest = [each.scope.function() for each in found.calls]
    assert nearest == [scope_of(found, "f"), None]


@needs_type_parameters
def test_type_parameters() -> None:
    found = outline(
        "type A[T] = list[g(T)]\nclass B[T](base(T)):\n    def m(self): pass\ndef f[T](a: h(T) = i()) -> j(T): k(T)\n"
    )
    scopes = {shown(each.node.func): each.scope.kind for each in found.calls}
    assert scopes == {
        "g": "annotation",
        "base": "annotation",
        "h": "annotation",
        "i": "module",
        "j": "annotation",
        "k": "function",
    }
    assert [each.kind for each in found.module.bindings["A"]] == ["alias"]
    assert kinds(scope_of(found, "f"))["T"] == ["typevar"]
    function = found.functions[1].node
    assert found.annotation_scope(function).kind == "annotation"


def test_type_parameters_on_every_python() -> None:
    """The nodes of Python 3.12, made by hand."""
    parameter = SimpleNamespace(name="T")
    tree = ast.parse("def f(a: g()): pass")
    tree.body[0].type_params = [parameter]  # type: ignore[attr-defined]
    indexer = _Indexer(tree)
    found = indexer.run()
    assert [each.scope.kind for each in found.calls] == ["annotation"]
    alias = SimpleNamespace(name=ast.Name("A"), value=ast.Name("B"), type_params=[parameter])
    indexer.type_alias(alias, 1, found.module, None)  # type: ignore[arg-type]
    assert [each.kind for each in found.module.bindings["A"]] == ["alias"]
    assert kinds(found.scopes[alias.value]) == {"T": ["typevar"]}


def test_annotation_scope_without_type_parameters() -> None:
    found = outline("class A:\n    def f(self): pass")
    assert found.annotation_scope(found.functions[0].node) is scope_of(found, "A")


def test_deep_statements_are_refused() -> None:
    text = "".join(" " * depth + "if x:\n" for depth in range(99)) + " " * 99 + "y\n"
    outline(text)
    tree = ast.parse("x")
    for _ in range(MAX_DEPTH + 1):
        tree = ast.Module([ast.If(ast.Name("x", ast.Load(), lineno=1, col_offset=0), tree.body, [], lineno=7)], [])
    with pytest.raises(TooDeepError, match="nested more than 100 levels deep at line 7") as caught:
        build_outline(tree)
    assert caught.value.line == 7


def test_long_elif_chain_is_not_deep() -> None:
    chain = "if x == 0:\n    a()\n" + "".join(f"elif x == {number}:\n    b()\n" for number in range(300))
    assert len(outline(chain).calls) == 301


def test_deep_expression_is_left_out_and_noted() -> None:
    found = outline("a()\nx = " + "[" * 110 + "f()" + "]" * 110 + "\nb()")
    assert [shown(each.node) for each in found.calls] == ["a()", "b()"]
    assert found.too_deep == [2]
    assert outline("x = [[1]]").too_deep == []


def test_depth_of_a_tree() -> None:
    assert is_too_deep(ast.parse("+".join("a" * 150)))
    assert not is_too_deep(ast.parse("+".join("a" * 50)))


@pytest.mark.parametrize(
    "text",
    [
        "from __future__ import annotations\n",
        '"""Doc."""\nfrom __future__ import division\nfrom __future__ import annotations\n',
        "from __future__ import division\n",
        '"""Doc."""\n',
        "from annotations import annotations\n",
        "",
    ],
)
def test_postponed_annotations_are_those_that_python_sees(text: str) -> None:
    flags = compile(text, "shop.py", "exec", dont_inherit=True).co_flags
    assert postpones(ast.parse(text)) == bool(flags & __future__.annotations.compiler_flag)


def test_dotted_name() -> None:
    expressions = ["a.b.c", "a", "a().b", "1"]
    assert [dotted_name(ast.parse(each, mode="eval").body) for each in expressions] == [("a", "b", "c"), ("a",), (), ()]
