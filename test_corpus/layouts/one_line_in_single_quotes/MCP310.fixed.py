TOOL = {'name': 'plan_route', 'description': 'Plan a route between two places.', 'inputSchema': {'type': 'object', 'properties': {'origin': {'type': 'string'}, 'target': {'type': 'string'}}}}
