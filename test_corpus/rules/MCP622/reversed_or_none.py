from fastmcp import FastMCP

mcp = FastMCP("bakery")


@mcp.tool(meta={"com.example/oven": 1, "io.example.app/oven": 2})
def bake(loaves: int) -> str:
    """Bake loaves."""
    return str(loaves)


@mcp.tool(meta={"bakery/oven": 1, "oven": 2})
def cool(loaves: int) -> str:
    """Cool loaves."""
    return str(loaves)


@mcp.tool(meta={"bakery.tools/oven": 1, "bakery.v2/oven": 2})
def slice_bread(loaves: int) -> str:
    """Slice loaves."""
    return str(loaves)


@mcp.tool(meta={"oven": "example.com/oven"})
def wrap(loaves: int) -> str:
    """Wrap loaves."""
    return str(loaves)


@mcp.tool(tags={"example.com/oven"})
def sell(loaves: int) -> str:
    """Sell loaves."""
    return str(loaves)
