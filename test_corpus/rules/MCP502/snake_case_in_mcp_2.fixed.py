from mcp.server.mcpserver import MCPServer
from mcp_types import Tool, ToolAnnotations

mcp = MCPServer("observatory")


@mcp.tool(annotations=ToolAnnotations(read_only_hint=True, open_world_hint=False))
def list_comets(year: int) -> list[str]:
    """List the comets of a year."""
    return [str(year)]


@mcp.tool(annotations=ToolAnnotations(readOnlyHint=True))  # MCP502: 38 write "readOnlyHint"
def list_planets() -> list[str]:
    """List the planets."""
    return []


@mcp.tool(annotations=ToolAnnotations(destructiveHint=True, idempotent_hint=True))
def forget_comet(comet: str) -> str:
    """Forget a comet."""
    return comet


MOONS = Tool(
    name="list_moons",
    description="List the moons.",
    input_schema={"type": "object"},
    annotations={"read_only_hint": True, "idempotentHint": True},
)
