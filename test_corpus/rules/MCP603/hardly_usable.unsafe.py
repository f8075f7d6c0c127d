from mcp.server.fastmcp import FastMCP
from mcp.types import Icon

mcp = FastMCP("aquarium")


@mcp.tool(icons=[Icon(src="https://example.com/fish.png")])  # MCP603: 26 the unencrypted icon source "http://example.com/fish.png"
def feed_fish(tank: int) -> str:
    """Feed the fish of a tank."""
    return str(tank)


@mcp.tool(icons=[Icon(src="data:image/svg+xml;utf8,<svg/>")])  # MCP603: 26 is not in base64
def clean_tank(tank: int) -> str:
    """Clean a tank."""
    return str(tank)


@mcp.tool(
    icons=[
        Icon(
            src="https://example.com/light.gif",
            mimeType="image/gif",  # MCP603: 21 "image/gif" is no image type that clients show
            sizes=["48x48", "48"],  # MCP603: 28 "48" is no icon size
        )
    ]
)
def switch_light(tank: int) -> str:
    """Switch the light of a tank."""
    return str(tank)
