# settings: --mcp-sdk fastmcp==4.2.3,mcp==2.3.0
from fastmcp import Context, FastMCP
from mcp.server.mcpserver import (
    Image,
)
from mcp.types import CallToolResult, TextContent

mcp = FastMCP('jobs')
picture = Image


@mcp.tool
async def start(job: str, ctx: Context) -> str:
    '''Start a job.

    Returns:
        Its number.
    '''
    await ctx.info(job)
    return job


@mcp.tool(output_schema=None)
async def stop(job: str, ctx: Context | None = None) -> CallToolResult | str:
    """Stop a job.

    Args:
        job: The name of the job.

    Raises:
        ValueError: There is no such job.
    """
    return f"{job}{ctx}"


@mcp.tool(
    tags={"jobs"},  # for filters
    output_schema=None,
)
async def result(job: str) -> CallToolResult | None:
    """The result of a job."""
    return CallToolResult(content=[TextContent(type="text", text=job)])


class Jobs:
    @mcp.tool
    @staticmethod
    async def log(job: str, ctx: Context) -> str:
        """The log of a job."""
        await ctx.info(job)
        return job
