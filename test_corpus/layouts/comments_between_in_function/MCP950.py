from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("kiosk")

    @mcp.tool(
        # as the clerks say
        name="list_papers"  # kept short
    )
    def list_papers() -> list[str]:
        """List the newspapers."""
        return []

    return mcp


mcp = create_server()
