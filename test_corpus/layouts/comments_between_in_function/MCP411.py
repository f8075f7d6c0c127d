from mcp.types import CallToolResult


def create_tools():
    def done() -> CallToolResult:
        return CallToolResult(
            # kept short
            content=[
                # see the manual
                "The book was lent."
            ]
        )
