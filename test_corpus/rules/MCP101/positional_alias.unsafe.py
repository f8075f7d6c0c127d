from fastmcp import FastMCP

mcp = FastMCP("post")


@mcp.tool("send_letter")  # MCP101: 10 holds "/"
def send_letter(address: str) -> str:
    """Send a letter."""
    return address


def track(number: str) -> str:
    """Say where a parcel is."""
    return number


mcp.tool(track, name="track_parcel")  # MCP101: 21 write "track_parcel"
