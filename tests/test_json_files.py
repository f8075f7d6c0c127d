"""JSON files beside the code: read where the path is surely known, else not."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from flake8_mcp.sdks._calls import SdkCalls
from flake8_mcp.syntax.evaluate import Evaluator
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source
from flake8_mcp.syntax.values import Object, Scalar, Unknown, Value

if TYPE_CHECKING:
    from pathlib import Path

HEAD = """\
import importlib.resources
import json
import os
from pathlib import Path

HERE = Path(__file__).parent
FILE = HERE / "data.json"
TEXT = FILE.read_text()
CIRCLE = CIRCLE_AGAIN
CIRCLE_AGAIN = CIRCLE
LEFT, RIGHT = FILE, FILE
STREAM = open(FILE)
for LOOP in [FILE]:
    pass
"""


def read(folder: Path, expression: str, *, follow: bool = True) -> Value:
    """What an expression in a file beside `data.json` gives."""
    (folder / "data.json").write_text('{"a": 1}', encoding="utf-8")
    (folder / "broken.json").write_text("{", encoding="utf-8")
    text = f"{HEAD}FOUND = {expression}\n"
    path = folder / "shop.py"
    path.write_text(text, encoding="utf-8")
    file = Project(str(folder), follow_imports=follow).parse(Source("shop.py", text), str(path))
    (binding,) = file.outline.module.bindings["FOUND"]
    assert binding.value is not None
    return Evaluator(SdkCalls()).of_node(file, binding.value, binding.scope)


@pytest.mark.parametrize(
    "expression",
    [
        "json.loads(TEXT)",
        "json.loads(FILE.read_text())",
        "json.loads(FILE.read_bytes())",
        "json.load(open(FILE))",
        "json.load(FILE.open())",
        "json.load(STREAM)",
        "json.loads(open(str(FILE)).read())",
        "json.loads((HERE / 'data.json').resolve().read_text())",
        "json.loads(HERE.joinpath('data.json').read_text())",
        "json.loads(Path(__file__).with_name('data.json').read_text())",
        "json.loads(Path(HERE, 'data.json').absolute().read_text())",
        "json.load(open(os.path.join(os.path.dirname(os.path.abspath(__file__)), 'data.json')))",
        "json.loads(importlib.resources.files(__package__).joinpath('data.json').read_text())",
    ],
)
def test_file_that_is_read(tmp_path: Path, expression: str) -> None:
    value = read(tmp_path, expression)
    assert isinstance(value, Object)
    found = value.get("a")
    assert isinstance(found, Scalar)
    assert found.value == 1


@pytest.mark.parametrize(
    "expression",
    [
        "json.loads(os.environ['TEXT'])",
        "json.loads(os.environ.get('TEXT'))",
        "json.loads(FILE)",
        "json.loads(FILE.missing())",
        "json.loads(HERE.parent.missing('data.json').read_text())",
        "json.loads((HERE / os.environ['FILE']).read_text())",
        "json.loads((HERE / 'data\\0.json').read_text())",
        "json.loads([FILE][0].read_text())",
        "json.loads(LEFT.read_text())",
        "json.loads(CIRCLE.read_text())",
        "json.loads(CIRCLE)",
        "json.loads(missing().read_text())",
        "json.loads(missing(FILE).read_text())",
        "json.loads(importlib.resources.files('shop').joinpath('data.json').read_text())",
        "json.loads((FILE if FILE else FILE).read_text())",
        "json.load(open())",
        "json.loads(LOOP.read_text())",
        f"json.loads({'Path(' * 25}__file__{')' * 25}.read_text())",
        f"json.loads(FILE.open(){'.read()' * 25})",
        "json.load(open)",
    ],
)
def test_file_that_is_not_known(tmp_path: Path, expression: str) -> None:
    assert isinstance(read(tmp_path, expression), Unknown)


def test_text_is_read_as_json(tmp_path: Path) -> None:
    value = read(tmp_path, "json.loads('{\"a\": 1}')")
    assert isinstance(value, Object)


@pytest.mark.parametrize(
    ("expression", "reason"),
    [
        ("json.loads((HERE / 'broken.json').read_text())", "broken.json cannot be read as JSON: JSONDecodeError"),
        ("json.loads((HERE / 'missing.json').read_text())", "missing.json cannot be read as JSON: FileNotFoundError"),
        ("json.loads((HERE / '..' / '..' / 'etc').read_text())", "etc cannot be read as JSON: FileNotFoundError"),
        ("json.loads(Path(HERE).read_text())", "cannot be read as JSON: OSError"),
    ],
)
def test_file_that_cannot_be_read(tmp_path: Path, expression: str, reason: str) -> None:
    value = read(tmp_path, expression)
    assert isinstance(value, Unknown)
    assert value.reason.endswith(reason)


def test_nothing_is_read_if_imports_are_not_followed(tmp_path: Path) -> None:
    assert isinstance(read(tmp_path, "json.loads(TEXT)", follow=False), Unknown)
