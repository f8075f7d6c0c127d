from mcp.types import CallToolResult


def create_tools():
    def count(books: list[str]) -> CallToolResult:
        return CallToolResult(
            # see the manual
            content=[],
            structuredContent={"count": len(books)}  # kept short
        )
