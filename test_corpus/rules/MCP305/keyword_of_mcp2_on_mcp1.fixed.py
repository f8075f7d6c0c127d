import mcp.types as types
from mcp.server.fastmcp import FastMCP

mcp = FastMCP("library")

FIND = types.Tool(
    name="find_book",
    description="Find a book by its title.",
    inputSchema={"type": "object"},  # MCP305: 4 takes "inputSchema", not "input_schema"
)
