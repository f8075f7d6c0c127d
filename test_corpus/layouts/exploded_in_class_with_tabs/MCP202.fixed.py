import json


class Tools:
	TOOLS = [
		{
			"name": "ring",
			"inputSchema": {"type": "object"},
		},
	]


def answer(request: dict) -> str:
	return json.dumps({"jsonrpc": "2.0", "id": request["id"], "result": {"tools": TOOLS}})
