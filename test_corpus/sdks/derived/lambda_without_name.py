"""Lambda without name."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


mcp.add_tool(lambda x: x)
