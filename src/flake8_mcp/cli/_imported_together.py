"""Which files of a project surely run in one process: those that one module or function imports, whatever happens."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from flake8_mcp.sdks.project_files import content_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from flake8_mcp.syntax.project import Project

_MAX_FILES = 2_000


def imported_together(files: frozenset[str], among: Iterable[str], project: Project) -> list[frozenset[str]]:
    """The largest groups of some files that are imported together; `among` are the files that may import them.

    An import in an arm of an `if`, or in another function, may not be run. All paths are absolute.
    """
    graph = _Imports(project)
    found: set[frozenset[str]] = set()
    for path in list(among)[:_MAX_FILES]:
        for start in graph.starts(path):
            found.add(graph.reached(start) & files)
    groups = sorted((each for each in found if len(each) > 1), key=lambda each: (-len(each), sorted(each)))
    return [each for index, each in enumerate(groups) if not any(each < other for other in groups[:index])]


class _Imports:
    """What the modules of a project import."""

    def __init__(self, project: Project) -> None:
        self._project = project
        self._read: dict[str, tuple[frozenset[str], list[frozenset[str]]]] = {}
        self._closures: dict[str, frozenset[str]] = {}

    def starts(self, path: str) -> Iterator[frozenset[str]]:
        """What runs first: a module, and each of its functions that imports something besides."""
        _, functions = self._imports(path)
        yield frozenset({path})
        for each in functions:
            yield each | {path}

    def reached(self, start: frozenset[str]) -> frozenset[str]:
        """The modules that are imported with some."""
        return frozenset().union(*map(self._closure, start))

    def _closure(self, path: str) -> frozenset[str]:
        known = self._closures.get(path)
        if known is not None:
            return known
        seen = {path}
        work = [path]
        while work:
            for each in self._imports(work.pop())[0]:
                if each not in seen:
                    seen.add(each)
                    work.append(each)
        found = self._closures[path] = frozenset(seen)
        return found

    def _imports(self, path: str) -> tuple[frozenset[str], list[frozenset[str]]]:
        """The files that a module imports, and those that each of its functions does."""
        found = self._read.get(path)
        if found is None:
            found = self._read[path] = self._parsed(path)
        return found

    def _parsed(self, path: str) -> tuple[frozenset[str], list[frozenset[str]]]:
        try:
            tree = ast.parse(content_of(path, self._project.root(path)))
        except (OSError, SyntaxError, ValueError, RecursionError, MemoryError):
            return frozenset(), []
        functions: list[frozenset[str]] = []
        own = frozenset(self._of(path, tree.body, functions))
        return own, functions

    def _of(self, path: str, body: list[ast.stmt], functions: list[frozenset[str]]) -> Iterator[str]:
        """The files that statements import for sure; what functions import goes to `functions`."""
        for statement in body:
            match statement:
                case ast.Import(names):
                    for alias in names:
                        yield from self._files(path, alias.name)
                case ast.ImportFrom():
                    yield from self._from(path, statement)
                case ast.FunctionDef(body=inner) | ast.AsyncFunctionDef(body=inner):
                    found = frozenset(self._of(path, inner, functions))
                    if found:
                        functions.append(found)
                case ast.ClassDef(body=inner) | ast.With(body=inner) | ast.AsyncWith(body=inner):
                    yield from self._of(path, inner, functions)
                case ast.Try(body=inner, finalbody=last):
                    yield from self._of(path, [*inner, *last], functions)
                case ast.If(test, inner) if _is_main(test):
                    yield from self._of(path, inner, functions)

    def _from(self, path: str, node: ast.ImportFrom) -> Iterator[str]:
        name = node.module or ""
        if node.level:
            _, package = self._project.module_name(path)
            parts = package.split(".") if package else []
            if node.level - 1 > len(parts):
                return
            name = ".".join([*parts[: len(parts) - (node.level - 1)], *([name] if name else [])])
        yield from self._files(path, name)
        for alias in node.names:
            # a submodule; what is no module is not found
            yield from self._files(path, f"{name}.{alias.name}" if name else alias.name)

    def _files(self, importer: str, name: str) -> Iterator[str]:
        """The file of a module and those of the packages that it lies in."""
        parts = name.split(".") if name else []
        for number in range(1, len(parts) + 1):
            found = self._project.locate(".".join(parts[:number]), importer)
            if found is not None and found.endswith(".py") and found != importer:
                yield found


def _is_main(test: ast.expr) -> bool:
    """Whether a test asks if the module is the one that was started."""
    return ast.unparse(test) == "__name__ == '__main__'"
