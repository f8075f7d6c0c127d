from mcp.server.fastmcp import FastMCP

mcp = FastMCP("stock")


def register(kind: str) -> None:
    @mcp.tool(name="count " + kind)  # MCP101: 19 write "count_nuts" | MCP101: 19 write "count_screws"
    def count() -> int:
        """Count what is in stock."""  # MCP207: 8 "count nuts" has the same
        return 0


for kind in ("screws", "nuts"):
    register(kind)
