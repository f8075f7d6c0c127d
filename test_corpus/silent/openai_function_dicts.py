from openai import OpenAI

client = OpenAI()
TOOLS = [
    {
        "type": "function",
        "function": {
            "name": "get weather",
            "description": "",
            "parameters": {"type": "object", "properties": {"city": {"type": "str"}}},
        },
    },
    {
        "type": "function",
        "name": "",
        "description": None,
        "parameters": {"properties": {"city": {"type": "string"}}},
        "strict": True,
    },
]

response = client.responses.create(model="gpt-5", input="Hot?", tools=TOOLS)
