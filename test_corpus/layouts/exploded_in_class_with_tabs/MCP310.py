class Tools:
	TOOL = {
		"name": "plan_route",
		"description": "Plan a route between two places.",
		"inputSchema": {
			"$schema": "http://json-schema.org/draft-07/schema#",
			"type": "object",
			"properties": {"origin": {"type": "string"}, "target": {"type": "string"}},
		},
	}
