from fastmcp import FastMCP

mcp = FastMCP('jobs')


@mcp.tool
async def start(job: str, ctx) -> str:
    '''Start a job.'''
    await ctx.info(job)
    return job
