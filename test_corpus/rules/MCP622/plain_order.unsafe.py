from fastmcp import FastMCP

mcp = FastMCP("bakery")


@mcp.tool(meta={"com.example/oven": 1})  # MCP622: 16 the prefix of "example.com/oven" is a domain in plain order, write it reversed: "com.example/oven"
def bake(loaves: int) -> str:
    """Bake loaves."""
    return str(loaves)


@mcp.tool(meta={"org.example.bakery.tools/oven": 1})  # MCP622: 16 "org.example.bakery.tools/oven"
def cool(loaves: int) -> str:
    """Cool loaves."""
    return str(loaves)


@mcp.tool(meta={"io.Bakery/oven": 1})  # MCP622: 16 "io.Bakery/oven"
def slice_bread(loaves: int) -> str:
    """Slice loaves."""
    return str(loaves)
