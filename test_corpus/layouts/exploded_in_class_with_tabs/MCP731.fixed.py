from fastmcp import Context, FastMCP

mcp = FastMCP("jobs")


class Tools:
	@mcp.tool
	async def start(
		job: str,
		ctx: Context,
	) -> str:
		"""Start a job."""
		await ctx.info(job)
		return job
