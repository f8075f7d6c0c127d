from fastmcp import FastMCP

mcp = FastMCP("jobs")


class Tools:
	@mcp.tool
	async def start(
		job: str,
		ctx,
	) -> str:
		"""Start a job."""
		await ctx.info(job)
		return job
