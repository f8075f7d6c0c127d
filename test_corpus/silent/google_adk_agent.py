from google.adk.agents import Agent
from google.adk.tools import FunctionTool
from google.genai import types


def get_time(city: str) -> str:
    return city


DECLARATION = types.FunctionDeclaration(name="get time", description="", parameters=types.Schema(type="OBJECT"))
TOOL = types.Tool(function_declarations=[DECLARATION])
agent = Agent(name="clock", model="gemini", tools=[get_time, FunctionTool(func=get_time)])
