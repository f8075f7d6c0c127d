"""Modules that code imports by computed names, and finds in packages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from support.found import module_in

from flake8_mcp.syntax.interpret import interpreter
from flake8_mcp.syntax.project import Project

if TYPE_CHECKING:
    from pathlib import Path

HEAD = """\
import importlib, inspect, pkgutil
import parts
from fastmcp import FastMCP
mcp = FastMCP()
def make() -> str: 'Make.'
"""
PART = "def {name}(size: int) -> str: 'Make it.'\n"


@pytest.fixture(name="parts")
def package(tmp_path: Path) -> Path:
    """A folder with a package of two modules and a package of one."""
    for folder in ("parts", "parts/small"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "__init__.py").write_text("")
    for name in ("screw", "nail", "small/pin", "not-a-name"):
        (tmp_path / "parts" / f"{name}.py").write_text(
            PART.format(name="make_" + name[-4:].strip("/").replace("-", "_"))
        )
    (tmp_path / "parts" / "notes.txt").write_text("")
    return tmp_path


def names(folder: Path, text: str) -> list[str | None]:
    """The names of the tools of a server beside the package."""
    return sorted((each.known_name for each in module_in(folder, HEAD + text).tools), key=str)


@pytest.mark.parametrize(
    ("module", "found"),
    [
        ('importlib.import_module("parts.nail")', ["make_nail"]),
        ('importlib.import_module(name="parts.nail")', ["make_nail"]),
        ('importlib.import_module(".nail", "parts")', ["make_nail"]),
        ('importlib.import_module(".nail", package="parts")', ["make_nail"]),
        ('importlib.import_module("..nail", "parts.small")', ["make_nail"]),
        ('importlib.import_module(f"{parts.__name__}.nail")', ["make_nail"]),
        ('importlib.import_module("...nail", "parts.small")', []),
        ('importlib.import_module(".", "parts")', []),
        ('importlib.import_module(".nail")', []),
        ('importlib.import_module("nowhere.nail")', []),
        ("importlib.import_module(input())", []),
        ("importlib.import_module()", []),
    ],
)
def test_import_module(parts: Path, module: str, found: list[str]) -> None:
    assert names(parts, f"part = {module}\nmcp.add_tool(part.make_nail)\n") == found


def test_function_that_an_imported_module_lacks(parts: Path) -> None:
    text = "part = importlib.import_module('parts.nail')\nmcp.add_tool(getattr(part, 'make', part.make_nail))\n"
    assert names(parts, text) == ["make_nail"]
    (parts / "parts/nail.py").write_text(PART.format(name="make_nail") + "def __getattr__(name): ...\n")
    assert names(parts, text) == []


@pytest.mark.parametrize(
    ("infos", "found"),
    [
        ("pkgutil.iter_modules(parts.__path__, 'parts.')", ["make_crew", "make_nail"]),
        ("pkgutil.walk_packages(parts.__path__, prefix='parts.')", ["make_crew", "make_nail", "make_pin"]),
        ("pkgutil.iter_modules(path=parts.__path__, prefix='parts.')", ["make_crew", "make_nail"]),
        ("pkgutil.iter_modules(importlib.import_module('parts').__path__, 'parts.')", ["make_crew", "make_nail"]),
        ("pkgutil.iter_modules(parts.__path__, input())", []),
        ("pkgutil.iter_modules(input(), 'parts.')", []),
        ("pkgutil.iter_modules([input()], 'parts.')", []),
        ("pkgutil.iter_modules(*[input()])", []),
        ("pkgutil.iter_modules()", []),
        ("pkgutil.iter_modules(importlib.import_module('parts.nail').__path__, 'parts.')", []),
        ("pkgutil.iter_modules(['/nowhere'], 'parts.')", []),
    ],
)
def test_modules_of_a_package(parts: Path, infos: str, found: list[str]) -> None:
    text = f"""\
for info in {infos}:
    for _, function in inspect.getmembers(importlib.import_module(info.name), inspect.isfunction):
        mcp.add_tool(function)
"""
    assert names(parts, text) == found


def test_fields_of_what_pkgutil_finds(parts: Path) -> None:
    text = """\
for info in pkgutil.iter_modules(parts.__path__):
    finder, name, is_package = info
    if not info.ispkg and info[1] == name and info.module_finder != name and not hasattr(info, "path"):
        mcp.tool(make, name=info.name)
    mcp.tool(make, name=info.path)
"""
    assert [each for each in names(parts, text) if each is not None] == ["nail", "screw"]


def test_module_of_a_package_is_its_attribute(parts: Path) -> None:
    assert names(parts, "for each in ['nail', 'lost']:\n    mcp.add_tool(getattr(parts, each).make_nail)\n") == [
        "make_nail"
    ]


def test_large_package_is_not_followed_to_its_end(parts: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(interpreter, "MAX_FOUND", 1)
    text = """\
for info in pkgutil.iter_modules(parts.__path__, "parts."):
    part = importlib.import_module(info.name)
    if hasattr(part, "make_nail"):
        mcp.add_tool(part.make_nail)
"""
    assert names(parts, text) == ["make_nail"]


def test_package_outside_the_project(parts: Path) -> None:
    project = Project(str(parts))
    assert [name for name, _ in project.modules_in(str(parts / "parts"))] == ["nail", "screw", "small"]
    assert project.modules_in(str(parts / "nowhere")) == ()
    assert project.modules_in(str(parts / "site-packages" / "parts")) == ()
    assert Project(str(parts), follow_imports=False).modules_in(str(parts / "parts")) == ()
