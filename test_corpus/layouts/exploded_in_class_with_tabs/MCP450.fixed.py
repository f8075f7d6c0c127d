"""Schemas that are written out, in calls of a session and in the types of the protocol."""

from mcp.server.session import ServerSession
from mcp.types import ElicitRequestFormParams


class Application:
	def create_tools(self):
		WITHOUT_TYPE = {
			"type": "object",
			"properties": {"name": {"type": "string"}},
		}
		GOOD = {
			"type": "object",
			"properties": {
				"name": {"type": "string", "minLength": 1},
				"nights": {"type": "integer", "minimum": 1},
				"price": {"type": "number"},
				"breakfast": {"type": "boolean", "default": True},
				"room": {"type": "string", "enum": ["single", "double"]},
				"board": {"type": "string", "oneOf": [{"const": "half", "title": "Half board"}]},
				"extras": {"type": "array", "items": {"type": "string", "enum": ["towel", "sauna"]}},
				"wishes": {"type": "array", "items": {"anyOf": [{"const": "sea", "title": "View of the sea"}]}},
			},
			"required": ["name"],
		}

		async def ask(session: ServerSession) -> None:
			"""Ask for everything."""
			await session.elicit("Who?", WITHOUT_TYPE)
			await session.elicit_form(message="Who?", requestedSchema=GOOD)
			await session.elicit_form(
				message="Who?",
				requestedSchema={
					"type": "array",
					"properties": {},
				},
			)
			await session.elicit_form(
				message="Who?",
				requestedSchema={"type": "object"},
			)

		def request() -> ElicitRequestFormParams:
			"""A request with all sorts of properties."""
			return ElicitRequestFormParams(
				message="Who?",
				requestedSchema={
					"type": "object",
					"properties": {
						"guest": {"type": "object", "properties": {}},
						"nickname": {"type": ["string", "null"]},
						"age": {"minimum": 18},
						"plates": {"type": "array", "items": {"type": "string"}},
						"extras": {  # oneOf is for a choice of one
							"type": "array",
							"items": {"oneOf": [{"const": "towel", "title": "Towel"}]},
						},
						"towels": {"type": "array", "items": {"enum": ["a"]}},
						"sheets": {"type": "array", "items": {"anyOf": [{"const": "a"}]}},
						"anything": True,
					},
				},
			)

		return GOOD
