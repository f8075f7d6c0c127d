"""Fastmcp output_schema dict / None, tags, meta, version, timeout, task."""
# sdks: fm2 fm3 fm4

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool(output_schema={"type": "object", "properties": {"n": {"type": "integer"}}}, tags={"b", "a"}, meta={"k": 1})
def t(a: int) -> dict: return {}


@mcp.tool(output_schema=None)
def t2(a: int) -> int: return 1
