"""What followed code gives is what Python computes; what cannot be told is unknown, with the reason.

The functions of test_corpus/followed are run, and followed. `# unknown: reason` and `# open` on the line of a `def` say
that the result is not known, or not all of it.
"""

from __future__ import annotations

import inspect
import re
import runpy
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from support.values import agrees, is_known

from flake8_mcp.syntax.effects import Effects
from flake8_mcp.syntax.interpret import Frame, Interpreter
from flake8_mcp.syntax.interpret.statements import MAX_NESTING, MAX_STATEMENTS
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.references import Bound
from flake8_mcp.syntax.source import Source, Span
from flake8_mcp.syntax.values import Array, FixedPlace, Scalar, Unknown

if TYPE_CHECKING:
    from collections.abc import Callable

    from flake8_mcp.syntax.project import CodeFile
    from flake8_mcp.syntax.values import Value

FOLDER = Path(__file__).parents[1] / "test_corpus" / "followed"
_EXAMPLE = re.compile(r"^def ([a-z]\w*)\(\):(?:  # (?:(open)|unknown: (.*)))?$", re.MULTILINE)
EXAMPLES = [
    pytest.param(path, name, bool(is_open), reason, id=f"{path.stem}-{name}")
    for path in sorted(FOLDER.glob("*.py"))
    for name, is_open, reason in _EXAMPLE.findall(path.read_text(encoding="utf-8"))
]


class Nothing:
    """The hooks of a layer that knows nothing."""

    def attribute(self, *_: object) -> None:
        """No attribute means anything."""

    call = decorate = parameter = is_read = knows_class = attribute


def interpreter() -> Interpreter:
    """An interpreter for which nothing means anything."""
    return Interpreter(Nothing(), Effects(frozenset()))


def followed(file: CodeFile, name: str = "result") -> Value:
    """The result of a function without parameters at the end of a module."""
    walker = interpreter()
    frame = walker.module(file)
    assert frame is not None
    (reference,) = file.resolve((name,), file.outline.module)
    assert isinstance(reference, Bound)
    place = walker.place(file, reference.binding.node)
    return walker.call_closure(walker.closure(reference), ([], {}), place)


def written(folder: Path, text: str, **others: str) -> CodeFile:
    """A file of a project with other files beside it."""
    for name, content in {"shop": text, **others}.items():
        (folder / f"{name}.py").write_text(content, encoding="utf-8")
    return Project(str(folder)).parse(Source("shop.py", text), str(folder / "shop.py"))


@cache
def _computed(path: Path) -> dict[str, Callable[[], object]]:
    return {
        name: each
        for name, each in runpy.run_path(str(path), run_name=f"test_corpus.followed.{path.stem}").items()
        if inspect.isfunction(each)
    }


@pytest.mark.parametrize(("path", "name", "is_open", "reason"), EXAMPLES)
def test_example(path: Path, name: str, is_open: bool, reason: str) -> None:  # noqa: FBT001 - a case of the corpus
    file = Project(str(FOLDER)).parse(Source.from_bytes(path.name, path.read_bytes()), str(path))
    value = followed(file, name)
    if reason:
        assert isinstance(value, Unknown), value
        assert value.reason == reason
        return
    assert agrees(value, _computed(path)[name]()), value
    assert is_known(value) is not is_open, value


def texts(value: Value) -> list[object]:
    """The plain items of a list."""
    assert isinstance(value, Array), value
    return [each.value if isinstance(each, Scalar) else None for each in value.items]


def test_names_of_a_module(tmp_path: Path) -> None:
    tools = "from os import path\nFIRST = 'a'\nimport json as decoder\n\n\ndef second():\n    pass\n"
    text = "import inspect\nimport tools\nimport tools as {0}\n\n\ndef result():\n    return [{1}]\n"
    asked = "dir({0}), [n for n in {0}.__dict__], [n for n in vars({0})], [n for n, _ in inspect.getmembers({0})]"
    file = written(tmp_path, text.format("other", asked.format("other")), tools=tools)
    for each in file_items(followed(file)):
        assert texts(each) == ["FIRST", "decoder", "path", "second"]


def file_items(value: Value) -> tuple[Value, ...]:
    """The items of a list."""
    assert isinstance(value, Array), value
    return value.items


def test_functions_of_a_module(tmp_path: Path) -> None:
    text = """\
import inspect
import tools


def result():
    return [n for n, f in inspect.getmembers(tools, inspect.isfunction)]
"""
    file = written(tmp_path, text, tools="FIRST = 'a'\n\n\ndef second():\n    pass\n\n\nclass Third:\n    pass\n")
    assert texts(followed(file)) == ["second"]


def test_attributes_of_a_module(tmp_path: Path) -> None:
    text = """\
import tools


def result():
    found = tools
    return [found.__name__, found.FIRST, getattr(tools, 'FIRST')]
"""
    assert texts(followed(written(tmp_path, text, tools="FIRST = 'a'\n"))) == ["tools", "a", "a"]


def test_names_of_a_module_with_a_star_import_are_not_known(tmp_path: Path) -> None:
    text = "import tools\n\n\ndef result():\n    return vars(tools)\n"
    value = followed(written(tmp_path, text, tools="from os.path import *\n"))
    assert isinstance(value, Unknown)
    assert value.reason == "the names of the module are not known"


def test_name_with_two_values_is_left_out(tmp_path: Path) -> None:
    text = "import tools\n\n\ndef result():\n    return dir(tools)\n"
    other = "import os\n\nif os.environ:\n    SECOND = 'a'\nelse:\n    SECOND = 'b'\n"
    file = written(tmp_path, text, tools="from other import SECOND\n\nFIRST = 'a'\n", other=other)
    assert texts(followed(file)) == ["FIRST"]


def test_variable_defined_by_itself(tmp_path: Path) -> None:
    text = "def find():\n    return FOUND\n\n\nFOUND = find()\n\n\ndef result():\n    return FOUND\n"
    assert isinstance(followed(written(tmp_path, text)), Unknown)


def test_variable_of_another_file_that_is_assigned_twice(tmp_path: Path) -> None:
    text = "from tools import WORD\n\n\ndef result():\n    return WORD\n"
    value = followed(written(tmp_path, text, tools="WORD = 'a'\nWORD = WORD + 'b'\n"))
    assert isinstance(value, Scalar)
    assert value.value == "ab"


def test_only_imports_that_name_something_are_walked(tmp_path: Path) -> None:
    file = written(tmp_path, "import other\nimport tools\n", tools="WORD = 'a'\n", other="TEXT = 'a'\n")
    walker = interpreter()
    walker.imports_that_name = ("WORD",)
    walker.module(file)
    assert [Path(each).name for each in walker.modules] == ["shop.py", "tools.py"]


def test_import_beyond_the_top(tmp_path: Path) -> None:
    text = "from .....x import y\n\n\ndef result():\n    return 'a'\n"
    value = followed(written(tmp_path, text))
    assert isinstance(value, Scalar)
    assert value.value == "a"


def test_long_chain_of_imports_ends(tmp_path: Path) -> None:
    chain = {f"m{index}": f"import m{index + 1}\n" for index in range(60)}
    file = written(tmp_path, "import m0\n", **chain)
    walker = interpreter()
    walker.module(file)
    assert len(walker.modules) == MAX_NESTING


def test_deep_nesting_ends(tmp_path: Path) -> None:
    depth = 60
    lines = [f"{'    ' * (index + 1)}if True:" for index in range(depth)]
    text = "\n".join(["def result():", *lines, f"{'    ' * (depth + 1)}return 'a'", "    return 'b'\n"])
    value = followed(written(tmp_path, text))
    assert isinstance(value, Scalar)
    assert value.value == "b"  # what is too deep is left out


def test_many_statements_end(tmp_path: Path) -> None:
    numbers = ", ".join(map(str, range(300)))
    text = (
        f"def result():\n    for x in [{numbers}]:\n        for y in [{numbers}]:\n            z = y\n    return 'a'\n"
    )
    file = written(tmp_path, text)
    walker = interpreter()
    walker.module(file)
    (reference,) = file.resolve(("result",), file.outline.module)
    assert isinstance(reference, Bound)
    assert walker.run(walker.closure(reference)) == []
    assert walker.statements == MAX_STATEMENTS + 1


def test_much_work_ends(tmp_path: Path) -> None:
    numbers = ", ".join(map(str, range(60)))
    items = ", ".join(["x"] * 60)
    text = f"""\
def result():
    for x in [{numbers}]:
        for y in [{numbers}]:
            z = [{items}]
    return z
"""
    value = followed(written(tmp_path, text))
    assert isinstance(value, Unknown)
    assert value.reason == "it takes too many steps to follow"


def test_deep_expression_ends(tmp_path: Path) -> None:
    call = "f(" * 60 + "'a'" + ")" * 60
    value = followed(written(tmp_path, f"def f(x):\n    return x\n\n\ndef result():\n    return {call}\n"))
    assert isinstance(value, Unknown)


def test_expression_with_given_names(tmp_path: Path) -> None:
    file = written(tmp_path, "WORD = given\n")
    (binding,) = file.outline.module.bindings["WORD"]
    assert binding.value is not None
    walker = interpreter()
    given = Scalar(walker.place(file, binding.value), "a")
    value = walker.of_node(file, binding.value, file.outline.module, {"given": given})
    assert isinstance(value, Scalar)
    assert value.value == "a"


def test_variables_of_a_call_include_those_around_it(tmp_path: Path) -> None:
    file = written(tmp_path, "")
    place = FixedPlace(file.source, Span(1, 0, 1, 0))
    outer = Frame(file, file.outline.module, None)
    inner = Frame(file, file.outline.module, outer)
    outer.bind("one", Scalar(place, 1))
    inner.names["other"] = Scalar(place, 2)
    assert sorted(inner) == ["one", "other"]
    assert len(inner) == 2
    assert "none" not in inner
