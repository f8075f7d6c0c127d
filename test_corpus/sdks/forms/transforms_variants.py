"""fastmcp: tools made from other tools, of which not everything is known."""

import os

from fastmcp import FastMCP
from fastmcp.tools import Tool

mcp = FastMCP("search engine")
NOTHING = None


def search(query: str) -> str:
    """Search."""
    return query


first = Tool.from_function(search, name="first")  # tool: first [tool_object]
second = Tool.from_tool(first, title="Second")  # tool: first [transform]
third = Tool.from_tool(first, name="third", title=None)  # tool: third [transform]
fourth = Tool.from_tool(os.environ["TOOL"])  # tool: ? [transform]
fifth = Tool.from_tool(os.environ["TOOL"], name="")  # tool: ? [transform]
sixth = Tool.from_tool(first, **dict(os.environ))  # tool: ? [transform]
eighth = Tool.from_tool(NOTHING, name="eighth")  # tool: eighth [transform]
Tool.from_tool()
Tool.from_tool(tool=first, name="seventh")  # tool: seventh [transform]
