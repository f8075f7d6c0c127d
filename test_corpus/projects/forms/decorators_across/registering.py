"""Registers what it is given."""

from fastmcp import FastMCP

shelf = FastMCP("shelf")


class Base:
    def __init__(self, server: FastMCP) -> None:
        self.server = server


def install(server, functions):
    for function in functions:
        server.tool(function)  # tool: bread [call]


def deeper(server, function):
    deepest(server, function)


def deepest(server, function):
    server.add_tool(function, name="fixed_" + function.__name__)  # tool: fixed_cake [add_tool]


def titled(function):
    return shelf.tool(name=function.__name__.title())(function)  # tool: Roll [call] | Heat [call]


def attach(server, component):
    component.register_all(server)


def own() -> str:
    """Registered where it stands."""
    return ""


def nothing(server, function):
    server.tool("constant")
    server.add_tool()
    server.add_tool(own)  # tool: own [add_tool]
    print(function)
