from mcp.server.fastmcp import FastMCP

mcp = FastMCP("maze")


@mcp.tool(  # MCP001: 0 nested more than 100 levels deep
    description="Solve the maze.",
    meta={
        "maze": [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
        [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
        ]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
    },
)
def solve(start: str) -> str:
    return start


@mcp.tool()
def draw(start: str) -> str:
    """Draw the maze."""
    return start
