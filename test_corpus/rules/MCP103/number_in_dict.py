def list_tools() -> dict:
    return {
        "tools": [
            {
                "name": 7,  # MCP103: 24 7 is not a string
                "description": "Press the seventh button.",
                "inputSchema": {"type": "object"},
            }
        ]
    }


METHODS = {"tools/list": list_tools}
