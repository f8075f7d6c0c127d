TOOL = {'name': 'query_region', 'description': 'Query the data of regions.', 'inputSchema': {
    'type': 'object',
    'x-mcp-header': 'Query',
    'properties': {
        'regions': {'type': 'array', 'items': {'type': 'string', 'x-mcp-header': 'Region'}},
        'place': {'anyOf': [{'type': 'string', 'x-mcp-header': 'Place'}, {'type': 'null'}]},
        'size': {'$ref': '#/$defs/Size'},
        'more': {'type': 'object', 'additionalProperties': {'type': 'string', 'x-mcp-header': 'More'}},
    },
    '$defs': {'Size': {'type': 'number', 'x-mcp-header': ''}},
}, 'outputSchema': {'type': 'object', 'properties': {'region': {'type': 'string'}}}}
