from mcp.server.fastmcp import FastMCP
from mcp.types import Icon


def create_server():
    mcp = FastMCP("kitchen")

    @mcp.tool(
        # as agreed
        icons=[
            # for the form
            Icon(
                # see the manual
                src="https://example.com/oven.png",
                sizes="48x48"  # kept short
            )
        ]
    )
    def heat_oven(degrees: int) -> str:
        """Heat the oven."""
        return str(degrees)

    return mcp


mcp = create_server()
