# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import Context, FastMCP

mcp = FastMCP("jobs")


@mcp.tool
async def start(job: str, mcp_ctx: Context) -> str:  # MCP731: 26 fastmcp 3.4.11 lists it
    """Start a job."""
    await mcp_ctx.info(job)
    return job


@mcp.tool
async def typed(job: str, ctx: Context | None = None) -> str:
    """Start a job."""  # MCP207: 4 has the same description
    return f"{job}{ctx}"
