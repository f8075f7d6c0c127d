from mcp.types import Tool


class Tools:
	PLAN = Tool(
		name="plan_visit",
		description="Plan a visit.",
		inputSchema={
			"type": "object",
			"properties": {
				"visit_date": {
					"type": "string",
				},
				"map_url": {
					'description': 'A map.',
					'type': 'string',
				},
				"start_time": {
					"type": "string",
					"minLength": 20,
				},
			},
		},
	)
