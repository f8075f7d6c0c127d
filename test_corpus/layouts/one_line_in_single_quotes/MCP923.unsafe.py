from mcp.types import Tool

PLAN = Tool(name='plan_visit', description='Plan a visit.', inputSchema={'type': 'object', 'properties': {'visit_date': {'type': 'string', 'format': 'date'}, 'map_url': {'description': 'A map.', 'type': 'string', 'format': 'uri'}, 'start_time': {'type': 'string', 'format': 'date-time', 'minLength': 20}}})
