import mcp_types as types
from mcp.server.mcpserver import MCPServer

mcp = MCPServer("library")

FIND = types.Tool(
    name="find_book",
    description="Find a book by its title.",
    input_schema={"type": "object", "properties": {"title": {"type": "string"}}},
)
