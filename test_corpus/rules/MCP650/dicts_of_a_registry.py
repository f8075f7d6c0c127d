from langchain_core.tools import Tool

SCHEMA = {"type": "object"}


def open_lock(lock: int) -> str:
    return str(lock)


REGISTRY = [
    {"name": "open_lock", "description": "Open a lock.", "inputSchema": SCHEMA, "handler": open_lock, "tags": ["a"]},
    {"name": "shut_lock", "description": "Shut a lock.", "inputSchema": SCHEMA, "category": "locks"},
]
PICK = Tool(name="pick_lock", descripton="Pick a lock.", func=open_lock)
