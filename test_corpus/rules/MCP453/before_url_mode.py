# revision: 2025-06-18
"""The revision knows no links, so nothing is said about them."""

METHODS = ("tools/list", "elicitation/create")
REQUEST = {"method": "elicitation/create", "params": {"mode": "url"}}
