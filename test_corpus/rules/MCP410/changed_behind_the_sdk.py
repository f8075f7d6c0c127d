"""A test that looks into the SDK's own list of tools: what is listed may have been changed there."""

from mcp.server.fastmcp import FastMCP


def test_registration():
    mcp = FastMCP("files")

    @mcp.tool()
    def list_files() -> str:
        """List the files."""
        return "a.txt"

    assert "list_files" in mcp._tool_manager._tools  # MCP785: 31 _tool_manager is private
