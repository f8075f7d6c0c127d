# revision: 2025-11-25
"""Links through the type of mcp 2 for a revision that wants an id."""

from mcp.server.mcpserver import MCPServer
from mcp.types import ElicitRequestURLParams

mcp = MCPServer("mail")
ADDRESS = "https://mail.example/login"


@mcp.tool()
def login(user: str) -> str:
    """Log in at the mail server."""
    ElicitRequestURLParams(message="Log in.", url=ADDRESS)  # MCP453: 4 needs "elicitationId" in revision 2025-11-25
    ElicitRequestURLParams(message="Log in.", url=ADDRESS, elicitation_id=user)
    ElicitRequestURLParams(message="Log in.", url=ADDRESS, elicitationId=user)
    return user
