# settings: --mcp-sdk fastmcp==3.4.11,mcp==1.30.0
from fastmcp import FastMCP
from fastmcp import Context as Ctx
from mcp.types import CallToolResult

mcp = FastMCP("jobs")


@mcp.tool
async def start(job: str, ctx: Ctx) -> str:
    """Start a job."""
    await ctx.info(job)
    return job


@mcp.tool
async def stop(job: str, ctx: Ctx = None) -> str:
    """Stop a job."""
    return job


@mcp.tool
async def result(job: str, ctx: Ctx) -> str:
    """The result of a job."""
    return f"{job}{ctx}"


@mcp.tool
async def send(job: str, answer: CallToolResult) -> str:
    """Send the result of a job."""
    return f"{job}{answer}"
