"""Requests without a mode, which are forms."""

METHODS = ("tools/list", "elicitation/create")
ADDRESS = "https://mail.example/login"
SCHEMA = {"type": "object", "properties": {"url": {"type": "string"}}}


def ask(mode: str, more: dict) -> list[dict]:
    """Requests for a link, and for a form."""
    return [
        {"method": "elicitation/create", "params": {"message": "Log in.", "url": ADDRESS}},  # MCP453: 51 add "mode": "url"
        {"method": "elicitation/create", "params": {"message": "Log in.", "url": ADDRESS, "mode": mode}},
        {"method": "elicitation/create", "params": {"message": "Log in.", "url": ADDRESS, **more}},
        {"method": "elicitation/create", "params": {"message": "Who?", "requestedSchema": SCHEMA}},
        {"method": "elicitation/create", "params": {"message": "Who?", "url": ADDRESS, "requestedSchema": SCHEMA}},
    ]
