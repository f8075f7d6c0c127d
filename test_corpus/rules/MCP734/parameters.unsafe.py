from mcp.server.fastmcp import Context, FastMCP

mcp = FastMCP("log")


@mcp.tool()
def tail(path, lines: int = 10) -> str:  # MCP734: 9 path has no annotation, so mcp 1.30.0 lists it as a string | MCP734: 15 lines
    """The last lines of a log."""
    return path * lines


@mcp.tool()
def head(path: str, *, lines: int = 10) -> str:  # MCP734: 23 write its type
    """The first lines of a log."""
    return path * lines


class Log:
    @staticmethod
    @mcp.tool()
    def clear(path: str, force: bool = False) -> str:
        """Clear a log."""
        return f"{path}{force}"


@mcp.tool()
async def find(path: str, ctx: Context) -> str:
    """Find a text in a log."""
    return f"{path}{ctx}"


@mcp.tool()
def size() -> int:
    """The size of the log."""

    def inner(path):
        return len(path)

    return inner("")


def helper(path, lines=10):
    return path * lines


@mcp.tool(name="other")
def first_word(path: str) -> str:
    """The first word of a log."""
    return path


@mcp.tool()
def last_word(path: str) -> str:
    """The last word of a log."""
    return path
