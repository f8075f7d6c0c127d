"""Birds."""

from zoo.registry import listener, zoo_tool


@zoo_tool()
def feed_parrot(seeds: int) -> str:
    """Feed the parrot."""
    return str(seeds)


@zoo_tool("teach_parrot", description="Teach the parrot a word.")
def teach(word: str) -> str:
    return word


@listener
def on_scream() -> None:
    """No tool."""
