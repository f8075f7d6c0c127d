from langchain_core.tools import StructuredTool, Tool, tool
from langgraph.prebuilt import ToolNode


@tool
def multiply(a: int, b: int) -> int:
    return a * b


@tool("Search The Web", return_direct=True)
def search(query: str) -> str:
    """ """
    return query


@tool(description="")
async def lookup(word: str) -> str:
    return word


WEATHER = Tool(name="get weather", func=lambda city: city, description="")
STRUCTURED = StructuredTool.from_function(func=lambda a: a, name="do it!", description="")
node = ToolNode([multiply, search, WEATHER, STRUCTURED])
