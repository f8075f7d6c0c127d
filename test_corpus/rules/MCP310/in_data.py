TOOL = {
    "name": "check_document",
    "description": "Check a document against a schema.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "schema": {
                "type": "object",
                "default": {"$schema": "http://json-schema.org/draft-07/schema#", "$id": "x", "type": "object"},
            },
        },
    },
}
