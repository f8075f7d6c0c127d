"""Lambda through tool() with a name."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


mcp.tool(name="lam")(lambda x: x)
