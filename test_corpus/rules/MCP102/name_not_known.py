from mcp.types import Tool


def make(name: str = "") -> Tool:
    return Tool(name=name, description="Do what the plugin does.", inputSchema={"type": "object"})


def make_all(names: list[str]) -> list[Tool]:
    return [make(name.strip()) for name in names]
