from smolagents import CodeAgent, Tool, ToolCollection, tool


@tool
def model_download(task: str) -> str:
    return task


class Downloads(Tool):
    name = "model download counter"
    description = ""
    inputs = {"task": {"type": "string", "description": ""}}
    output_type = "string"

    def forward(self, task: str) -> str:
        return task


with ToolCollection.from_mcp({"url": "http://localhost:8000"}) as collection:
    agent = CodeAgent(tools=[model_download, Downloads(), *collection.tools], model=None)
