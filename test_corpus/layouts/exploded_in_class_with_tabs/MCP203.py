from fastmcp import FastMCP

mcp = FastMCP("mail")
LIMIT = 50


class Tools:
	@mcp.tool
	def list_mails(folder: str) -> list[str]:
		f"""List the newest mails of a folder, at most {LIMIT}."""
		return [folder][:LIMIT]
