"""Dicts with the schema under the key of another API: only with a key that MCP alone has."""

LIST = "tools/list"
FOUND = {"name": "found", "description": "Found.", "parameters": {"type": "object"}, "annotations": {}}  # tool: found [dict]
OTHER = {"name": "other", "description": "Other.", "parameters": {"type": "object"}}
TEXT = {"name": "text", "description": "Text.", "parameters": "none", "annotations": {}}
EMPTY = {"name": "empty", "description": "Empty.", "parameters": {}, "annotations": {}}
