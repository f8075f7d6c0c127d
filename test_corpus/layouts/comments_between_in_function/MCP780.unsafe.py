# settings: --mcp-sdk mcp==2.3.0
from mcp.server.mcpserver import MCPServer


def create_server():
    mcp = MCPServer("papers")

    @mcp.tool()
    def find_paper(title: str) -> str:
        """Find a paper by its title."""
        return title

    return mcp


mcp = create_server()
