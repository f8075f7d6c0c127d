def summary(tools):
    """What a client keeps of the tools that it was offered."""
    return [{"name": tool["name"], "inputSchema": None} for tool in tools]


PLACEHOLDER = {"name": "unknown", "description": "Stands in until the list arrives.", "inputSchema": None}
