# revision: 2025-03-26
"""The revision does not know forms, so nothing is said about them."""

from mcp.types import ElicitRequestParams

REQUEST = ElicitRequestParams(message="What else?", requestedSchema={"properties": {"guest": {"type": "object"}}})
