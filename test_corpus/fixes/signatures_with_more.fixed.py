from mcp.server.fastmcp import Context, FastMCP

mcp = FastMCP("jobs")


def labelled(function, label="job"):
    def wrapper(*args, **kwargs):
        return f"{label} {function(*args, **kwargs)}"

    return wrapper


@mcp.tool(name="start")
@labelled
def start(job: str) -> str:
    """It takes more than the function."""
    return job


@mcp.tool()
async def stop(job: str, ctx="none") -> str:
    """The default is no context."""
    await ctx.info(job)
    return job


@mcp.tool()
async def pause(ctx: Context) -> None:
    """Pause all jobs."""
    await ctx.info("paused")
