from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("theatre")

    @mcp.tool(
        # see the manual
        name="seats.reserve"
    )
    def reserve_seats(play: str, number: int) -> str:
        """Reserve seats for a play."""
        return play * number

    return mcp


mcp = create_server()
