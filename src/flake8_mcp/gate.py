"""The text gates: plain words that decide, before anything is parsed, whether a file can hold a tool."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

# Without one of them a file registers nothing. Plain `in`: a pattern with alternatives costs four to eleven times more.
REGISTRATION_WORDS = (
    ".tool",  # @mcp.tool, self.mcp.tool(...)(function), fastmcp.tools
    "@tool",
    "import tool",
    "mcp_tool",  # fastmcp's mixin
    "add_tool",
    "from_function",
    "list_tools",  # also on_list_tools
    "tools/list",
    "ListToolsResult",
    "validate_input",  # of call_tool
    "Tool(",
    "Tool)",  # a subclass
    "Tool as ",
    "types.Tool",
    "FastMCP(",  # its tools= argument
    "MCPServer(",
    "inputSchema",
    "input_schema",
)

# They open only the look for uses of SDK API.
SDK_WORDS = ("mcp",)
SDK_IMPORTS = ("from mcp", "import mcp", "from fastmcp", "import fastmcp")


def may_register(text: str, decorators: Iterable[str] = ()) -> bool:
    """Whether a text holds a registration word, or the last name of one of the given dotted names."""
    return any(word in text for word in REGISTRATION_WORDS) or any(
        name.rpartition(".")[2] in text for name in decorators
    )


def may_use_sdk(text: str) -> bool:
    """Whether a text may import an SDK."""
    return any(word in text for word in SDK_IMPORTS)
