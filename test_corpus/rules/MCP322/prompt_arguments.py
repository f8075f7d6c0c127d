from mcp.types import Prompt, PromptArgument

REVIEW = Prompt(
    name="review",
    description="Review a text.",
    arguments=[PromptArgument(name="text", description="The text.", required=True)],
)
PROMPTS = [{"name": "review", "arguments": [{"name": "text", "required": True}]}]
