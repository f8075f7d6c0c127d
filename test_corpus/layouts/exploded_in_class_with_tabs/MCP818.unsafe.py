# settings: --mcp-clients openai-strict
from mcp.types import Tool


class Tools:
	SOW = Tool(
		name="sow_field",
		description="Sow a field.",
		inputSchema={
			"type": "object",
			"properties": {},
			"additionalProperties": False,
		},
	)

	REAP = Tool(
		name="reap_field",
		description="Reap a field.",
		inputSchema={
			'type': 'object',
			'properties': {},
			'additionalProperties': False,
		},
	)

	TURN = Tool(
		name="turn_field",
		description="Turn a field.",
		inputSchema=dict(
			type="object",
			properties={
				"by": {"type": "object", "properties": {}, "additionalProperties": {"type": "string"}},
			},
			required=["by"],
			additionalProperties=False,
		),
	)
