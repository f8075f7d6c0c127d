# settings: --mcp-sdk fastmcp==3.4.11
from fastmcp import FastMCP


def create_server():
    mcp = FastMCP(
        # see the manual
        "home",
        on_duplicate="error"  # kept short
    )

    return mcp


mcp = create_server()
