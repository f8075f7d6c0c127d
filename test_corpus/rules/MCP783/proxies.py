# settings: --mcp-sdk fastmcp==4.2.3
import fastmcp.server
from fastmcp.server import create_proxy

one = create_proxy("http://localhost:1/mcp", name="one", port=80)  # MCP783: 57 port= is no keyword of create_proxy
two = fastmcp.server.create_proxy(
    "http://localhost:1/mcp",
    mode="auto",
    stateless_http=True,  # MCP783: 4 use stateless_http= of run()
)
three = create_proxy("http://localhost:1/mcp", instructions="The third.")


def create(create_proxy) -> object:
    return create_proxy("http://localhost:1/mcp", port=80)


if __name__ == "__main__":
    one.run(transport="http")
