from mcp.types import Tool

MISSING = Tool(
	name="move_pen",
	description="Move the pen to a point.",
	inputSchema={
		"type": "object",
		"properties": {"to": {"$ref": "#/$defs/Point"}},
	},
)


class Tools:
	OTHER_KEYWORD = Tool(
		name="lift_pen",
		description="Lift the pen at a point.",
		inputSchema={
			"type": "object",
			"properties": {
				"at": {
					"$ref": "#/definitions/Point",
				},
			},
			"$defs": {"Point": {"type": "array", "items": {"type": "number"}}},
		},
	)


ONE_LEVEL_TOO_DEEP = Tool(
	name="draw_line",
	description="Draw a line to a point.",
	inputSchema={
		"type": "object",
		"properties": {
			"line": {
				"type": "object",
				"properties": {"to": {"$ref": "#/$defs/Point"}},
				"$defs": {"Point": {"type": "string"}},
			},
		},
	},
)
OPENAPI = Tool(
	name="draw_circle",
	description="Draw a circle around a point.",
	inputSchema={"type": "object", "properties": {"at": {"$ref": "#/components/schemas/Point"}}},
	outputSchema={"type": "object", "properties": {"area": {"$ref": "#/$defs/Area"}}},
)
ANCHOR = Tool(
	name="fill_circle",
	description="Fill the circle at a point.",
	inputSchema={
		"type": "object",
		"properties": {"at": {"$ref": "#point"}},
		"$defs": {"Point": {"$anchor": "Point", "type": "string"}},
	},
)
