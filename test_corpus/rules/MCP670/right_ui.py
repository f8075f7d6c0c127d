import os

from fastmcp import FastMCP
from fastmcp.apps import AppConfig

mcp = FastMCP("charts")
URI = os.environ["URI"]


@mcp.tool(meta={"ui": {"resourceUri": "ui://charts/chart.html", "visibility": ["model", "app"]}})
def draw_chart(title: str) -> str:
    """Draw a chart."""
    return title


@mcp.tool(app=AppConfig(resource_uri="ui://charts/pie.html", visibility=["app"], csp=None))
def draw_pie(title: str) -> str:
    """Draw a pie chart."""
    return title


@mcp.tool(app={"resourceUri": URI, "visibility": [URI]})
def draw_bars(title: str) -> str:
    """Draw a bar chart."""
    return title


@mcp.tool(meta={"com.example/ui": {"resourceUri": "https://example.com"}}, app=URI == "x")
def draw_line(title: str) -> str:
    """Draw a line chart."""
    return title


@mcp.tool(meta={"ui": dict(os.environ)})
def draw_area(title: str) -> str:
    """Draw an area chart."""
    return title


@mcp.resource("ui://charts/pie.html", app=AppConfig(domain="example.com"))
def pie() -> str:
    """The page of a pie chart."""
    return ""
