from mcp.server.fastmcp import FastMCP

try:
    mcp = FastMCP("radio", description="Plays music.")
except TypeError:
    mcp = FastMCP("radio")


class Radio(FastMCP):
    def __init__(self, name: str, station: str) -> None:
        super().__init__(name)
        self.station = station


radio = Radio("radio", station="one")


@mcp.tool()
def play(title: str) -> str:
    """Play a title."""
    return title
