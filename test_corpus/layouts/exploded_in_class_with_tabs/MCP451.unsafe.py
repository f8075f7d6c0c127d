"""Keywords and formats outside of the vocabulary."""

from mcp.server.session import ServerSession
from mcp.types import ElicitRequestFormParams


class Tools:
	async def ask(session: ServerSession, sizes: list[str]) -> None:
		"""Ask for everything."""
		await session.elicit_form(
			message="Who?",
			requestedSchema={
				"type": "object",
				"properties": {
					"postcode": {"type": "string", "pattern": "^[0-9]{5}$"},
					"number": {"type": "string", "format": "uuid"},
					"nights": {"type": "integer", "exclusiveMinimum": 0},
					"room": {
						"type": "string",
						"oneOf": [{"const": "s", "title": "Single"}, {"const": "d", "title": "Double"}],
					},
					"size": {
						"type": "string",
						"enum": sizes,
						"enumNames": ["Small"],
					},
					"floor": {
						"type": "string",
						"enum": [1, 2],
						"enumNames": ["First", "Second"],
					},
					"board": {
						"type": "string",
						"enum": ["half", "full"],
						"enumNames": ["Half board"],
					},
					"extras": {
						"type": "array",
						"uniqueItems": True,
						"items": {"type": "string", "enum": ["towel", "sauna"]},
					},
				},
				"required": ["postcode"],
			},
		)


GOOD = ElicitRequestFormParams(
	message="Who?",
	requestedSchema={
		"type": "object",
		"properties": {
			"name": {"type": "string", "title": "Name", "minLength": 1, "maxLength": 80, "default": "guest"},
			"mail": {"type": "string", "format": "email", "description": "Where the bill goes."},
			"arrival": {"type": "string", "format": "date"},
			"departure": {"type": "string", "format": "date-time"},
			"homepage": {"type": "string", "format": "uri"},
			"nights": {"type": "integer", "minimum": 1, "maximum": 30, "default": 1},
			"breakfast": {"type": "boolean", "default": True},
			"room": {"type": "string", "oneOf": [{"const": "s", "title": "Single"}], "default": "s"},
			"extras": {"type": "array", "items": {"type": "string", "enum": ["towel"]}, "maxItems": 1, "default": []},
			"note": {"type": "string", "x-rows": 4},
		},
	},
)
