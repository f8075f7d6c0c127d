from crewai import Agent, Crew
from crewai.tools import BaseTool, tool
from crewai_tools import MCPServerAdapter


@tool("Name of my tool")
def question(text: str) -> str:
    return text


class Search(BaseTool):
    name: str = "Search the web"
    description: str = ""

    def _run(self, text: str) -> str:
        return text


def crew(parameters: dict) -> Crew:
    with MCPServerAdapter(parameters) as tools:
        return Crew(agents=[Agent(role="r", goal="g", backstory="b", tools=[question, Search(), *tools])])
