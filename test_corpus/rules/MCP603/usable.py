import os

from mcp.server.fastmcp import FastMCP
from mcp.types import Icon

mcp = FastMCP("aquarium")


@mcp.tool(icons=[Icon(src="https://example.com/fish.png", mimeType="image/png", sizes=["48x48", "any"])])
def feed_fish(tank: int) -> str:
    """Feed the fish of a tank."""
    return str(tank)


@mcp.tool(icons=[Icon(src="data:image/svg+xml;charset=utf-8;base64,PHN2Zy8+", mimeType="image/svg+xml")])
def clean_tank(tank: int) -> str:
    """Clean a tank."""
    return str(tank)


@mcp.tool(icons=[Icon(src=os.environ["ICON"], mimeType=os.environ["TYPE"], sizes=[os.environ["SIZE"]])])
def switch_light(tank: int) -> str:
    """Switch the light of a tank."""
    return str(tank)


@mcp.tool(icons=[Icon(src="https://example.com/frog.webp", mimeType="image/webp")])
def feed_frog(tank: int) -> str:
    """Feed the frogs of a tank."""
    return str(tank)


@mcp.tool()
def count_fish(url: str = "http://example.com/fish.png") -> int:
    """Count the fish in a picture."""
    return len(url)
