from fastmcp import FastMCP
from fastmcp.apps import AppConfig

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


class Tools:
	@mcp.tool(
		app={
			"resourceUri": "ui://charts/bar.html",
			"visibility": [
				"apps",
			],
		},
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
