from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("kiosk")

    @mcp.tool(
        # as the clerks say
        name="sell_paper",  # kept short
        title="Sell paper"
    )
    def sell_paper(paper: str) -> str:
        """Sell a newspaper."""
        return paper

    return mcp


mcp = create_server()
