"""Project roots and first-party modules: which files belong together, and how an import finds them."""

from __future__ import annotations

import ast
import contextlib
import os
import re
import stat
import warnings
from collections import OrderedDict
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING

from .code_file import CodeFile
from .indexing import build_outline
from .outline import MAX_SIZE, Outline, TooDeepError
from .source import Source, UnreadableSourceError

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    Texts = tuple[str | re.Pattern[bytes], ...]  # a pattern where many texts differ in little: it takes less time

__all__ = ["CodeFile", "Project", "UnanalysedError", "is_test", "nearest_files", "outline_of", "parse", "python_files"]

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
_SETUP_FILES = frozenset({"setup.cfg", "setup.py"})
_FOREIGN_FOLDERS = frozenset({"site-packages", "dist-packages", "node_modules", "__pycache__"})
_TEST_FOLDERS = frozenset({"test", "tests"})
_DEFINING = re.compile(rb"(?:\b(?:def|class)\s+(\w+))|(?:^(\w+)[ \t]*[:=])", re.MULTILINE)
_KEPT_FILES = 200
# A search reads all files of a project up to these bounds, else those nearest to the file that asks.
_SCANNED_FILES = 10_000
_SCANNED_FOLDERS = 5_000
_NEAREST_FILES = 2_000


class UnanalysedError(ValueError):
    """A file that cannot be analysed; the message is one line, `line` is where the cause stands."""

    def __init__(self, reason: str, line: int = 1) -> None:
        super().__init__(reason)
        self.line = line


class Project:
    """The files that belong together. `given` is the folder that the user named, the root of last resort.

    With `follow_imports` off no other file is ever read. Modules are kept in a bounded cache by path, size and
    time of change, so that memory does not grow with the number of files. `texts` are files, by absolute path, that are
    read with other contents than they have on disk.
    """

    def __init__(
        self, given: str = ".", *, follow_imports: bool = True, texts: Mapping[str, Source] | None = None
    ) -> None:
        self.given = os.path.abspath(given)
        self._texts = texts or {}
        self.follow_imports = follow_imports
        self._files: OrderedDict[str, tuple[tuple[int, int], CodeFile | None]] = OrderedDict()
        self._open: dict[str, CodeFile] = {}
        self.analyses = 0  # how many files were opened: what other files say of names is kept for one of them
        self.linked: list[CodeFile] = []  # the files that keep what others say, for the analysis that goes on
        self._exists: dict[str, bool] = {}
        self._nearest: tuple[str, tuple[str, ...]] = ("", ())
        self._listed: dict[str, tuple[str, ...] | None] = {}  # the files below a root; None if there are too many
        self._roots: dict[str, str] = {}
        self._located: dict[tuple[str, str], str | None] = {}
        self._mentions: dict[tuple[str, Texts], bool] = {}
        self._scans: dict[tuple[str, tuple[str, ...]], frozenset[str]] = {}
        self._names_in: dict[tuple[str, tuple[str, ...]], frozenset[str]] = {}
        self._names: dict[str, frozenset[str]] = {}
        self._files_with: dict[tuple[str, Texts], tuple[str, ...]] = {}

    # files

    def parse(self, source: Source, path: str, tree: ast.Module | None = None) -> CodeFile:
        """Index one file and make it the one that imports of it find.

        Raises UnanalysedError if a guard refuses it or it is not Python.
        """
        path = os.path.abspath(path)
        kept = self._files.get(path)
        file = kept[1] if kept else None
        if file is None or file.source.text != source.text or file.source.path != source.path:
            file = CodeFile(source, outline_of(source, tree), path, self)
            stamp = _stamp_of_saved(path, source)
            if stamp is not None:
                self._keep(path, stamp, file)
            else:
                self._files.pop(path, None)
        self._open = {path: file}
        self.analyses += 1  # also of a file that was kept: others may have changed
        # what files know of each other would hold on to those that are no longer kept
        for each in self.linked:
            each.unlink()
        self.linked.clear()
        return file

    def read(self, path: str) -> CodeFile | None:
        """The file at an absolute path, None if it cannot be analysed."""
        if path in self._open:
            return self._open[path]
        if path in self._texts:
            with contextlib.suppress(UnanalysedError):
                source = self._texts[path]
                self._open[path] = CodeFile(source, outline_of(source), path, self)
            return self._open.get(path)
        try:
            status = os.stat(path)
        except OSError:
            return None
        stamp = _stamp(status)
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
        self._keep(path, stamp, file)
        return file

    def _keep(self, path: str, stamp: tuple[int, int], file: CodeFile | None) -> None:
        """Keep what was made of a file, and drop what was not asked for the longest."""
        self._files[path] = (stamp, file)
        self._files.move_to_end(path)
        while len(self._files) > _KEPT_FILES:
            self._files.popitem(last=False)

    def display(self, path: str) -> str:
        """A path as it is shown: relative to the current folder, with `/`."""
        path = os.path.abspath(path)
        folder = os.getcwd()
        shown = os.curdir if path == folder else path.removeprefix(os.path.join(folder, ""))
        return shown.replace(os.sep, "/")

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
            if self._is_root(current):
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

    def _is_root(self, folder: str) -> bool:
        """Whether a folder has a project file; one of setuptools alone may also lie inside a package."""
        found = {marker for marker in _ROOT_MARKERS if self._is_there(os.path.join(folder, marker))}
        return bool(found - _SETUP_FILES) or (bool(found) and not self._is_there(os.path.join(folder, "__init__.py")))

    def folders(self, path: str) -> tuple[str, ...]:
        """The folders around a file from the nearest one up to its root."""
        folder = os.path.dirname(os.path.abspath(path))
        root = self.root(os.path.join(folder, ""))
        found = [folder]
        while found[-1] != root and os.path.dirname(found[-1]) != found[-1]:
            found.append(os.path.dirname(found[-1]))
        return tuple(found)

    def import_roots(self, path: str) -> tuple[str, ...]:
        """Where absolute imports of a file are looked up, nearest first."""
        root = self.root(path)
        found: list[str] = []
        folder = os.path.dirname(path)
        while folder != root:  # which is one of the folders above
            if not self._is_there(os.path.join(folder, "__init__.py")):
                found.append(folder)
            folder = os.path.dirname(folder)
        return tuple(dict.fromkeys([*found, root, os.path.join(root, "src")]))

    def module_name(self, path: str) -> tuple[str, str]:
        """The dotted name of a file as a module, and that of its package; both as seen from its `home`."""
        parts = [*os.path.relpath(os.path.dirname(path), self.home(path)).split(os.sep), Path(path).stem]
        if parts[0] == os.curdir:
            del parts[0]
        if parts[-1] == "__init__":
            name = ".".join(parts[:-1])
            return name or "__init__", name
        return ".".join(parts), ".".join(parts[:-1])

    def home(self, path: str) -> str:
        """The folder that the dotted name of a file starts at: `src` below the root if it lies there, else the root."""
        root = self.root(path)
        source_root = os.path.join(root, "src")
        return source_root if path.startswith(source_root + os.sep) else root

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
        _, package = self.module_name(importer)
        if package and f"{name}.".startswith(f"{package}."):
            roots = (self.home(importer), *roots)
        for root in roots:
            if relative and not self._may_hold(root, relative.partition(os.sep)[0]):
                continue
            base = os.path.join(root, relative)
            if _is_foreign(base):
                continue
            for candidate in (os.path.join(base, "__init__.py"), f"{base}.py"):
                if self._is_there(candidate):
                    return candidate
            if namespace is None and relative and os.path.isdir(base):
                namespace = base
        return namespace

    def modules_in(self, folder: str) -> tuple[tuple[str, bool], ...]:
        """The modules and packages in a folder by name, sorted, and whether each is a package."""
        if not self.follow_imports or _is_foreign(folder):
            return ()
        try:
            names = sorted(os.listdir(folder))[:_SCANNED_FILES]
        except OSError:
            return ()
        found = {name.removesuffix(".py"): False for name in names if name.endswith(".py") and name != "__init__.py"}
        found |= {name: True for name in names if self._is_there(os.path.join(folder, name, "__init__.py"))}
        return tuple((name, found[name]) for name in sorted(found) if name.isidentifier())

    def _may_hold(self, root: str, name: str) -> bool:
        """Whether a folder has a package or a module of a name: most imports are of installed packages."""
        path = os.path.join(root, name)
        return self._is_there(path) or self._is_there(f"{path}.py")

    def _is_there(self, path: str) -> bool:
        found = self._exists.get(path)
        if found is None:
            found = self._exists[path] = os.path.exists(path)
        return found

    # text of the whole project

    def texts_in_files(self, texts: tuple[str, ...], path: str) -> frozenset[str]:
        """Which of the texts stand in Python files of a file's project: a bounded look, ended when all are found.

        A file counts as if an empty line stood before it.
        """
        start, files = self._searched(path)
        key = (start, texts)
        if key not in self._scans:
            missing = {text: text.encode() for text in texts}
            for each in files:
                data = b"\n" + _bytes_of(each)
                missing = {text: needle for text, needle in missing.items() if needle not in data}
                if not missing:
                    break
            self._scans[key] = frozenset(texts) - frozenset(missing)
        return self._scans[key]

    def files_with(self, texts: Texts, path: str) -> tuple[str, ...]:
        """The Python files of a file's project, tests left out, in which any of the texts stands: a bounded look."""
        root = self.root(path)
        start, files = self._searched(path)
        key = (start, texts)
        if key not in self._files_with:
            self._files_with[key] = tuple(
                each for each in files if not is_test(each[len(root) :]) and self.mentions(each, texts)
            )
        return self._files_with[key]

    def names_in_files_with(self, texts: tuple[str, ...], path: str) -> frozenset[str]:
        """The names that files with any of the texts define or, as modules, assign: told without parsing; bounded."""
        place, files = self._searched(path)
        key = (place, texts)
        if key not in self._names_in:
            self._names_in[key] = frozenset().union(
                *(self._names_of(each) for each in files if self.mentions(each, texts))
            )
        return self._names_in[key]

    def _names_of(self, path: str) -> frozenset[str]:
        if path not in self._names:
            found = {name for names in _DEFINING.findall(_bytes_of(path)) for name in names if name}
            self._names[path] = frozenset(name.decode("utf-8", "replace") for name in found)
        return self._names[path]

    def _searched(self, path: str) -> tuple[str, Iterable[str]]:
        """The files that a search for a file reads, and what is the same for all files with the same search."""
        if not self.follow_imports:
            return "", ()
        root = self.root(path)
        if root not in self._listed:
            found = python_files(root)
            files = tuple(islice(found, _SCANNED_FILES))
            self._listed[root] = files if next(found, None) is None else None
        listed = self._listed[root]
        if listed is not None:
            return root, listed
        folder = os.path.dirname(path)
        if self._nearest[0] != folder:  # files come folder by folder
            self._nearest = folder, tuple(islice(nearest_files(folder, root), _NEAREST_FILES))
        return self._nearest

    def mentions(self, path: str, texts: Texts) -> bool:
        """Whether any of the texts stands in a file, told without parsing it."""
        key = (path, texts)
        found = self._mentions.get(key)
        if found is None:
            data = _bytes_of(path)
            found = self._mentions[key] = any(
                text.encode() in data if isinstance(text, str) else text.search(data) is not None for text in texts
            )
        return found


def is_test(path: str) -> bool:
    """Whether a file belongs to the tests of a project, by the names that pytest and unittest go by."""
    *folders, name = path.split(os.sep)
    return (
        not _TEST_FOLDERS.isdisjoint(folders)
        or name == "conftest.py"
        or name.startswith("test_")
        or name.endswith("_test.py")
    )


def _stamp_of_saved(path: str, source: Source) -> tuple[int, int] | None:
    """The stamp of a file that holds a text; None if it holds another one, such as that of an editor's buffer."""
    try:
        stamp = _stamp(os.stat(path))
        saved = Source.from_bytes(source.path, _bytes_of(path))
    except (OSError, UnreadableSourceError):
        return None
    # flake8 hands over lines whose ends are translated
    return stamp if saved.lines == source.lines else None


def _stamp(status: os.stat_result) -> tuple[int, int]:
    return status.st_size, status.st_mtime_ns


def python_files(root: str) -> Iterator[str]:
    """The Python files below a folder, without hidden folders, virtual environments and installed packages."""
    for folders, (folder, names, files) in enumerate(os.walk(root), 1):
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
        if folders > _SCANNED_FOLDERS:
            return


def nearest_files(folder: str, root: str) -> Iterator[str]:
    """The Python files below a root: those below a folder first, then those of the folders above it."""
    seen = ""
    while True:
        yield from (each for each in python_files(folder) if not seen or not each.startswith(seen))
        if folder == root:
            return
        seen = folder + os.sep
        folder = os.path.dirname(folder)


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
