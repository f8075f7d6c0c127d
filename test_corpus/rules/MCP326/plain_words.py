TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "title": {
                "type": "string",
                "note": "As on the cover.",
                "order": 1,
                "label": "Title",
                "hint": "Without the subtitle.",
                "group": "basic",
                "tile": "wide",
                "unit": "words",
                "cost": 3,
                "when": {"type": "string"},
                "cons": "none",
                "defaults": {"type": "string"},
            },
            "shelf": {"type": "string", "formats": ["A1", "B2"], "patterns": ["[A-Z][0-9]"], "titles": {"de": "Regal"}},
            "year": {"type": "integer", "contain": {"type": "integer"}},
        },
    },
}
