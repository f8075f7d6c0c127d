"""Functions that are registered by name."""


def call_doctor(room: int) -> str:
    """Call a doctor."""
    return str(room)


def call_nurse(room: int) -> str:
    """Call a nurse."""
    return str(room)


def call_taxi() -> str:
    """Not offered."""
    return ""
