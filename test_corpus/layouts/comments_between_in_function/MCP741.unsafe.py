from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("units")

    @mcp.tool(
        # see the manual
        "convert",
        description="Converts a length from inches to centimetres."  # kept short
    )
    def convert(inches: float) -> float:
        """Convert inches."""
        return inches * 2.54

    return mcp


mcp = create_server()
