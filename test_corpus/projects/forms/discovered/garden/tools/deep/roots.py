def cut_roots(length: int) -> str:
    """Cut the roots."""
    return str(length)
