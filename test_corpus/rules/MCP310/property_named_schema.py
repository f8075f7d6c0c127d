TOOL = {
    "name": "check_document",
    "description": "Check a document against a schema.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "$schema": {"type": "string", "default": "http://json-schema.org/draft-07/schema#"},
            "document": {"type": "object"},
        },
    },
}
