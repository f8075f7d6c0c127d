from mcp.types import CallToolResult, Tool

result = CallToolResult(content=[], is_error=True)
tool = Tool(name="close_tab", description="Close a tab.", inputSchema={"type": "object"})
