import pytest
from mcp.server.fastmcp import FastMCP

mcp = FastMCP("clock")


def test_bare_decorator() -> None:
    with pytest.raises(TypeError):

        @mcp.tool
        def now() -> str:
            """The time of day."""
            return "12:00"


def test_other_exceptions() -> None:
    try:

        @mcp.tool()  # MCP700: 9 without parentheses
        def today() -> str:
            """The day of the month."""
            return "1"

    except KeyError:
        raise


try:

    @mcp.tool
    def tomorrow() -> str:
        """The next day of the month."""
        return "2"

except TypeError:
    pass

if hasattr(mcp, "run_http_async"):

    @mcp.tool
    def yesterday() -> str:
        """The day of the month before."""
        return "0"
