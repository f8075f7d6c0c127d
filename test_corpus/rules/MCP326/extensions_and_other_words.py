TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "title": {"type": "string", "x-order": 1, "X-Min_Length": 2, "$extra": True, "ui:widget": "text", "placeholder": "Faust"},
            "year": {"type": "integer", "step": 1, "unitOfMeasure": "year", "optional": True},
            "kind": {"type": "string", "enum": ["a"], "enumNames": ["A"], "markdownDescription": "**A**", "errorMessage": "no"},
        },
        "propertyOrdering": ["title", "year"],
        "strict": True,
    },
}
