"""Requests of a server that speaks the protocol itself."""

METHODS = ("tools/list", "elicitation/create")

FORM = {
    "method": "elicitation/create",
    "params": {
        "message": "Who?",
        "requestedSchema": {
            "type": "object",
            "properties": {"passphrase": {"type": "string"}},  # MCP452: 27 "passphrase"
        },
    },
}
LINK = {
    "method": "elicitation/create",
    "params": {"mode": "url", "message": "Please log in.", "url": "https://mail.example/password"},
}
