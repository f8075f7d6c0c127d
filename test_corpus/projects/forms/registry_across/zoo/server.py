"""Registers what the plugins brought."""

from mcp.server.fastmcp import FastMCP

from zoo import plugins
from zoo.registry import ENTRIES


def create() -> FastMCP:
    server = FastMCP("zoo")
    for entry in ENTRIES:
        server.add_tool(  # tool: feed_parrot [add_tool] | teach_parrot [add_tool] | brush_lion [add_tool]
            entry.function, name=entry.name, description=entry.description
        )
    return server


print(plugins)
