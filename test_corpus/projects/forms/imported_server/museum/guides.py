"""The server through the package."""

from museum import application


def guide(room: int) -> str:
    """Guide through a room."""
    return str(room)


def closed(room: int) -> str:
    """Not offered."""
    return str(room)


application.tool("guide_me")(guide)  # tool: guide_me [call]
