"""The text gates: plain words that decide, before anything is parsed, whether a file can hold a tool."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

# Without one of them a file registers nothing. Plain `in`: a pattern with alternatives costs four to eleven times more.
REGISTRATION_WORDS = (
    ".tool",  # @mcp.tool, self.mcp.tool(...)(function), fastmcp.tools
    ".ui(",  # of a FastMCPApp
    ".ui\n",
    "@tool",
    "import tool",
    "mcp_tool",  # fastmcp's mixin
    "add_tool",
    "register_tool",  # of packages for MCP
    "_tool_manager",  # the SDK's own table of tools
    "_local_provider",
    "from_function",
    "list_tools",  # also on_list_tools
    "tools/list",
    "ListToolsResult",
    "validate_input",  # of call_tool
    "on_call_tool",
    "Tool(",
    "Tool)",  # a subclass
    "Tool as ",
    "types.Tool",
    "FastMCP(",  # its tools= argument
    "MCPServer(",
    "inputSchema",
    "input_schema",
    "outputSchema",
)

# Two words, one of each, of a dict with a schema under another API's key beside a key that only MCP has.
_DICT_WORDS = (('"annotations"', "'annotations'"), ('"parameters"', "'parameters'", '"schema"', "'schema'"))

# A decorator of the project, by its name; looked for only in a text that holds the word.
_DECORATOR_WORDS = ("tool", "Tool", "TOOL")
_DECORATOR = re.compile(r"^[ \t]*@[\w.]*(?<!func)(?:tool|Tool|TOOL)", re.MULTILINE)

# They open only the look for uses of SDK API.
SDK_WORDS = ("mcp",)
SDK_IMPORTS = ("from mcp", "import mcp", "from fastmcp", "import fastmcp")


def may_register(text: str, decorators: Iterable[str] = ()) -> bool:
    """Whether a text may register a tool.

    It holds a registration word, a decorator named like a tool, or the last name of one of the given dotted names.
    """
    return (
        any(word in text for word in REGISTRATION_WORDS)
        or all(any(word in text for word in words) for words in _DICT_WORDS)
        or (any(word in text for word in _DECORATOR_WORDS) and _DECORATOR.search(text) is not None)
        or any(name.rpartition(".")[2] in text for name in decorators)
    )


def may_use_sdk(text: str) -> bool:
    """Whether a text may import an SDK."""
    return any(word in text for word in SDK_IMPORTS)
