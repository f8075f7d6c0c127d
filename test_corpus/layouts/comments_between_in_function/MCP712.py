from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP(
        # see the manual
        "radio",
        description="Plays music."  # kept short
    )

    return mcp


mcp = create_server()
