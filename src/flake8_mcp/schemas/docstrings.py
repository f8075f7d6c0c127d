"""The description of a tool, and of its parameters, from a docstring, by SDK."""

from __future__ import annotations

import inspect
import logging
from functools import lru_cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.lazy_dataclass import dataclass, field

if TYPE_CHECKING:
    from collections.abc import Mapping

_PARSERS = ("google", "numpy", "sphinx")
# fastmcp 4.2.3, utilities/docstring_parsing.py: the admonitions that count as sections
_ADMONITIONS = frozenset(
    [
        "attention",
        "caution",
        "danger",
        "error",
        "example",
        "hint",
        "important",
        "note",
        "notes",
        "raise",
        "references",
        "return",
        "see-also",
        "tip",
        "todo",
        "warning",
        "yield",
    ]
)
_SIGNS = (":", "---", "===")


@dataclass(frozen=True, slots=True)
class ParsedDocstring:
    """The description in a docstring, None if it is empty, and what it says of parameters; `known` unless it may be another text."""  # noqa: E501

    description: str | None = None
    parameters: Mapping[str, str] = field(default_factory=lambda: MappingProxyType({}))
    known: bool = True


@lru_cache(maxsize=2_000)
def parse_docstring(text: str, *, structured: bool) -> ParsedDocstring:
    """A docstring as fastmcp 3 and 4 read it; `text` is as written.

    `structured`: sections without parameters count too (fastmcp 4.1).
    """
    doc = inspect.cleandoc(text)
    if not doc:
        return ParsedDocstring()
    if not any(sign in doc for sign in _SIGNS):
        return ParsedDocstring(doc)
    return _parsed(doc, all_sections=structured)


def _parsed(doc: str, *, all_sections: bool) -> ParsedDocstring:
    from griffe import Docstring, DocstringSectionKind

    logging.getLogger("griffe").setLevel(logging.ERROR)
    for parser in _PARSERS:
        description: str | None = None
        parameters: dict[str, str] = {}
        structured = False
        for section in Docstring(doc, lineno=1, parser=parser).parse():  # type: ignore[arg-type]  # one of griffe's names
            if section.kind == DocstringSectionKind.text and description is None:
                description = section.value
            elif section.kind == DocstringSectionKind.parameters:
                for each in section.value:
                    parameters[each.name] = each.description
                structured = True
            elif section.kind == DocstringSectionKind.admonition:
                structured = structured or section.value.kind in _ADMONITIONS
            elif section.kind != DocstringSectionKind.text:
                structured = True
        if parameters or (structured and all_sections):
            return ParsedDocstring(description, MappingProxyType(parameters))
    return ParsedDocstring(doc)
