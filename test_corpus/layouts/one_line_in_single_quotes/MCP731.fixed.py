from fastmcp import Context, FastMCP

mcp = FastMCP('jobs')


@mcp.tool
async def start(job: str, ctx: Context) -> str:
    '''Start a job.'''
    await ctx.info(job)
    return job
