# settings: --mcp-sdk fastmcp==3.4.11
from inspect import cleandoc

from fastmcp import FastMCP

mcp = FastMCP("genes")


@mcp.tool
def gene(name: str) -> str:
    """Look up a gene.

    Note:
        Names are those of HGNC.
    """
    return name


@mcp.tool(description=cleandoc("""Look up a protein.

    Args:
        name: The name of the protein.

    Returns:
        Its sequence.
    """))
def protein(name: str) -> str:
    """Look up a protein.

    Args:
        name: The name of the protein.

    Returns:
        Its sequence.
    """  # line-2: MCP744: 4 fastmcp 3.4.11
    return name
