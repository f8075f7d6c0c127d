"""Without `register`."""


def dig(depth: int) -> str:
    """Dig a hole."""
    return str(depth)


def _rest() -> str:
    """Not public."""
    return ""
