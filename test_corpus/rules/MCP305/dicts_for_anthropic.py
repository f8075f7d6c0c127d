import anthropic

TOOLS = [
    {
        "name": "find_book",
        "description": "Find a book by its title.",
        "input_schema": {"type": "object", "properties": {"title": {"type": "string"}}},
    },
]

client = anthropic.Anthropic()
client.messages.create(model="claude", max_tokens=1024, tools=TOOLS, messages=[])
