"""Which characters a tool's name has, and how many."""

from __future__ import annotations

import re
from functools import partial
from typing import TYPE_CHECKING

from flake8_mcp.model import Tool
from flake8_mcp.rules._fixes import renamed
from flake8_mcp.rules._rule import Citation, Context, Problem, rule, shown
from flake8_mcp.rules._servers import listed_names
from flake8_mcp.rules._words import code_point, hidden_characters

if TYPE_CHECKING:
    from collections.abc import Iterator

_TOOL_NAMES = "server/tools"
_SECTION = "Tool Names"
_ILLEGAL = re.compile(r"[^A-Za-z0-9_.-]")
_MAX_LENGTH = 128


@rule(
    code="MCP101",
    level="should",
    subject=Tool,
    message={
        "": "{name} holds {character}, a tool name has only A-Z a-z 0-9 _ - and .: write {better}",
        "unspellable": "{name} holds {character}, a tool name has only A-Z a-z 0-9 _ - and .: choose one of these",
    },
    cites=(Citation("SHOULD", _TOOL_NAMES, _SECTION, since="2025-11-25"),),
    fix="unsafe",
    hides=("MCP801", "MCP804", "MCP901"),
    since="2025-11-25",
)
def illegal_character_in_tool_name(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A tool's name holds a character other than A-Z, a-z, 0-9, underscore, hyphen and full stop.

    Clients pass the name on to a model's function interface, and most of these accept even less.
    With a blank or an accented letter in it, the tool is left out, or the whole request is refused, at a client that
    the author has never tried; no SDK does more than log a warning.
    The text that people read belongs in `title`, where every character is welcome.
    Renaming a tool breaks callers that know the old name, so no fix is applied unasked.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("library")


        @mcp.tool(name="renew loan")
        def renew_loan(loan: int) -> str:
            \"\"\"Renew a loan for four weeks.\"\"\"
            return "renewed"

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("library")


        @mcp.tool(name="renew_loan", title="Renew loan")
        def renew_loan(loan: int) -> str:
            \"\"\"Renew a loan for four weeks.\"\"\"
            return "renewed"
    """
    name = tool.known_name or ""
    # a character that cannot be seen is MCP204
    visible = name
    for hidden in hidden_characters(name):
        visible = visible.replace(hidden, "")
    found = _ILLEGAL.search(visible)
    if found is None or not any(_ILLEGAL.search(each) for each in listed_names(tool)):
        return
    better = _ILLEGAL.sub(" ", visible).strip()
    better = re.sub(" +", "_", better)
    character = shown(found[0]) if found[0].isprintable() and found[0].isascii() else code_point(found[0])
    values = {"name": shown(name), "character": character, "better": shown(better)}
    if re.search("[A-Za-z]", better):
        yield Problem(tool.name.place, values, pointer="/name", fix=partial(renamed, tool, better))
    else:
        yield Problem(tool.name.place, values, "unspellable", "/name")


@rule(
    code="MCP102",
    level="should",
    subject=Tool,
    message={
        "empty": "{name} is an empty tool name, write one of 1 to 128 characters",
        "": "{name} has {length} characters, write a tool name of at most 128",
    },
    cites=(Citation("SHOULD", _TOOL_NAMES, _SECTION, since="2025-11-25"),),
    hides=("MCP802", "MCP803"),
    since="2025-11-25",
)
def tool_name_of_wrong_length(tool: Tool, _context: Context) -> Iterator[Problem]:
    """A tool's name is empty or longer than 128 characters.

    The specification wants 1 to 128 characters; model interfaces often take no more than 64.
    A name that is cut or refused on the way cannot be called.
    In a decorator of the SDKs an empty `name` is replaced by the function's, so that only `Tool(...)` objects and
    dicts can have one.

    Bad::

        from mcp.types import Tool

        TOOL = Tool(name="", description="Open the gate.", inputSchema={"type": "object"})

    Good::

        from mcp.types import Tool

        TOOL = Tool(name="open_gate", description="Open the gate.", inputSchema={"type": "object", "properties": {}})
    """
    name = tool.known_name
    if name == "":
        yield Problem(tool.name.place, {"name": shown(name)}, "empty", "/name")
    elif name is not None and len(name) > _MAX_LENGTH and any(len(each) > _MAX_LENGTH for each in listed_names(tool)):
        yield Problem(tool.name.place, {"name": shown(name), "length": str(len(name))}, "", "/name")
