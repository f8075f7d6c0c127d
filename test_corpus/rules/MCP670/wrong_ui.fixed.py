from fastmcp import FastMCP
from fastmcp.apps import AppConfig

mcp = FastMCP("charts")


@mcp.tool(meta={"ui": {"resourceUri": "https://example.com/chart.html"}})  # MCP670: 38 must have a "ui://" URI, not "https://example.com/chart.html"
def draw_chart(title: str) -> str:
    """Draw a chart."""
    return title


@mcp.tool(
    app=AppConfig(
        resource_uri="charts/pie.html",  # MCP670: 21 a "ui://" URI, not "charts/pie.html"
        domain="example.com",  # MCP670: 8 hosts ignore "domain" on a tool
    )
)
def draw_pie(title: str) -> str:
    """Draw a pie chart."""
    return title


@mcp.tool(app={"resourceUri": "ui://charts/bar.html", "visibility": ["app"]})  # MCP670: 69 "apps" is no one an app can be visible to
def draw_bars(title: str) -> str:
    """Draw a bar chart."""
    return title


@mcp.tool(
    meta={
        "ui": {
            "resourceUri": "ui://charts/line.html",
            "visibility": "model",  # MCP670: 26 "visibility" of an app must be a list of "model" and "app", not "model"
            "csp": {"connectDomains": ["https://example.com"]},  # MCP670: 12 hosts ignore "csp" on a tool
        }
    }
)
def draw_line(title: str) -> str:
    """Draw a line chart."""
    return title


@mcp.tool(meta={"ui": "ui://charts/area.html"})  # MCP670: 22 "ui" in "_meta" must be an object, not "ui://charts/area.html"
def draw_area(title: str) -> str:
    """Draw an area chart."""
    return title
