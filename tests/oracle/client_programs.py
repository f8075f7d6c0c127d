"""Record what whole clients do with the tools of a server, in tests/recorded/clients.json.

    python tests/oracle/client_programs.py CLAUDE GEMINI_FOLDER ...

CLAUDE is the program of the package @anthropic-ai/claude-code; each GEMINI_FOLDER has a release of
@google/gemini-cli-core installed. They are given a server that lists two tools, and for Claude Code a model API on this
machine that keeps the request: what is recorded is what the program would have sent. No service is asked.
The tests read the file only.
"""

from __future__ import annotations

import http.server
import json
import os
import subprocess
import sys
import tempfile
import threading
from pathlib import Path

from clients import RECORDED, one, output, tool

_NODE = {"type": "object", "properties": {"next": {"$ref": "#/$defs/Node"}}}
_TITLE = {"type": "object", "properties": {"title": {"type": "string"}}}
CLAUDE = "@anthropic-ai/claude-code"
GEMINI = "@google/gemini-cli-core"

# As CHECKED in clients.py.
PROGRAMS: tuple[tuple[str, str, str, str, dict[str, object], dict[str, object]], ...] = (
    ("claude", "description length", "MCP830", CLAUDE, tool(description="x" * 2049), tool(description="x" * 2048)),
    ("claude", "root keyword", "MCP810", CLAUDE, tool({**_TITLE, "anyOf": [{"required": ["title"]}]}), tool(_TITLE)),
    ("claude", "root keyword", "MCP810", CLAUDE, tool({**_TITLE, "oneOf": [{"required": ["title"]}]}), tool(_TITLE)),
    ("claude", "root keyword", "MCP810", CLAUDE, tool({**_TITLE, "allOf": [{"required": ["title"]}]}), tool(_TITLE)),
    ("claude", "output root reference", "MCP820", CLAUDE,
     output({"$ref": "#/$defs/Node", "$defs": {"Node": _NODE}}), output({"type": "object", "properties": {}})),
    ("claude", "name pattern", "MCP801", CLAUDE, tool(name="find.book"), tool(name="find-book")),
    ("claude", "property key", "MCP805", CLAUDE, tool({"type": "object", "properties": {"a[b]": {"type": "string"}}}),
     tool({"type": "object", "properties": {"a.b": {"type": "string"}}})),
    ("gemini-cli", "type", "MCP813", GEMINI, one({"description": "The title."}), one({"type": "string"})),
)  # fmt: skip

_SERVER = """\
import json, sys
for line in sys.stdin:
    message = json.loads(line)
    results = {
        "initialize": {"protocolVersion": message.get("params", {}).get("protocolVersion"),
                       "capabilities": {"tools": {}}, "serverInfo": {"name": "library", "version": "1"}},
        "tools/list": {"tools": json.loads(sys.argv[1])},
    }
    if "id" in message:
        result = results.get(message["method"], {})
        print(json.dumps({"jsonrpc": "2.0", "id": message["id"], "result": result}), flush=True)
"""
_GOOD = {"name": "good", "description": "Do some good.", "inputSchema": {"type": "object", "properties": {}}}

_GEMINI = """\
import { discoverTools } from "@google/gemini-cli-core/dist/src/tools/mcp-client.js";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { InMemoryTransport } from "@modelcontextprotocol/sdk/inMemory.js";
const [ours, theirs] = InMemoryTransport.createLinkedPair();
theirs.onmessage = async ({ id, method, params }) => {
  const results = {
    initialize: { protocolVersion: params?.protocolVersion, capabilities: { tools: {} },
                  serverInfo: { name: "library", version: "1" } },
    "tools/list": { tools: JSON.parse(process.argv[2]) },
  };
  if (id !== undefined) await theirs.send({ jsonrpc: "2.0", id, result: results[method] ?? {} });
};
await theirs.start();
const client = new Client({ name: "c", version: "1" }, { capabilities: {} });
await client.connect(ours);
console.warn = console.error = () => {};
const found = await discoverTools("library", {}, client, { getMessageBus() {}, emitMcpDiagnostic() {} }, undefined, {});
console.log("NAMES " + JSON.stringify(found.map((each) => each.serverToolName ?? each.name)));
process.exit(0);
"""


class _Model(http.server.BaseHTTPRequestHandler):
    """An API that keeps what it is sent and answers one word."""

    requests: list[dict[str, object]] = []  # noqa: RUF012 - of this program alone

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["content-length"])))
        self.requests.append(body)
        usage = {"input_tokens": 1, "output_tokens": 1}
        answer = {"id": "m", "type": "message", "role": "assistant", "model": "x", "content": [], "usage": usage,
                  "stop_reason": None, "stop_sequence": None}  # fmt: skip
        text, kind = json.dumps({**answer, **usage}), "application/json"
        if body.get("stream"):
            events = [
                {"type": "message_start", "message": answer},
                {"type": "content_block_start", "index": 0, "content_block": {"type": "text", "text": "ok"}},
                {"type": "content_block_stop", "index": 0},
                {"type": "message_delta", "delta": {"stop_reason": "end_turn"}, "usage": usage},
                {"type": "message_stop"},
            ]
            text = "".join(f"event: {each['type']}\ndata: {json.dumps(each)}\n\n" for each in events)
            kind = "text/event-stream"
        self.send_response(200)
        self.send_header("content-type", kind)
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_arguments: object) -> None:
        """Say nothing."""


def claude(program: str, definition: dict[str, object], port: int) -> str:
    """What Claude Code sends of a tool: taken, cut, renamed, tool dropped, list lost."""
    _Model.requests.clear()
    with tempfile.TemporaryDirectory() as folder:
        script, config = Path(folder, "server.py"), Path(folder, "mcp.json")
        script.write_text(_SERVER)
        server = {"command": sys.executable, "args": [str(script), json.dumps([_GOOD, definition])]}
        config.write_text(json.dumps({"mcpServers": {"library": server}}))
        words = [program, "-p", "hi", "--mcp-config", str(config), "--strict-mcp-config"]
        environment = {
            "PATH": os.environ["PATH"], "HOME": folder, "ANTHROPIC_BASE_URL": f"http://127.0.0.1:{port}",
            "ANTHROPIC_API_KEY": "none", "CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC": "1", "ENABLE_TOOL_SEARCH": "false",
        }  # fmt: skip
        subprocess.run(words, cwd=folder, env=environment, check=True, capture_output=True, timeout=300)
    tools = [each for request in _Model.requests for each in request.get("tools", ())]  # type: ignore[attr-defined]
    sent = {each["name"]: each for each in tools if each["name"].startswith("mcp__library__")}
    if "mcp__library__good" not in sent:
        return "list lost"
    name = f"mcp__library__{definition['name']}"
    if name not in sent:
        return "renamed" if len(sent) > 1 else "tool dropped"
    return "taken" if sent[name]["description"] == definition["description"] else "cut"


def gemini(folder: str, definition: dict[str, object]) -> str:
    """What Gemini CLI makes of a tool: taken or tool dropped."""
    script = Path(folder, "discover.mjs")
    script.write_text(_GEMINI)
    words = ["node", script.name, json.dumps([_GOOD, definition])]
    run = subprocess.run(words, cwd=folder, check=True, capture_output=True, text=True)
    names = json.loads(next(line for line in run.stdout.splitlines() if line.startswith("NAMES "))[6:])
    if "good" not in names:
        return "list lost"
    return "taken" if definition["name"] in names else "tool dropped"


def main(program: str, *folders: str) -> None:
    """Ask the programs, and put what they do behind what libraries do."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), _Model)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    release = subprocess.run([program, "--version"], check=True, capture_output=True, text=True).stdout.split()[0]
    asked = [(CLAUDE, release, lambda each: claude(program, each, server.server_port))]
    for folder in folders:
        package = json.loads(Path(folder, "node_modules", GEMINI, "package.json").read_text())
        asked.append((GEMINI, package["version"], lambda each, folder=folder: gemini(folder, each)))
    document = json.loads(RECORDED.read_text(encoding="utf-8"))
    kept = [each for each in document["checked"] if each["library"].rpartition(" ")[0] not in {CLAUDE, GEMINI}]
    for library, number, ask in asked:
        kept += [
            {
                "client": client,
                "kind": kind,
                "code": code,
                "library": f"{library} {number}",
                "outside": {"definition": outside, "outcome": ask(outside)},
                "inside": {"definition": inside, "outcome": ask(inside)},
            }
            for client, kind, code, of, outside, inside in PROGRAMS
            if of == library
        ]
    RECORDED.write_text(json.dumps({**document, "checked": kept}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
