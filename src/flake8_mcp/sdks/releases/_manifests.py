"""What project files require: pyproject.toml, setup.cfg, setup.py, requirements files and a wheel's METADATA.

Each reader yields requirements on what matters and, as text, why a part of the file cannot be read. Nothing is run.
"""

from __future__ import annotations

import ast
import configparser
import re
from dataclasses import replace
from email.parser import HeaderParser
from pathlib import Path
from typing import TYPE_CHECKING

from flake8_mcp.syntax.project import UnanalysedError, outline_of
from flake8_mcp.syntax.source import Source

from ._files import UnusableFileError, parse_toml, read
from ._requirements import (
    EXTRA,
    GROUP,
    PROJECT,
    Requirement,
    UnreadableRequirementError,
    distribution_of,
    parse_poetry,
    parse_python,
    parse_requirement,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from ._files import TextFile

Found = Requirement | str

_COMMENT = re.compile(r"(?:^|\s)#.*")
_OPTIONS = re.compile(r"\s--?[A-Za-z].*")
_INCLUDE = re.compile(r"(?:-r|-c|--requirement|--constraint)(?:\s+|=)?\s*(\S+)")
_MAX_INCLUDES = 20


def from_pyproject(file: TextFile) -> Iterator[Found]:
    """`[project]` (PEP 621), `[dependency-groups]` (PEP 735) and `[tool.poetry]`. Raises UnusableFileError."""
    data = parse_toml(file.text)
    project = _table(data, "project")
    yield from _python(project.get("requires-python"), file)
    yield from _all(_strings(project.get("dependencies"), "project.dependencies"), PROJECT, file)
    for name, listed in _table(project, "optional-dependencies").items():
        yield from _all(_strings(listed, f"project.optional-dependencies.{name}"), EXTRA, file)
    for listed in _table(data, "dependency-groups").values():
        # the tables among them include other groups, which are read themselves
        items = listed if isinstance(listed, list) else ()
        yield from _all((each for each in items if isinstance(each, str)), GROUP, file)
    poetry = _table(_table(data, "tool"), "poetry")
    yield from _poetry(_table(poetry, "dependencies"), PROJECT, file)
    yield from _poetry(_table(poetry, "dev-dependencies"), GROUP, file)
    groups = _table(poetry, "group")
    for name in groups:
        yield from _poetry(_table(_table(groups, name), "dependencies"), GROUP, file)


def workspace_of(file: TextFile) -> tuple[tuple[str, ...], tuple[str, ...]] | None:
    """The patterns of the members of a uv workspace, and of what it excludes. Raises UnusableFileError."""
    table = _table(_table(_table(parse_toml(file.text), "tool"), "uv"), "workspace")
    if not table:
        return None
    members, excluded = (_strings(table.get(key), f"tool.uv.workspace.{key}") for key in ("members", "exclude"))
    return members, excluded


def from_setup_cfg(file: TextFile) -> Iterator[Found]:
    """`[options]` and `[options.extras_require]`. Raises UnusableFileError."""
    parser = configparser.ConfigParser(interpolation=None)
    try:
        parser.read_string(file.text)
    except configparser.Error as problem:
        message = f"it cannot be parsed: {' '.join(problem.message.split())[:100]}"
        raise UnusableFileError(message) from None
    yield from _python(parser.get("options", "python_requires", fallback=None), file)
    yield from _all(parser.get("options", "install_requires", fallback="").splitlines(), PROJECT, file)
    if parser.has_section("options.extras_require"):
        for _, listed in parser.items("options.extras_require"):
            yield from _all(listed.splitlines(), EXTRA, file)


def from_setup_py(file: TextFile) -> Iterator[Found]:
    """The literals given to `setup(...)`, also through one module-level name. Raises UnusableFileError."""
    try:
        outline = outline_of(Source(file.path, file.text))
    except UnanalysedError as problem:
        raise UnusableFileError(str(problem)) from None
    literals = {
        name: bindings[0].value
        for name, bindings in outline.module.bindings.items()
        if len(bindings) == 1 and bindings[0].kind == "assign" and bindings[0].value is not None
    }
    for call in outline.calls:
        function = call.node.func
        name = function.id if isinstance(function, ast.Name) else getattr(function, "attr", "")
        if name == "setup":
            for keyword, node in _keywords(call.node, literals):
                value = literals.get(node.id, node) if isinstance(node, ast.Name) else node
                yield from _setup_keyword(keyword, value, file)


def _keywords(call: ast.Call, literals: Mapping[str, ast.expr]) -> Iterator[tuple[str, ast.expr]]:
    for keyword in call.keywords:
        value = keyword.value
        if keyword.arg is not None:
            yield keyword.arg, value
            continue
        spread = literals.get(value.id) if isinstance(value, ast.Name) else value
        if isinstance(spread, ast.Dict):
            for key, each in zip(spread.keys, spread.values, strict=True):
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value, each


def _setup_keyword(keyword: str, node: ast.expr, file: TextFile) -> Iterator[Found]:
    if keyword == "python_requires" and isinstance(node, ast.Constant):
        yield from _python(node.value, file)
    elif keyword == "install_requires":
        yield from _all(_literals(node), PROJECT, file)
    elif keyword == "extras_require" and isinstance(node, ast.Dict):
        for each in node.values:
            yield from _all(_literals(each), EXTRA, file)


def _literals(node: ast.expr) -> tuple[str, ...]:
    """The texts of a literal list, of what is literal in it, or of one text with lines."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return tuple(node.value.splitlines())
    items = node.elts if isinstance(node, ast.List | ast.Tuple) else ()
    return tuple(each.value for each in items if isinstance(each, ast.Constant) and isinstance(each.value, str))


def from_requirements(file: TextFile, level: int) -> Iterator[Found]:
    """A requirements file of pip and those below its folder that it includes. Raises UnusableFileError."""
    folder = Path(file.path).parent.resolve()
    waiting = [file]
    seen = {Path(file.path).resolve()}
    while waiting:
        current = waiting.pop(0)
        for line in _logical_lines(current.text):
            include = _INCLUDE.match(line)
            if include is None:
                yield from _all([_OPTIONS.sub("", line)], level, current)
                continue
            path = (Path(current.path).parent / include[1]).resolve()
            if path not in seen and len(seen) < _MAX_INCLUDES and path.is_relative_to(folder) and path.is_file():
                seen.add(path)
                try:
                    waiting.append(read(path))
                except UnusableFileError as problem:
                    yield f"{include[1]}, which it includes: {problem}"


def _logical_lines(text: str) -> Iterator[str]:
    # https://pip.pypa.io/en/stable/reference/requirements-file-format/: a backslash joins lines before comments go
    for line in text.replace("\\\r\n", "").replace("\\\n", "").splitlines():
        yield _COMMENT.sub("", line).strip()


def from_metadata(file: TextFile) -> Iterator[Found]:
    """The `Requires-Dist` and `Requires-Python` of a built distribution. Raises UnusableFileError."""
    headers = HeaderParser().parsestr(file.text)
    if "Metadata-Version" not in headers:
        message = "it has no Metadata-Version"
        raise UnusableFileError(message)
    yield from _python(headers.get("Requires-Python"), file)
    for text in map(str, headers.get_all("Requires-Dist", ())):
        for found in _all([text], PROJECT, file):
            is_extra = isinstance(found, Requirement) and "extra" in str(found.marker)
            yield replace(found, level=EXTRA) if is_extra and isinstance(found, Requirement) else found


def _all(texts: Iterable[str], level: int, file: TextFile) -> Iterator[Found]:
    for text in texts:
        if distribution_of(text) is None:
            continue
        try:
            found = parse_requirement(text)
        except UnreadableRequirementError as problem:
            yield str(problem)
            continue
        if found is not None:
            yield replace(found, level=level, path=file.path, line=file.line_of(found.text))


def _python(text: object, file: TextFile) -> Iterator[Found]:
    if isinstance(text, str):
        try:
            yield replace(parse_python(text), path=file.path, line=file.line_of(text))
        except UnreadableRequirementError as problem:
            yield str(problem)


def _poetry(table: Mapping[str, object], level: int, file: TextFile) -> Iterator[Found]:
    for name, given in table.items():
        forms = given if isinstance(given, list) else [given]
        for form in forms:
            details: Mapping[str, object] = form if isinstance(form, dict) else {"version": form}
            constraint = details.get("version")
            if not isinstance(constraint, str):
                continue
            try:
                found = parse_poetry(name, constraint)
            except UnreadableRequirementError as problem:
                yield str(problem)
                continue
            if found is not None:
                sure = len(forms) == 1 and details.keys().isdisjoint({"python", "platform", "markers"})
                own = EXTRA if details.get("optional") is True else level
                yield replace(found, sure=sure, level=own, path=file.path, line=file.line_of_key(name))


def _table(data: Mapping[str, object], key: str) -> Mapping[str, object]:
    found = data.get(key, {})
    if not isinstance(found, dict):
        message = f"{key!r} is no table"
        raise UnusableFileError(message)
    return found


def _strings(value: object, key: str) -> tuple[str, ...]:
    items = [] if value is None else value
    if not isinstance(items, list) or not all(isinstance(each, str) for each in items):
        message = f"{key!r} is no list of texts"
        raise UnusableFileError(message)
    return tuple(items)
