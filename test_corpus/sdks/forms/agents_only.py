"""Tools of an agent framework in a project that has MCP servers elsewhere."""

from crewai import Crew

crew = Crew()


def register(server):
    @server.tool()
    def helper() -> str:
        """Belongs to the agents."""
        return ""

    server.add_tool(helper)

    @server.list_tools()
    def list_tools():
        return []
