TOOL = {'name': 'resize', 'description': 'Resize a picture.', 'inputSchema': {'type': 'object', 'properties': {'factor': {'type': 'number', 'exclusiveMinimum': 0}}}}
