from mcp.types import Tool

CAT = {"type": "object", "properties": {"kind": {"const": "cat"}}}

ADD = Tool(
    name="add_pet",
    description="Add a pet.",
    inputSchema={
        "type": "object",
        "properties": {
            "pet": {
                "oneOf": [CAT],
                "discriminator": {"propertyName": "kind"},  # MCP327: 16 leave it out
            },
            "other": {
                "type": "object",
                "discriminator": "kind",  # MCP327: 16 "discriminator" is a word of OpenAPI
            },
            "name": {
                "type": "string",
                "xml": {"name": "n", "attribute": True},  # MCP327: 16 "xml" is a word of OpenAPI
            },
        },
        "externalDocs": {"url": "https://example.org"},  # MCP327: 8 leave it out
    },
    outputSchema={
        "type": "object",
        "properties": {"id": {"type": ["integer", "null"]}},  # MCP327: 49 ["integer", "null"]
    },
)
