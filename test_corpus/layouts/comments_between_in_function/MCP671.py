from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("clock")

    @mcp.tool(
        # kept short
        meta={
            # see the manual
            "ui/resourceUri": "ui://clock/clock.html"
        }
    )
    def show_clock() -> str:
        """Show a clock."""
        return "12:00"

    return mcp


mcp = create_server()
