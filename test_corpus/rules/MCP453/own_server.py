"""Requests with a link of a server that speaks the protocol itself."""

METHODS = ("tools/list", "elicitation/create")


def ask(number: int, address: str, params: dict) -> list[dict]:
    """Requests that lack something, and those that do not."""
    return [
        {"id": number, "method": "elicitation/create", "params": {"mode": "url", "url": address}},  # MCP453: 65 "message"
        {"id": number, "method": "elicitation/create", "params": {"mode": "url", "message": "Log in."}},  # MCP453: 65 "url"
        {
            "id": number,
            "method": "elicitation/create",
            "params": {
                "mode": "url",
                "message": None,  # MCP453: 27 null
                "url": address,
            },
        },
        {"method": "elicitation/create", "params": {"mode": "url", "message": "Log in.", "url": address}},
        {
            "method": "elicitation/create",
            "params": {"mode": "url", "message": "Log in.", "url": address, "elicitationId": "login"},
        },
        {"method": "elicitation/create", "params": {"mode": "url", **params}},
        {"method": "elicitation/create", "params": params},
        {"method": "elicitation/create", "params": {"message": "Who?"}},
        {"method": "open", "params": {"mode": "url"}},
        {"mode": "url", "path": "/login"},
    ]
