from fastmcp import FastMCP

mcp = FastMCP("home")


async def setup() -> None:
    await mcp.import_server(mcp)
