from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("garage")

    @mcp.tool(
        # kept short
        meta={
            # see the manual
            "example.com/bay": 3
        }
    )
    def lift_car(plate: str) -> str:
        """Lift a car."""
        return plate

    return mcp


mcp = create_server()
