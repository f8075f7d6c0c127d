# settings: --mcp-sdk fastmcp==4.2.3
from inspect import cleandoc

from fastmcp import FastMCP

mcp = FastMCP("genes")


@mcp.tool(description=cleandoc("""Look up a gene.

    Note:
        Names are those of HGNC.
    """))
def gene(name: str) -> str:
    """Look up a gene.

    Note:
        Names are those of HGNC.
    """  # line-2: MCP744: 4 Note:
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
    """  # line-2: MCP744: 4 Returns: and what follows is not listed by fastmcp 4.2.3
    return name


@mcp.tool(description=cleandoc("""Look up an enzyme.

    Raises:
        ValueError: The name is not known.
    """))
def enzyme(name: str) -> str:
    """Look up an enzyme.

    Raises:
        ValueError: The name is not known.
    """  # line-2: MCP744: 4 give the whole text as description=
    return name


@mcp.tool
def tissue(name: str) -> str:
    """Look up a tissue.

    Args:
        name: The name of the tissue.
    """
    return name


@mcp.tool
def organ(name: str) -> str:
    """Look up an organ.

    It may have several names.
    """
    return name


@mcp.tool(description="Look up a cell.")
def cell(name: str) -> str:
    """Look up a cell.

    Returns:
        Its kind.
    """
    return name


@mcp.tool
def blood(name: str) -> str:
    """Look up a kind of blood."""
    return name
