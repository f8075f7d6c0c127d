import os

from fastmcp import FastMCP

mcp = FastMCP("charts")
FIRST = {"ui": {"resourceUri": "ui://charts/chart.html"}}
UI = dict(os.environ)


@mcp.tool(meta=FIRST)
def draw_chart(title: str) -> str:
    """Draw a chart."""
    return title


@mcp.tool(meta={**FIRST, "ui/resourceUri": "ui://charts/chart.html"})
def draw_pie(title: str) -> str:
    """Draw a pie chart, also in old hosts."""
    return title


@mcp.tool(meta={"ui": UI, "ui/resourceUri": "ui://charts/chart.html"})
def draw_bars(title: str) -> str:
    """Draw a bar chart."""
    return title


@mcp.tool(meta={"ui/theme": "dark", "note": "ui/resourceUri"})
def draw_line(title: str) -> str:
    """Draw a line chart."""
    return title


@mcp.tool(meta={"ui": {**UI}, "ui/resourceUri": "ui://charts/chart.html"})
def draw_area(title: str) -> str:
    """Draw an area chart."""
    return title
