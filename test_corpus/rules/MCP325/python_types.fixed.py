from datetime import datetime
from typing import Any

import mcp.types as types

LIST = types.Tool(
    name="list_favorites",
    description="List saved items, one page at a time.",
    inputSchema={
        "type": "object",
        "properties": {
            "page": {"type": "integer"},  # MCP325: 29 the Python type int is no JSON value, use "integer"
            "query": {"type": "string", "default": ""},  # MCP325: 30 use "string"
            "tags": {"type": "array", "items": {"type": "string"}},  # MCP325: 29 use "array" | MCP325: 53 use "string"
            "both": {"type": [str, "null"]},  # MCP325: 30 str is an object of Python
            "since": {"type": datetime},  # MCP325: 30 the Python type datetime.datetime
            "extra": {"type": Any},  # MCP325: 30 typing.Any is an object of Python
            "filter": dict,  # MCP325: 22 dict is an object of Python
            "type": str,  # MCP325: 20 str is an object of Python
            "order": {"type": "array", "default": list},  # MCP325: 50 list is an object of Python
            "rest": {"type": "string", "default": ...},  # MCP325: 50 Ellipsis is an object of Python
            "mark": {"type": "object", "default": object},  # MCP325: 50 object is an object of Python
        },
    },
)
