# settings: --mcp-sdk fastmcp==4.2.3
import asyncio
import os

import fastmcp
from fastmcp import FastMCP
from fastmcp.server import create_proxy

HOST = os.environ.get('HOST', '0.0.0.0')

mcp = FastMCP(
    'main'
)
local = FastMCP("local")
proxy = create_proxy("http://localhost:1/mcp", name="proxy")
other = create_proxy(
    "http://localhost:2/mcp",
)


class Home:
    def __init__(self, port: int) -> None:
        self.server = FastMCP("home", port=port)

        @self.server.tool(
            tags={"home"},
        )
        def lights() -> str:
            """Switch the lights."""
            return ""

        @self.server.tool(enabled=False)
        def heat() -> str:
            """Heat the house."""
            return ""

    def start(self) -> None:
        self.server.run("sse", host="::1")

    async def setup(self) -> None:
        mcp.mount(self.server, namespace='home')
        mcp.mount(
            namespace="local",  # as before
            server=local,
        )
        mcp.mount(proxy)
        await mcp.import_server(proxy, "second")
        task = mcp.import_server(other)
        await task


@local.tool()
def doors() -> str:
    """Close the doors."""
    return ""


def main() -> None:
    asyncio.run(Home(8001).setup())
    mcp.run(
        transport="http",
        host=HOST,
        port=int(os.environ.get('PORT', '8000')),
        stateless_http=True,
    )


if __name__ == "__main__":
    main()
    local.run()
