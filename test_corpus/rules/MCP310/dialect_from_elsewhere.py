from mcp.types import Tool

from library import BASE, DIALECT

TOOLS = [
    Tool(name="list_books", description="List the books.", inputSchema={"$schema": DIALECT, "type": "object"}),
    Tool(name="list_readers", description="List the readers.", inputSchema={**BASE, "type": "object"}),
]
