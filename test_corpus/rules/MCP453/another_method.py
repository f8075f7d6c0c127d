"""A request: another method."""

import os

METHODS = ("tools/list", "elicitation/create")
MORE = dict(os.environ)
SCHEMA = {"type": "object", "properties": {"name": {"type": "string"}}}
REQUEST = {"id": 3, "method": "sampling/createMessage", "params": {"mode": "url", "maxTokens": 9}}
