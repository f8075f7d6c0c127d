# settings: --mcp-clients gemini
"""Enums without a type, of different kinds and layouts."""

from mcp.types import Tool


def create_tools():
    SOW = Tool(
        # see the manual
        name="sow_field",
        description="Sow a field.",  # kept short
        # kept short
        inputSchema={
            # for the form
            "type": "object",
            "properties": {
                # kept short
                "seed": {
                    # as agreed
                    "description": "A plant.",
                    "enum": ["oat", "rye"]  # see the manual
                },
                "field": {
                    # for the form
                    'enum': [1, 2]
                },  # as agreed
                # kept short
                "depth": dict(
                    # see the manual
                    enum=[0.5, 1]
                ),
                "rows": {"enum": ["all", None]},  # for the form
                # as agreed
                "year": {"enum": []}
            }  # see the manual
        }
    )

    return SOW
