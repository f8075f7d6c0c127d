from mcp.server.fastmcp import FastMCP

mcp = FastMCP('archive')


@mcp.tool(title='Find a record', annotations={'title': 'Search', 'readOnlyHint': True})
def find_record(text: str) -> list[str]:
    '''Find the records that hold a text.'''
    return []
