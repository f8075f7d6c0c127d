TOOL = {
    "name": "get_user",
    "description": "Get a user.",
    "inputSchema": {
        "type": "object",
        "properties": {
            "mail": {"type": "string", "pattern": r"^\S+@\S+$"},  # MCP332: 50 does not compile in ECMAScript
            "name": {"type": "string", "pattern": r"\A[a-z]+\Z"},  # MCP332: 50 "\A" is no escape, write "^"
            "case": {"type": "string", "pattern": "(?i)abc"},  # MCP332: 50 flags such as "(?i)" do not exist
            "year": {"type": "string", "pattern": r"(\d{4})"},  # MCP332: 50 by "(?<", not by "(?P<"
            "word": {"type": "string", "pattern": r"[\w-.]+"},  # MCP332: 50 compiles neither in Python nor
            "text": {"type": "string", "pattern": r"^\p{L}+$"},  # MCP332: 50 does not compile in Python
            "open": {"type": "string", "pattern": "(a"},  # MCP332: 50 compiles neither in Python nor
            "many": {"type": "string", "pattern": "a{0,3}"},  # MCP332: 50 "{" must be written
        },
        "patternProperties": {r"^f_": {"type": "string"}},  # MCP332: 30 "_" needs no backslash
    },
    "outputSchema": {
        "type": "object",
        "properties": {"id": {"type": "string", "pattern": r"^a-b$"}},  # MCP332: 59 "-" needs no backslash
    },
}
