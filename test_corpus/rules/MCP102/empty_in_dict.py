TOOLS = [
    {
        "name": "",  # MCP102: 16 write one of 1 to 128 characters
        "description": "Take a picture.",
        "inputSchema": {"type": "object"},
    }
]


def handle(method: str) -> dict:
    if method == "tools/list":
        return {"tools": TOOLS}
    raise ValueError(method)
