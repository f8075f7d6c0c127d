import json

TOOLS = [
    {
        "name": "list_ferries",
        "description": "List the ferries of a harbour.",
        "inputSchema": {"type": "object"},
        "annotations": {
            "readOnlyHint": True,  # MCP501: 28 "true" is not a boolean, and readOnlyHint must be one
            "openWorldHint": False,  # MCP501: 29 0 is not a boolean
        },
    },
    {
        "name": "sink_ferry",
        "description": "Take a ferry out of service.",
        "inputSchema": {"type": "object"},
        "annotations": ["destructiveHint"],  # MCP501: 23 must be an object such as {"readOnlyHint": true}, not ["destructiveHint"]
    },
]


def answer(request: dict) -> str:
    if request["method"] == "tools/list":
        return json.dumps({"id": request["id"], "result": {"tools": TOOLS}})
    return "{}"
