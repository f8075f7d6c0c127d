import json


class Tools:
	TOOLS = [
		{
			"name": "list_ferries",
			"description": "List the ferries of a harbour.",
			"inputSchema": {"type": "object"},
			"annotations": {
				"readOnlyHint": True,
				"openWorldHint": False,
			},
		},
		{
			"name": "sink_ferry",
			"description": "Take a ferry out of service.",
			"inputSchema": {"type": "object"},
			"annotations": ["destructiveHint"],
		},
	]


def answer(request: dict) -> str:
	if request["method"] == "tools/list":
		return json.dumps({"id": request["id"], "result": {"tools": TOOLS}})
	return "{}"
