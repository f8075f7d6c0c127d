from autogen_core.tools import FunctionTool as AutogenTool
from llama_index.core.tools import FunctionTool


def add(a: int, b: int) -> int:
    return a + b


TOOLS = [
    FunctionTool.from_defaults(add, name="add numbers", description=""),
    AutogenTool(add, name="add numbers", description=""),
]
