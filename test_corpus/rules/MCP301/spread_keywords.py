from mcp.types import Tool

from library import settings

COMMON = {"inputSchema": {"type": "object"}}

FIND = Tool(name="find", description="Find a book by its title.", **COMMON)
LEND = Tool(name="lend", description="Lend a book to a reader.", **settings())
