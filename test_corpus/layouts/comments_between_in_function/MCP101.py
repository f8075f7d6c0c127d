from mcp.server.fastmcp import FastMCP


def create_server():
    mcp = FastMCP("library")

    @mcp.tool(
        # see the manual
        name="renew loan"
    )
    def renew_loan(loan: int) -> str:
        """Renew a loan for four weeks."""
        return "renewed"

    return mcp


mcp = create_server()
