"""A server that speaks the protocol itself: one of its tools has no schema."""

METHOD = "tools/list"


def answer() -> dict:
    """Answer the listing."""
    return {
        "tools": [
            {"name": "open_tab", "description": "Open a tab.", "inputSchema": {"type": "object", "properties": {}}},
            {"name": "close_tab", "description": "Close a tab."},  # MCP301: 12 inputSchema
        ]
    }
