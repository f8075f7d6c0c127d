from mcp.types import Tool


TEXT = "one twothree"  # a separator in a comment:  


def make() -> Tool:
    return Tool(name="split", description="Split a text.", inputSchema={"type": "object"})
