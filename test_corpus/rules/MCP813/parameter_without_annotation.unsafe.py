# settings: --mcp-clients gemini
from fastmcp import FastMCP

mcp = FastMCP("farm")


@mcp.tool
def water(field, litres: int = 10) -> str:  # MCP734: 10 field has no annotation | MCP734: 17 litres has no annotation
    """Water a field."""
    return f"{field}{litres}"
