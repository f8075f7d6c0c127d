from mcp.types import Tool

from library import BASE

WEATHER = Tool(
    name="get_weather",
    description="Tell the weather in a city.",
    inputSchema={**BASE, "type": "object", "city": {"type": "string"}},
)
