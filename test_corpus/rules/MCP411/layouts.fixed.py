from mcp import types
from mcp.server.fastmcp import FastMCP

mcp = FastMCP('library')


@mcp.tool()
def lend(title: str) -> types.CallToolResult:
    """Lend a book."""
    if not title:
        return types.CallToolResult(
            content=[
                types.TextContent(type='text', text='The book is '  # MCP411: 16 not text such as
                'lent.')
            ],
            isError=True
        )
    return types.CallToolResult(content=[(types.TextContent(type='text', text='Lent.')), types.TextContent(type='text', text=f'{title}!')])  # MCP411: 42 not text | MCP411: 52 not text
