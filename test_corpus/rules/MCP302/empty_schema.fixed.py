TOOLS = [
    {"name": "ping", "description": "Say whether the server is alive.", "inputSchema": {"type": "object"}},  # MCP302: 87 must have
    {"name": "pong", "description": "Answer a ping from outside.", "inputSchema": dict(type="object")},  # MCP302: 82 must have
]
