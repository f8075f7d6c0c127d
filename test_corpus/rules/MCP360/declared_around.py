EITHER = {
    "name": "find_book",
    "description": "Find a book by title or number.",
    "inputSchema": {
        "type": "object",
        "properties": {"title": {"type": "string"}, "isbn": {"type": "string"}},
        "oneOf": [{"required": ["title"]}, {"required": ["isbn"]}],
    },
}
IN_A_SIBLING = {
    "name": "lend_book",
    "description": "Lend a book to a reader.",
    "inputSchema": {
        "type": "object",
        "allOf": [{"properties": {"book": {"type": "string"}}}, {"required": ["book"]}],
    },
}
IN_A_BRANCH = {
    "name": "return_book",
    "description": "Take a book back.",
    "inputSchema": {
        "type": "object",
        "anyOf": [{"properties": {"book": {"type": "string"}}}, {"properties": {"book": {"type": "integer"}}}],
        "required": ["book"],
    },
}
FORBIDDEN = {
    "name": "sort_books",
    "description": "Sort the books of a shelf.",
    "inputSchema": {
        "type": "object",
        "properties": {"by": {"type": "string"}},
        "not": {"required": ["order"]},
    },
}
CONDITION = {
    "name": "move_book",
    "description": "Move a book to a shelf or to the store.",
    "inputSchema": {
        "type": "object",
        "properties": {"place": {"enum": ["shelf", "store"]}, "shelf": {"type": "integer"}},
        "if": {"properties": {"place": {"const": "shelf"}}},
        "then": {"required": ["shelf"]},
    },
}
