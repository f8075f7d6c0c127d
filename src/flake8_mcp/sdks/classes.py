"""The classes and functions of the SDKs that matter for finding tools, by dotted name, as data.

Read in the wheels of mcp 1.30.0 and 2.3.0, fastmcp 2.14.7, 3.4.11 and 4.2.3; mcp_use 1.x re-exports its own subclass.
"""

from __future__ import annotations

from types import MappingProxyType

# Server classes with a `tool` decorator, and the profile that an import of them shows; fm means any fastmcp.
SERVERS = MappingProxyType(
    {
        "mcp.server.fastmcp.FastMCP": "mcp1",
        "mcp.server.fastmcp.server.FastMCP": "mcp1",
        "mcp.server.FastMCP": "mcp1",
        "mcp_use.server.MCPServer": "mcp1",
        "mcp.server.mcpserver.MCPServer": "mcp2",
        "mcp.server.mcpserver.server.MCPServer": "mcp2",
        "mcp.server.MCPServer": "mcp2",
        "fastmcp.FastMCP": "fm",
        "fastmcp.server.FastMCP": "fm",
        "fastmcp.server.server.FastMCP": "fm",
    }
)

# Servers whose tools come from a handler; the profile is decided by how the handler is registered.
LOWLEVEL_SERVERS = frozenset(
    {
        "mcp.server.Server",
        "mcp.server.lowlevel.Server",
        "mcp.server.lowlevel.server.Server",
    }
)

# Objects that collect tools and are given to a server, with the profile that an import of them shows and what they are:
# apps and providers through add_provider or `providers=[...]`, extensions through `extensions=[...]`.
COLLECTIONS = MappingProxyType(
    {
        "fastmcp.FastMCPApp": ("fm", "app"),
        "fastmcp.apps.FastMCPApp": ("fm", "app"),
        "fastmcp.apps.app.FastMCPApp": ("fm", "app"),
        "fastmcp.server.app.FastMCPApp": ("fm", "app"),
        "fastmcp.server.providers.LocalProvider": ("fm", "provider"),
        "fastmcp.server.providers.local_provider.LocalProvider": ("fm", "provider"),
        "fastmcp.server.providers.local_provider.local_provider.LocalProvider": ("fm", "provider"),
        "mcp.server.apps.Apps": ("mcp2", "extension"),
    }
)

# Methods beside `tool` that register a function, by what has them.
REGISTERING_METHODS = MappingProxyType({"app": frozenset({"ui"})})

# The type of a tool definition. `mcp.types` and `mcp` exist in both majors.
TOOL_TYPES = MappingProxyType(
    {
        "mcp.types.Tool": "mcp",
        "mcp.types._types.Tool": "mcp",
        "mcp.Tool": "mcp",
        "mcp_types.Tool": "mcp2",
        "mcp_types._types.Tool": "mcp2",
    }
)

_TYPE_MODULES = ("mcp.types", "mcp.types._types", "mcp", "mcp_types", "mcp_types._types")

# Types whose call is the object that it stands for.
VALUE_TYPES = frozenset(
    f"{module}.{name}" for module in _TYPE_MODULES for name in ("Tool", "ToolAnnotations", "Icon", "ToolExecution")
) | {f"fastmcp.{module}.AppConfig" for module in ("apps", "apps.config", "server.apps")}
LIST_RESULTS = frozenset(f"{module}.ListToolsResult" for module in _TYPE_MODULES)

# Class methods of these types that make the object of a dict, and those that take its JSON text.
JSON_METHODS = frozenset({"model_validate_json", "parse_raw"})
VALIDATING_METHODS = JSON_METHODS | {"model_validate", "parse_obj"}

# fastmcp 3 and 4: `@tool` without a server; in fastmcp 2 the name is a module.
STANDALONE_DECORATORS = frozenset({"fastmcp.tools.tool", "fastmcp.tools.function_tool.tool"})

# Tool objects made from a function, to be given to add_tool or to a server's constructor.
FROM_FUNCTION = MappingProxyType(
    {
        "mcp.server.fastmcp.tools.Tool.from_function": "mcp1",
        "mcp.server.fastmcp.tools.base.Tool.from_function": "mcp1",
        "mcp.server.mcpserver.tools.Tool.from_function": "mcp2",
        "mcp.server.mcpserver.tools.base.Tool.from_function": "mcp2",
        "fastmcp.tools.Tool.from_function": "fm",
        "fastmcp.tools.FunctionTool.from_function": "fm",
        "fastmcp.tools.tool.Tool.from_function": "fm",
        "fastmcp.tools.tool.FunctionTool.from_function": "fm",
        "fastmcp.tools.base.Tool.from_function": "fm",
        "fastmcp.tools.function_tool.FunctionTool.from_function": "fm",
    }
)

# Tool objects made from other tools.
FROM_TOOL = frozenset(
    f"fastmcp.tools.{name}.from_tool"
    for name in (
        "FunctionTool", "Tool", "base.Tool", "function_tool.FunctionTool", "tool.FunctionTool", "tool.Tool",
        "tool_transform.TransformedTool",
    )
)  # fmt: skip

# fastmcp.contrib.mcp_mixin: methods marked as tools, registered later by one call for the whole object.
MIXIN_DECORATORS = frozenset({"fastmcp.contrib.mcp_mixin.mcp_tool", "fastmcp.contrib.mcp_mixin.mcp_mixin.mcp_tool"})
MIXIN_REGISTER = frozenset({"register_all", "register_tools"})

# Modules whose import shows an SDK, longest match first: the profile, mcp for either major of the official SDK.
IMPORTS = (
    ("mcp.server.fastmcp", "mcp1"),
    ("mcp.server.mcpserver", "mcp2"),
    ("mcp_types", "mcp2"),
    ("mcp_use.server", "mcp1"),
    ("fastmcp", "fm"),
    ("mcp", "mcp"),
)

# Agent frameworks with a `tool` of their own: a file that imports one of them and no MCP SDK declares its tools to it.
AGENT_FRAMEWORKS = frozenset(
    {
        "agents", "agno", "anthropic", "autogen", "autogen_core", "crewai", "crewai_tools", "dspy", "google",
        "haystack", "langchain", "langchain_core", "langgraph", "letta", "llama_index", "openai", "pydantic_ai",
        "semantic_kernel", "smolagents", "strands",
    }
)  # fmt: skip


def profile_of_import(module: str) -> str | None:
    """The profile that an import of a module shows: mcp1, mcp2, mcp (either), fm (any fastmcp), or None."""
    for prefix, profile in IMPORTS:
        if module == prefix or module.startswith(f"{prefix}."):
            return profile
    return None
