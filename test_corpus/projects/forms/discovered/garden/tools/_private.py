def lost() -> str:
    """Never imported."""
    return ""
