from fastmcp import Context, FastMCP
from mcp.server.mcpserver import Context as OfficialContext

mcp = FastMCP("jobs")


def register():
    @mcp.tool
    async def start(
        # the name of the job
        job: str,
        ctx: Context  # of the request
    ) -> str:
        """Start a job."""
        await ctx.info(job)
        return job
