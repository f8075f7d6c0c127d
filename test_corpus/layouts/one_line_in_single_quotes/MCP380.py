TOOL = {'name': 'query_region', 'description': 'Query the data of a region.', 'inputSchema': {'type': 'object', 'properties': {'region': {'type': 'string', 'x-mcp-header': 'Data Region'}}}}
