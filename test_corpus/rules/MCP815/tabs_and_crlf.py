# settings: --mcp-clients ollama
from mcp.types import Tool

SOW = Tool(
	name='sow_field',
	description='Sow a field.',
	inputSchema={
		'type': 'object',
		'properties': {
			'plan': {
				# line+1: MCP815: 12 "type" is the list
				'type': ['object', 'null'],
				'properties': {
					'row': {'type': 'integer'},
				},
				'description': 'What grows where.'
			},
			# line+1: MCP815: 21 "type" is the list
			'field': {'type': ['integer']},
		},
	},
)
