from fastmcp import FastMCP
from mcp.server.mcpserver import Context

mcp = FastMCP('jobs')


@mcp.tool
async def start(job: str, ctx: Context) -> str:
    '''Start a job.'''
    await ctx.info(job)
    return job
