from mcp.server.fastmcp import FastMCP

mcp = FastMCP("home")


def open_door(room: str) -> str:
    """Open the door of a room."""  # MCP207: 4 has the same description
    return room


class Home:
    def close_door(self, room: str) -> str:
        """Close the door of a room."""
        return room


mcp.add_tool(open_door)
mcp.add_tool(Home().close_door)
mcp.add_tool(open_door, name="open_any_door")
mcp.tool(name="open_some_door")(open_door)
