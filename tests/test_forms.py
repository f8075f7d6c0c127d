"""Every way of registering a tool, each beside its nearest innocent neighbours.

The files of test_corpus/sdks/forms, and the folders of test_corpus/projects/forms, say in comments which tools are
found where, by name and form, and what is seen and not read:

    @mcp.tool()  # tool: find_book [decorator]
    for each in FUNCTIONS: mcp.add_tool(each)  # tool: first [add_tool] | second [add_tool]
    mcp.tool()(given)  # unread: given is a parameter

A name that is not known is `?`. Where no comment can stand, one on another line counts lines from itself:

    # line+2: tool: find_book [decorator]
"""

from __future__ import annotations

import functools
import re
from typing import TYPE_CHECKING

import pytest
from support.corpus import CORPUS, ROOT, settings_of

from flake8_mcp.api import analyse
from flake8_mcp.syntax.project import Project
from flake8_mcp.syntax.source import Source

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from flake8_mcp.model import Module

FILES = sorted((CORPUS / "sdks" / "forms").glob("*.py"))
PROJECTS = sorted(each for each in (CORPUS / "projects" / "forms").glob("*") if each.is_dir())
_COMMENT = re.compile(r"#\s*(?:line([+-]\d+):\s*)?(tool|unread): ([^#]*?)\s*(?=$|#\s)")


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_form(path: Path) -> None:
    found = _found([path], _project(str(path.parent)))
    assert found == _expected([path])


@pytest.mark.parametrize("folder", PROJECTS, ids=lambda folder: folder.name)
def test_form_across_files(folder: Path) -> None:
    files = sorted(folder.rglob("*.py"))
    found = _found(files, Project(str(folder)))
    assert found == _expected(files)


@functools.cache
def _project(folder: str) -> Project:
    """The project of the single files: what one reads of another is read once."""
    return Project(folder)


def test_order_of_files_does_not_matter() -> None:
    for folder in PROJECTS:
        files = sorted(folder.rglob("*.py"))
        assert _found(files, Project(str(folder))) == _found(files[::-1], Project(str(folder)))


def _found(files: list[Path], project: Project) -> list[tuple[str, int, str]]:
    """What is found in the files: a tool that several of them show counts once, and is known if one of them knows it."""
    modules = [each for path in files if (each := _module(path, project)) is not None]
    tools = {
        (*_where(each.registration.place), f"{each.known_name or '?'} [{each.registration.form}]")
        for module in modules
        for each in module.tools
    }
    read = {each[:2] for each in tools if not each[2].startswith("?")}
    tools = {each for each in tools if not each[2].startswith("?") or each[:2] not in read}
    names = {
        each.known_name
        for module in modules
        for each in module.tools
        if each.registration.form not in {"decorator", "dict"}
    }
    unread = {
        (*_where(each.place), f"unread: {each.reason}")
        for module in modules
        for each in module.unread
        if each.name is None or each.name not in names
    }
    places = {each[:2] for each in tools if not each[2].startswith("?")}
    unnamed = {each for each in unread if each[2].startswith("unread: the name of the tool is not known: ")}
    assert {each[:2] for each in unnamed} == {each[:2] for each in tools if each[2].startswith("?")} | (
        {each[:2] for each in unnamed} & places
    )
    return sorted(tools | {each for each in unread - unnamed if each[:2] not in places})


def _module(path: Path, project: Project) -> Module | None:
    source = Source.from_bytes(path.relative_to(ROOT).as_posix(), path.read_bytes())
    analysis = analyse(source, str(path), project, settings_of(source.text))
    assert analysis.refusal is None, analysis.refusal
    return analysis.module


def _where(place: object) -> tuple[str, int]:
    return place.source.path.rpartition("/")[2], place.span.line  # type: ignore[attr-defined]  # a Place


def _expected(files: list[Path]) -> list[tuple[str, int, str]]:
    return sorted(each for path in files for each in _announced(path))


def _announced(path: Path) -> Iterator[tuple[str, int, str]]:
    for number, line in enumerate(path.read_text(encoding="utf-8").split("\n"), 1):
        for offset, kind, text in _COMMENT.findall(line):
            for each in text.split(" | "):
                yield path.name, number + int(offset or 0), each if kind == "tool" else f"unread: {each}"
