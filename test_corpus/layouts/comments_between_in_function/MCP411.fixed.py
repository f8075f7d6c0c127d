from mcp.types import CallToolResult, TextContent


def create_tools():
    def done() -> CallToolResult:
        return CallToolResult(
            # kept short
            content=[
                # see the manual
                TextContent(type="text", text="The book was lent.")
            ]
        )
