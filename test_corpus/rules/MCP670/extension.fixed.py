from mcp.server.apps import Apps
from mcp.server.mcpserver import MCPServer

apps = Apps()


@apps.tool(resource_uri="https://clock.example/clock.html")  # MCP670: 24 the resource of an app must have a "ui://" URI
def show_clock() -> str:
    """Show a clock."""
    return "12:00"


@apps.tool(resource_uri="ui://clock/clock.html", visibility=["app"])  # MCP670: 61 "apps" is no one an app can be visible to
def wind_clock() -> str:
    """Wind the clock."""
    return "done"


@apps.tool(resource_uri="ui://clock/clock.html", visibility=["model", "app"], meta={"org.example/hands": 3})
def stop_clock() -> str:
    """Stop the clock."""
    return "done"


@apps.tool(resource_uri="ui://clock/clock.html")
def start_clock() -> str:
    """Start the clock."""
    return "done"


apps.add_html_resource("ui://clock/clock.html", "<p>12:00</p>")
mcp = MCPServer("clock", extensions=[apps])
