"""Servers that packages for MCP make, and their functions that register: seen, and not read."""

import click
from acme_mcp import LabServer
from acme_mcp.core import build_server, register_tool, register_widget
from robots import Robot

server = LabServer("lab")
mcp = server.mcp
robot = Robot("arm")


# line+1: unread: what acme_mcp registers is not known: it is not read
@mcp.tool(title="Reads")
def read(channel: int) -> float:
    return 0.0


# line+1: unread: what acme_mcp registers is not known: it is not read
@server.tool
def write(channel: int, value: float) -> None: ...


@robot.tool("gripper")
def grip() -> None: ...


@mcp.resource("lab://state")
def state() -> str:
    return ""


def create():
    made = build_server("lab")
    for each in (state,):
        register_tool(made, each)  # unread: what acme_mcp.core registers is not known: it is not read
    register_widget(made, grip)
    register_tool()
    found = register_tool(made, grip)
    return made, found


@click.command()
def main() -> None:
    create()
