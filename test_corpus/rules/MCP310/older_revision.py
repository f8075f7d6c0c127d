# revision: 2025-06-18
TOOL = {
    "name": "plan_route",
    "description": "Plan a route between two places.",
    "inputSchema": {"$schema": "http://json-schema.org/draft-07/schema#", "type": "object"},
}
