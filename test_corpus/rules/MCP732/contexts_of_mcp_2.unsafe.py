from typing import Any

from mcp.server.mcpserver import Context, MCPServer

mcp = MCPServer("jobs")


class State:
    pass


@mcp.tool()
async def one(job: str, ctx: Context[State]) -> str:
    """Start a job."""
    return f"{job}{ctx}"


@mcp.tool()
async def two(job: str, ctx: Context[State, Any]) -> str:
    """Start a job."""  # MCP207: 4 has the same description
    return f"{job}{ctx}"


@mcp.tool()
async def three(job: str, ctx: Context) -> str:  # MCP732: 31 Context[State, Any, Any] has a number
    """Start a job."""  # MCP207: 4 has the same description
    return f"{job}{ctx}"
