"""Links through the type of mcp 1, which writes the mode itself and wants an id."""

from mcp.server.fastmcp import FastMCP
from mcp.shared.exceptions import UrlElicitationRequiredError
from mcp.types import ElicitRequestFormParams, ElicitRequestURLParams

mcp = FastMCP("mail")
ADDRESS = "https://mail.example/login"
MORE = {"elicitationId": "login-7"}


@mcp.tool()
def login(user: str, mode: str, more: dict[str, str]) -> str:
    """Log in at the mail server."""
    requests = [
        ElicitRequestURLParams(message="Log in.", url=ADDRESS, elicitationId=user),
        ElicitRequestURLParams(mode="url", message="Log in.", url=ADDRESS, elicitationId=user),
        ElicitRequestURLParams(mode=mode, message="Log in.", url=ADDRESS, elicitationId=user),
        ElicitRequestURLParams(message="Log in.", url=ADDRESS, **MORE),
        ElicitRequestURLParams(**more),
        ElicitRequestURLParams(url=ADDRESS, elicitationId=user),  # MCP453: 8 lacks "message"
        ElicitRequestURLParams(message="Log in.", elicitationId=user),  # MCP453: 8 lacks "url"
        ElicitRequestURLParams(message="Log in.", url=ADDRESS),  # MCP453: 8 without elicitationId: add it
        ElicitRequestURLParams(message="Log in.", url=ADDRESS, elicitation_id=user),  # MCP453: 63 write elicitationId
        ElicitRequestURLParams(mode="form", message="Log in.", url=ADDRESS, elicitationId=user),  # MCP453: 36 not "form"
        ElicitRequestURLParams(message="Log in.", url=7, elicitationId=user),  # MCP453: 54 not 7
        ElicitRequestFormParams(message="Who?", requestedSchema={"type": "object", "properties": {}}),
    ]
    raise UrlElicitationRequiredError(requests[:1])
