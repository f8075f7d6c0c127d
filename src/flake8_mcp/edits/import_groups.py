"""The imports of several names at once, where each alone would go to the same place."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from ._fix import applied, edit
from ._layout import width_of
from .imports import import_name, kind_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from flake8_mcp.syntax.source import Source

    from ._fix import Edit

_PLAIN_IMPORT = re.compile(r"(?P<from>from [\w.]+ import )(?P<names>[\w, ]+)")


def import_names(source: Source, wanted: Sequence[tuple[str, str]]) -> tuple[dict[str, str], list[Edit]]:
    """How a file can say several names, each given with its module, and the edits that make it so, as `import_name`."""
    said: dict[str, str] = {}
    edits: dict[int, list[Edit]] = {}
    for module, name in sorted(wanted, key=lambda each: (each[0], each[1].lower())):
        said[name], needed = import_name(source, module, name)
        for each in needed:
            edits.setdefault(each.start, []).append(each)
    return said, [_fitted(source, _one_insertion(source, each)) for each in edits.values()]


def merged_imports(source: Source, edits: Sequence[Edit]) -> list[Edit]:
    """Edits that import names, of which those that put lines of their own into one place are made one.

    The lines stand in the order of their modules, those of one kind together.
    """
    groups: dict[int, list[Edit]] = {}
    for each in dict.fromkeys(edits):
        groups.setdefault(each.start, []).append(each)
    return [here[0] if len(here) == 1 else _together(source, here) for here in groups.values()]


def _together(source: Source, edits: Sequence[Edit]) -> Edit:
    newline = source.newline
    texts = [each.text for each in edits]
    if not all(each.lstrip().startswith(("from ", "import ")) for each in texts):
        return edit(source, edits[0].start, edits[0].end, "".join(texts))  # names that join an import
    has_sections = any(each.startswith(newline) or each.endswith(newline * 2) for each in texts)
    found = [(kind_of(source, _module(each)) if has_sections else 0, _module(each).lower(), each) for each in texts]
    result = ""
    previous = None
    for kind, _, text in sorted(found):
        if kind == previous:
            result, text = f"{result.rstrip()}{newline}", text.removeprefix(newline)  # noqa: PLW2901 - the blank line goes
        elif previous is not None and result.endswith(newline * 3):
            result = f"{result.rstrip()}{newline * 2}"  # what stands behind all of them
        result += text
        previous = kind
    return edit(source, edits[0].start, edits[0].end, result)


def _module(text: str) -> str:
    """The module of a statement that imports it, or from it."""
    return text.split()[1]


def _fitted(source: Source, made: Edit) -> Edit:
    """Names that join an import on one line; if it gets too long, it is written anew with a line for each name."""
    line = source.line(made.span.line)
    start = source.offset(made.span.line, 0)
    joined = applied(line, [replace(made, start=made.start - start, end=made.end - start)])
    found = _PLAIN_IMPORT.fullmatch(joined)
    if found is None or len(joined) <= width_of(source):
        return made
    names = (f"{' ' * 4}{each.strip()}," for each in found["names"].split(","))
    text = source.newline.join([f"{found['from']}(", *names, ")"])
    return edit(source, start, start + len(line), text)


def _one_insertion(source: Source, edits: Sequence[Edit]) -> Edit:
    """Imports that go to one place, as one edit; names of one module that get a line of their own share it."""
    texts = [each.text for each in edits]
    lines: list[str] = []
    for text in texts:
        before, _, name = text.rpartition(" import ")
        if lines and before and lines[-1].startswith(f"{before} import "):
            lines[-1] = f"{lines[-1].rstrip()}, {name}"
        else:
            lines.append(text)
    return edit(source, edits[0].start, edits[0].end, "".join(lines))
