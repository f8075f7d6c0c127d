from .registry import collected


@collected()
def plant_rose(colour: str) -> str:
    """Plant a rose."""
    return colour


@collected(name="pull_weed", writes=True)
def pull(count: int) -> str:
    """Pull weeds."""
    return str(count)
