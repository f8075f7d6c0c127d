# revision: 2025-03-26
# settings: --mcp-all
import json

TOOLS = [
    {'name': 'open_lock', 'description': 'Open a lock.', 'inputSchema': {'type': 'object', 'additionalProperties': False}},
    {
        'name': 'shut_lock',
        'description': 'Shut a lock.',
        'inputSchema': {
            'type': 'object',
            'properties': {'lock': {'type': 'string'}},
            'additionalProperties': False,
        }
    },
    dict(name='oil_lock', description='Oil a lock.', inputSchema={'type': 'object', 'additionalProperties': False}),
]


def answer(request: dict) -> str:
    return json.dumps({'id': request['id'], 'result': {'tools': TOOLS}, 'method': 'tools/list'})
