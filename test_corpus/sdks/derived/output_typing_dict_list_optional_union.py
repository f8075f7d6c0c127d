"""Output: typing.Dict, List, Optional, Union."""

from typing import Any, Dict, List, Optional, Union
from fastmcp import Context, FastMCP

mcp = FastMCP("case")


@mcp.tool()
def t_Dict() -> Dict[str, Any]: return {}


@mcp.tool()
def t_List() -> List[Dict[str, Any]]: return []


@mcp.tool()
def t_opt() -> Optional[str]: return None


@mcp.tool()
def t_union() -> Union[int, str]: return 1


@mcp.tool()
def t_optdict() -> dict[str, int] | None: return None
