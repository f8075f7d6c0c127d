"""Tools for letters."""

from mcp import types


def get_tools() -> list[types.Tool]:
    return [
        types.Tool(name="write_letter", description="Write a letter.", inputSchema={"type": "object"}),  # tool: write_letter [tool_object]
        types.Tool(name="send_letter", description="Send a letter.", inputSchema={"type": "object"}),  # tool: send_letter [tool_object]
    ]
