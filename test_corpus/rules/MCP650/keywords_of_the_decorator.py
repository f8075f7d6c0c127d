from fastmcp import FastMCP

mcp = FastMCP("locks")


@mcp.tool(tags={"lock"}, version="1.0", meta={"strict": True})
def open_lock(lock: int) -> str:
    """Open a lock."""
    return str(lock)
