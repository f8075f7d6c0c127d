"""A server that speaks JSON-RPC itself."""

import json
import sys

TOOLS = [
    {  # tool: ping [dict]
        "name": "ping",
        "description": "Answer.",
        "inputSchema": {"type": "object", "properties": {}},
    },
]
EXTRA = {"reboot": "Restart the machine."}


def definitions():
    found = list(TOOLS)
    for name, text in EXTRA.items():
        found.append({"name": name, "description": text, "inputSchema": {"type": "object"}})  # tool: reboot [dict]
    return found


def handle(message):
    method = message.get("method")
    if method == "initialize":
        return {"protocolVersion": "2025-06-18", "capabilities": {"tools": {}}, "serverInfo": {"name": "box"}}
    if method == "tools/list":
        return {"tools": definitions()}
    if method == "prompts/list":
        return {"prompts": [{"name": "greet", "description": "Greet someone."}]}
    if method == "tools/call":
        return {"content": [{"type": "text", "text": message["params"]["name"]}]}
    return None


def main():
    for line in sys.stdin:
        message = json.loads(line)
        result = handle(message)
        if result is not None:
            print(json.dumps({"jsonrpc": "2.0", "id": message.get("id"), "result": result}))
