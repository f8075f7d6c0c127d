from mcp.types import Tool

FIND = Tool(name="find_book", description="Find a book by its title.", inputSchema={"properties": {"title": {"type": "str", "required": True}, "year": {"required": False, "type": "int"}, "any": {"type": "any"}}})
PAGE = Tool(name="list_page", description="List a page.", inputSchema={"type": ["object"], "properties": {"page": {"type": "number", "minimum": 0, "exclusiveMinimum": True}, "sort": {"example": "asc", "type": "string", "nullable": True}}, "required": "page"})
