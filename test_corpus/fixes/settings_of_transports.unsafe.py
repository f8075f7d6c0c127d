# settings: --mcp-sdk mcp==2.3.0
import sys

from mcp.server.mcpserver import MCPServer

both = MCPServer("both", port=1)
chosen = MCPServer("chosen", port=1)
sse = MCPServer("sse", stateless_http=True, host="::1")
app = MCPServer("app", port=1)
spread = MCPServer("spread", port=1)
MCPServer("nameless", port=1)
twice = MCPServer("twice", port=1)
twice = MCPServer("again", host="::1")


def start(transport: str, options: dict[str, int]) -> None:
    port = len(options)
    local = MCPServer("local")
    local.run(transport="streamable-http", port=port, json_response=False)
    both.run(transport="sse")
    both.run()
    chosen.run(transport=transport)
    sse.run(transport="sse", host="127.0.0.1")
    app.streamable_http_app()
    spread.run(**options)
    twice.run()
    print(sys.argv)
