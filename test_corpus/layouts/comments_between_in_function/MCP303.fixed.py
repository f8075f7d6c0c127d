# revision: 2025-06-18


def create_tools():
    TOOL = {
        # see the manual
        "name": "store",
        "description": "Store a value under a key.",  # kept short
        # for the form
        "inputSchema": {
            # for the form
            "type": "object",
            "properties": {
                # as agreed
                "key": {"type": "string"},
                "value": {}  # see the manual
            }  # kept short
        }
    }

    return TOOL
