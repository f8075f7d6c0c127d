TOOL = {
    "name": "find_book",
    "description": "Find a book by its title.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "title": {
                "type": "string",
                "descripton": "The title.",  # MCP326: 16 write "description"
                "minLength": 1,  # MCP326: 16 write "minLength"
                "maxLenght": 80,  # MCP326: 16 write "maxLength"
            },
            "tags": {
                "type": "array",
                "item": {"type": "string"},  # MCP326: 16 write "items"
                "uniqueItem": True,  # MCP326: 16 write "uniqueItems"
            },
            "year": {"type": "integer", "exlusiveMinimum": 0},  # MCP326: 40 write "exclusiveMinimum"
            "shelf": {"type": "string", "depreciated": True},  # MCP326: 40 write "deprecated"
            "size": {"type": "string", "defualt": "small"},  # MCP326: 39 write "default"
        },
        "requierd": ["title"],  # MCP326: 8 write "required"
        "patternPropertes": {"^x-": {"type": "string"}},  # MCP326: 8 write "patternProperties"
        "anyOff": [{"required": ["title"]}, {"required": ["year"]}],  # MCP326: 8 write "anyOf"
        "additonalProperties": False,  # MCP326: 8 write "additionalProperties"
    },
}
