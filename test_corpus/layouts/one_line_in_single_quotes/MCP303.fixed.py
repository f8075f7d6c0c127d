# revision: 2025-06-18
TOOL = {'name': 'store', 'description': 'Store a value under a key.', 'inputSchema': {'type': 'object', 'properties': {'key': {'type': 'string'}, 'value': {}}}}
