from mcp.types import Tool

from library import SCHEMA, Parameters, make_schema

FIND = Tool(name="find", description="Find a book by its title.", inputSchema=SCHEMA)
LEND = Tool(name="lend", description="Lend a book to a reader.", inputSchema=make_schema("book"))
TAKE = Tool(name="take", description="Take a book back.", inputSchema=Parameters)
SEND = Tool(name="send", description="Send a book by post.", inputSchema=Parameters.model_json_schema())
