# settings: --mcp-sdk fastmcp==4.2.3
import inspect as reading

from fastmcp import FastMCP

mcp = FastMCP("genes")


@mcp.tool()
def gene(name: str) -> str:
    '''Look up a gene.

    Note:
        Names are those of HGNC.
    '''  # line-2: MCP744: 4 Note:
    return name


class Genes:
    @mcp.tool(
        name="look_up_protein",  # as in the manual
        tags={"genes"},
    )
    @staticmethod
    def protein(name: str) -> str:
        r"""Look up a protein, such as \d.

        Raises:
            ValueError: The name is not known.
        """  # line-2: MCP744: 8 Raises:
        return reading.cleandoc(name)
