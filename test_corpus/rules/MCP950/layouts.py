from mcp.server.fastmcp import FastMCP

mcp = FastMCP('museum')


@mcp.tool()  # MCP950: 5 "list_rooms" has no annotations
def list_rooms() -> str:
    """List the rooms."""
    return ''


@mcp.tool(  # MCP950: 5 "searchRooms" has no annotations
    name='searchRooms',
    description='Search the rooms.'
)
def search(word: str) -> str:
    return word


def read_plan() -> str:
    """Read the plan."""
    return ''


mcp.add_tool(read_plan)  # MCP950: 4 "read_plan" has no annotations
mcp.add_tool(read_plan, name='find_and_replace', description='Read it.')  # MCP950: 4 "find_and_replace" has no annotations
