from fastmcp import FastMCP

mcp = FastMCP("numbers")


# fastmcp 4 lists what stands in front of the sections, and no return value
@mcp.tool
def half(value: float) -> float:
    """Halve a number.

    Returns:
        Half​ the number.
    """
    return value / 2
