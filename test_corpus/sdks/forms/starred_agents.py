"""An agent of a framework that comes by a star import."""

from pydantic_ai import *

import mcp.types

agent = Agent("model")


@agent.tool
def ask(text: str) -> str:
    """No tool of a server."""
    return text


@default_agent.tool
def ask_default(text: str) -> str:
    """No tool of a server."""
    return text
