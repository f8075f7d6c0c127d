import json

TOOLS = [{'name': 'list_ferries', 'description': 'List the ferries of a harbour.', 'inputSchema': {'type': 'object'}, 'annotations': {'readOnlyHint': 'true', 'openWorldHint': 0, 'idempotentHint': None}}, {
    'name': 'sink_ferry',
    'description': 'Take a ferry out of service.',
    'inputSchema': {'type': 'object'},
    'annotations': ['destructiveHint'],
}]


def answer(request: dict) -> str:
    if request['method'] == 'tools/list':
        return json.dumps({'id': request['id'], 'result': {'tools': TOOLS}})
    return '{}'
