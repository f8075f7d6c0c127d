from dataclasses import dataclass

READ_ONLY = True
HINTS = {"readOnlyHint": READ_ONLY, "openWorldHint": not READ_ONLY}

TOOLS = [
    {
        "name": "list_ferries",
        "description": "List the ferries of a harbour.",
        "inputSchema": {"type": "object"},
        "annotations": HINTS,
    },
    {
        "name": "move_ferry",
        "description": "Move a ferry.",
        "inputSchema": {"type": "object"},
        "annotations": {"title": "Move a ferry", "destructiveHint": False},
    },
]


@dataclass
class Ferry:
    annotations: str = "readOnlyHint"
