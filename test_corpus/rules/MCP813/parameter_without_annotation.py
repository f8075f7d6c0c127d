# settings: --mcp-clients gemini
from fastmcp import FastMCP

mcp = FastMCP("farm")


@mcp.tool
def water(field, litres=10) -> str:
    """Water a field."""
    return f"{field}{litres}"
