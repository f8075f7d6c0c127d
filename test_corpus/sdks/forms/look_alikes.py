"""Tools of other frameworks, and of the project itself."""

from agents import function_tool
from crewai.tools import tool as crew_tool
from langchain_core.tools import StructuredTool, Tool, tool
from pydantic_ai import Agent
from smolagents import tool as smol_tool
from strands import tool as strands_tool

agent = Agent("openai:gpt-4o")


@tool
def chain(text: str) -> str:
    """LangChain."""
    return text


@tool("chain_two", return_direct=True)
def chain_two(text: str) -> str:
    """LangChain."""
    return text


@agent.tool
def ask(context, text: str) -> str:
    """pydantic-ai."""
    return text


@agent.tool_plain
def ask_plain(text: str) -> str:
    """pydantic-ai."""
    return text


@agent.tool(name="named")
def ask_named(context, text: str) -> str:
    """pydantic-ai."""
    return text


@function_tool
def openai_agent(text: str) -> str:
    """OpenAI agents."""
    return text


@crew_tool("Crew")
def crew(text: str) -> str:
    """CrewAI."""
    return text


@smol_tool
def smol(text: str) -> str:
    """smolagents."""
    return text


@strands_tool
def strands(text: str) -> str:
    """strands."""
    return text


LANGCHAIN = Tool(name="search", func=chain, description="Search.")
STRUCTURED = StructuredTool.from_function(chain, name="structured")
agent.tool(chain)
