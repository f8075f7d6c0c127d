from mcp.server.fastmcp import FastMCP
from mcp.types import TextContent


def create_server():
    mcp = FastMCP("quotes")

    @mcp.tool(
        # as it is called in the app
        name="quote"
    )
    def quote(author: str) -> list[TextContent]:
        """A quote of an author."""
        return [TextContent(
                # plain text
                type="text",
                text=author  # as given
            )]

    return mcp


mcp = create_server()
