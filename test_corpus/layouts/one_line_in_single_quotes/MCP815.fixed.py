# settings: --mcp-clients ollama
from mcp.types import Tool

LIST = Tool(name='list_plays', description='List the plays.', inputSchema={'type': 'object', 'properties': {'author': {'anyOf': [{'type': 'string'}, {'type': 'null'}]}}})
