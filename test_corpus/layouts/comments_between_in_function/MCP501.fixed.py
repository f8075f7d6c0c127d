import json


def create_tools():
    TOOLS = [
        # as agreed
        {
            # see the manual
            "name": "list_ferries",
            "description": "List the ferries of a harbour.",  # kept short
            # for the form
            "inputSchema": {"type": "object"},
            "annotations": {
                # as agreed
                "readOnlyHint": True,
                "openWorldHint": False  # see the manual
                # kept short
            }  # for the form
        },
        {
            "name": "sink_ferry",
            "description": "Take a ferry out of service.",
            "inputSchema": {"type": "object"},
            "annotations": ["destructiveHint"],
        }  # see the manual
    ]

    def answer(request: dict) -> str:
        if request["method"] == "tools/list":
            return json.dumps({"id": request["id"], "result": {"tools": TOOLS}})
        return "{}"

    return TOOLS
