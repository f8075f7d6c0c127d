# settings: --mcp-clients gemini
"""Enums without a type, of different kinds and layouts."""

from mcp.types import Tool


class Tools:
	SOW = Tool(
		name="sow_field",
		description="Sow a field.",
		inputSchema={
			"type": "object",
			"properties": {
				"seed": {
					"description": "A plant.",
					"enum": ["oat", "rye"],
				},
				"field": {
					'enum': [1, 2],
				},
				"depth": dict(
					enum=[0.5, 1],
				),
				"rows": {"enum": ["all", None]},
				"year": {"enum": []},
			},
		},
	)
