"""A client that asks for the tools: it lists none itself."""

import json
import urllib.request


def call(url, method, params=None):
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params or {}}).encode()
    with urllib.request.urlopen(urllib.request.Request(url, body)) as answer:
        return json.loads(answer.read())


def tools(url):
    result = call(url, "tools/list")["result"]
    return {"tools": [{"name": each["name"], "text": each.get("description")} for each in result["tools"]]}


def show(url):
    for each in tools(url)["tools"]:
        print(each["name"], each["text"])
