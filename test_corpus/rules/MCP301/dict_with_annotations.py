TOOLS = [
    {
        "name": "ping",
        "description": "Say whether the server is alive.",
        "inputSchema": None,  # MCP301: 23 not null
        "annotations": {"readOnlyHint": True},
    },
    {
        "name": "uptime",
        "description": "Say how long the server has been alive.",
        "inputSchema": {"type": "object"},
        "annotations": {"readOnlyHint": True},
    },
]
