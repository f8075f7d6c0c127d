"""Servers that speak JSON-RPC themselves, with lists that take more steps to find."""

import os

SHARED = {"name": "shared", "inputSchema": {"type": "object"}}  # tool: shared [dict]
ANSWER = {"tools": [SHARED, os.environ["TOOL"]]}  # unread: the item is not known


def answer(method):
    if method == "tools/list":
        tools = []
        for name in ["open", "close"]:
            tools.append({"name": name, "inputSchema": {"type": "object"}})  # tool: open [dict] | close [dict]
        return {"result": {"tools": tools}}
    if method == "tools/mine":
        return {"tools": [SHARED]}
    return lambda: {"tools": os.environ}


class Answers:
    everything = {"tools": list(os.environ)}
    named = {"tools": [SHARED, "shared"]}
