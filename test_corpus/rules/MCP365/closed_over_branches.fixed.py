EITHER = {
    "name": "find_book",
    "description": "Find a book by title or number.",
    "inputSchema": {
        "type": "object",
        "oneOf": [
            {"properties": {"title": {"type": "string"}}, "required": ["title"]},
            {"properties": {"isbn": {"type": "string"}}, "required": ["isbn"]},
        ],
        "unevaluatedProperties": False,  # MCP365: 8 of "oneOf", write "unevaluatedProperties": false
    },
}
EXTENDED = {
    "name": "lend_book",
    "description": "Lend a book to a reader.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "loan": {
                "allOf": [{"$ref": "#/$defs/Loan"}],
                "properties": {"book": {"type": "string"}},
                "unevaluatedProperties": False,  # MCP365: 16 refuses "reader" of "allOf"
            },
        },
        "$defs": {"Loan": {"type": "object", "properties": {"reader": {"type": "string"}}}},
    },
}
OLD = {
    "name": "move_book",
    "description": "Move a book to a shelf or to the store.",
    "inputSchema": {
        "$schema": "http://json-schema.org/draft-07/schema#",  # MCP310: 19 draft-07
        "type": "object",
        "properties": {"place": {"enum": ["shelf", "store"]}},
        "if": {"properties": {"place": {"const": "shelf"}}},
        "then": {"properties": {"shelf": {"type": "integer"}}},
        "additionalProperties": False,  # MCP365: 8 refuses "shelf" of "then", declare it under "properties"
    },
}
