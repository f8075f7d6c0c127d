from mcp.types import Tool

TOOL = Tool(name="ring", title="", description="Ring the bell.", inputSchema={"type": "object"})
