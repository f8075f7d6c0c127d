# revision: 2025-03-26
# settings: --mcp-all
import json

TOOLS = [
    {'name': 'open_lock', 'descriptoin': 'Open a lock.', 'inputSchema': {'type': 'object'}, 'title': 'Open'},
    {
        'name': 'shut_lock',
        'title': 'Shut',  # for people
        'description': 'Shut a lock.',
        'inputSchema': {
            'type': 'object',
            'properties': {'lock': {'type': 'string', 'x-mcp-header': 'Lock'}},
        },
        'meta': {'com.example/team': 'locks'},
        'icons': [{'src': 'https://example.com/lock.png'}]
    },
    dict(name='oil_lock', Description='Oil a lock.', inputSchema={'type': 'object'}, title='Oil'),
]


def answer(request: dict) -> str:
    return json.dumps({'id': request['id'], 'result': {'tools': TOOLS}, 'method': 'tools/list'})
