from mcp.types import Tool

READING = [
    Tool(name="open_file", description="Open a file for reading.", inputSchema={"type": "object"}),
    Tool(name="read_line", description="Read the next line.", inputSchema={"type": "object"}),
]
