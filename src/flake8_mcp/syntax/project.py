"""Project roots and first-party modules: which files belong together, and how an import finds them."""

from __future__ import annotations

import ast
import os
import stat
import warnings
from collections import OrderedDict
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from .changes import Changes, find_changes
from .flows import Flows
from .names import owner_class, resolve
from .outline import MAX_DEPTH, MAX_SIZE, FromImport, Outline, TooDeepError, build_outline, is_too_deep
from .segments import Segment, SegmentError, expression_segment, header_segment
from .source import Source, UnreadableSourceError

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .evaluate import KeptValue
    from .outline import Binding, FunctionNode, Scope
    from .references import Reference

_ROOT_MARKERS = (
    "pyproject.toml",
    "setup.cfg",
    "setup.py",
    "uv.lock",
    "poetry.lock",
    "pdm.lock",
    "pylock.toml",
    ".git",
)
_FOREIGN_FOLDERS = frozenset({"site-packages", "dist-packages", "node_modules", "__pycache__"})
_KEPT_FILES = 200
_SCANNED_FILES = 2_000
_SCANNED_FOLDERS = 500


class UnanalysedError(ValueError):
    """A file that cannot be analysed; the message is one line, `line` is where the cause stands."""

    def __init__(self, reason: str, line: int = 1) -> None:
        super().__init__(reason)
        self.line = line


class CodeFile:
    """One Python file: its text, its outline, its name as a module, and the project that it belongs to."""

    def __init__(self, source: Source, outline: Outline, path: str, project: Project) -> None:
        self.source = source
        self.outline = outline
        self.path = path
        self.project = project
        self.module_name, self.package = project.module_name(path)
        self._segments: dict[ast.AST, Segment] = {}
        self._attributes: dict[Scope, dict[str, list[Binding]]] | None = None
        self._foreign_attributes: frozenset[str] = frozenset()
        # What follows depends on other files, and is kept for the analysis of one file only.
        self._analysis = -1
        self._references: dict[tuple[tuple[str, ...], Scope], tuple[Reference, ...]] = {}
        self._values: dict[ast.AST, KeptValue] = {}
        self._changes: Changes | None = None

    def __repr__(self) -> str:
        return f"CodeFile({self.path!r})"

    @cached_property
    def function_names(self) -> frozenset[str]:
        """The names of the functions and classes that are defined in the file."""
        outline = self.outline
        return frozenset(each.node.name for each in (*outline.functions, *outline.classes))

    @property
    def is_package(self) -> bool:
        """Whether the file is an `__init__.py`."""
        return os.path.basename(self.path) == "__init__.py"

    # parts of the file alone

    def expression(self, node: ast.expr) -> Segment:
        """The segment of an expression, parsed once. Raises SegmentError."""
        found = self._segments.get(node)
        if found is None:
            self._guard(node)
            found = self._segments[node] = expression_segment(self.source, node)
        return found

    def header(self, node: FunctionNode) -> Segment:
        """The segment of a function's decorators, signature and docstring, parsed once. Raises SegmentError."""
        found = self._segments.get(node)
        if found is None:
            for each in (*node.decorator_list, node.args, *([node.returns] if node.returns else [])):
                self._guard(each)
            found = self._segments[node] = header_segment(self.source, node)
        return found

    def _guard(self, node: ast.AST) -> None:
        if self.outline.too_deep and is_too_deep(node):
            raise SegmentError(f"nested more than {MAX_DEPTH} levels deep", getattr(node, "lineno", 1))

    def attributes_of(self, scope: Scope, name: str) -> list[Binding]:
        """What the methods of a class assign to `self.name`."""
        return self._attribute_index().get(scope, {}).get(name, [])

    def every_attribute_of(self, scope: Scope) -> list[Binding]:
        """What the methods of a class assign to any attribute of `self`."""
        return [each for found in self._attribute_index().get(scope, {}).values() for each in found]

    @property
    def foreign_attributes(self) -> frozenset[str]:
        """The attributes that are set on something else than `self` in a method or a dotted name that is known."""
        self._attribute_index()
        return self._foreign_attributes

    def _attribute_index(self) -> dict[Scope, dict[str, list[Binding]]]:
        if self._attributes is None:
            index: dict[Scope, dict[str, list[Binding]]] = {}
            foreign: set[str] = set()
            scopes = dict.fromkeys([self.outline.module, *self.outline.scopes.values()])
            for binding in (each for scope in scopes for found in scope.bindings.values() for each in found):
                first, _, name = binding.name.partition(".")
                owner = owner_class(binding.scope, first) if name and "." not in name else None
                if owner is not None:
                    index.setdefault(owner, {}).setdefault(name, []).append(binding)
            for each in self.outline.mutations:
                if each.attribute is not None:
                    name = each.expression.id if isinstance(each.expression, ast.Name) else ""
                    if not name or owner_class(each.scope, name) is None:
                        foreign.add(each.attribute)
            self._attributes, self._foreign_attributes = index, frozenset(foreign)
        return self._attributes

    @cached_property
    def flows(self) -> Flows:
        """Which bindings hold what."""
        return Flows(self.outline)

    # names

    def resolve(self, parts: tuple[str, ...], scope: Scope) -> tuple[Reference, ...]:
        """Everything that a dotted name may refer to in a scope of this file; nothing for no name."""
        if not parts:
            return ()
        self._renew()
        key = (parts, scope)
        found = self._references.get(key)
        if found is None:
            found = self._references[key] = resolve(self, parts, scope)
        return found

    @property
    def values(self) -> dict[ast.AST, KeptValue]:
        """The values of this file's expressions, as the evaluator keeps them."""
        self._renew()
        return self._values

    @property
    def changes(self) -> Changes:
        """What this file changes in place; what is known of it so far while that is being worked out."""
        self._renew()
        if self._changes is None:
            self._changes = changes = Changes()
            find_changes(self, changes)
        return self._changes

    def _renew(self) -> None:
        if self._analysis != self.project.analyses:
            self._analysis = self.project.analyses
            self._references, self._values, self._changes = {}, {}, None

    # imports

    def absolute_name(self, node: ast.ImportFrom) -> str | None:
        """The absolute name of the module in `from x import ...`, empty for `from . import x` beside no package.

        None for one beyond the top-level package.
        """
        if not node.level:
            return node.module or ""
        parts = self.package.split(".") if self.package else []
        if node.level - 1 > len(parts):
            return None
        base = parts[: len(parts) - (node.level - 1)]
        return ".".join([*base, *([node.module] if node.module else [])])

    def find_module(self, name: str) -> CodeFile | None:
        """The first-party module of that absolute name, None if it is not first-party or cannot be read."""
        return self.project.find_module(name, self.path)

    def is_first_party(self, name: str, of: tuple[str, ...] = ()) -> bool:
        """Whether a dotted name is a first-party module or package although it may not have been read.

        A folder without `__init__.py` counts only if it has a module named by the first of `of`, the names that
        follow: Python prefers an installed package of the same name to it.
        """
        path = self.project.locate(name, self.path)
        if path is None or path.endswith(".py"):
            return path is not None
        return bool(of) and self.project.locate(f"{name}.{of[0]}", self.path) is not None

    @cached_property
    def first_party_names(self) -> frozenset[str]:
        """The names that imports of first-party modules bind, in any scope."""
        names: set[str] = set()
        for scope in dict.fromkeys([self.outline.module, *self.outline.scopes.values()]):
            for name, bindings in scope.bindings.items():
                if any(self._is_first_party_import(each) for each in bindings):
                    names.add(name)
        return frozenset(names)

    def _is_first_party_import(self, binding: Binding) -> bool:
        node = binding.node
        if isinstance(node, FromImport):
            name = self.absolute_name(node.statement)
            return name is not None and (not name or self.project.locate(name, self.path) is not None)
        return isinstance(node, ast.alias) and self.project.locate(node.name, self.path) is not None

    def star_target(self, star: Binding) -> CodeFile | None:
        """The first-party module of `from module import *`."""
        assert isinstance(star.node, ast.ImportFrom)
        name = self.absolute_name(star.node)
        return self.find_module(name) if name else None

    def exports(self, name: str) -> bool:
        """Whether `from this import *` may bind the name: `__all__` if it is a literal list, else public names."""
        listed = self.outline.module.bindings.get("__all__", [])
        changed = any(isinstance(each.expression, ast.Name) and each.expression.id == "__all__" for each in self.outline.mutations)
        if len(listed) == 1 and listed[0].kind == "assign" and not changed:
            names = _literal_names(listed[0].value)
            if names is not None:
                return name in names
        elif not listed and name.startswith("_"):
            return False
        return self.may_have(name)

    def may_have(self, name: str) -> bool:
        """Whether the module may have an attribute of that name which is no submodule."""
        module = self.outline.module
        return name in module.bindings or bool(self.outline.star_imports) or "__getattr__" in module.bindings

    def rebinds(self, name: str) -> bool:
        """Whether the package binds a name to something else than its submodule of that name."""
        for binding in self.outline.module.bindings.get(name, ()):
            node = binding.node
            if isinstance(node, FromImport) and self.absolute_name(node.statement) == self.package and node.alias.name == name:
                continue
            return True
        return False


class Project:
    """The files that belong together. `given` is the folder that the user named, the root of last resort.

    With `follow_imports` off no other file is ever read. Modules are kept in a bounded cache by path, size and
    time of change, so that memory does not grow with the number of files.
    """

    def __init__(self, given: str = ".", *, follow_imports: bool = True) -> None:
        self.given = os.path.abspath(given)
        self.follow_imports = follow_imports
        self._files: OrderedDict[str, tuple[tuple[int, int], CodeFile | None]] = OrderedDict()
        self._open: dict[str, CodeFile] = {}
        self.analyses = 0  # how many files were opened: what other files say of names is kept for one of them
        self._exists: dict[str, bool] = {}
        self._roots: dict[str, str] = {}
        self._located: dict[tuple[str, str], str | None] = {}
        self._scans: dict[tuple[str, tuple[str, ...]], frozenset[str]] = {}

    # files

    def parse(self, source: Source, path: str, tree: ast.Module | None = None) -> CodeFile:
        """Index one file and make it the one that imports of it find.

        Raises UnanalysedError if a guard refuses it or it is not Python.
        """
        outline = outline_of(source, tree)
        path = os.path.abspath(path)
        file = CodeFile(source, outline, path, self)
        self._open = {path: file}
        self.analyses += 1
        return file

    def read(self, path: str) -> CodeFile | None:
        """The file at an absolute path, None if it cannot be analysed."""
        if path in self._open:
            return self._open[path]
        try:
            status = os.stat(path)
        except OSError:
            return None
        stamp = (status.st_size, status.st_mtime_ns)
        kept = self._files.get(path)
        if kept and kept[0] == stamp:
            self._files.move_to_end(path)
            return kept[1]
        file: CodeFile | None = None
        if _is_worth_reading(status):
            try:
                source = Source.from_bytes(self.display(path), Path(path).read_bytes())
                file = CodeFile(source, outline_of(source), path, self)
            except (OSError, UnreadableSourceError, UnanalysedError):
                file = None
        self._files[path] = (stamp, file)
        while len(self._files) > _KEPT_FILES:
            self._files.popitem(last=False)
        return file

    def display(self, path: str) -> str:
        """A path as it is shown: relative to the current folder, with `/`."""
        try:
            return Path(path).relative_to(Path.cwd()).as_posix()
        except ValueError:
            return Path(path).as_posix()

    # roots

    def root(self, path: str) -> str:
        """The root folder of a file: the nearest one above with a project file, else the given folder."""
        folder = os.path.dirname(path)
        found = self._roots.get(folder)
        if found is None:
            found = self._roots[folder] = self._find_root(folder)
        return found

    def _find_root(self, folder: str) -> str:
        current = folder
        while True:
            if any(self._is_there(os.path.join(current, marker)) for marker in _ROOT_MARKERS):
                return current
            parent = os.path.dirname(current)
            if parent == current:
                break
            current = parent
        given = self.given if os.path.isdir(self.given) else os.path.dirname(self.given)
        if folder == given or folder.startswith(given.rstrip(os.sep) + os.sep):
            folder = given
        while self._is_there(os.path.join(folder, "__init__.py")) and os.path.dirname(folder) != folder:
            folder = os.path.dirname(folder)
        return folder

    def import_roots(self, path: str) -> tuple[str, ...]:
        """Where absolute imports of a file are looked up, nearest first."""
        root = self.root(path)
        found: list[str] = []
        folder = os.path.dirname(path)
        while folder.startswith(root):
            if not self._is_there(os.path.join(folder, "__init__.py")):
                found.append(folder)
            parent = os.path.dirname(folder)
            if parent == folder or folder == root:
                break
            folder = parent
        return tuple(dict.fromkeys([*found, root, os.path.join(root, "src")]))

    def module_name(self, path: str) -> tuple[str, str]:
        """The dotted name of a file as a module, and that of its package.

        The name starts at the outermost folder that is reached through folders with `__init__.py`; folders
        without one that lie below an import root count as namespace packages for the outermost name.
        """
        parts = [Path(path).stem]
        folder = os.path.dirname(path)
        root = self.root(path)
        source_root = os.path.join(root, "src")
        while folder not in (root, source_root) and os.path.dirname(folder) != folder:
            parts.append(os.path.basename(folder))
            folder = os.path.dirname(folder)
        parts.reverse()
        if parts[-1] == "__init__":
            parts.pop()
            return ".".join(parts) or "__init__", ".".join(parts)
        return ".".join(parts), ".".join(parts[:-1])

    # modules

    def find_module(self, name: str, importer: str) -> CodeFile | None:
        """The first-party module of an absolute name, as the importing file sees it."""
        if not self.follow_imports or not name:
            return None
        path = self.locate(name, importer)
        if path is None or not path.endswith(".py"):
            return None
        return self.read(path)

    def locate(self, name: str, importer: str) -> str | None:
        """The path of a first-party module or package; a folder for a namespace package; None if there is none."""
        key = (name, os.path.dirname(importer))
        if key not in self._located:
            self._located[key] = self._locate(name, importer)
        return self._located[key]

    def _locate(self, name: str, importer: str) -> str | None:
        relative = os.path.join(*name.split(".")) if name else ""
        namespace: str | None = None
        roots = self.import_roots(importer)
        module, package = self.module_name(importer)
        if package and f"{name}.".startswith(f"{package}."):
            depth = module.count(".") + 1 if module != package else module.count(".") + 2
            own = importer
            for _ in range(depth):
                own = os.path.dirname(own)
            roots = (own, *roots)
        for root in roots:
            base = os.path.join(root, relative)
            if _is_foreign(base):
                continue
            for candidate in (os.path.join(base, "__init__.py"), f"{base}.py"):
                if self._is_there(candidate):
                    return candidate
            if namespace is None and relative and os.path.isdir(base):
                namespace = base
        return namespace

    def _is_there(self, path: str) -> bool:
        found = self._exists.get(path)
        if found is None:
            found = self._exists[path] = os.path.exists(path)
        return found

    # text of the whole project

    def texts_in_files(self, texts: tuple[str, ...], path: str) -> frozenset[str]:
        """Which of the texts stand in Python files of a file's project: a bounded look, ended when all are found."""
        root = self.root(path)
        key = (root, texts)
        if key not in self._scans:
            missing = {text: text.encode() for text in texts}
            for each in python_files(root):
                data = _bytes_of(each)
                missing = {text: needle for text, needle in missing.items() if needle not in data}
                if not missing:
                    break
            self._scans[key] = frozenset(texts) - frozenset(missing)
        return self._scans[key]


def python_files(root: str) -> Iterator[str]:
    """The Python files below a folder, without hidden folders, virtual environments and installed packages."""
    count = 0
    folders = 0
    for folder, names, files in os.walk(root):
        folders += 1
        names[:] = sorted(
            name
            for name in names
            if not name.startswith(".")
            and name not in _FOREIGN_FOLDERS
            and not os.path.exists(os.path.join(folder, name, "pyvenv.cfg"))
        )
        for name in sorted(files):
            if name.endswith(".py"):
                yield os.path.join(folder, name)
                count += 1
        if count > _SCANNED_FILES or folders > _SCANNED_FOLDERS:
            return


def outline_of(source: Source, tree: ast.Module | None = None) -> Outline:
    """Parse and index a file behind its guards. Raises UnanalysedError."""
    if len(source.text) > MAX_SIZE:
        message = f"the file is larger than {MAX_SIZE} characters"
        raise UnanalysedError(message)
    tree = tree or parse(source)
    try:
        return build_outline(tree)
    except TooDeepError as problem:
        raise UnanalysedError(str(problem), problem.line) from None


def parse(source: Source) -> ast.Module:
    """The ast of a file. Raises UnanalysedError."""
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(source.text)
    except SyntaxError as problem:
        message = f"it is not Python: {problem.msg}"
        raise UnanalysedError(message, problem.lineno or 1) from None
    except (ValueError, RecursionError, MemoryError) as problem:
        message = f"it cannot be parsed: {type(problem).__name__}"
        raise UnanalysedError(message) from None


def _literal_names(node: ast.expr | None) -> frozenset[str] | None:
    if isinstance(node, ast.List | ast.Tuple) and all(isinstance(each, ast.Constant) for each in node.elts):
        return frozenset(str(each.value) for each in node.elts if isinstance(each, ast.Constant))
    return None


def _is_foreign(path: str) -> bool:
    return not _FOREIGN_FOLDERS.isdisjoint(path.split(os.sep))


def _bytes_of(path: str) -> bytes:
    try:
        if not _is_worth_reading(os.stat(path)):
            return b""
        with open(path, "rb") as file:
            return file.read()
    except OSError:
        return b""


def _is_worth_reading(status: os.stat_result) -> bool:
    """Whether it is a file, not a pipe without an end, and not too large to be analysed."""
    return stat.S_ISREG(status.st_mode) and status.st_size <= MAX_SIZE
