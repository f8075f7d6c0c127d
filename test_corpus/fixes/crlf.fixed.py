from mcp.types import Tool

FIND = Tool(name="find_book", description="Find a book by its title.", inputSchema={"type": "object", "properties": {"title": {"type": "string"}, "year": {"type": "integer"}, "any": {}}, "required": ["title"]})
PAGE = Tool(name="list_page", description="List a page.", inputSchema={"type": "object", "properties": {"page": {"type": "number", "exclusiveMinimum": 0}, "sort": {"examples": ["asc"], "type": ["string", "null"]}}, "required": ["page"]})
