# revision: 2026-07-28
"""From 2026-07-28 on a request with a link has no id."""

METHODS = ("tools/list", "elicitation/create")
ADDRESS = "https://mail.example/login"

WITHOUT = {
    "method": "elicitation/create",
    "params": {"mode": "url", "message": "Log in.", "url": ADDRESS},
}
WITH = {
    "method": "elicitation/create",
    "params": {
        "mode": "url",
        "message": "Log in.",
        "url": ADDRESS,
        "elicitationId": "login-7",  # MCP453: 8 no longer a parameter
    },
}
