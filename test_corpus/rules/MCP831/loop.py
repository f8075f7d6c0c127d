from mcp.server.fastmcp import FastMCP

mcp = FastMCP("farm")  # MCP831: 6 OpenAI and VS Code refuse every request because of 130 tools of one server: offer at most 128


def sow(field: int) -> str:  # line+1: MCP207: 4 "sow_1" has the same description
    """Sow a field."""
    return str(field)


for number in range(130):
    mcp.tool(name=f"sow_{number}")(sow)
