from mcp.server.lowlevel import Server

server = Server("library")


@server.list_tools()
async def list_tools():
    return [  # MCP787: 4 every list fails
        {
            "name": "find_book",
            "description": "Find a book by its title.",
            "inputSchema": {"type": "object", "properties": {"title": {"type": "string"}}},
        },
        {
            "name": "lend_book",
            "description": "Lend a book to a reader.",
            "inputSchema": {"type": "object", "properties": {"title": {"type": "string"}}},  # MCP305: 12 "parameters"
        },
        {
            "name": "sort_books",
            "description": "Sort the books of a shelf.",
            "parameters": ["shelf"],  # MCP650: 12 "parameters" is no field of a tool
            "inputSchema": {"type": "object"},
        },
    ]
