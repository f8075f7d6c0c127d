"""Only the decorator of another file registers here. Without a word such as `.tool` the file would not be read."""

from registering import titled


@titled
def heat() -> str:
    """Heat the oven."""
    return ""


@undefined  # noqa: F821
def cool() -> str:
    """Its decorator is not defined."""
    return ""
