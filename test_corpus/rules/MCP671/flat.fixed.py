from fastmcp import FastMCP
from mcp.types import Tool

mcp = FastMCP("charts")


@mcp.tool(meta={"ui": {"resourceUri": "ui://charts/chart.html"}})  # MCP671: 16 "ui/resourceUri" is the deprecated form: write "ui": {"resourceUri": "ui://charts/chart.html"}
def draw_chart(title: str) -> str:
    """Draw a chart."""
    return title


@mcp.tool(meta={"ui": {"resourceUri": "ui://charts/pie.html", "visibility": ["app"]}})  # MCP671: 47 deprecated form
def draw_pie(title: str) -> str:
    """Draw a pie chart."""
    return title


BARS = Tool(
    name="draw_bars",
    description="Draw a bar chart.",
    inputSchema={"type": "object"},
    _meta={"ui": {"resourceUri": "ui://charts/bars.html"}},  # MCP671: 11 deprecated form
)
