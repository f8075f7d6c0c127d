# settings: --mcp-sdk fastmcp==4.2.3
from inspect import cleandoc

from fastmcp import FastMCP

mcp = FastMCP('genes')


@mcp.tool(description=cleandoc('''Look up a gene.

    Note:
        Names are those of HGNC.
    '''))
def gene(name: str) -> str:
    '''Look up a gene.

    Note:
        Names are those of HGNC.
    '''
    return name
