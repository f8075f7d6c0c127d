"""Nothing here imports an MCP SDK: the shape alone is no evidence."""

from toolbox import box, tool


class Registry:
    def __init__(self):
        self.functions = []

    def tool(self, *args, **kwargs):
        def decorate(function):
            self.functions.append(function)
            return function

        return decorate

    def add_tool(self, function):
        self.functions.append(function)


app = Registry()


@app.tool()
def saw(board: str) -> str:
    """Saw a board."""
    return board


@box.tool()
def drill(hole: int) -> str:
    """Drill a hole."""
    return str(hole)


@tool
def plane(board: str) -> str:
    """Plane a board."""
    return board


def register(mcp):
    @mcp.tool()
    def paint(board: str) -> str:
        """Paint a board."""
        return board

    mcp.add_tool(saw)
    mcp.tool()(drill)
