"""Servers that are attributes of objects."""

from mcp.server.fastmcp import FastMCP


class WeatherService:
    def __init__(self, name: str = "weather") -> None:
        self.mcp = FastMCP(name)
        self.tools = []
        self._register()

    def _register(self) -> None:
        @self.mcp.tool()  # tool: forecast [decorator]
        def forecast(city: str) -> str:
            """The weather of tomorrow."""
            return self.read(city)

        self.mcp.tool(name="read_station")(self.read)  # tool: read_station [call]
        self.mcp.add_tool(self.stations, name="list_stations")  # tool: list_stations [add_tool]
        self.mcp.add_tool(self.nearest)  # tool: nearest [add_tool]

    def read(self, city: str) -> str:
        """Read a station."""
        return city

    def stations(self) -> list[str]:
        """List the stations."""
        return []

    def nearest(self, city: str) -> str:
        """The nearest station."""
        return city


class TypedService:
    mcp: FastMCP

    def __init__(self, mcp: FastMCP) -> None:
        self.mcp = mcp

        @mcp.tool()  # tool: alarms [decorator]
        def alarms() -> str:
            """The alarms of today."""
            return ""

        @self.mcp.tool()  # tool: silence [decorator]
        def silence(alarm: str) -> str:
            """Silence an alarm."""
            return alarm


class Workbench:
    """Its attribute `drawer` is no server."""

    def __init__(self) -> None:
        self.drawer = Drawer()

        @self.drawer.tool()
        def hammer() -> None:
            """Hits nails."""

        self.drawer.add_tool(self.saw)

    def saw(self) -> None:
        """Cuts wood."""


class Drawer:
    def tool(self):
        return lambda function: function

    def add_tool(self, function):
        return function


class Subclassed(FastMCP):
    def __init__(self) -> None:
        super().__init__("subclassed")
        self.add_tool(self.status)  # tool: status [add_tool]

        @self.tool()  # tool: restart [decorator]
        def restart() -> str:
            """Restart it."""
            return ""

    def status(self) -> str:
        """The status."""
        return ""
