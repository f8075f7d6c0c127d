"""The import of a name, where the file keeps its imports."""

from __future__ import annotations

import ast
import functools
import re
import sys
import unicodedata
from itertools import pairwise
from pathlib import PurePath
from typing import TYPE_CHECKING

from flake8_mcp.syntax.segments import is_docstring, span_of

from ._enclosing import enclosing
from ._fix import NotEditableError, edit

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flake8_mcp.syntax.source import Source

    from ._fix import Edit

# A walk over a whole file costs about as much as so many looks at one of its places.
_FEW = 50
_BEYOND_ASCII = re.compile(r"[^\x00-\x7f]")


def import_name(source: Source, module: str, name: str, *others: str) -> tuple[str, list[Edit]]:
    """How a file can say `name` of `module`, and the edits that make it so; none if it is imported already.

    Only what is imported at module level counts, and nothing under `if TYPE_CHECKING`. A name of one of `others`,
    modules that have the same thing, is as good. A new name joins an import from the module, or gets a line of its own
    among the imports. Raises NotEditableError if the name means something else in the file.
    """
    said, edits = _import_of(source, module, name, others)
    return said, list(edits)


def import_module(source: Source, module: str) -> tuple[str, list[Edit]]:
    """How a file can say a module without dots, and the edits that make it so, as `import_name`."""
    tree = source.tree
    for node in tree.body:
        if isinstance(node, ast.Import):
            for alias in node.names:
                if alias.name == module:
                    return alias.asname or module, []
    if is_bound(source, module):
        raise NotEditableError(f"{module} has another meaning in the file")
    return module, [own_line(source, module, f"import {module}", ast.Import)]


def add_name(source: Source, module: str, name: str) -> Edit:
    """A name, which may be followed by `as` and another, in an import from the module, or in one of its own."""
    own = (each for each in source.tree.body if isinstance(each, ast.ImportFrom) and _dotted_module(each) == module)
    joined = next((each for each in own if each.names[0].name != "*"), None)
    if joined is not None:
        return _joined(source, joined, name)
    return own_line(source, module, f"from {module} import {name}", ast.ImportFrom)


def own_line(source: Source, module: str, text: str, form: type[ast.Import | ast.ImportFrom]) -> Edit:
    """A line of its own in the first block of imports, among those of its kind.

    Kinds are the standard library, other packages, the project's own, and relative imports, with a blank line between
    them, unless the file keeps them together.
    """
    tree = source.tree
    statement = f"{text}{source.newline}"
    head, block = _top(tree)
    kind = kind_of(source, module)
    names = [_dotted_module(each) if isinstance(each, ast.ImportFrom) else _module(each) for each in block]
    has_no_sections = _is_without_sections(source, block)
    if has_no_sections and names == sorted(names, key=str.lower):
        # `import a` stands in front of `from a import b`
        same = form is ast.ImportFrom
        index = sum(each.lower() < module.lower() or (same and each.lower() == module.lower()) for each in names)
        return _behind(source, block[index - 1], statement) if index else _before(source, block[0], statement)
    kin = [each for each in block if _kind(source, each) == kind]
    alike = [each for each in kin if isinstance(each, form)]
    earlier = [each for each in alike if _module(each) <= module]
    if alike and not earlier:
        return _before(source, alike[0], statement)
    if kin and not alike and form is ast.Import:
        return _before(source, kin[0], statement)
    if kin:
        return _behind(source, (earlier or kin)[-1], statement)
    gap = "" if has_no_sections else source.newline
    before = [each for each in block if _kind(source, each) < kind]
    if before:
        return _behind(source, before[-1], f"{gap}{statement}")
    if block:
        return _before(source, block[0], f"{statement}{gap}")
    if head is not None:
        return _behind(source, head, f"{source.newline}{statement}")
    first = tree.body[0]
    lines = 2 if isinstance(first, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) else 1
    return _before(source, first, f"{statement}{source.newline * lines}")


@functools.lru_cache(maxsize=32)
def _import_of(source: Source, module: str, name: str, others: tuple[str, ...]) -> tuple[str, tuple[Edit, ...]]:
    tree = source.tree
    for node in tree.body:
        said = _said(node, module, name, others)
        if said is not None:
            return said, ()
    if is_bound(source, name):
        raise NotEditableError(f"{name} has another meaning in the file")
    return name, (add_name(source, module, name),)


def _said(node: ast.stmt, module: str, name: str, others: tuple[str, ...]) -> str | None:
    """How a file can say a name that a statement imports; None if it does not."""
    if isinstance(node, ast.ImportFrom) and node.module in {module, *others} and not node.level:
        said = next((alias.asname or name for alias in node.names if alias.name == name), None)
        if said is not None:
            return said
    package, _, last = module.rpartition(".")
    if isinstance(node, ast.ImportFrom) and package and node.module == package and not node.level:
        return next((f"{alias.asname or last}.{name}" for alias in node.names if alias.name == last), None)
    if isinstance(node, ast.Import):
        for alias in node.names:
            if alias.name == module and (alias.asname or "." not in module):
                return f"{alias.asname or module}.{name}"
    return None


@functools.lru_cache(maxsize=32)
def is_bound(source: Source, name: str) -> bool:
    """Whether anything in the file, in whatever scope, gives a meaning to a name."""
    if name not in source.text and _is_ascii(source, name):
        return False
    places = [source.span(*each.span()) for each in re.finditer(rf"\b{re.escape(name)}\b", source.text)]
    if len(places) > _FEW or not _is_ascii(source, name):
        return any(name in bound_by(node) for node in source.nodes)
    return any(name in bound_by(node) for place in places for node in enclosing(source, place))


def _is_ascii(source: Source, name: str) -> bool:
    """Whether a name is written in no other characters: Python also knows it by those that NFKC makes its own."""
    return not set(name) & _letters_beyond_ascii(source)


@functools.lru_cache(maxsize=4)
def _letters_beyond_ascii(source: Source) -> frozenset[str]:
    """What NFKC makes of the characters of a file that are not ASCII."""
    found = set(_BEYOND_ASCII.findall(source.text)) if not source.text.isascii() else ()
    return frozenset(letter for each in found for letter in unicodedata.normalize("NFKC", each))


def bound_by(node: ast.AST) -> tuple[str, ...]:
    """The names to which a node by itself gives a meaning."""
    match node:
        case ast.Name(id=name, ctx=ast.Store() | ast.Del()) | ast.arg(arg=name):
            return (name,)
        case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
            return (name,)
        case ast.alias(name=name, asname=other):
            return (other or name.partition(".")[0],)
        case _:
            return ()


def _joined(source: Source, node: ast.ImportFrom, name: str) -> Edit:
    """The name in an import that is there: in its alphabetical place, else behind the others."""
    names = [each.name for each in node.names]
    following = next((each for each in node.names if each.name.lower() > name.lower()), None)
    is_sorted = names == sorted(names, key=str.lower)
    if is_sorted and following is not None:
        start = source.offset(following.lineno, source.column(following.lineno, following.col_offset))
        return edit(source, start, start, f"{name},{_separator(source, node)}")
    last = node.names[-1]
    end_line = last.end_lineno or last.lineno
    end = source.offset(end_line, source.column(end_line, last.end_col_offset or 0))
    return edit(source, end, end, f",{_separator(source, node)}{name}")


def _separator(source: Source, node: ast.ImportFrom) -> str:
    """What stands between two names of an import: a blank, or a new line with its indentation."""
    first = node.names[0]
    before = source.line(first.lineno)[: source.column(first.lineno, first.col_offset)]
    one_a_line = len({each.lineno for each in node.names}) == len(node.names) and not before.strip()
    return f"{source.newline}{before}" if one_a_line else " "


def _top(tree: ast.Module) -> tuple[ast.stmt | None, list[ast.Import | ast.ImportFrom]]:
    """The docstring or the last import of `__future__`, and the imports behind it up to the first other statement."""
    head: ast.stmt | None = None
    block: list[ast.Import | ast.ImportFrom] = []
    for node in tree.body:
        if isinstance(node, ast.ImportFrom) and node.module == "__future__":
            head = node
        elif isinstance(node, ast.Import | ast.ImportFrom):
            block.append(node)
        elif is_docstring(node) and node is tree.body[0]:
            head = node
        else:
            break
    return head, block


def _before(source: Source, node: ast.stmt, text: str) -> Edit:
    span = span_of(source, node)
    if span.column:
        raise NotEditableError("two statements stand on the line of the imports")
    at = source.offset(span.line, 0)
    return edit(source, at, at, text)


def _behind(source: Source, node: ast.stmt, text: str) -> Edit:
    span = span_of(source, node)
    rest = source.line(span.end_line)[span.end_column :]
    at = source.offset(span.end_line + 1, 0)
    if rest.partition("#")[0].strip() or not source.text[:at].endswith(("\n", "\r")):
        raise NotEditableError("something else stands on the line of the imports")
    return edit(source, at, at, text)


def _kind(source: Source, node: ast.Import | ast.ImportFrom) -> int:
    return kind_of(source, _dotted_module(node) if isinstance(node, ast.ImportFrom) else _module(node))


def kind_of(source: Source, module: str) -> int:
    """Which section an import belongs to: the library, other packages, the project's own, or relative ones."""
    package = module.partition(".")[0]
    if not package:
        return 3
    if package in PurePath(source.path).parts[:-1]:
        return 2
    return 0 if package in sys.stdlib_module_names else 1


def _is_without_sections(source: Source, block: Sequence[ast.Import | ast.ImportFrom]) -> bool:
    """Whether imports of different kinds stand together, with no blank line between any of them."""
    changes = [(one, other) for one, other in pairwise(block) if _kind(source, one) != _kind(source, other)]
    return bool(changes) and all(other.lineno == (one.end_lineno or one.lineno) + 1 for one, other in changes)


def _dotted_module(node: ast.ImportFrom) -> str:
    return f"{'.' * node.level}{node.module or ''}"


def _module(node: ast.Import | ast.ImportFrom) -> str:
    return (node.module or "") if isinstance(node, ast.ImportFrom) else node.names[0].name
