ANTHROPIC = {
    "name": "get_weather",
    "description": "Tell the weather at a place.",
    "input_schema": {"type": "object", "properties": {"place": {"type": "string"}}},
}
OPENAI = {
    "type": "function",
    "function": {
        "name": "get_weather",
        "description": "Tell the weather at a place.",
        "parameters": {"type": "object", "properties": {"place": {"type": "string"}}},
    },
}
