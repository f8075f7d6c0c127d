from mcp.server.fastmcp import FastMCP

mcp = FastMCP("genes")


@mcp.tool()
def gene(name: str) -> str:
    """Look up a gene.

    Returns:
        Its sequence.
    """
    return name
