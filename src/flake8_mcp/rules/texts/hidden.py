"""Characters in texts that people do not see and models read."""

from __future__ import annotations

import functools
import re
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.edits import ANY, Change, Fix, delete_characters
from flake8_mcp.model import Array, Object, Origin, Tool, Unknown
from flake8_mcp.rules._rule import Advice, Citation, Context, Problem, rule, shown_pointer
from flake8_mcp.rules._schemas import KEPT_ROOTS, schemas_of
from flake8_mcp.rules._words import code_point, hidden_characters, without_hidden_characters
from flake8_mcp.syntax.segments import string_pieces
from flake8_mcp.syntax.values import text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from flake8_mcp.rules._schemas import Position, Schemas
    from flake8_mcp.syntax.values import Place, Value

# A line that starts a section of a docstring: "Returns:", ":param x: ...", "@return ...", or the line under a heading.
_SECTION = re.compile(r"^[ \t]*(?:[A-Z][\w ]*:[ \t]*$|[:@]\w|-{3,}[ \t]*$)", re.MULTILINE)


@rule(
    code="MCP204",
    level="should",
    subject=Tool,
    message="{field} holds the hidden character {character}: delete it",
    cites=(
        Citation("untrusted", "index", "Key Principles"),
        Advice("The tool-schema authoring guide: a text holds what its reader can see, nothing else."),
    ),
    fix="safe",
    hides=("MCP801", "MCP901"),
)
def hidden_character(tool: Tool, _context: Context) -> Iterator[Problem]:
    r"""A text of a tool holds a character that no one sees.

    Zero-width characters, direction controls and Unicode tags come in by copying from web pages and chats.
    A model reads them as part of the text, and whole instructions have been hidden in tags.
    Scanners look for exactly this, so that even an innocent zero-width space costs the server its trust.
    In a name it makes two names that look the same.
    Names, titles, descriptions, and the descriptions and enum values inside schemas are looked at.
    The joiners that scripts and emoji need, and the tags of flag emoji, do not count.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("rates")


        @mcp.tool(description="Return the exchange rate\u200b of a currency.")
        def get_rate(currency: str) -> float:
            return 1.0

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("rates")


        @mcp.tool(description="Return the exchange rate of a currency.")
        def get_rate(currency: str) -> float:
            return 1.0
    """
    for pointer, text, place in _texts(tool):
        found = next(hidden_characters(text), None)
        if found is None:
            continue
        # the piece in which the character is not excused, else the one that holds it, else the whole expression
        pieces = list(string_pieces(place))
        piece = next((at for at, each in pieces if any(hidden_characters(each))), None)
        piece = piece or next((at for at, each in pieces if found in each), place)
        values = {"field": shown_pointer(pointer[1:]), "character": code_point(found)}
        yield Problem(piece, values, pointer=pointer, fix=partial(_hidden_fix, tool, pointer, text, place))


def _hidden_fix(tool: Tool, pointer: str, text: str, place: Place) -> Fix:
    edits = delete_characters(place, without_hidden_characters)
    # the value of a name or of an enum may be compared with elsewhere
    is_only_read = pointer != "/name" and "/enum/" not in pointer
    kept = ANY if tool.at(pointer) is None or isinstance(tool.at(pointer), Unknown) else without_hidden_characters(text)
    return Fix("Delete the characters that cannot be seen", tuple(edits), (Change(pointer, kept),), safe=is_only_read)


def _texts(tool: Tool) -> Iterator[tuple[str, str, Place]]:
    """The texts that a client receives, each with its pointer and place."""
    for pointer, part in (("/name", tool.name), ("/title", tool.title), ("/description", tool.description)):
        text = text_of(part.known)
        if text and not (part is tool.title and part.origin is Origin.DERIVED):
            yield pointer, text, part.place
    yield from _docstring(tool)
    annotations = tool.annotations.known
    if isinstance(annotations, Object):
        title = annotations.get("title")
        text = text_of(title)
        if title is not None and text:
            yield "/annotations/title", text, title.place
    yield from _schema_texts(tool)


def _docstring(tool: Tool) -> Iterator[tuple[str, str, Place]]:
    """The docstring, where the description is made of it in a way that is not known exactly."""
    if tool.handler is None or not isinstance(tool.description.value, Unknown):
        return
    docstring = tool.handler.docstring
    text = text_of(docstring.known)
    if text is None or tool.description.origin is not Origin.DERIVED:
        return
    # fastmcp 3.4.11 and 4.2.3 list only what stands in front of the sections
    if tool.sdk.family == "fm" and (section := _SECTION.search(text)):
        text = text[: section.start()]
    yield "/description", text, docstring.place


def _schema_texts(tool: Tool) -> Iterator[tuple[str, str, Place]]:
    """The titles, descriptions and enum values of the schemas, each once, wherever its schema is used."""
    seen: set[int] = set()
    schemas = schemas_of(tool)
    for position, pointer, value in (found for each in schemas.roots or (schemas,) for found in _beyond_ascii(each)):
        text = text_of(value)
        if text is not None and id(value) not in seen:
            seen.add(id(value))
            yield f"{position.pointer}/{pointer}", text, value.place


@functools.lru_cache(maxsize=KEPT_ROOTS)
def _beyond_ascii(schemas: Schemas) -> tuple[tuple[Position, str, Value], ...]:
    """The texts in schemas with other characters than those of ASCII, which few have."""
    found: list[tuple[Position, str, Value]] = []
    for position in schemas.positions:
        values = [(keyword, position.get(keyword)) for keyword in ("title", "description")]
        enum = position.get("enum")
        if isinstance(enum, Array):
            values += [(f"enum/{index}", item) for index, item in enumerate(enum.items)]
        for pointer, value in values:
            text = text_of(value)
            if value is not None and text and not text.isascii():
                found.append((position, pointer, value))
    return tuple(found)
