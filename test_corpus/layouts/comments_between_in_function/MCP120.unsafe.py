from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("archive")

    @mcp.tool(
        # see the manual
        title="Find a record",
        annotations={
            # kept short
            "readOnlyHint": True  # for the form
        }  # as agreed
    )
    def find_record(text: str) -> list[str]:
        """Find the records that hold a text."""
        return []

    return mcp


mcp = create_server()
