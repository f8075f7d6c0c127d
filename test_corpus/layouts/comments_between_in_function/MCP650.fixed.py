from mcp.types import Tool


def create_tools():
    RING = Tool(
        # see the manual
        name="ring_bell",
        description="Ring the bell.",  # kept short
        # for the form
        inputSchema={"type": "object"}
    )

    return RING
