"""Links through the type of mcp 2: the id may be absent, and has two spellings."""

from mcp.server.mcpserver import MCPServer
from mcp.types import ElicitRequestURLParams

mcp = MCPServer("mail")
ADDRESS = "https://mail.example/login"


@mcp.tool()
def login(user: str) -> str:
    """Log in at the mail server."""
    ElicitRequestURLParams(message="Log in.", url=ADDRESS)
    ElicitRequestURLParams(message="Log in.", url=ADDRESS, elicitation_id=user)
    ElicitRequestURLParams(message="Log in.", url=ADDRESS, elicitationId=user)
    ElicitRequestURLParams(url=ADDRESS)  # MCP453: 4 lacks "message"
    ElicitRequestURLParams(message="Log in.")  # MCP453: 4 lacks "url"
    return user
