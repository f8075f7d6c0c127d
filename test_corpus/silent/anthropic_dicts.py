import anthropic

client = anthropic.Anthropic()
TOOLS = [
    {
        "name": "get stock price",
        "description": "",
        "input_schema": {"properties": {"ticker": {"type": "string"}}},
    },
    {"name": "get stock price", "input_schema": {"type": "object"}},
]


def ask(text: str) -> object:
    return client.messages.create(model="claude", max_tokens=100, tools=TOOLS, messages=[{"role": "user", "content": text}])
