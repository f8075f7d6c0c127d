# settings: --mcp-sdk fastmcp==3.4.11,mcp==1.30.0
import mcp.server.fastmcp
from fastmcp import Context, FastMCP
from mcp.server.fastmcp import Context as OfficialContext
from mcp.types import CallToolResult, TextContent

mcp = FastMCP("jobs")


@mcp.tool
async def start(job: str, ctx: Context) -> str:  # MCP732: 31 annotate it as fastmcp.Context
    """Start a job."""
    await ctx.info(job)
    return job


@mcp.tool
async def stop(job: str, ctx: Context | None = None) -> str:  # MCP732: 30 OfficialContext is not what
    """Stop a job."""
    return f"{job}{ctx}"


@mcp.tool
async def result(job: CallToolResult) -> str:  # MCP732: 22 job becomes an argument of the tool
    """The result of a job."""
    return str(job)


@mcp.tool
async def both(job: str, first: Context, second: Context) -> str:
    """Start a job with two contexts, of which both are filled in."""
    return f"{job}{first}{second}"


@mcp.tool
async def text(job: TextContent) -> str:
    """A type of the protocol that may well be data."""
    return job.text


@mcp.tool
async def typed(job: str, ctx: Context) -> str:
    """Start a job."""  # MCP207: 4 has the same description
    return f"{job}{ctx}"
