from fastmcp import FastMCP
from fastmcp.apps import AppConfig


def create_server():
    mcp = FastMCP("charts")

    @mcp.tool(meta={"ui": {"resourceUri": "https://example.com/chart.html"}})
    def draw_chart(title: str) -> str:
        """Draw a chart."""
        return title

    @mcp.tool(
        app=AppConfig(
            resource_uri="charts/pie.html",
            domain="example.com",
        )
    )
    def draw_pie(title: str) -> str:
        """Draw a pie chart."""
        return title

    @mcp.tool(
        # as agreed
        app={
            # see the manual
            "resourceUri": "ui://charts/bar.html",
            "visibility": [
                # kept short
                "apps"
            ]  # for the form
        }
    )
    def draw_bars(title: str) -> str:
        """Draw a bar chart."""
        return title

    @mcp.tool(
        meta={
            "ui": {
                "resourceUri": "ui://charts/line.html",
                "visibility": "model",
                "csp": {"connectDomains": ["https://example.com"]},
            }
        }
    )
    def draw_line(title: str) -> str:
        """Draw a line chart."""
        return title

    @mcp.tool(meta={"ui": "ui://charts/area.html"})
    def draw_area(title: str) -> str:
        """Draw an area chart."""
        return title

    return mcp


mcp = create_server()
