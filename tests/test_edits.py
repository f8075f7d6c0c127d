"""Edits of source text: builders on small pieces of code, and what they refuse."""

from __future__ import annotations

import ast

import pytest
from support.values import parsed, value_of

from flake8_mcp import edits
from flake8_mcp.edits import NotEditableError
from flake8_mcp.edits._fix import Edit
from flake8_mcp.syntax.source import Source, Span
from flake8_mcp.syntax.values import Array, FixedPlace, Object, Scalar


def built(text: str, name: str = "X") -> Object | Array:
    """The value of a name in a program."""
    value = value_of(parsed(text), name)
    assert isinstance(value, Object | Array)
    return value


def entry_of(text: str, key: str):  # noqa: ANN201 - an Entry
    value = built(text)
    assert isinstance(value, Object)
    entry = value.entry(key)
    assert entry is not None
    return entry


def place_of(text: str, piece: str, start: int = 0) -> FixedPlace:
    """The place of a piece of a one-line text, or of a text with lines."""
    source = Source("shop.py", text)
    at = text.index(piece, start)
    return FixedPlace(source, source.span(at, at + len(piece)))


# dicts and lists


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("X = {'a': 1}\n", "X = {}\n"),
        ("X = {'a': 1,}\n", "X = {}\n"),
        ("X = {'a': 1, 'b': 2}\n", "X = {'b': 2}\n"),
        ("X = {'b': 2, 'a': 1}\n", "X = {'b': 2}\n"),
        ("X = {'b': 2, 'a': 1,}\n", "X = {'b': 2,}\n"),
        ("X = {\n    'a': 1,\n}\n", "X = {}\n"),
        ("X = {\n    'b': 2,\n    'a': 1,\n}\n", "X = {\n    'b': 2,\n}\n"),
        ("X = {\n    'b': 2,\n    'a': 1\n}\n", "X = {\n    'b': 2\n}\n"),
        ("X = {\n    'b': 2,  # two\n    'a': 1\n}\n", "X = {\n    'b': 2  # two\n}\n"),
        ("X = {\n    # one\n    'a': 1,\n}\n", "X = {\n    # one\n}\n"),
        ("X = {'b': 2,\n     'a': 1}\n", "X = {'b': 2}\n"),
        ("X = {'a': 1,\n     'b': 2}\n", "X = {'b': 2}\n"),
        ("X = {'c': 3, 'a': 1,\n     'b': 2}\n", "X = {'c': 3,\n     'b': 2}\n"),
        ("X = {\n    'b': 2, 'a': 1,\n}\n", "X = {\n    'b': 2,\n}\n"),
        ("X = {\n    'a': 1, 'b': 2,\n}\n", "X = {\n    'b': 2,\n}\n"),
        ("X = dict(a=1, b=2)\n", "X = dict(b=2)\n"),
    ],
)
def test_remove_entry(text: str, result: str) -> None:
    assert edits.applied(text, edits.remove_entry(entry_of(text, "a"))) == result


@pytest.mark.parametrize(
    "text",
    [
        "X = {  # one\n    'a': 1}\n",
        "X = {'a': 1,  # one\n     'b': 2}\n",
        "X = {'b': 2,  # two\n     'a': 1}\n",
        "A = 1\nX = {'a': A}\n",
    ],
)
def test_remove_entry_is_refused(text: str) -> None:
    with pytest.raises(NotEditableError):
        edits.remove_entry(entry_of(text, "a"))


@pytest.mark.parametrize(
    ("text", "first", "last"),
    [
        ("X = {}\n", "X = {'n': [1]}\n", "X = {'n': [1]}\n"),
        ("X = {'a': 1}\n", "X = {'n': [1], 'a': 1}\n", "X = {'a': 1, 'n': [1]}\n"),
        ("X = {'a': 1,}\n", "X = {'n': [1], 'a': 1,}\n", "X = {'a': 1, 'n': [1],}\n"),
        ("X = {\n  'a': 1,\n}\n", "X = {\n  'n': [1],\n  'a': 1,\n}\n", "X = {\n  'a': 1,\n  'n': [1],\n}\n"),
        ("X = {\n  'a': 1\n}\n", "X = {\n  'n': [1],\n  'a': 1\n}\n", "X = {\n  'a': 1,\n  'n': [1]\n}\n"),
        (
            "X = {\n  'a': 1  # b\n}\n",
            "X = {\n  'n': [1],\n  'a': 1  # b\n}\n",
            "X = {\n  'a': 1,  # b\n  'n': [1]\n}\n",
        ),
        ("X = dict()\n", "X = dict(n=[1])\n", "X = dict(n=[1])\n"),
        ("X = dict(a=1)\n", "X = dict(n=[1], a=1)\n", "X = dict(a=1, n=[1])\n"),
        ("X = dict({'b': 2}, a=1)\n", "X = dict({'b': 2}, a=1, n=[1])\n", "X = dict({'b': 2}, a=1, n=[1])\n"),
    ],
)
def test_insert_entry(text: str, first: str, last: str) -> None:
    text = text.replace("{}", "{}  # 'x'") if text == "X = {}\n" else text
    for expected, is_first in ((first, True), (last, False)):
        made = edits.applied(text, edits.insert_entry(built(text), "n", [1], first=is_first))
        assert made.replace("  # 'x'", "").replace('"', "'") == expected


def test_insert_entry_behind_another() -> None:
    text = "X = {'a': 1, 'b': 2}\n"
    assert (
        edits.applied(text, edits.insert_entry(built(text), "n", "x", after="a")) == "X = {'a': 1, 'n': 'x', 'b': 2}\n"
    )
    assert edits.applied(text, edits.insert_entry(built(text), "n", 1, after="q")) == "X = {'a': 1, 'b': 2, 'n': 1}\n"


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("X = {  # nothing\n}\n", "n"),
        ("X = dict()\n", "not-a-name"),
        ("A = {}\nX = A | {'b': 1}\n", "n"),
        ("X = [1]\n", "n"),
    ],
)
def test_insert_entry_is_refused(text: str, name: str) -> None:
    with pytest.raises(NotEditableError):
        edits.insert_entry(built(text), name, 1)


def test_rename_key() -> None:
    assert (
        edits.applied("X = {'a': 1}\n", edits.rename_key(entry_of("X = {'a': 1}\n", "a"), "b-c")) == "X = {'b-c': 1}\n"
    )
    assert (
        edits.applied("X = dict(a=1)\n", edits.rename_key(entry_of("X = dict(a=1)\n", "a"), "b")) == "X = dict(b=1)\n"
    )
    for text, name in (("X = dict(a=1)\n", "b-c"), ("K = 'a'\nX = {K: 1}\n", "b"), ("X = {'a' + '': 1}\n", "b")):
        with pytest.raises(NotEditableError):
            edits.rename_key(entry_of(text, "a"), name)


@pytest.mark.parametrize(
    ("text", "data", "result"),
    [
        ("X = {'a': 'b'}\n", "c", "X = {'a': 'c'}\n"),
        ("X = {'a': (\"b\")}\n", "it's", "X = {'a': \"it's\"}\n"),
        ("X = {'a': 'b'}\n", "it's", "X = {'a': \"it's\"}\n"),
        ("X = {'a': True}\n", {"b": [None, 1.5]}, "X = {'a': {'b': [None, 1.5]}}\n"),
        ("X = {'a': [1]}\n", "\u200b\\\n", "X = {'a': '\\u200b\\\\\\n'}\n"),
        ("X = {'a': {}}\n", "é", "X = {'a': 'é'}\n"),
        ("X = {'a': str}\n", "string", "X = {'a': 'string'}\n"),
        ("X = dict(a='b' 'c')\n", "d", "X = dict(a='d')\n"),
        ("X = {'a': -1}\n", 2, None),
        ("A = 1\nX = {'a': A}\n", 2, None),
        ("X = {'a': f'{1}'}\n", 2, None),
        ("X = {'a': b'x' b'y'}\n", 2, "X = {'a': 2}\n"),
    ],
)
def test_replace_value(text: str, data: object, result: str | None) -> None:
    value = entry_of(text, "a").value
    if result is None:
        with pytest.raises(NotEditableError):
            edits.replace_value(value, data)
    else:
        assert edits.applied(text, edits.replace_value(value, data)) == result


def test_value_that_is_no_expression_is_refused() -> None:
    place = FixedPlace(Source("shop.py", "1\n"), Span(1, 0, 1, 1))
    with pytest.raises(NotEditableError):
        edits.replace_value(Scalar(place, 1), 2)


def test_constant_is_not_replaced() -> None:
    with pytest.raises(NotEditableError):
        edits.replace_value(value_of(parsed("X = 'a'\n"), "X"), "b")


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("X = []\n", 'X = ["b"]\n'),
        ("X = ['a']\n", "X = ['a', 'b']\n"),
        ("X = ('a',)\n", "X = ('a', 'b',)\n"),
        ("X = ()\n", 'X = ("b",)\n'),
        ("X = [\n    'a',\n]\n", "X = [\n    'a',\n    'b',\n]\n"),
        ("X = {'a'}\n", None),
        ("X = 'a',\n", None),
    ],
)
def test_append_item(text: str, result: str | None) -> None:
    if result is None:
        with pytest.raises(NotEditableError):
            edits.append_item(built(text), "b")
    else:
        assert edits.applied(text, edits.append_item(built(text), "b")) == result


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("X = ['a', 'b']\n", "X = ['a']\n"),
        ("X = ('a', 'b')\n", "X = ('a',)\n"),
        ("X = ('a', 'b',)\n", "X = ('a',)\n"),
        ("X = (\n    'a',\n    'b'\n)\n", "X = (\n    'a',\n)\n"),
        ("X = {'a', 'b'}\n", "X = {'a'}\n"),
        ("X = list(('a', 'b'))\n", "X = list(('a',))\n"),
    ],
)
def test_remove_item(text: str, result: str) -> None:
    value = built(text)
    assert isinstance(value, Array)
    assert edits.applied(text, edits.remove_item(value.items[1])) == result


def test_item_outside_of_a_list_is_not_removed() -> None:
    with pytest.raises(NotEditableError):
        edits.remove_item(entry_of("X = {'a': 1}\n", "a").value)


def test_brackets() -> None:
    text = "X = {'a': {1, 2}, 'b': 3}\n"
    assert edits.applied(text, edits.replace_brackets(entry_of(text, "a").value)) == "X = {'a': [1, 2], 'b': 3}\n"
    assert edits.applied(text, edits.wrap_in_list(entry_of(text, "b").value)) == "X = {'a': {1, 2}, 'b': [3]}\n"
    with pytest.raises(NotEditableError):
        edits.replace_brackets(entry_of(text, "b").value)


# edits of each other


def test_conflicts() -> None:
    span = Span(1, 0, 1, 0)
    one, inside, behind = (Edit("a", *place, "x", span) for place in ((1, 4), (2, 3), (4, 6)))
    at_end, other = Edit("a", 4, 4, "y", span), Edit("b", 1, 4, "x", span)
    assert edits.conflict(one, inside)
    assert edits.overlap(one, inside)
    assert not edits.conflict(one, behind)
    assert not edits.conflict(one, other)
    assert not edits.overlap(one, other)
    assert not edits.conflict(one, one)
    assert edits.conflict(one, at_end)
    assert not edits.overlap(one, at_end)
    assert edits.overlap(at_end, Edit("a", 4, 4, "z", span))


# calls


def decorator(text: str) -> FixedPlace:
    return place_of(text, text[text.index("@") + 1 : text.index("\n")])


def test_parentheses_and_names_of_arguments() -> None:
    text = "@mcp.tool\ndef f(): ...\n"
    assert edits.applied(text, edits.add_parentheses(decorator(text))).startswith("@mcp.tool()\n")
    call = "X = {'a': f(1, 'b', c=2)}\n"
    with pytest.raises(NotEditableError):
        edits.remove_keyword(place_of(call, "'b'"))


# names and their imports


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("from pydantic import Field\n", None),
        ("from pydantic import Field as F\n", None),
        ("import pydantic\n", None),
        ("import pydantic as p\n", None),
        ("from pydantic import BaseModel\n", "from pydantic import BaseModel, Field\n"),
        ("from pydantic import BaseModel, SecretStr\n", "from pydantic import BaseModel, Field, SecretStr\n"),
        (
            "from pydantic import (\n    BaseModel,\n    SecretStr,\n)\n",
            "from pydantic import (\n    BaseModel,\n    Field,\n    SecretStr,\n)\n",
        ),
        ("from pydantic import *\n", "from pydantic import *\nfrom pydantic import Field\n"),
        ("import os\n\nimport mcp\n", "import os\n\nimport mcp\nfrom pydantic import Field\n"),
        (
            "import os\n\nfrom mcp import x\nfrom zoo import y\n",
            "import os\n\nfrom mcp import x\nfrom pydantic import Field\nfrom zoo import y\n",
        ),
        ("from zoo import y\n", "from pydantic import Field\nfrom zoo import y\n"),
        ("import os\n", "import os\n\nfrom pydantic import Field\n"),
        ("from . import x\n", "from pydantic import Field\n\nfrom . import x\n"),
        ('"""A."""\n', '"""A."""\n\nfrom pydantic import Field\n'),
        ("from __future__ import annotations\n", "from __future__ import annotations\n\nfrom pydantic import Field\n"),
        ("x = 1\n", "from pydantic import Field\n\nx = 1\n"),
        (
            "if TYPE_CHECKING:\n    from pydantic import Other\n",
            "from pydantic import Field\n\nif TYPE_CHECKING:\n    from pydantic import Other\n",
        ),
    ],
)
def test_import_name(text: str, result: str | None) -> None:
    name, made = edits.import_name(Source("shop.py", text), "pydantic", "Field")
    assert edits.applied(text, made) == (result or text)
    assert name in {"Field", "F", "pydantic.Field", "p.Field"}


@pytest.mark.parametrize(
    ("text", "result"),
    [
        (
            "from typing import Any\n\nfrom shop.x import y\n",
            "from typing import Any\n\nfrom pydantic import Field\n\nfrom shop.x import y\n",
        ),
        ("from shop.x import y\n", "from pydantic import Field\n\nfrom shop.x import y\n"),
        (
            "from ..x import y\nfrom typing import Any\n",
            "from ..x import y\nfrom pydantic import Field\nfrom typing import Any\n",
        ),
        ("from shop import x\nimport typing\n", "from pydantic import Field\nfrom shop import x\nimport typing\n"),
        ("import os\nfrom .x import y\n", "import os\nfrom pydantic import Field\nfrom .x import y\n"),
        (
            "from shop.x import y\nfrom .z import a\n",
            "from pydantic import Field\nfrom shop.x import y\nfrom .z import a\n",
        ),
        (
            "import a\nfrom b import c\nimport os\nfrom z import d\n",
            "import a\nfrom b import c\nimport os\nfrom pydantic import Field\nfrom z import d\n",
        ),
        ("import os\n\nfrom .x import y\n", "import os\n\nfrom pydantic import Field\n\nfrom .x import y\n"),
    ],
)
def test_import_goes_among_those_of_its_kind(text: str, result: str) -> None:
    _, made = edits.import_name(Source("shop/tools.py", text), "pydantic", "Field")
    assert edits.applied(text, made) == result


@pytest.mark.parametrize(
    "text",
    [
        "class Field: ...\n",
        "def Field(): ...\n",
        "def f(Field): ...\n",
        "Field = 1\n",
        "import Field\n",
        "if 1:\n    from dataclasses import Field\n",
        "import os; x = 1\n",
        "import os",
    ],
)
def test_import_name_is_refused(text: str) -> None:
    with pytest.raises(NotEditableError):
        edits.import_name(Source("shop.py", text), "pydantic", "Field")


def test_name_of_another_module_is_as_good() -> None:
    source = Source("shop.py", "from typing_extensions import Annotated\n")
    assert edits.import_name(source, "typing", "Annotated", "typing_extensions") == ("Annotated", [])


# signatures

HEAD = "from pydantic import Field\nfrom typing import Annotated\n\n"


@pytest.mark.parametrize(
    ("signature", "result"),
    [
        ("def f(a: int): ...", "def f(a: Annotated[int, Field(description='x')]): ..."),
        ("def f(a: int = 1): ...", "def f(a: Annotated[int, Field(description='x')] = 1): ..."),
        ("def f(a: int = Field(1)): ...", "def f(a: int = Field(1, description='x')): ..."),
        ("def f(a: int = Field()): ...", "def f(a: int = Field(description='x')): ..."),
        ("def f(a: int = Field(ge=(1))): ...", "def f(a: int = Field(ge=(1), description='x')): ..."),
        ("def f(a: Annotated[int, Field(ge=1)]): ...", "def f(a: Annotated[int, Field(ge=1, description='x')]): ..."),
        ("def f(a: Annotated[int, 5]): ...", "def f(a: Annotated[int, 5, Field(description='x')]): ..."),
        ("def f(a: 'int'): ...", "def f(a: Annotated['int', Field(description='x')]): ..."),
        ("async def f(*, a: int) -> int: ...", "async def f(*, a: Annotated[int, Field(description='x')]) -> int: ..."),
        ("def f(a): ...", None),
        ("def f(b: int): ...", None),
        ("def f(a: int = Field(1, description='y')): ...", None),
        ("def f(a: int = Field(\n    1  # one\n)): ...", None),
    ],
)
def test_describe_parameters(signature: str, result: str | None) -> None:
    text = f"{HEAD}{signature}\nz = '' or '' or ''\n"
    place = place_of(text, "f(", len(HEAD))
    place = FixedPlace(place.source, Span(place.span.line, place.span.column, place.span.line, place.span.column + 1))
    if result is None:
        with pytest.raises(NotEditableError):
            edits.describe_parameters(place, {"a": "x"})
        return
    made = edits.applied(text, edits.describe_parameters(place, {"a": "x"}))
    assert made.removeprefix(HEAD).partition("\nz =")[0] == result
    ast.parse(made)


@pytest.mark.parametrize(
    ("last", "result"),
    [
        ("b: int = 3  # it\n)", "    b: int = 3,  # it\n)"),
        ("b: int = 3,  # it\n)", "    b: int = 3,  # it\n)"),
        ("*b: int  # it\n)", "    *b: int,  # it\n)"),
        ("/)", "    /,\n)"),
        ("b: int = 3)", "    b: int = 3,\n)"),
        ("b: int = 3 , )", "    b: int = 3 ,\n)"),
    ],
)
def test_comments_stay_behind_a_parameter_that_gets_its_own_line(last: str, result: str) -> None:
    text = f"{HEAD}def f(a: int, {last}: ...\n"
    place = FixedPlace(Source("shop.py", text), Span(4, 4, 4, 5))
    made = edits.applied(text, edits.describe_parameters(place, {"a": "word " * 9}))
    assert made.endswith(f"],\n{result}: ...\n")
    ast.parse(made)


@pytest.mark.parametrize(
    ("words", "pieces"),
    [
        ("of the slide " * 8, ["'" + "of the slide " * 5 + "of '", "'the slide " + "of the slide " * 2 + "'"]),
        ("it's a \\ " * 10, ['"' + "it's a \\\\ " * 7 + '"', '"' + "it's a \\\\ " * 3 + '"']),
        ("x" * 100, None),
    ],
)
def test_long_descriptions_are_folded(words: str, pieces: list[str] | None) -> None:
    text = f"{HEAD}def f(\n    a: int,\n): ...\nz = '' or '' or ''\n"
    place = FixedPlace(Source("shop.py", text), Span(4, 4, 4, 5))
    made = edits.applied(text, edits.describe_parameters(place, {"a": words}))
    lines = [f"        Field(description='{words}'),"]
    if pieces is not None:
        inner = [f"                {each}" for each in pieces]
        lines = ["        Field(", "            description=(", *inner, "            ),", "        ),"]
    assert made == "\n".join(
        [f"{HEAD}def f(", "    a: Annotated[", "        int,", *lines, "    ],", "): ...", "z = '' or '' or ''", ""]
    )
    assert ast.literal_eval(f"({''.join(pieces or [repr(words)])})") == words


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("def f(a: int = None): ...\n", "def f(a: int | None = None): ...\n"),
        ("def f(*, a: 'int' = None): ...\n", "def f(*, a: 'int | None' = None): ...\n"),
        ("def f(a: Annotated[int, 5] = None): ...\n", "def f(a: Annotated[int | None, 5] = None): ...\n"),
        ("class A:\n    a: int = Field(None)\n", "class A:\n    a: int | None = Field(None)\n"),
        (
            "from typing import Optional\ndef f(a: int = None): ...\n",
            "from typing import Optional\ndef f(a: Optional[int] = None): ...\n",
        ),
        (
            "from typing import Optional\nb: int | None\ndef f(a: int = None): ...\n",
            "from typing import Optional\nb: int | None\ndef f(a: int | None = None): ...\n",
        ),
        ("def f(a: 'i' 'nt' = None): ...\n", None),
        ("def f(a=None): ...\n", None),
    ],
)
def test_make_optional(text: str, result: str | None) -> None:
    place = place_of(text, "None", text.rindex("None") if "|" in text else 0)
    if result is None:
        with pytest.raises(NotEditableError):
            edits.make_optional(place)
    else:
        assert edits.applied(text, edits.make_optional(place)) == result


def test_function_that_is_not_there() -> None:
    with pytest.raises(NotEditableError):
        edits.describe_parameters(place_of("x = 1\n", "x"), {"a": "x"})


# texts


@pytest.mark.parametrize(
    ("literal", "result"),
    [
        ('"a\u200bb"', '"ab"'),
        ('"a\\u200bb\\x41\\\\"', '"ab\\x41\\\\"'),
        ('"\\N{ZERO WIDTH SPACE}a"', '"a"'),
        ('r"\\d\u200b"', 'r"\\d"'),
        ('"""a\\\n\u200b"""', '"""a\\\n"""'),
        ('"""a\r\n\u200b"""', '"""a\r\n"""'),
        ('"\\é\u200b"', '"\\é"'),
        ('("a\u200b" "b")', None),
        ("x", None),
        ('"a"', None),
        ('b"a"', None),
    ],
)
def test_delete_characters(literal: str, result: str | None) -> None:
    text = f"x = {literal}\n"
    place = place_of(text, literal, 4)
    if result is None:
        with pytest.raises(NotEditableError):
            edits.delete_characters(place, lambda found: found.replace("\u200b", ""))
    else:
        made = edits.applied(text, edits.delete_characters(place, lambda found: found.replace("\u200b", "")))
        assert made == f"x = {result}\n"


def test_replace_text() -> None:
    assert edits.applied("a b\n", edits.replace_text(place_of("a b\n", "b"), "b", "c")) == "a c\n"
    with pytest.raises(NotEditableError):
        edits.replace_text(place_of("a b\n", "b"), "d", "c")
