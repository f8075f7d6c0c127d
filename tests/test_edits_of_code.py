"""Edits of signatures, decorators, imports and statements, on small pieces of code, and what they refuse."""

from __future__ import annotations

import ast

import pytest

from flake8_mcp import edits
from flake8_mcp.edits import Edit, NotEditableError
from flake8_mcp.syntax.source import Source
from flake8_mcp.syntax.values import FixedPlace


def place_of(text: str, piece: str, start: int = 0) -> FixedPlace:
    """The place of a piece of a text."""
    source = Source("shop.py", text)
    at = text.index(piece, start)
    return FixedPlace(source, source.span(at, at + len(piece)))


def result_of(text: str, made: list[Edit]) -> str:
    """The text with edits made, which has to be Python."""
    result = edits.applied(text, made)
    ast.parse(result)
    return result


# types


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("def f(x): ...\n", "def f(x: int): ...\n"),
        ("def f(x=1): ...\n", "def f(x: int = 1): ...\n"),
        ("def f(x= 1): ...\n", "def f(x: int = 1): ...\n"),
        ("def f(x = 1): ...\n", "def f(x: int = 1): ...\n"),
        ("def f(x  # it\n    = 1): ...\n", "def f(x: int  # it\n    = 1): ...\n"),
        ("async def f(*, x=1,): ...\n", "async def f(*, x: int = 1,): ...\n"),
        ("def f(x, /): ...\n", "def f(x: int, /): ...\n"),
    ],
)
def test_annotate(text: str, result: str) -> None:
    assert result_of(text, edits.annotate(place_of(text, "x"), "int")) == result


@pytest.mark.parametrize("text", ["f = lambda x: x\n", "def f(x: str): ...\n", "x = 1\n"])
def test_annotate_needs_a_parameter_without_type(text: str) -> None:
    with pytest.raises(NotEditableError):
        edits.annotate(place_of(text, "x"), "int")


@pytest.mark.parametrize("old", ["Old", "a.Old", "Old[int]", "a.Old[\n    int\n]"])
def test_replace_type(old: str) -> None:
    text = f"def f(x: {old}): ...\n"
    assert result_of(text, edits.replace_type(place_of(text, old), "New")) == "def f(x: New): ...\n"


@pytest.mark.parametrize("old", ["Old | None", "f()", "Old ]"])
def test_replace_type_needs_a_class(old: str) -> None:
    text = f"X = 1  # {old}\n"
    with pytest.raises(NotEditableError):
        edits.replace_type(place_of(text, old), "New")


def test_replace_generic() -> None:
    text = "def f() -> typing.Dict [str, int]: ...\n"
    made = edits.replace_generic(place_of(text, "typing.Dict [str, int]"), "dict")
    assert result_of(text, made) == "def f() -> dict [str, int]: ...\n"


@pytest.mark.parametrize("old", ["Dict", "f()[str]"])
def test_replace_generic_needs_brackets_behind_a_name(old: str) -> None:
    text = f"def f() -> {old}: ...\n"
    with pytest.raises(NotEditableError):
        edits.replace_generic(place_of(text, old), "dict")


def test_is_in_signature() -> None:
    text = "Y = 1\ndef f(x=Y): return Y\n"
    function = place_of(text, "f(").source
    name = FixedPlace(function, function.span(text.index("f("), text.index("f(") + 1))
    assert [edits.is_in_signature(name, place_of(text, "Y", start)) for start in (0, 6, 18)] == [False, False, False]
    places = [FixedPlace(function, function.span(at, at + 1)) for at in (0, text.index("Y)"), text.rindex("Y"))]
    assert [edits.is_in_signature(name, each) for each in places] == [False, True, False]


# decorators


def test_wrap_function() -> None:
    text = "def d(f):\n    @keep\n    async def w(*a):\n        return await f(*a)\n    return w\n"
    made = edits.wrap_function(place_of(text, "w(").source and place_of(text, "w"), "f")
    assert result_of(text, made) == (
        "import functools\n\n\ndef d(f):\n    @keep\n    @functools.wraps(f)\n    async def w(*a):\n"
        "        return await f(*a)\n    return w\n"
    )


def test_wrap_function_says_wraps_as_the_file_does() -> None:
    text = "from functools import wraps as keeps\ndef d(f):\n    def x(*a): ...\n    return x\n"
    made = edits.wrap_function(place_of(text, "x"), "f")
    assert "    @keeps(f)\n    def x" in result_of(text, made)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("def d(f):\n    def x(*a): ...\n", "f"),
        ("def d(f, g):\n    def x(*a): ...\n", None),
        ("def d():\n    def x(*a): ...\n", None),
        ("def x(*a): ...\n", None),
    ],
)
def test_only_parameter_around(text: str, name: str | None) -> None:
    assert edits.only_parameter_around(place_of(text, "x")) == name


# where names come from


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("from old import A\n", "from new import A\n"),
        ("from old import A as B\n", "from new import A as B\n"),
        ("from old import A, C\n", "from new import A\nfrom old import C\n"),
        ("from old import C, A\n", "from new import A\nfrom old import C\n"),
        ("from old import (\n    A,\n    C,\n)\n", "from new import A\nfrom old import (\n    C,\n)\n"),
        ("from new import B\nfrom old import A, C\n", "from new import A, B\nfrom old import C\n"),
        ("from new import B\nfrom old import A as D\n", "from new import B\nfrom new import A as D\n"),
        ("from old import X\n", "from new import A\nfrom old import X\n"),
        ("import os\n", "import os\n\nfrom new import A\n"),
        ("from .old import X\n", "from new import A\n\nfrom .old import X\n"),
    ],
)
def test_import_from_elsewhere(text: str, result: str) -> None:
    _, made = edits.import_from_elsewhere(Source("shop.py", text), "A", {"old"}, "new")
    assert result_of(text, made) == result


def test_import_from_elsewhere_says_the_name_of_the_file() -> None:
    assert edits.import_from_elsewhere(Source("shop.py", "from old import A as B\n"), "A", {"old"}, "new")[0] == "B"


@pytest.mark.parametrize("text", ["from old import A as B, C\n", "from old import A, C\nfrom more import X as A\n"])
def test_import_from_elsewhere_needs_one_meaning(text: str) -> None:
    with pytest.raises(NotEditableError):
        edits.import_from_elsewhere(Source("shop.py", text), "A", {"old"}, "new")


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("from a import X\n", "from a import R, S, X\n"),
        ("from a import X, B\n", "from a import X, B, R, S\n"),
        ("import os\n", "import os\n\nfrom a import R, S\n"),
        ("from a import (\n    X,\n)\n", "from a import (\n    R,\n    S,\n    X,\n)\n"),
        (
            f"from a import X, {'Y' * 80}\n",
            f"from a import (\n    R,\n    S,\n    X,\n    {'Y' * 80},\n)\n",
        ),
        (
            f"from a import X, {'Y' * 80}  # kept\n",
            f"from a import R, S, X, {'Y' * 80}  # kept\n",
        ),
    ],
)
def test_import_names(text: str, result: str) -> None:
    said, made = edits.import_names(Source("shop.py", text), [("a", "S"), ("a", "R")])
    assert said == {"R": "R", "S": "S"}
    assert result_of(text, made) == result


def test_import_names_of_several_modules() -> None:
    text = "import os\n"
    _, made = edits.import_names(Source("shop.py", text), [("b", "S"), ("a", "T"), ("a", "R")])
    assert "from a import R, T\n" in result_of(text, made)
    assert "from b import S\n" in result_of(text, made)


@pytest.mark.parametrize("text", ["from a import b\n", "from a import b as c\n", "import a.b as c\n"])
def test_import_name_of_an_imported_module(text: str) -> None:
    said, made = edits.import_names(Source("shop.py", text), [("a.b", "X")])
    assert said["X"] in {"b.X", "c.X"}
    assert made == []


# handlers


@pytest.mark.parametrize(
    ("text", "result"),
    [
        (
            "@s.on()\nasync def f():\n    return 1\n",
            "async def f():\n    return 1\n\n\ndef g():\n    f()\n\n\ns.add(g)\n",
        ),
        (
            "def a():\n\t@s.on\n\t@keep\n\tasync def f(): # it\n\t\treturn 1",
            "def a():\n\t@keep\n\tasync def f(): # it\n\t\treturn 1\n\n\tdef g():\n\t\tf()\n\n\ts.add(g)\n",
        ),
        (
            "@s.on(\n    1,\n)  # it\nasync def f():\n  return 1\n\n\nx = 1\n",
            "async def f():\n  return 1\n\n\ndef g():\n  f()\n\n\ns.add(g)\n\n\nx = 1\n",
        ),
    ],
)
def test_adapt_handler(text: str, result: str) -> None:
    decorated = edits.decorated_by(place_of(text, "s.on"))
    assert decorated.owner == "s"
    assert result_of(text, edits.adapt_handler(decorated, "g", ["def g():", "\tf()"], "s.add(g)")) == result


@pytest.mark.parametrize(
    "text",
    [
        "@s.on()\ndef f():\n    return 1\n",
        "@keep\n@s.on()\nasync def f():\n    return 1\n",
        "s.on()\n",
        "@s.on()\nasync def f(): return 1\n",
        "@s.on()\nasync def f():\n    return 1\ndef g(): ...\n",
        "@s.on()\nasync def f():\n    return g\n",
        "class A:\n    @s.on()\n    async def f():\n        return 1\n",
    ],
)
def test_adapt_handler_refuses(text: str) -> None:
    with pytest.raises(NotEditableError):
        edits.adapt_handler(edits.decorated_by(place_of(text, "s.on")), "g", [], "")


@pytest.mark.parametrize(
    ("signature", "number"), [("a, b", 2), ("a, /, b=1", 2), ("", 0), ("*a", None), ("a, *, b", None), ("**a", None)]
)
def test_arguments_of_a_handler(signature: str, number: int | None) -> None:
    text = f"@s.on\nasync def f({signature}):\n    return 1\n"
    assert edits.decorated_by(place_of(text, "s.on")).arguments == number


# calls


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("@a.tool\ndef f(): ...\n", "@a.tool(x=1)\ndef f(): ...\n"),
        ("@a.tool()\ndef f(): ...\n", "@a.tool(x=1)\ndef f(): ...\n"),
        ("@a.tool (y=2)\ndef f(): ...\n", "@a.tool (y=2, x=1)\ndef f(): ...\n"),
    ],
)
def test_add_keyword_to_a_decorator(text: str, result: str) -> None:
    assert result_of(text, edits.add_keyword(place_of(text, "a.tool"), "x", "1")) == result


def test_rename_keyword_by_its_name() -> None:
    text = "f(a=1, b=2)\n"
    assert result_of(text, edits.rename_keyword(place_of(text, "b"), "c")) == "f(a=1, c=2)\n"


@pytest.mark.parametrize(("piece", "name"), [("b", "a"), ("f", "c")])
def test_rename_keyword_by_its_name_refuses(piece: str, name: str) -> None:
    with pytest.raises(NotEditableError):
        edits.rename_keyword(place_of("f(a=1, b=2)\n", piece), name)


def test_surround() -> None:
    text = "for x in {\n    1,\n}: ...\n"
    made = edits.surround(place_of(text, "{\n    1,\n}"), "sorted")
    assert result_of(text, made) == "for x in sorted({\n    1,\n}): ...\n"


def test_surround_needs_the_builtin() -> None:
    with pytest.raises(NotEditableError):
        edits.surround(place_of("sorted = list\nX = {1}\n", "{1}"), "sorted")


# strings and statements


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("def f(): return []\n", "def f(): return R(x=[])\n"),
        ("def f(): return [a.T(1), T(2)]\n", "def f(): return R(x=[a.T(1), T(2)])\n"),
        ("def f(): return ([T(y) for y in z])\n", "def f(): return (R(x=[T(y) for y in z]))\n"),
    ],
)
def test_wrap_returned(text: str, result: str) -> None:
    assert result_of(text, edits.wrap_returned(place_of(text, "return"), "R", "x", {"T"})) == result


@pytest.mark.parametrize("value", ["[1]", "[T(1), y]", "T(1)", "", "[U(1)]", "[x()()]", "'a'"])
def test_wrap_returned_needs_a_list_of_such(value: str) -> None:
    text = f"def f(): return {value}\n"
    with pytest.raises(NotEditableError):
        edits.wrap_returned(place_of(text, "return"), "R", "x", {"T"})


@pytest.mark.parametrize("quote", ["'", '"'])
def test_replace_string(quote: str) -> None:
    text = f"X = {quote}a{quote}\n"
    assert result_of(text, edits.replace_string(place_of(text, f"{quote}a{quote}"), "a", "b")) == text.replace("a", "b")


@pytest.mark.parametrize(("written", "new"), [("r'a'", "b"), ("'\\x61'", "b"), ("'a'", "it's"), ("'a'", "\n")])
def test_replace_string_needs_a_plain_one(written: str, new: str) -> None:
    with pytest.raises(NotEditableError):
        edits.replace_string(place_of(f"X = {written}\n", written), "a", new)


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("raise E(1, 'a')\n", "raise T('a')\n"),
        ("raise E(code=1, message='a') from None\n", "raise T('a') from None\n"),
        ("raise E(message='a', code=1)\n", "raise T('a')\n"),
        ("raise E(1, message=f'a{x}')\n", "raise T(f'a{x}')\n"),
        ("raise E(\n    1,\n    'a'\n    'b',\n)\n", "raise T('a'\n    'b')\n"),
        ("raise x.E(1, 'a')\n", "raise T('a')\n"),
        ("raise O(1, 'a')\nraise E(1, 'a')\n", "raise O(1, 'a')\nraise T('a')\n"),
    ],
)
def test_raise_other(text: str, result: str) -> None:
    assert result_of(text, edits.raise_other(place_of(text, "E"), "T", "message", 1)) == result


@pytest.mark.parametrize(
    "text", ["raise E(1, 'a', 2)\n", "raise E(1)\n", "raise E(1, *x)\n", "E(1, 'a')\n", "raise E\n"]
)
def test_raise_other_needs_no_more_than_a_message(text: str) -> None:
    with pytest.raises(NotEditableError):
        edits.raise_other(place_of(text, "E"), "T", "message", 1)


# what moves

TAKEN = {"sse": {"port"}, "http": {"port", "host"}}


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("s = S(port=1)\ns.run()\n", "s = S()\ns.run()\n"),
        ("s = S('a', port=1)\ns.run(transport='stdio')\n", "s = S('a')\ns.run(transport='stdio')\n"),
        ("s = S('a', port=1)\ns.run('sse')\n", "s = S('a')\ns.run('sse', port=1)\n"),
        ("s: S = S(port=P)\ns.run(transport='http',)\n", "s: S = S()\ns.run(transport='http', port=P,)\n"),
        (
            "class A:\n  def __init__(self):\n    self.s = S(port=1)\n  def go(self):\n    self.s.run('sse')\n",
            "class A:\n  def __init__(self):\n    self.s = S()\n  def go(self):\n    self.s.run('sse', port=1)\n",
        ),
    ],
)
def test_move_to_run(text: str, result: str) -> None:
    assert result_of(text, edits.move_to_run(place_of(text, "port"), TAKEN)) == result


@pytest.mark.parametrize(
    "text",
    [
        "s = S(port=1)\n",
        "S(port=1)\ns.run()\n",
        "s = S(port=1)\ns.run()\ns.run()\n",
        "s = S(port=1)\ns.run_async()\n",
        "s = S(port=1)\ns.http_app()\ns.run()\n",
        "s = S(port=1)\nstart(s.run)\n",
        "s = S(port=1)\ns = S()\ns.run()\n",
        "s = S(port=1)\ns.run(t)\n",
        "s = S(port=1)\ns.run(**t)\n",
        "s = S(port=1)\ns.run('sse', **t)\n",
        "s = S(port=1)\ns.run('sse', port=2)\n",
        "s = S(port=1)\ns.run('other')\n",
        "def f(p):\n  global s\n  s = S(port=p)\ns.run('sse')\n",
        "p = 1\ns = S(port=p)\np = 2\ns.run('sse')\n",
        "port = 1\n",
    ],
)
def test_move_to_run_refuses(text: str) -> None:
    with pytest.raises(NotEditableError):
        edits.move_to_run(place_of(text, "port"), TAKEN)


def test_drop_keyword() -> None:
    text = "f(a,\n  b=1,  # one\n  c=2,\n)\n"
    assert result_of(text, edits.drop_keyword(place_of(text, "c=2"))) == "f(a,\n  b=1,  # one\n)\n"


@pytest.mark.parametrize(
    ("call", "result"),
    [
        ("await s.put(x)", "s.mount(x)"),
        ("await s.put(server=x, old='a')", "s.mount(server=x, new='a')"),
        ("(await  s.put(x, old='a'))", "(s.mount(x, new='a'))"),
        ("await other()\n    await s . put(x)", "await other()\n    s . mount(x)"),
    ],
)
def test_call_at_once(call: str, result: str) -> None:
    text = f"async def f():\n    {call}\n"
    made = edits.call_at_once(place_of(text, "put"), "mount", {"server": "server", "old": "new"})
    assert result_of(text, made) == f"async def f():\n    {result}\n"


@pytest.mark.parametrize(
    "call", ["s.put(x)", "await s.put(x, y)", "await s.put(*x)", "await s.put(**x)", "await s.put(z=1)"]
)
def test_call_at_once_refuses(call: str) -> None:
    text = f"async def f():\n    {call}\n"
    with pytest.raises(NotEditableError):
        edits.call_at_once(place_of(text, "put"), "mount", {"server": "server", "old": "new"})


@pytest.mark.parametrize(
    ("text", "result"),
    [
        (
            "from shop.b import c\n",
            "from typing import Annotated\n\nfrom pydantic import Field\n\nfrom shop.b import c\n",
        ),
        ("import os\n", "import os\nfrom typing import Annotated\n\nfrom pydantic import Field\n"),
        ("X = 1\n", "from typing import Annotated\n\nfrom pydantic import Field\n\nX = 1\n"),
        (
            "from ..a import x\nfrom zoo import b\n",
            "from ..a import x\nfrom pydantic import Field\nfrom typing import Annotated\nfrom zoo import b\n",
        ),
        (
            "import os\n\nimport zoo\n",
            "import os\nfrom typing import Annotated\n\nimport zoo\nfrom pydantic import Field\n",
        ),
    ],
)
def test_merged_imports(text: str, result: str) -> None:
    source = Source("shop/tools.py", text)
    made = [*edits.import_name(source, "typing", "Annotated")[1], *edits.import_name(source, "pydantic", "Field")[1]]
    assert edits.applied(text, edits.merged_imports(source, made)) == result


def test_merged_imports_of_one_module() -> None:
    source = Source("shop.py", "from typing import Any\n")
    made = [each for name in ("Literal", "Final") for each in edits.import_name(source, "typing", name)[1]]
    assert edits.applied(source.text, edits.merged_imports(source, made)) == "from typing import Any, Literal, Final\n"


def test_merged_imports_of_one_kind() -> None:
    source = Source("shop.py", "from mcp import x\n")
    made = [*edits.import_name(source, "typing", "Any")[1], *edits.import_module(source, "json")[1]]
    result = "import json\nfrom typing import Any\n\nfrom mcp import x\n"
    assert edits.applied(source.text, edits.merged_imports(source, made)) == result
