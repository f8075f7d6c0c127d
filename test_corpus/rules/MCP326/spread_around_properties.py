from mcp.types import Tool

from library import BASE

WEATHER = Tool(
    name="get_weather",
    description="Tell the weather in a city.",
    inputSchema={**BASE, "type": "object", "city": {"type": "string"}, "requierd": BASE, "Min_Length": BASE},
)
ITEMS = Tool(
    name="get_items",
    description="Tell what there is.",
    inputSchema={"type": "object", "properties": {}, "Items": {"type": "array"}, "Properties": {"type": "object"}},
)
