# settings: --mcp-sdk mcp==2.3.0
import json
import logging

from mcp.types import CallToolResult, TextContent, Tool
from pydantic import BaseModel

logger = logging.getLogger(__name__)


class Article(BaseModel):
    in_stock: int


# a model of the author's own has the names that the author gave
def describe(article: Article) -> str:
    return json.dumps(article.model_dump())


# for a log alone
def note(tool: Tool) -> None:
    logger.debug("%s", tool.model_dump())


# the keys are read as Python spells them
def schema(tool: Tool) -> str:
    fields = tool.model_dump()
    return json.dumps(fields["input_schema"])


def send(result: CallToolResult) -> str:
    return result.model_dump_json(by_alias=True, exclude_none=True)


# compared, not sent
def is_same(one: TextContent, other: TextContent) -> bool:
    return one.model_dump() == other.model_dump()
