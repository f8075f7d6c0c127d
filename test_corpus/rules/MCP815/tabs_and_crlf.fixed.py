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
				'anyOf': [
					{
						'type': 'object',
						'properties': {
							'row': {'type': 'integer'},
						},
					},
					{'type': 'null'},
				],
				'description': 'What grows where.'
			},
			# line+1: MCP815: 21 "type" is the list
			'field': {'type': 'integer'},
		},
	},
)
