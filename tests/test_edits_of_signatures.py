"""Edits of parameter lists, of imports that move, and of what is written in calls and strings."""

from __future__ import annotations

import ast
import sys

import pytest
from test_edits import built, entry_of, place_of

from flake8_mcp import edits
from flake8_mcp.edits import NotEditableError
from flake8_mcp.edits.parameters import parameters_of
from flake8_mcp.spec.patterns_meant import respellings, respelt
from flake8_mcp.syntax.source import Source
from flake8_mcp.syntax.values import FixedPlace


def function_in(text: str) -> tuple[Source, ast.FunctionDef | ast.AsyncFunctionDef]:
    """A source and its first function."""
    source = Source("shop.py", text)
    node = next(each for each in source.nodes if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef))
    return source, node


# parameter lists


@pytest.mark.parametrize(
    ("parameters", "pieces"),
    [
        ("", []),
        ("a", ["a"]),
        ("a, /, b=(1), *, c: 'x, y' = f('(,'), **d", ["a", "/", "b=(1)", "*", "c: 'x, y' = f('(,')", "**d"]),
        ("\n    a,  # one, (two\n    # three)\n    b: int = 1,\n", ["a", "b: int = 1"]),
        ("a: f'{x}, {y}' = '''\n,''', \\\n b=1", ["a: f'{x}, {y}' = '''\n,'''", "b=1"]),
        ("*args: int", ["*args: int"]),
    ],
)
def test_parameters(parameters: str, pieces: list[str]) -> None:
    source, node = function_in(f"def f({parameters}) -> None: ...\n")
    layout = parameters_of(source, node)
    assert [source.text[each.start : each.end] for each in layout.items] == pieces
    assert source.text[layout.opened : layout.closed] == parameters


@pytest.mark.skipif(sys.version_info < (3, 12), reason="functions have no type parameters")
def test_parameters_behind_type_parameters() -> None:
    source, node = function_in("def f[T: (int, str), *U](a: T, /) -> None: ...\n")
    layout = parameters_of(source, node)
    assert [source.text[each.start : each.end] for each in layout.items] == ["a: T", "/"]


def test_parameters_of_function_in_another_normal_form() -> None:
    source, node = function_in("def ﬁ(a, b): ...\n")
    assert len(parameters_of(source, node).items) == 2


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("a, /", "a"),
        ("a, /,", "a,"),
        ("a, /, b", "a, b"),
        ("a, /, *, b", "a, *, b"),
        ("a=1/2, /, b='/'", "a=1/2, b='/'"),
        ("\n    a,\n    /,\n    b,\n", "\n    a,\n    b,\n"),
        ("\n    a,\n    /\n", "\n    a\n"),
        ("\n    a, /,\n    b,\n", "\n    a,\n    b,\n"),
        ("a, /,  # one\n    b", None),
    ],
)
def test_remove_slash(old: str, new: str | None) -> None:
    text = f"def g(x, /): ...\ndef f({old}): ...\n"
    place = place_of(text, "/", text.index(" /", text.index("def f")))
    if new is None:
        with pytest.raises(NotEditableError):
            edits.remove_slash(place)
        return
    assert edits.applied(text, edits.remove_slash(place)) == f"def g(x, /): ...\ndef f({new}): ...\n"


def test_slash_that_is_none() -> None:
    with pytest.raises(NotEditableError):
        edits.remove_slash(place_of("def f(a, /, b=1/2): ...\n", "/2"))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("a=1, b=Field()", "b=Field(), a=1"),
        ("x, a=1, c=2, b=Field()", "x, b=Field(), a=1, c=2"),
        ("a=1, b=Field(), c=3", "b=Field(), a=1, c=3"),
        ("\n    a=1,\n    b=Field(),\n", "\n    b=Field(),\n    a=1,\n"),
        ("\n    x,  # one\n    a=1,\n    b=Field()\n", "\n    x,  # one\n    b=Field(),\n    a=1\n"),
    ],
)
def test_move_parameter(old: str, new: str) -> None:
    source, node = function_in(f"def f({old}): ...\n")
    made = edits.move_parameter(source, node, "b", "a")
    assert edits.applied(source.text, made) == f"def f({new}): ...\n"


def test_parameter_that_is_not_there_is_not_moved() -> None:
    source, node = function_in("def f(a=1): ...\n")
    with pytest.raises(NotEditableError):
        edits.move_parameter(source, node, "b", "a")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("def f(_a): return _a, {'_a': 1}, f'{_a}'\nf(_a=1)\n_a = 2\n", "def f(a): return a, {'_a': 1}, f'{a}'\nf(a=1)\n_a = 2\n"),
        ("def f(*, _a=1):\n    '''Takes _a, not _ab.'''\n    _a = 1\nx.f(b=1)\n",
         "def f(*, a=1):\n    '''Takes a, not _ab.'''\n    a = 1\nx.f(b=1)\n"),
        ("def f(**_a):\n    return [_a for x in _a if (lambda y: _a)]\n", "def f(**a):\n    return [a for x in a if (lambda y: a)]\n"),
        ("def f(_a=_a) -> None: ...\n", "def f(a=_a) -> None: ...\n"),
        ("def f(_a): return x.f(_a=_a)\n", "def f(a): return x.f(_a=a)\n"),
        ("class C:\n    def f(self, _a): return self.f(_a=1), self.g(_a=1), f(_a=1), f[0](_a=1)\n",
         "class C:\n    def f(self, a): return self.f(a=1), self.g(_a=1), f(_a=1), f[0](_a=1)\n"),
        ("class C:\n    def f(self, _a): ...\nC().f(_a=1)\n", None),
        ("def f(b): ...\n", None),
        ("def f(_a, a): ...\n", None),
        ("def f(_a): return a\n", None),
        ("def f(_a): return locals()\n", None),
        ("def f(_a):\n    def _a(): ...\n", None),
        ("def f(_a):\n    class a: ...\n", None),
        ("def f(_a):\n    def g(_a): ...\n", None),
        ("def f(_a):\n    def g():\n        _a = 1\n", None),
        ("def f(_a):\n    return [_a for _a in b]\n", None),
        ("def f(_a):\n    try: ...\n    except E as a: ...\n", None),
        ("def f(_a):\n    match _a:\n        case [*a]: ...\n", None),
        ("def f(_a):\n    match _a:\n        case {**a}: ...\n", None),
        ("def f(_a):\n    match _a:\n        case a: ...\n", None),
        ("def f(_a):\n    global a\n", None),
        ("def f(_a):\n    import a.b\n", None),
        ("def f(_a):\n    from b import c as _a\n", None),
    ],
)  # fmt: skip
def test_rename_parameter(old: str, new: str | None) -> None:
    source, node = function_in(old)
    if new is None:
        with pytest.raises(NotEditableError):
            edits.rename_parameter(source, node, "_a", "a")
        return
    assert edits.applied(source.text, edits.rename_parameter(source, node, "_a", "a")) == new


def test_parameter_in_another_normal_form_is_not_renamed() -> None:
    source, node = function_in("def f(_ﬁ): ...\n")
    with pytest.raises(NotEditableError):
        edits.rename_parameter(source, node, "_fi", "fi")


# imports that move


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            "from typing import TYPE_CHECKING\n\nif TYPE_CHECKING:\n    from a import X\n\nx = 1\n",
            "from typing import TYPE_CHECKING\n\nfrom a import X\n\nx = 1\n",
        ),
        (
            "import typing\n\nif typing.TYPE_CHECKING:\n    from .a import X as Y, X\n    import b\n",
            "import typing\n\nfrom .a import X\n\nif typing.TYPE_CHECKING:\n    from .a import X as Y\n    import b\n",
        ),
        (
            "import a\n\nif TYPE_CHECKING:\n    from a import (\n        X,\n        Y,\n    )\n",
            "import a\nfrom a import X\n\nif TYPE_CHECKING:\n    from a import (\n        Y,\n    )\n",
        ),
        (
            "from a import A, Z\nif TYPE_CHECKING:\n    x = 1\n    import b.c\n    import X\n",
            "import X\nfrom a import A, Z\nif TYPE_CHECKING:\n    x = 1\n    import b.c\n",
        ),
        ("if TYPE_CHECKING:\n    from a import X\nelse:\n    X = str\n", None),
        ("if TYPE_CHECKING:\n    x = 1; from a import X\n", None),
        ("if x():\n    from a import X\n", None),
        ("from a import X\n", None),
    ],
)
def test_import_at_runtime(old: str, new: str | None) -> None:
    source = Source("shop.py", old)
    if new is None:
        with pytest.raises(NotEditableError):
            edits.import_at_runtime(source, "X")
        return
    assert edits.applied(old, edits.import_at_runtime(source, "X")) == new


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("from a import T\n\nclass C(T): ...\n", "from b import T\n\nclass C(T): ...\n"),
        ("from a import T\nfrom b import X\nclass C(T): ...\n", "from b import T, X\nclass C(T): ...\n"),
        ("from a import X, T\nclass C(T): ...\n", "from a import X\nfrom b import T\nclass C(T): ...\n"),
        ("from a import T as U\nclass C(U): ...\n", "from b import T as U\nclass C(U): ...\n"),
        ("import a\nclass C(a.T): ...\n", "import a\nfrom b import T\nclass C(T): ...\n"),
        ("import a, b\nclass C(a.T): ...\n", "import a, b\nclass C(b.T): ...\n"),
        ("from a import (\n    T\n)\nclass C(T): ...\n", "from b import (\n    T\n)\nclass C(T): ...\n"),
        ("from .a import T\nclass C(T): ...\n", None),
    ],
)
def test_take_from(old: str, new: str | None) -> None:
    place = place_of(
        old, old[old.index("(", old.index("class")) + 1 : old.index(")", old.index("class"))], old.index("class")
    )
    if new is None:
        with pytest.raises(NotEditableError):
            edits.take_from(place, "T", "a", "b")
        return
    assert edits.applied(old, edits.take_from(place, "T", "a", "b")) == new


def test_import_that_moves_to_another_group() -> None:
    text = "from typing import T\n\nimport httpx\n\nclass C(T): ...\n"
    place = place_of(text, "T", text.index("C(") + 2)
    made = edits.take_from(place, "T", "typing", "typing_extensions")
    assert edits.applied(text, made) == "import httpx\nfrom typing_extensions import T\n\nclass C(T): ...\n"
    text = "from typing import T; x = 1\nimport httpx\nclass C(T): ...\n"
    made = edits.take_from(place_of(text, "T", text.index("C(") + 2), "T", "typing", "typing_extensions")
    assert edits.applied(text, made) == text.replace("typing", "typing_extensions")


# calls


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("add(f)", "add(T(f))"),
        ("add(f, name='x')", "add(T(f, name='x'))"),
        ("add(\n    f,\n    name='x',\n)", "add(T(\n    f,\n    name='x',\n))"),
        ("add(g, f)", None),
        ("add(*f)", None),
        ("add(fn=f)", None),
        ("f", None),
    ],
)
def test_wrap_arguments(text: str, result: str | None) -> None:
    place = place_of(text, "*f" if "*f" in text else "fn" if "fn" in text else "f")
    if result is None:
        with pytest.raises(NotEditableError):
            edits.wrap_arguments(place, "T")
        return
    assert edits.applied(text, edits.wrap_arguments(place, "T")) == result


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("X = dict('a', name='a')\n", "X = dict('a')\n"),
        ("X = dict('a', name='b')\n", None),
        ("X = dict(a, name='a')\n", None),
        ("X = dict('a', name=a)\n", None),
        ("X = dict(x='a', name='a')\n", None),
    ],
)
def test_remove_repeated(text: str, result: str | None) -> None:
    from flake8_mcp.syntax.segments import NodePlace, expression_segment

    source = Source("shop.py", text)
    call = next(each for each in source.nodes if isinstance(each, ast.Call))
    segment = expression_segment(source, call)
    keyword = next(each.keyword for each in segment.root.args if each.keyword and each.keyword.value == "name")  # type: ignore[attr-defined]
    place = NodePlace(segment, keyword)
    if result is None:
        with pytest.raises(NotEditableError):
            edits.remove_repeated(place)
        return
    assert edits.applied(text, edits.remove_repeated(place)) == result


# dicts and strings


def test_nest_entry() -> None:
    for text, result in (
        ("X = {'a': (1), 'b': 2}\n", "X = {'c': {'d': (1)}, 'b': 2}\n"),
        ("X = dict(a=1)\n", 'X = dict(c={"d": 1})\n'),
    ):
        assert edits.applied(text, edits.nest_entry(entry_of(text, "a"), "c", "d")) == result


@pytest.mark.parametrize(
    ("text", "changes", "result"),
    [
        (r"f(r'\a\b')", [(0, 1, ""), (2, 3, "")], "f(r'ab')"),
        (r"f('\\a')", [(0, 1, "")], "f('a')"),
        (r"f('\\' 'a')", [(0, 2, "^")], None),
        (r"f(r'\'')", [(0, 1, "")], None),
        (r"f(r'\a')", [(0, 2, "bc")], "f(r'bc')"),
        ("f(f'{x}')", [(0, 1, "")], None),
    ],
)
def test_respell(text: str, changes: list[tuple[int, int, str]], result: str | None) -> None:
    source = Source("shop.py", text)
    place = FixedPlace(source, source.span(2, len(text) - 1))
    if result is None:
        with pytest.raises(NotEditableError):
            edits.respell(place, changes)
        return
    assert edits.applied(text, edits.respell(place, changes)) == result


@pytest.mark.parametrize(
    ("text", "is_found"),
    [
        ("f('abc')", True),
        ("f(x='abc')", True),
        ("{**x, 'abc': 1}", True),
        ("[1, 'abc']", True),
        ("x = 'abc'", False),
        ("f(b'abc')", False),
    ],
)
def test_text_at(text: str, *, is_found: bool) -> None:
    place = place_of(text, "b'abc'" if "b'" in text else "'abc'")
    if is_found:
        assert edits.text_at(place) == "abc"
    else:
        with pytest.raises(NotEditableError):
            edits.text_at(place)


def test_one_value_becomes_a_list() -> None:
    text = "X = [f(a={'b': 1}), {'b': 2}]\n"
    value = built(text)
    from flake8_mcp.syntax.values import Array

    assert isinstance(value, Array)
    with pytest.raises(NotEditableError):
        edits.wrap_in_list(built("X = {'b': 1}\n"))


# patterns


@pytest.mark.parametrize(
    ("pattern", "result"),
    [
        (r"\A\-\@\_\"\ é", r'^-@_" é'),
        (r"[\-\w\@]\-", r"[\-\w@]-"),
        (r"[]\@]", r"[]@]"),
        (r"[^]\-]\-", r"[^]\-]-"),
        (r"[\A][\&&][\~~][[\:a]", r"[\A][\&&][\~~][[\:a]"),
        (r"[a\:]", "[a:]"),
        (r"a{,3}b{,}\{,3}[{,3}]", r"a{0,3}b{,}\{,3}[{,3}]"),
        (r"a{1\,3}a\,", r"a{1\,3}a,"),
        (r"(?P<a>x)(?P<b>y)(?P=b)", r"(x)(?P<b>y)(?P=b)"),
        (r"(?P<a>x)\k<a>(?P<b>y)?(?(b)z)", r"(?P<a>x)\k<a>(?P<b>y)?(?(b)z)"),
        (r"\<a\>", "<a>"),
        (r"\d\.\\\@", r"\d\.\\@"),
        ("a\\", "a\\"),
    ],
)
def test_respellings(pattern: str, result: str) -> None:
    changes = respellings(pattern, in_rust=False)
    assert respelt(pattern, changes) == result
    assert all(each.is_same for each in changes)


def test_ends_of_a_text_and_of_words() -> None:
    for pattern in (r"a\Z", r"a\z"):
        (change,) = respellings(pattern, in_rust=True)
        assert respelt(pattern, (change,)) == "a$"
        assert not change.is_same
    assert respellings(r"\<a\>", in_rust=True) == ()
