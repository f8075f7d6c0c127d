from mcp.server.fastmcp import FastMCP
from mcp.types import CallToolResult, TextContent

mcp = FastMCP("library")


def failed(reason: str) -> CallToolResult:
    if not reason:
        return CallToolResult(content=[TextContent(type="text", text="The book is lent.")], isError=True)  # MCP411: 39 not text such as "The book is lent."
    if reason == "a":
        return CallToolResult(content=[TextContent(type="text", text=f"The book is lent: {reason}")])  # MCP411: 39 not text such as f"The book
    if reason == "b":
        return CallToolResult(content="The book is lent.")  # MCP411: 38 content is a list of blocks such as TextContent, not "The
    if reason == "c":
        return CallToolResult(content=[5, None])  # MCP411: 39 not 5 | MCP411: 42 not None
    if reason == "d":
        return CallToolResult(content=[{"text": reason}])  # MCP411: 39 has no "type"
    return CallToolResult(
        content=[TextContent(type="text", text="Lent.")],
        structuredContent=["lent"],  # MCP411: 26 must be an object up to revision 2025-11-25
    )
