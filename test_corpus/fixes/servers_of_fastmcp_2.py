# settings: --mcp-sdk fastmcp==4.2.3
import asyncio
import os

import fastmcp
from fastmcp import FastMCP

HOST = os.environ.get('HOST', '0.0.0.0')

mcp = FastMCP(
    'main',
    log_level='DEBUG',  # all of it
    host=HOST,  # everywhere
    port=int(os.environ.get('PORT', '8000')),
    stateless_http=True
)
local = FastMCP("local", host="0.0.0.0", log_level="INFO")
proxy = FastMCP.as_proxy("http://localhost:1/mcp", name="proxy")
other = fastmcp . FastMCP . as_proxy(
    "http://localhost:2/mcp",
)


class Home:
    def __init__(self, port: int) -> None:
        self.server = FastMCP("home", port=port, host="::1")

        @self.server.tool(
            enabled=True,
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
        self.server.run("sse")

    async def setup(self) -> None:
        await mcp.import_server(self.server, prefix='home')
        await mcp.import_server(
            prefix="local",  # as before
            server=local,
        )
        await mcp.import_server(proxy)
        await mcp.import_server(proxy, "second")
        task = mcp.import_server(other)
        await task


@local.tool(enabled=True)
def doors() -> str:
    """Close the doors."""
    return ""


def main() -> None:
    asyncio.run(Home(8001).setup())
    mcp.run(
        transport="http",
    )


if __name__ == "__main__":
    main()
    local.run()
