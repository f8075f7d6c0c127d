from __future__ import annotations

import ast

import pytest
from support.values import parsed

from flake8_mcp.syntax.introspection import linear_bases, method_names, unwrap_annotation
from flake8_mcp.syntax.references import Bound, External


@pytest.mark.parametrize(
    ("annotation", "names"),
    [
        ("A", ["A"]),
        ("a.b.C", ["a.b.C"]),
        ("A | None", ["A"]),
        ("A | B", ["A", "B"]),
        ("Optional[A]", ["A"]),
        ("typing.Optional[a.B]", ["a.B"]),
        ("Union[A, B]", ["A", "B"]),
        ("Annotated[A, B]", ["A"]),
        ("Final[A]", ["A"]),
        ("list[A]", ["list"]),
        ("'A'", ["A"]),
        ("' A | None '", ["A"]),
        ("Optional['A']", ["A"]),
        ("'A['", []),
        ("1", []),
        ("x()[A]", []),
    ],
)
def test_classes_that_an_annotation_admits(annotation: str, names: list[str]) -> None:
    found = unwrap_annotation(ast.parse(annotation, mode="eval").body)
    assert [".".join(each) for each in found] == names


def test_no_annotation() -> None:
    assert unwrap_annotation(None) == []


def test_text_that_is_too_long_admits_nothing() -> None:
    assert unwrap_annotation(ast.Constant("a" * 2_000)) == []


def test_many_classes_end() -> None:
    every = " | ".join(f"A{number}" for number in range(50))
    assert len(unwrap_annotation(ast.parse(every, mode="eval").body)) == 20


def bases(text: str, name: str) -> list[str]:
    """The names of a class and its bases."""
    file = parsed(text)
    (binding,) = file.outline.module.bindings[name]
    found = linear_bases(Bound(file, binding))
    return [each.name if isinstance(each, External) else each.binding.name for each in found]


def test_base_that_is_there_twice() -> None:
    assert bases("class A: pass\nclass B(A): pass\nclass C(B, A, dict): pass\n", "C") == [
        "C",
        "B",
        "A",
        "builtins.dict",
    ]


def test_bases_in_a_circle() -> None:
    assert bases("class A(B): pass\nclass B(A): pass\n", "A") == ["A", "B"]


def test_methods_of_a_class_and_its_bases() -> None:
    file = parsed("class A:\n    x = 1\n    def one(self): pass\nclass B(A):\n    def two(self): pass\n")
    assert method_names(Bound(file, file.outline.module.bindings["B"][0])) == (["one", "two"], True)


def test_methods_of_a_class_with_a_foreign_base_are_not_all_known() -> None:
    file = parsed("class A(dict):\n    def one(self): pass\n")
    assert method_names(Bound(file, file.outline.module.bindings["A"][0])) == (["one"], False)
