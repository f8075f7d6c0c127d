# settings: --mcp-clients claude,vscode,cursor
from mcp.types import Tool

OPEN = Tool(name="open_zoo", description="Open the zoo.", inputSchema={"type": "object"})
