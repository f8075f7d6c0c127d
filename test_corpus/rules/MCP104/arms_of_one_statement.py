import sys

from mcp.server.fastmcp import FastMCP

mcp = FastMCP("clipboard")

if sys.platform == "darwin":

    @mcp.tool()
    def copy(text: str) -> str:
        """Copy a text with pbcopy."""
        return text

elif sys.platform == "win32":

    @mcp.tool()
    def copy(text: str) -> str:
        """Copy a text with clip.exe."""
        return text

else:

    @mcp.tool()
    def copy(text: str) -> str:
        """Copy a text with xclip."""
        return text


try:
    import markdown
except ImportError:

    @mcp.tool(name="render")
    def render_plain(text: str) -> str:
        """Render a text without markup."""
        return text

except OSError:

    @mcp.tool(name="render")
    def render_nothing(text: str) -> str:
        """Say that nothing can be rendered."""
        return text

else:

    @mcp.tool(name="render")
    def render_markdown(text: str) -> str:
        """Render a text as Markdown."""
        return markdown.markdown(text)


match sys.byteorder:
    case "little":

        @mcp.tool()
        def pack(number: int) -> str:
            """Pack a number, lowest byte first."""
            return str(number)

    case _:

        @mcp.tool()
        def pack(number: int) -> str:
            """Pack a number, highest byte first."""
            return str(number)
