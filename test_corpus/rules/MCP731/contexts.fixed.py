from mcp.server.fastmcp import Context, FastMCP

mcp = FastMCP("jobs")


@mcp.tool()
async def start(job: str, ctx: Context) -> str:  # MCP731: 26 ctx has no annotation, so mcp 1.30.0 lists it
    """Start a job."""
    await ctx.info(job)
    return job


@mcp.tool()
async def stop(job: str, ctx: Context | None = None) -> str:  # MCP731: 25 annotate it as Context
    """Stop a job."""
    return job


@mcp.tool()
async def watch(job: str, context: Context) -> str:  # MCP731: 26 context has no annotation
    """Watch a job."""
    await context.report_progress(1, 2)
    return context.request_id + job


@mcp.tool()
async def explain(job: str, context) -> str:  # MCP734: 28 context has no annotation
    """Explain a job, with a text around it."""
    return context.strip() + job


@mcp.tool()
async def search(job: str, context="") -> str:  # MCP734: 27 lists it as a string
    """Search a job."""
    return context + job


@mcp.tool()
async def typed(job: str, ctx: Context) -> str:
    """Start a job."""  # MCP207: 4 has the same description
    await ctx.info(job)
    return job


@mcp.tool()
async def data(job: str, context: str, ctx: int = 1) -> str:
    """An annotated parameter is never judged by its name."""
    return context + job * ctx


@mcp.tool()
async def resume(job: str) -> str:
    """Resume a job."""

    def inner(ctx) -> str:
        return str(ctx)

    return inner(job)
