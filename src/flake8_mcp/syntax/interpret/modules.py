"""Modules that code imports by name or finds in a package: importlib.import_module, pkgutil.iter_modules."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import libcst as cst

from flake8_mcp.syntax.paths import Paths
from flake8_mcp.syntax.references import ModuleReference
from flake8_mcp.syntax.values import Array, Scalar, Symbol, Unknown, text_of

from .objects import PackagePath, target_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.syntax.evaluate import Code
    from flake8_mcp.syntax.project import CodeFile, Project
    from flake8_mcp.syntax.values import Place, Value

    from .interpreter import Interpreter
    from .objects import Arguments

MAX_NESTED = 6
MAX_FOUND = 1_000
MODULE_INFO = ("module_finder", "name", "ispkg")  # the fields of what pkgutil gives for each module


def import_module(interpreter: Interpreter, code: Code, arguments: Arguments) -> Value | None:
    """`importlib.import_module(name, package)`: a first-party module, after its statements were walked."""
    positional, keywords = arguments
    name = text_of(positional[0] if positional else keywords.get("name"))
    if name is None:
        return Unknown(code.place(), "the module that is imported is not known")
    if name.startswith("."):
        package = text_of(positional[1] if len(positional) > 1 else keywords.get("package"))
        name = _absolute(name, package)
    file = code.file.find_module(name) if name else None
    if file is None:
        return Unknown(code.place(), "the module that is imported is not in reach")
    interpreter.import_found(file)
    return Symbol(code.place(), file.module_name, ModuleReference(file))


def _absolute(name: str, package: str | None) -> str | None:
    inner = name.lstrip(".")
    parents = (package or "").split(".")
    above = len(name) - len(inner) - 1
    if not package or not inner or above >= len(parents):
        return None
    return ".".join([*parents[: len(parents) - above], inner])


def iter_modules(_interpreter: Interpreter, code: Code, arguments: Arguments) -> Value | None:
    """`pkgutil.iter_modules(path, prefix)`."""
    return _found(_interpreter, code, arguments, nested=0)


def walk_packages(_interpreter: Interpreter, code: Code, arguments: Arguments) -> Value | None:
    """`pkgutil.walk_packages(path, prefix)`."""
    return _found(_interpreter, code, arguments, nested=MAX_NESTED)


def _found(interpreter: Interpreter, code: Code, arguments: Arguments, *, nested: int) -> Value:
    positional, keywords = arguments
    place = code.place()
    folders = _folders(interpreter, code, positional[0] if positional else keywords.get("path"))
    given = positional[1] if len(positional) > 1 else keywords.get("prefix")
    prefix = text_of(given) if given is not None else ""
    if folders is None or prefix is None:
        return Unknown(place, "the package whose modules are imported is not known")
    project = code.file.project
    found = [each for folder in folders for each in _modules(project, folder, prefix, nested)]
    infos = (_info(place, name, is_package=is_package) for name, is_package in found[:MAX_FOUND])
    return Array(place, tuple(infos), "list", complete=len(found) <= MAX_FOUND)


def _modules(project: Project, folder: str, prefix: str, nested: int) -> Iterator[tuple[str, bool]]:
    for name, is_package in project.modules_in(folder):
        yield prefix + name, is_package
        if is_package and nested:
            yield from _modules(project, str(Path(folder) / name), f"{prefix}{name}.", nested - 1)


def _info(place: Place, name: str, *, is_package: bool) -> Array:
    finder = Unknown(place, "it is the finder of a module")
    return Array(place, (finder, Scalar(place, name), Scalar(place, is_package)), "module_info")


def _folders(interpreter: Interpreter, code: Code, given: Value | None) -> list[str] | None:
    """The folders of a path: `package.__path__`, or a list of paths that are worked out from `__file__`."""
    target = target_of(given)
    if isinstance(target, PackagePath):
        return [str(Path(target.file.path).parent)]
    node = code.node
    assert isinstance(node, cst.Call)
    display = node.args[0].value if node.args and node.args[0].star == "" else None
    if not isinstance(display, cst.List):
        return None
    paths = [Paths(interpreter).path(code.at(each.value), 0) for each in display.elements]
    folders = [each for each in paths if each is not None]
    return folders if len(folders) == len(paths) else None


def module_variable(file: CodeFile, name: str, place: Place) -> Value | None:
    """What Python says of a module in its variables; `__name__` only of a package, for a file may be run as well."""
    is_package = Path(file.path).name == "__init__.py"
    if name == "__path__":
        return Symbol(place, name, PackagePath(file)) if is_package else None
    if name == "__package__":
        return Scalar(place, file.module_name if is_package else file.module_name.rpartition(".")[0])
    return Scalar(place, file.module_name) if name == "__name__" and is_package else None
