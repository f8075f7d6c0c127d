# settings: --mcp-clients gemini,azure-foundry
from fastmcp import FastMCP

mcp = FastMCP("farm")


@mcp.tool
def set_gate(width: int | None = None, height: float = 1.0) -> dict[str, int]:
    """Set the gate."""
    return {"width": width or int(height)}
