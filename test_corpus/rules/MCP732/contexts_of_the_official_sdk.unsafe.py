from typing import Any

from mcp.server.fastmcp import Context, FastMCP
from mcp.server.session import ServerSession
from mcp.shared.context import RequestContext

mcp = FastMCP("jobs")


class State:
    pass


@mcp.tool()
async def start(job: str, ctx: Context) -> str:  # MCP732: 31 mcp.server.fastmcp.Context
    """Start a job."""
    return f"{job}{ctx}"


@mcp.tool()
async def stop(job: str, session: ServerSession) -> str:  # MCP732: 34 ServerSession is not what mcp 1.30.0 fills in
    """Stop a job."""
    return f"{job}{session}"


@mcp.tool()
async def both(job: str, first: Context, second: Context) -> str:  # MCP732: 49 fills in the first Context only
    """Start a job with two contexts."""
    return f"{job}{first}{second}"


@mcp.tool()
async def one(job: str, ctx: Context[ServerSession, State]) -> str:
    """Start a job."""  # MCP207: 4 has the same description
    return f"{job}{ctx}"


@mcp.tool()
async def three(job: str, ctx: Context[ServerSession, State, Any]) -> str:
    """Start a job."""  # MCP207: 4 has the same description
    return f"{job}{ctx}"


@mcp.tool()
async def single(job: str, ctx: "Context") -> str:  # MCP732: 32 Context[State] has a number of type arguments
    """Start a job."""  # MCP207: 4 has the same description
    return f"{job}{ctx}"
