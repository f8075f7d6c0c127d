from mcp.server.fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("zoo")


@mcp.tool(name="animals_feed")  # MCP801: 15 Claude and OpenAI refuse every request because of the name "animals.feed": use only letters, digits, _ and -
def feed_animals(cage: int) -> str:
    """Feed the animals of a cage."""
    return str(cage)


COUNT = Tool(
    name="animals_count",  # MCP801: 9 "animals.count"
    description="Count the animals.",
    inputSchema={"type": "object", "properties": {}},
)
TOOLS = [
    {
        "name": "v1_animals_list",  # MCP801: 16 "v1.animals.list"
        "description": "List the animals.",
        "inputSchema": {"type": "object", "properties": {}},
    }
]
