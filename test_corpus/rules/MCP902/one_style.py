from fastmcp import FastMCP

kebab = FastMCP("kebab")
words = FastMCP("words")
pairs = FastMCP("pairs")


# one style, though not the usual one
@kebab.tool(name="list-paintings")
def list_paintings() -> str:
    """List the paintings."""
    return ""


@kebab.tool(name="find-painting")
def find_painting(title: str) -> str:
    """Find a painting."""
    return title


# single words fit every style
@words.tool(name="open")
def open_museum(hour: int) -> str:
    """Open the museum."""
    return str(hour)


@words.tool(name="closeRoom")
def close_room(room: str, *, lights: bool = True) -> str:
    """Close a room."""
    return f"{room}{lights}"


# as many in one style as in the other: which one is meant is not known
@pairs.tool(name="show_room")
def show_room(room: str = "hall") -> str:
    """Show a room."""
    return room


@pairs.tool(name="showHall")
def show_hall(*, guide: bool) -> str:
    """Show the hall."""
    return str(guide)
