# settings: --mcp-clients openai-strict
from mcp.types import Tool

SOW = Tool(name='sow_field', description='Sow a field.', inputSchema={'type': 'object', 'properties': {}})
REAP = Tool(name='reap_field', description='Reap a field.', inputSchema={'type': 'object', 'properties': {}})
TURN = Tool(name='turn_field', description='Turn a field.', inputSchema=dict(type='object', properties={
    'by': {'type': 'object', 'properties': {}, 'additionalProperties': {'type': 'string'}},
}, required=['by']))
