import mcp.types as types

TOOL = types.Tool(
    name="save",
    description=["Save the model.", "An existing file is replaced."],  # MCP202: 16 description must be one
    inputSchema={"type": "object"},
)
