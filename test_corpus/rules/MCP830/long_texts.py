from fastmcp import FastMCP
from mcp.server.fastmcp import FastMCP as Official
from mcp.types import Tool

mcp = FastMCP("farm")
official = Official("farm")
TEXT = "Every field has a number and a crop. " * 60  # MCP830: 7 Claude cuts this description of 2220 characters after 2048


@mcp.tool(description=TEXT)
def sow(field: int) -> str:
    return str(field)


REAP = Tool(
    name="reap_field",
    description="abc" * 683,  # MCP830: 16 of 2049 characters
    inputSchema={"type": "object", "properties": {}},
)


@official.tool()
def turn(field: int) -> str:  # line+1: MCP830: 4 Claude cuts this description of
    """Turn a field.
    Line 1 says once more that a field is turned after the harvest.
    Line 2 says once more that a field is turned after the harvest.
    Line 3 says once more that a field is turned after the harvest.
    Line 4 says once more that a field is turned after the harvest.
    Line 5 says once more that a field is turned after the harvest.
    Line 6 says once more that a field is turned after the harvest.
    Line 7 says once more that a field is turned after the harvest.
    Line 8 says once more that a field is turned after the harvest.
    Line 9 says once more that a field is turned after the harvest.
    Line 10 says once more that a field is turned after the harvest.
    Line 11 says once more that a field is turned after the harvest.
    Line 12 says once more that a field is turned after the harvest.
    Line 13 says once more that a field is turned after the harvest.
    Line 14 says once more that a field is turned after the harvest.
    Line 15 says once more that a field is turned after the harvest.
    Line 16 says once more that a field is turned after the harvest.
    Line 17 says once more that a field is turned after the harvest.
    Line 18 says once more that a field is turned after the harvest.
    Line 19 says once more that a field is turned after the harvest.
    Line 20 says once more that a field is turned after the harvest.
    Line 21 says once more that a field is turned after the harvest.
    Line 22 says once more that a field is turned after the harvest.
    Line 23 says once more that a field is turned after the harvest.
    Line 24 says once more that a field is turned after the harvest.
    Line 25 says once more that a field is turned after the harvest.
    Line 26 says once more that a field is turned after the harvest.
    Line 27 says once more that a field is turned after the harvest.
    Line 28 says once more that a field is turned after the harvest.
    Line 29 says once more that a field is turned after the harvest.
    Line 30 says once more that a field is turned after the harvest.
    Line 31 says once more that a field is turned after the harvest.
    Line 32 says once more that a field is turned after the harvest.
    Line 33 says once more that a field is turned after the harvest.
    Line 34 says once more that a field is turned after the harvest.
    Line 35 says once more that a field is turned after the harvest.
    Line 36 says once more that a field is turned after the harvest.
    Line 37 says once more that a field is turned after the harvest.
    Line 38 says once more that a field is turned after the harvest.
    Line 39 says once more that a field is turned after the harvest.
    Line 40 says once more that a field is turned after the harvest.
    """
    return str(field)
