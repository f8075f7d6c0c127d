from mcp.server.fastmcp import FastMCP
from mcp.types import Icon


def create_server():
    mcp = FastMCP("aquarium")

    @mcp.tool(
        # for the form
        icons=[
            # kept short
            Icon(
                # see the manual
                src="http://example.com/fish.png"
            )
        ]
    )
    def feed_fish(tank: int) -> str:
        """Feed the fish of a tank."""
        return str(tank)

    @mcp.tool(icons=[Icon(src="data:image/svg+xml;utf8,<svg/>")])
    def clean_tank(tank: int) -> str:
        """Clean a tank."""
        return str(tank)

    @mcp.tool(
        icons=[
            Icon(
                src="https://example.com/light.gif",
                mimeType="image/gif",
                sizes=["48x48", "48"],
            )
        ]
    )
    def switch_light(tank: int) -> str:
        """Switch the light of a tank."""
        return str(tank)

    return mcp


mcp = create_server()
