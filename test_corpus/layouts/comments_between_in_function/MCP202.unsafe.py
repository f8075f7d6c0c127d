import json


def create_tools():
    TOOLS = [
        # as agreed
        {
            # see the manual
            "name": "ring",
            # for the form
            "inputSchema": {"type": "object"}
        }
    ]

    def answer(request: dict) -> str:
        return json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": {"tools": TOOLS}})

    return TOOLS
