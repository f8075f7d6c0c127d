"""Edits of what a parameter's default, type and schema say, on small pieces of code, and what they refuse."""

from __future__ import annotations

import pytest
from test_edits import built, entry_of
from test_edits_of_code import place_of, result_of

from flake8_mcp import edits
from flake8_mcp.edits import NotEditableError
from flake8_mcp.syntax.values import Array

LONG, SHORTER = "a" * 60, "a" * 45
PARAMETER = "    x: Annotated[\n        int,\n        Field(\n"
CONCATENATED = "\n                'a'\n                'b'\n"
ARM = '{\n            "type": "a",\n            "x": {\n                "y": 1,\n            },\n        }'
IMPORTS = "from typing import Annotated, Literal\n"


def annotated(text: str) -> str:
    made, _ = edits.annotate_field(place_of(f"{IMPORTS}{text}", "Field("))
    return result_of(f"{IMPORTS}{text}", made).removeprefix(IMPORTS)


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("def f(x: int = Field(3)): ...\n", "def f(x: int = 3): ...\n"),
        ("def f(x: int=Field(default=3, ge=1)): ...\n", "def f(x: Annotated[int, Field(ge=1)] = 3): ...\n"),
        ("def f(x: int = Field(..., ge=1)): ...\n", "def f(x: Annotated[int, Field(ge=1)]): ...\n"),
        ("def f(*, a=1, x: int = Field()): ...\n", "def f(*, a=1, x: int): ...\n"),
        (
            "def f(a, /, x: 'int' = Field(ge=1), y=2): ...\n",
            "def f(a, /, x: Annotated['int', Field(ge=1)], y=2): ...\n",
        ),
        (
            "def f(x: Annotated[int, 'n',] = Field(3, ge=1)): ...\n",
            "def f(x: Annotated[int, 'n', Field(ge=1)] = 3): ...\n",
        ),
        ("def f(x: Annotated[int] = Field(3, ge=1)): ...\n", "def f(x: Annotated[int, Field(ge=1)] = 3): ...\n"),
        ("def f(x: int = Field(3, title='#')): ...\n", "def f(x: Annotated[int, Field(title='#')] = 3): ...\n"),
        # one that is too long for its line gets a line for each parameter
        (
            f"def f(x: int = Field(3, title='{LONG}'), y=2) -> int: ...\n",
            f"def f(\n    x: Annotated[int, Field(title='{LONG}')] = 3,\n    y=2,\n) -> int: ...\n",
        ),
        (
            f"def f(\n  y=2, x: int = Field(3, title='{SHORTER}')\n): ...\n",
            f"def f(\n  y=2,\n  x: Annotated[int, Field(title='{SHORTER}')] = 3,\n): ...\n",
        ),
        (
            f"def f(\n  y=2, x: int = Field(3, title='{SHORTER}'),\n): ...\n",
            f"def f(\n  y=2,\n  x: Annotated[int, Field(title='{SHORTER}')] = 3,\n): ...\n",
        ),
        (
            f"def f(\n    y, x: int = Field(3, title='{SHORTER}')): ...\n",
            f"def f(\n    y,\n    x: Annotated[int, Field(title='{SHORTER}')] = 3,\n): ...\n",
        ),
        (
            f"def f(\n    x: int = Field(3, title='{LONG}', alias='{LONG}'),\n): ...\n",
            f"def f(\n{PARAMETER}            title='{LONG}',\n            alias='{LONG}',\n        ),\n    ] = 3,\n): ...\n",
        ),
        (
            f"def f(\n    x: str = Field('{LONG}{LONG}'),\n): ...\n",
            f"def f(\n    x: str = '{LONG}{LONG}',\n): ...\n",
        ),
        # others stand on its line and on others
        (
            f"def f(a,\n      b, x: int = Field(3, title='{LONG}')): ...\n",
            f"def f(a,\n      b, x: Annotated[int, Field(title='{LONG}')] = 3): ...\n",
        ),
        (
            "def f(\n    x: int = Field(\n        3,\n        title=(\n            'a'\n            'b'\n        ),\n    ),\n): ...\n",
            f"def f(\n{PARAMETER}            title=({CONCATENATED}            ),\n        ),\n    ] = 3,\n): ...\n",
        ),
    ],
)
def test_annotate_field(text: str, result: str) -> None:
    assert annotated(text) == result


@pytest.mark.parametrize(
    "text",
    [
        "x: int = Field(3)\n",
        "def f(x=Field(3)): ...\n",
        "def f(x: int = (Field(3))): ...\n",
        "def f(x: (int) = Field(3)): ...\n",
        "def f(x: int = g(Field(3))): ...\n",
        "def f(x: int = Field(default_factory=g)): ...\n",
        "def f(x: int = Field(3, **g)): ...\n",
        "def f(x: int = Field(*g)): ...\n",
        "def f(x: int = Field(3, default=3)): ...\n",
        "def f(a=1, x: int = Field(ge=1)): ...\n",
        "def f(x: int = Field(3,  # three\n    ge=1)): ...\n",
        "def f(a,\n      b, x: int = Field(3, title='''\n''')): ...\n",
    ],
)
def test_annotate_field_refuses(text: str) -> None:
    with pytest.raises(NotEditableError):
        annotated(text)


@pytest.mark.parametrize("names", ["annotations", "division, annotations"])
def test_annotate_field_refuses_local_names_in_text(names: str) -> None:
    body = "def g():\n    least = 1\n    def f(x: int = Field(3, ge=least)): ...\n"
    text = f"from __future__ import {names}\n{IMPORTS}{body}"
    with pytest.raises(NotEditableError):
        edits.annotate_field(place_of(text, "Field("))
    assert "Annotated[int, Field(ge=least)] = 3" in annotated(body)


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("def f(x: int | None): ...\n", "def f(x: int | None = None): ...\n"),
        ("def f(*, x: int | None, y): ...\n", "def f(*, x: int | None = None, y): ...\n"),
        ("def f(a, /, x: (int | None), y=1): ...\n", "def f(a, /, x: (int | None) = None, y=1): ...\n"),
    ],
)
def test_give_default(text: str, result: str) -> None:
    assert result_of(text, edits.give_default(place_of(text, "x"), "None")) == result


@pytest.mark.parametrize(
    "text", ["def f(x: int, y): ...\n", "def f(x=1): ...\n", "def f(*, x=1): ...\n", "g = lambda x: x\n"]
)
def test_give_default_refuses(text: str) -> None:
    with pytest.raises(NotEditableError):
        edits.give_default(place_of(text, "x"), "None")


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("def f(x: str): ...\n", "def f(x: Literal['a', 'b']): ...\n"),
        ("def f(x: Annotated[str, 'c'] = 'a'): ...\n", "def f(x: Annotated[Literal['a', 'b'], 'c'] = 'a'): ...\n"),
        ("def f(x: Annotated[str] = 'a'): ...\n", "def f(x: Annotated[Literal['a', 'b']] = 'a'): ...\n"),
    ],
)
def test_narrow_text(text: str, result: str) -> None:
    text = f"{IMPORTS}A = ['a']\n{text}"
    made = edits.narrow_text(place_of(text, "x:"), ["a", "b"])
    assert result_of(text, made) == f"{IMPORTS}A = ['a']\n{result}"


@pytest.mark.parametrize(
    "text", ["def f(x): ...\n", "def f(x: int): ...\n", "def f(x: 'str'): ...\n", "def f(x: str): ...\nstr = int\n"]
)
def test_narrow_text_refuses(text: str) -> None:
    with pytest.raises(NotEditableError):
        edits.narrow_text(place_of(text, "x"), ["a", "b"])


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("{'type': ['a', 'null']}", "{'anyOf': [{'type': 'a'}, {'type': 'null'}]}"),
        (
            "{'title': 'T', 'type': ['a', 'null'], 'x': 1, 'y': (2),}",
            "{'title': 'T', 'anyOf': [{'type': 'a', 'x': 1, 'y': (2)}, {'type': 'null'}],}",
        ),
        (
            '{\n    "x": {\n        "y": 1,\n    },\n    "type": ["a", "null"]\n}',
            f'{{\n    "anyOf": [\n        {ARM},\n        {{"type": "null"}},\n    ]\n}}',
        ),
        (
            f'{{\n  "type": ["a", "null"],\n  "x": "{LONG}",\n  "title": "T",\n}}',
            f'{{\n  "anyOf": [\n    {{"type": "a", "x": "{LONG}"}},\n    {{"type": "null"}},\n  ],\n  "title": "T",\n}}',
        ),
        (
            '{"title": "T",\n "type": ["a", "null"]}',
            '{"title": "T",\n "anyOf": [{"type": "a"}, {"type": "null"}]}',
        ),
    ],
)
def test_split_nullable(text: str, result: str) -> None:
    text = f"X = {text}\n"
    made = edits.split_nullable(built(text).place, "a", {"x", "y"})
    assert result_of(text, made) == f"X = {result}\n"


@pytest.mark.parametrize(
    "text",
    [
        "dict(type=['a', 'null'])",
        "{'type': ['a', 'null'], **Y}",
        "{'type': ['a', 'null'], 'type': ['a', 'null']}",
        "{'type': ['a', 'null'],  # one\n 'x': 1}",
    ],
)
def test_split_nullable_refuses(text: str) -> None:
    with pytest.raises(NotEditableError):
        edits.split_nullable(built(f"X = {text}\n").place, "a", {"x"})


@pytest.mark.parametrize(
    ("text", "piece", "result"),
    [
        ("f('a')\n", "'a'", "f('^(a)$')\n"),
        ("f(x='''a''')\n", "'''a'''", "f(x='''^(a)$''')\n"),
    ],
)
def test_surround_text(text: str, piece: str, result: str) -> None:
    assert result_of(text, edits.surround_text(place_of(text, piece), "^(", ")$")) == result


@pytest.mark.parametrize(("text", "piece"), [("f('')\n", "''"), ("x = 'a'\n", "'a'"), ("f(a)\n", "a")])
def test_surround_text_refuses(text: str, piece: str) -> None:
    with pytest.raises(NotEditableError):
        edits.surround_text(place_of(text, piece), "^", "$")


@pytest.mark.parametrize(("text", "result"), [("print(a.b.c)\n", "print(x)\n"), ("a.b.c.d()\n", "x.d()\n")])
def test_replace_attribute(text: str, result: str) -> None:
    assert result_of(text, edits.replace_attribute(place_of(text, "c"), "x")) == result


@pytest.mark.parametrize("text", ["a.c = 1\n", "c = 1\n"])
def test_replace_attribute_refuses(text: str) -> None:
    with pytest.raises(NotEditableError):
        edits.replace_attribute(place_of(text, "c"), "x")


@pytest.mark.parametrize(
    ("text", "result"),
    [
        ("f()\n", "f(k=1, l=2)\n"),
        ("f(a, n=1, z=2)\n", "f(a, n=1, k=1, l=2, z=2)\n"),
        ("f(\n    a,\n    n=1\n)\n", "f(\n    a,\n    n=1,\n    k=1,\n    l=2\n)\n"),
        (f"f('{LONG}', '{LONG}')  # it\n", f"f(\n    '{LONG}',\n    '{LONG}',\n    k=1,\n    l=2,\n)  # it\n"),
        (f"if 1:\n\tf('{LONG}', '{LONG}')\n", f"if 1:\n\tf(\n\t\t'{LONG}',\n\t\t'{LONG}',\n\t\tk=1,\n\t\tl=2,\n\t)\n"),
        (f"g(f('{LONG}', '{LONG}'))\n", f"g(f('{LONG}', '{LONG}', k=1, l=2))\n"),
        (f"f('{LONG}', '{LONG}').x\n", f"f('{LONG}', '{LONG}', k=1, l=2).x\n"),
    ],
)
def test_add_keywords(text: str, result: str) -> None:
    at = text.index("f(")
    assert result_of(text, edits.add_keywords(place_of(text, "f", at), {"k": "1", "l": "2"}, after="n")) == result


def test_add_keywords_to_a_decorator_without_parentheses() -> None:
    text = "@tool\ndef f(): ...\n"
    made = edits.add_keywords(place_of(text, "tool"), {"k": "1", "l": "2"})
    assert result_of(text, made) == "@tool(k=1, l=2)\ndef f(): ...\n"


@pytest.mark.parametrize("text", ["f(k=1)\n", "x = f\n"])
def test_add_keywords_refuses(text: str) -> None:
    with pytest.raises(NotEditableError):
        edits.add_keywords(place_of(text, "f"), {"k": "1"})


def test_insert_entries_keeps_what_is_there() -> None:
    with pytest.raises(NotEditableError):
        edits.insert_entry(built("X = {'a': 1}\n"), "a", 2)


def test_insert_beside() -> None:
    text = "X = {'a': 1, 'b': 2}\n"
    entry = entry_of(text, "a")
    assert result_of(text, edits.insert_beside(entry.place, {"c": 3})) == "X = {'a': 1, 'b': 2, 'c': 3}\n"
    made = edits.insert_beside(entry.place, {"c": 3}, next_to_it=True)
    assert result_of(text, made) == "X = {'a': 1, 'c': 3, 'b': 2}\n"
    listed = built("X = ['a']\n")
    assert isinstance(listed, Array)
    with pytest.raises(NotEditableError):
        edits.insert_beside(listed.items[0].place, {"c": 3})
