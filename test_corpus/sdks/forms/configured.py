# settings: --mcp-tool-decorators command,plugin_tools.add
"""Registrars that only the configuration names."""

import plugin_tools
from plugin_tools import command, event

from mcp.types import TextContent


@command  # tool: list_plugins [decorator]
def list_plugins() -> list[TextContent]:
    """List the plugins."""
    return []


@command(name="load_plugin")  # tool: load_plugin [decorator]
def load(plugin: str) -> str:
    """Load a plugin."""
    return plugin


def unload(plugin: str) -> str:
    """Unload a plugin."""
    return plugin


plugin_tools.add(unload)  # tool: unload [call]
plugin_tools.remove(load)


@event
def on_load() -> None:
    """No tool."""
