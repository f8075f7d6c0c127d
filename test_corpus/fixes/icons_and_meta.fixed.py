"""Icons, `_meta` and fields, in several layouts."""

from mcp.server.fastmcp import FastMCP
from mcp.types import Icon, Tool

mcp = FastMCP("charts")


def unknown() -> str:
    return __name__


PIE = Icon(src='https://example.com/pie.png', sizes=['48x48'])
UI = {'ui': {'resourceUri': 'ui://charts/shared.html'}}


@mcp.tool(icons=[Icon(src="https://example.com/chart.png")], meta={"ui": {"resourceUri": "ui://charts/chart.html"}})
def draw_chart(title: str) -> str:
    """Draw a chart."""
    return title


@mcp.tool(
    icons=[(
        Icon(  # of the house
            src="http://example.com/bars.png",
            sizes=["16x16", "32x32", "any"],  # as in a manifest
        )
    )],
    meta={
        # where it is shown
        "ui/resourceUri": "ui://charts/bars.html",  # below
        "ui": {
            "visibility": [
                "model",
                "app",  # both
            ],
        },
        "example.com/team": "charts",
    },
)
def draw_bars(title: str) -> str:
    """Draw a bar chart."""
    return title


@mcp.tool(icons=[PIE], meta=dict(ui=dict(visibility=['model'])))
def draw_pie(title: str) -> str:
    """Draw a pie chart."""
    return title


@mcp.tool(icons=[PIE], meta=UI)
def draw_shared(title: str) -> str:
    """Draw a shared chart."""
    return title


@mcp.tool(meta={"ui": {"resourceUri": ("ui://charts/"
                                   "lines.html")}})
def draw_lines(title: str) -> str:
    """Draw a line chart."""
    return title


@mcp.tool(meta={"ui": {"visibility": ["app", "apps"]}, "example.com/a": 1, "com.example/a": 2})
def draw_points(title: str) -> str:
    """Draw a scatter plot."""
    return title


@mcp.tool(meta={"ui": {"visibility": ["app"]}, "ui/resourceUri": "ui://charts/" + unknown()})
def draw_computed(title: str) -> str:
    """Draw a computed chart."""
    return title


class Charts:
    def tools(self) -> list[Tool]:
        return [
            Tool(name="draw_map", description="Draw a map.", inputSchema={"type": "object"}, _meta={}),
            Tool(
                name="draw_tree",
                # what it does
                description=f"Draw a {'tree'}.",  # of names
                inputSchema={"type": "object"},
                tags=["chart"],
                _meta={"com.example/team": "charts"},
            ),
            Tool(
                name="draw_area", description="Draw an area chart.", inputSchema={"type": "object"},
                version="1.0", _meta={"com.example/team": "charts"}
            ),
            Tool(
                name="draw_ring", description="Draw a ring.", inputSchema={"type": "object"},
                tags=[], _meta={"com.example/team": "charts", "com.example/tags": []}
            ),
        ]
