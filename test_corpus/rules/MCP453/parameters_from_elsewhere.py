"""A request: parameters from elsewhere."""

import os

METHODS = ("tools/list", "elicitation/create")
MORE = dict(os.environ)
SCHEMA = {"type": "object", "properties": {"name": {"type": "string"}}}
REQUEST = {"id": 3, "method": "elicitation/create", "params": {"mode": "url", "url": "https://mail.example", **MORE}}
