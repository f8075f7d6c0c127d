from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("geometry")

    @mcp.tool()
    def area(
        # see the manual
        width: float,
        height: float,  # kept short
        # for the form
        /
    ) -> float:
        """The area of a rectangle."""
        return width * height

    return mcp


mcp = create_server()
