TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "title": {"type": "string", "titles": 3, "patterns": [], "formats": 2, "minLengths": "short", "descriptions": ["a"]},
            "year": {"type": "integer", "minimums": [1], "min": "early", "max": {"type": "integer"}},
            "tags": {"type": "array", "item": "a tag", "contain": "letters"},
            "size": {"type": "string", "Not": "for children", "If": "known", "min": None},
            "kind": {"type": "string", "Enum": "see the manual", "oneOff": True},
        },
        "require": ["login"],
        "requires": ["other_tool"],
    },
}
