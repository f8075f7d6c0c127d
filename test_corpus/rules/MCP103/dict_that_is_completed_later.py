from mcp.types import ListToolsResult


def describe(function: object, schema: dict) -> dict:
    entry = {"description": function.__doc__, "inputSchema": schema}
    entry["name"] = function.__name__
    return entry


def known_keys(result: ListToolsResult) -> list[dict]:
    return [{"inputSchema": tool.inputSchema, "description": tool.description} for tool in result.tools]
