from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("chain")

    if __name__ == "__main__":
        print(
            # see the manual
            "starting"
        )
        mcp.run()

    return mcp


mcp = create_server()
