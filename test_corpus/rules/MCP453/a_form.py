"""A request: a form."""

import os

METHODS = ("tools/list", "elicitation/create")
MORE = dict(os.environ)
SCHEMA = {"type": "object", "properties": {"name": {"type": "string"}}}
REQUEST = {"id": 3, "method": "elicitation/create", "params": {"mode": "form", "message": "Who?", "requestedSchema": SCHEMA}}
