"""Servers that speak JSON-RPC themselves and send the answer on, with the list made of objects; and lists not known."""

import os


class Open:
    name = "open"
    description = "Opens."
    input_schema = {"type": "object"}
    output_schema = None


class Close:
    name = "close"
    description = "Closes."
    input_schema = {"type": "object"}
    output_schema = {"type": "object"}


ALL = [Open(), Close()]


def definition(of):
    found = {"name": of.name, "description": of.description, "inputSchema": of.input_schema}  # tool: open [dict] | close [dict]
    if of.output_schema is not None:
        found["outputSchema"] = of.output_schema
    return found


class Server:
    def __init__(self, connection):
        self.connection = connection

    async def handle(self, message):
        method = message["method"]
        if method == "initialize":
            await self.connection.send(result={"capabilities": {"tools": {}}})
        elif method == "tools/list":
            await self.connection.send(result={"tools": [definition(each) for each in ALL]})
        elif method == "tools/mine":
            await self.connection.send(result={"tools": os.environ["MINE"]})


def by_branch(method, registry):
    if method == "tools/list":
        return {"tools": registry.all()}  # unread: registry is a parameter
    return {"tools": registry.all()}


def by_case(method, registry):
    match method:
        case "tools/list":
            return {"tools": registry}  # unread: registry is a parameter
        case "tools/mine":
            return {"tools": registry}


def handle_tools_list(registry):
    return {"tools": registry}  # unread: registry is a parameter


def spread(given):
    def list_tools():
        return {"tools": [], **given}  # unread: the list is not known

    return list_tools
