from mcp.server.fastmcp import FastMCP


def create_reader() -> FastMCP:
    mcp = FastMCP("reader")

    @mcp.tool()
    def open_file(path: str) -> str:
        """Open a file for reading."""
        return path

    return mcp


def create_writer() -> FastMCP:
    mcp = FastMCP("writer")

    @mcp.tool()
    def open_file(path: str) -> str:
        """Open a file for writing."""
        return path

    return mcp
