from fastmcp import FastMCP

mcp = FastMCP("mail")
LIMIT = 50


def register():
    @mcp.tool(description=f"List the newest mails of a folder, at most {LIMIT}.")
    def list_mails(folder: str) -> list[str]:
        return [folder][:LIMIT]
