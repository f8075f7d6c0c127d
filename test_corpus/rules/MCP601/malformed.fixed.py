from mcp.server.fastmcp import FastMCP
from mcp.types import Icon, Tool

mcp = FastMCP("atlas")
GLOBE = Icon(src="https://example.com/globe.png", sizes=["48x48", "96x96"])  # MCP601: 56 the "sizes" of an icon must be a list of text


@mcp.tool(icons=[GLOBE])
def find_country(name: str) -> str:
    """Find a country."""
    return name


@mcp.tool(icons=[Icon(src="https://example.com/map.png")])  # MCP601: 16 "icons" must be a list of icons, not
def find_city(name: str) -> str:
    """Find a city."""
    return name


@mcp.tool(icons="https://example.com/map.png")  # MCP601: 16 must be a list of icons, not "https://example.com/map.png"
def find_river(name: str) -> str:
    """Find a river."""
    return name


@mcp.tool(icons=["https://example.com/map.png"])  # MCP601: 17 an icon must be an object, not "https://example.com/map.png"
def find_lake(name: str) -> str:
    """Find a lake."""
    return name


@mcp.tool(icons=[Icon(mimeType="image/png")])  # MCP601: 17 this icon has no "src"
def find_hill(name: str) -> str:
    """Find a hill."""
    return name


SEA = Tool(
    name="find_sea",
    description="Find a sea.",
    inputSchema={"type": "object"},
    icons=[
        {
            "src": 7,  # MCP601: 19 must be the URL of an image as text, not 7
            "sizes": [48],  # MCP601: 21 not [48]
            "theme": "blue",  # MCP601: 21 must be "light" or "dark", not "blue"
        }
    ],
)
