"""A text alone is no result of a low-level handler: mcp 1 takes it for a list of letters, and answers an error."""

from mcp.server.lowlevel import Server
from mcp.types import TextContent

server = Server("library")


@server.call_tool()
async def call_tool(name: str, arguments: dict) -> list[TextContent]:
    try:
        return [TextContent(type="text", text=str(arguments["number"]))]
    except KeyError:
        return "Error: there is no number"  # MCP411: 15 not "Error: there is no number"
    except ValueError:
        return ["Error: no such book"]  # MCP411: 16 not text such as "Error: no such book"
    except OSError:
        text = "Error: " + name
        return [TextContent(type="text", text=text)]  # MCP754: 8 "Error: "
    except LookupError:
        message = "Error: " + name
        return message
