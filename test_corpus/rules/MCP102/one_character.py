from fastmcp import FastMCP

mcp = FastMCP("shell")


@mcp.tool
def w() -> list[str]:
    """Say who is logged in."""
    return []


@mcp.tool("x")
def execute(command: str) -> str:
    """Run a command."""
    return command
