import os

from fastmcp import FastMCP
from mcp.types import Icon

mcp = FastMCP("atlas")
URL = os.environ["ICON"]
ICONS = [Icon(src="https://example.com/globe.svg", mimeType="image/svg+xml", sizes=["any"], theme="dark")]


@mcp.tool(icons=ICONS)
def find_country(name: str) -> str:
    """Find a country."""
    return name


@mcp.tool(icons=(Icon(src=URL, sizes=["48x48", "96x96"]),))
def find_city(name: str) -> str:
    """Find a city."""
    return name


@mcp.tool(icons=[{"src": "data:image/png;base64,iVBORw0KGgo=", "mimeType": "image/png"}])
def find_river(name: str) -> str:
    """Find a river."""
    return name


@mcp.tool(icons=[Icon(src=URL, theme=None, sizes=None)])
def find_lake(name: str) -> str:
    """Find a lake."""
    return name


@mcp.tool(icons=None)
def find_hill(name: str) -> str:
    """Find a hill."""
    return name


@mcp.tool(icons=[Icon(**dict(os.environ))])
def find_sea(name: str) -> str:
    """Find a sea."""
    return name


@mcp.tool(icons=[])
def find_island(name: str) -> str:
    """Find an island."""
    return name
