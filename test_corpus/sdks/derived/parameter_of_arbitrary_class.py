"""Parameter of arbitrary class."""

from fastmcp import Context, FastMCP

mcp = FastMCP("case")


class Foo: pass


@mcp.tool()
def t(a: Foo) -> str:
    return ""
