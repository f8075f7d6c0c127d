# revision: 2024-11-05
import json

TOOLS = [
    {
        "name": "list_ferries",
        "description": "List the ferries of a harbour.",
        "inputSchema": {"type": "object"},
        "annotations": {"readOnlyHint": "true"},
    },
]


def answer(request: dict) -> str:
    return json.dumps({"id": request["id"], "result": {"tools": TOOLS}, "method": "tools/list"})
