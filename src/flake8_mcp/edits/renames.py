"""Imports from a module that has moved, and names that are called otherwise now, with all their uses in the file."""

from __future__ import annotations

import ast
import re
from typing import TYPE_CHECKING

from flake8_mcp.syntax.segments import span_of

from ._fix import NotEditableError, edit
from .import_moves import module_start, move_statement
from .imports import add_name, import_name, is_bound

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Mapping, Sequence

    from flake8_mcp.syntax.source import Source, Span
    from flake8_mcp.syntax.values import Place

    from ._fix import Edit


def move_imports(
    place: Place, moved: Mapping[str, str], called: Mapping[str, str], named: Sequence[tuple[Place, str]] = ()
) -> tuple[list[Edit], bool]:
    """Rewrite the import statement at a place, and whether names of the file change with it.

    `moved` maps dotted names of modules and of what is in them to new ones, `called` new names to the attribute of
    them that is called in their place, and `named` are the places that name something of a module, with its new name.
    A name that cannot change in the whole file is kept by `as`.
    Raises NotEditableError if what the statement imports moves to several places.
    """
    source = place.source
    statement = _import_at(source, place.span)
    if isinstance(statement, ast.Import):
        return _moved_modules(source, statement, moved, named), True
    module = statement.module or ""
    targets = [_moved(f"{module}.{alias.name}", moved) for alias in statement.names]
    places = {target.rpartition(".")[0] for target in targets}
    if len(places) != 1:
        raise NotEditableError("what is imported has moved to several places")
    (new_module,) = places
    edits: list[Edit] = []
    if new_module != module:
        start = module_start(source, statement)
        edits.append(edit(source, start, start + len(module), new_module))
    is_renamed = False
    for alias, target in zip(statement.names, targets, strict=True):
        name = target.rpartition(".")[2]
        if name != alias.name:
            start, _ = _range(source, alias)
            edits.append(edit(source, start, start + len(alias.name), name))
            if name in called:
                edits += _renamed(source, alias, name, called[name].removeprefix(name))
                is_renamed = is_renamed or alias.asname is None
            elif alias.asname is None:
                try:
                    edits += _renamed(source, alias, name, "")
                    is_renamed = True
                except NotEditableError:
                    edits[-1] = edit(source, start, start + len(alias.name), f"{name} as {alias.name}")
        edits += _below(source, named, alias.asname or alias.name, f"{module}.{alias.name}", target)
    return edits, is_renamed


def rename_in_module(place: Place, new: str, module: str, called: Mapping[str, str]) -> list[Edit]:
    """Write what a place names of a module anew: `new` is dotted, `module` is what the text in front means."""
    source, span = place.source, place.span
    start, end = source.offset(span.line, span.column), source.offset(span.end_line, span.end_column)
    before, _, _ = source.text[start:end].rpartition(".")
    new_module, _, name = new.rpartition(".")
    node = next(
        each for each in source.nodes if isinstance(each, ast.Attribute) and _range(source, each) == (start, end)
    )
    if any(isinstance(each, ast.ClassDef) and node in each.bases for each in source.nodes) and name in called:
        raise NotEditableError("a class is made of it, which is made in another way")
    is_called = any(isinstance(each, ast.Call) and each.func is node for each in source.nodes)
    suffix = called.get(name, name).removeprefix(name) if is_called else ""
    if new_module == module:
        return [edit(source, start, end, f"{before}.{name}{suffix}")]
    said, imports = import_name(source, new_module, name)
    return [edit(source, start, end, f"{said}{suffix}"), *imports]


def _renamed(source: Source, alias: ast.alias, name: str, suffix: str) -> list[Edit]:
    """The uses of an imported name under its new one, which must be free."""
    if alias.asname is None and is_bound(source, name):
        raise NotEditableError(f"{name} has another meaning in the file")
    used = alias.asname or name
    return list(_renamed_uses(source, alias.asname or alias.name, used, used + suffix))


def _below(source: Source, named: Sequence[tuple[Place, str]], said: str, old: str, new: str) -> Iterator[Edit]:
    """What places name of a module that the file calls `said`, where its name is another one in the new module."""
    if any(isinstance(each, ast.Constant) and _is_code_with(each.value, said, "[.]") for each in source.nodes):
        raise NotEditableError(f"what is in {old} stands in a text")
    for place, instead in named:
        start = source.offset(place.span.line, place.span.column)
        end = source.offset(place.span.end_line, place.span.end_column)
        text = source.text[start:end]
        if not text.startswith(f"{said}."):
            continue
        if not instead.startswith(f"{new}."):
            raise NotEditableError(f"what is in {old} has moved to several places")
        yield edit(source, start + len(said), end, instead.removeprefix(new))


def import_from_elsewhere(source: Source, name: str, others: Collection[str], module: str) -> tuple[str, list[Edit]]:
    """How a file can say `name` of `module`, as `import_name`, where it may import that name from one of `others`.

    Then the name comes from `module` for the whole file. Raises NotEditableError if it means something else.
    """
    for statement in source.tree.body:
        if isinstance(statement, ast.ImportFrom) and statement.module in others and not statement.level:
            alias = next((each for each in statement.names if each.name == name), None)
            if alias is not None:
                return alias.asname or name, _taken_from(source, statement, alias, module)
    return import_name(source, module, name)


def _taken_from(source: Source, statement: ast.ImportFrom, alias: ast.alias, module: str) -> list[Edit]:
    """The name leaves an import statement for one of another module."""
    if len(statement.names) == 1:
        return move_statement(source, statement, module)
    if alias.asname is not None:
        raise NotEditableError("it is imported under another name, beside others")
    index = statement.names.index(alias)
    start, end = _range(source, alias)
    if index + 1 < len(statement.names):
        end, _ = _range(source, statement.names[index + 1])
    else:
        _, start = _range(source, statement.names[index - 1])
    # as if the name were free: it is bound by this statement alone
    bound = [each for each in source.nodes if isinstance(each, ast.alias) and (each.asname or each.name) == alias.name]
    if len(bound) > 1:
        raise NotEditableError(f"{alias.name} has another meaning in the file")
    return [edit(source, start, end, ""), add_name(source, module, alias.name)]


def _import_at(source: Source, span: Span) -> ast.Import | ast.ImportFrom:
    for node in source.nodes:
        if isinstance(node, ast.Import | ast.ImportFrom):
            around = span_of(source, node)
            if (around.line, around.column) <= (span.line, span.column) <= (around.end_line, around.end_column):
                return node
    raise NotEditableError("the import is not found")


def _moved(name: str, moved: Mapping[str, str]) -> str:
    """A dotted name with its longest known part replaced."""
    known = max((each for each in moved if f"{name}.".startswith(f"{each}.")), key=len, default=None)
    if known is None:
        return name
    if not moved[known].replace(".", "").replace("_", "").isalnum():
        raise NotEditableError("there is nothing in its place")
    return moved[known] + name[len(known) :]


def _moved_modules(
    source: Source, statement: ast.Import, moved: Mapping[str, str], named: Sequence[tuple[Place, str]]
) -> list[Edit]:
    edits: list[Edit] = []
    for alias in statement.names:
        target = _moved(alias.name, moved)
        if target == alias.name:
            continue
        start, _ = _range(source, alias)
        edits.append(edit(source, start, start + len(alias.name), target))
        if alias.asname is None:
            edits += _moved_uses(source, alias.name, target, moved)
        else:
            edits += _below(source, named, alias.asname, alias.name, target)
    return edits


def _moved_uses(source: Source, old: str, new: str, moved: Mapping[str, str]) -> Iterator[Edit]:
    """The uses of a module by its full name, and of what is in it."""
    seen: set[tuple[int, int]] = set()
    for node in source.nodes:
        if isinstance(node, ast.Constant) and _is_code_with(node.value, old):
            raise NotEditableError(f"{old} stands in a text")
        if not isinstance(node, ast.Attribute):
            continue
        name = _dotted(node)
        if name is None or not f"{name}.".startswith(f"{old}."):
            continue
        start, end = _range(source, node)
        if start in {each for each, _ in seen}:
            continue  # the longest one comes first
        seen.add((start, end))
        target = _moved(name, {old: new, **moved})
        if not f"{target}.".startswith(f"{new}."):
            raise NotEditableError(f"what is in {old} has moved to several places")
        yield edit(source, start, end, target)


def _dotted(node: ast.expr) -> str | None:
    if isinstance(node, ast.Attribute):
        around = _dotted(node.value)
        return f"{around}.{node.attr}" if around is not None else None
    return node.id if isinstance(node, ast.Name) else None


def _renamed_uses(source: Source, old: str, new: str, called: str) -> Iterator[Edit]:
    """The uses of a name, and the calls of it, which may be written in another way."""
    calls = {id(node.func) for node in source.nodes if isinstance(node, ast.Call)}
    for node in source.nodes:
        _make_sure_it_is_free(node, old)
        if called != new and isinstance(node, ast.ClassDef) and _is_among(node.bases, old):
            raise NotEditableError("a class is made of it, which is made in another way")
        if isinstance(node, ast.Name) and node.id == old:
            text = called if id(node) in calls else new
            if text != old:
                yield edit(source, *_range(source, node), text)


def _make_sure_it_is_free(node: ast.AST, name: str) -> None:
    """Make sure that a node gives a name no other meaning, and does not name it in a text."""
    match node:
        case ast.arg(arg=other) | ast.FunctionDef(name=other) | ast.AsyncFunctionDef(name=other):
            is_free = other != name
        case ast.ClassDef(name=other) | ast.Name(id=other, ctx=ast.Store() | ast.Del()):
            is_free = other != name
        case ast.Constant(value=str(text)):
            is_free = not _is_code_with(text, name)
        case _:
            is_free = True
    if not is_free:
        raise NotEditableError(f"{name} has another meaning in the file, or stands in a text")


def _is_among(nodes: Sequence[ast.expr], name: str) -> bool:
    return any(isinstance(each, ast.Name) and each.id == name for each in nodes)


def _is_code_with(text: object, name: str, following: str = "") -> bool:
    """Whether a value is a text that is an expression with a name in it, such as an annotation, and no prose."""
    if not isinstance(text, str) or re.search(rf"(?<![\w.]){re.escape(name)}(?!\w){following}", text) is None:
        return False
    try:
        ast.parse(text.strip(), mode="eval")
    except (SyntaxError, ValueError):
        return False
    return True


def _range(source: Source, node: ast.expr | ast.alias) -> tuple[int, int]:
    end_line = node.end_lineno or node.lineno
    start = source.offset(node.lineno, source.column(node.lineno, node.col_offset))
    return start, source.offset(end_line, source.column(end_line, node.end_col_offset or 0))
