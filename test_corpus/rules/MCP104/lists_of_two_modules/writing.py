from mcp.types import Tool

WRITING = [
    Tool(name="write_line", description="Write a line.", inputSchema={"type": "object"}),
    Tool(name="open_file", description="Open a file for writing.", inputSchema={"type": "object"}),
]
