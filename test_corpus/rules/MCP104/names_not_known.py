from mcp.server.fastmcp import FastMCP

mcp = FastMCP("dynamic")


def register(prefix: str) -> None:
    @mcp.tool(name=f"{prefix}_get")
    def get(key: str) -> str:
        """Get a value."""  # MCP207: 8 "b_get" has the same
        return key

    @mcp.tool(name=f"{prefix}_put")
    def put(key: str) -> str:
        """Put a value."""  # MCP207: 8 "b_put" has the same
        return key


register("a")
register("b")
