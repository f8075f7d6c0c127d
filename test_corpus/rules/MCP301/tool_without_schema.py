from mcp.types import Tool

PING = Tool(name="ping", description="Say whether the server is alive.")  # MCP301: 7 "ping" has no "inputSchema"
