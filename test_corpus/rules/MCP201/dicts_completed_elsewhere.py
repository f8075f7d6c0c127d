# mcp: the dicts are merged, unpacked or changed before anything reads them


def definition(**fields):
    return {"name": "opening_hours", "inputSchema": {"type": "object"}} | fields


def merged(fields):
    return {**{"name": "ticket_prices", "inputSchema": {"type": "object"}}, **fields}


def called():
    return dict({"name": "guided_tours", "inputSchema": {"type": "object"}}, description="List the guided tours.")


def unpacked(make):
    return make(**{"name": "lost_property", "inputSchema": {"type": "object"}})


changed = {"name": "cloakroom", "inputSchema": {"type": "object"}}
changed["description"] = "Say whether the cloakroom is open."

plain = {"name": "museum_shop", "inputSchema": {"type": "object"}}  # MCP201: 17 "museum_shop" has no description
