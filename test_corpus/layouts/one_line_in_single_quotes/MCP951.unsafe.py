from mcp.server.fastmcp import FastMCP
from mcp.types import ToolAnnotations

mcp = FastMCP('kiosk')


@mcp.tool(annotations=ToolAnnotations(title='List papers', readOnlyHint=True))
def list_papers() -> list[str]:
    '''List the newspapers.'''
    return []
