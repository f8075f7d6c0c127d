# revision: 2025-11-25
"""In 2025-11-25 a request with a link has an id."""

METHODS = ("tools/list", "elicitation/create")
ADDRESS = "https://mail.example/login"

WITHOUT = {
    "method": "elicitation/create",
    "params": {"mode": "url", "message": "Log in.", "url": ADDRESS},  # MCP453: 14 "elicitationId" in revision 2025-11-25
}
WITH = {
    "method": "elicitation/create",
    "params": {"mode": "url", "message": "Log in.", "url": ADDRESS, "elicitationId": "login-7"},
}
