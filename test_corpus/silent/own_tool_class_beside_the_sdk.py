from mcp.server.fastmcp import FastMCP

mcp = FastMCP("workshop")


class Tool:
    def __init__(self, name: str, description: str = "") -> None:
        self.name = name
        self.description = description


SHELF = [Tool("big hammer"), Tool(name="", description=""), Tool(name="big hammer")]


@mcp.tool()
def list_shelf() -> list[str]:
    """List what lies on the shelf."""
    return [tool.name for tool in SHELF]
