"""What the functions behind tools do that another part of the protocol does better."""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from flake8_mcp.model import Handler, Object, Scalar, Server, escape
from flake8_mcp.rules import _calls
from flake8_mcp.rules._names import words_of
from flake8_mcp.rules._rule import Advice, Citation, Context, Problem, SdkFact, cut, printable, rule, shown
from flake8_mcp.rules._schemas import is_true

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from flake8_mcp.model import Tool


@rule(
    code="MCP925",
    level="advice",
    default="off",
    subject=Handler,
    for_models=True,
    message="{name} is a part of the path {address}, and its default {value} names nothing: make it required",
    cites=(Advice("The tool-schema authoring guide: what stands in the path of an address is a required parameter."),),
)
def optional_path_parameter(handler: Handler, _context: Context) -> Iterator[Problem]:
    """A parameter whose default names nothing is a segment in the path of an address.

    Where a model leaves it out, the address ends in `/None` or lacks a segment, and means something else or nothing.
    A default such as `"latest"` or `"main"` is one that its author has chosen and that makes an address, so it is not
    reported.
    What is looked at are f-strings that are given to a method such as `get` or `post`, or that begin with `http://` or
    a variable named like a base address.
    A parameter that the body checks or sets anew is not reported, nor is one behind a `?`.

    Bad::

        import httpx

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("orders")


        @mcp.tool()
        def get_customer(customer_id: str = "") -> str:
            \"\"\"Get a customer.\"\"\"
            return httpx.get(f"https://orders.example/customers/{customer_id}").text

    Good::

        import httpx

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("orders")


        @mcp.tool()
        def get_customer(customer_id: str) -> str:
            \"\"\"Get a customer.\"\"\"
            return httpx.get(f"https://orders.example/customers/{customer_id}").text
    """
    addresses = {each.parameter: each.address for each in handler.segments}
    for tool in handler.tools:
        for each in tool.parameters:
            if each.name in addresses and each.default is not None and each.listed is not False:
                default = tool.at(f"/inputSchema/properties/{escape(each.name)}/default")
                if isinstance(default, Scalar) and (default.value is None or default.value == ""):
                    address = cut(printable(addresses[each.name]))
                    values = {"name": shown(each.name), "address": address, "value": shown(default)}
                    yield Problem(each.default.place, values)


@rule(
    code="MCP971",
    level="advice",
    default="off",
    subject=Handler,
    for_models=True,
    message="{name} takes nothing and always returns the same: a resource fits better, which clients read when needed",
    cites=(Advice("The Tool reference page: static data that is only read is a resource, not a tool."),),
)
def static_data_tool(handler: Handler, _context: Context) -> Iterator[Problem]:
    """A tool without parameters returns the same value in each call.

    A tool costs a place in the list that every request carries, and a call of the model.
    Data that does not change is a resource: the client lists it apart, and reads it when it is wanted.
    What is looked at are functions whose whole body returns a literal or a constant of the module.
    Tools that are there for being answered (`ping`, `check_health`) and those with `destructiveHint` are not reported.

    Bad::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("orders")
        STATES = ["open", "paid", "sent"]


        @mcp.tool()
        def list_states() -> list[str]:
            \"\"\"List the states of an order.\"\"\"
            return STATES

    Good::

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("orders")
        STATES = ["open", "paid", "sent"]


        @mcp.resource("orders://states")
        def list_states() -> list[str]:
            \"\"\"List the states of an order.\"\"\"
            return STATES
    """
    if handler.constant and handler.tools and all(_may_be_resource(each) for each in handler.tools):
        name = handler.tools[0].known_name
        yield Problem(handler.place, {"name": shown(name or handler.name)})


def _may_be_resource(tool: Tool) -> bool:
    """Whether a tool takes nothing, is not said to destroy anything, and is not there for being answered."""
    schema = tool.input_schema.known
    properties = schema.get("properties") if isinstance(schema, Object) else None
    if not isinstance(properties, Object) or properties.rest is not None or properties.entries:
        return False
    annotations = tool.annotations.known
    destroys = annotations.get("destructiveHint") if isinstance(annotations, Object) else None
    if tool.known_name is None or (destroys is not None and is_true(destroys)):
        return False
    return not ({"health", "hello", "version"} | _calls.CHECKING) & set(words_of(tool.known_name))


@rule(
    code="MCP973",
    level="advice",
    default="off",
    subject=Handler,
    message="{name}() uses {feature}, deprecated since {revision} and removable from 2027-07-28 on: {instead}",
    cites=(
        Citation("SHOULD NOT", "deprecated", "Deprecated features", since="2026-07-28"),
        SdkFact("mcp", "2.3.0", "these methods give a deprecation warning"),
    ),
    since="2026-07-28",
)
def deprecated_feature(handler: Handler, context: Context) -> Iterator[Problem]:
    """A tool uses roots, sampling or the logging of the protocol.

    Revision 2026-07-28 deprecates the three: new code should not use them, and they may be removed a year later.
    Python's `logging` writes to stderr, which clients show too; a model is called through its own API; folders are
    parameters of tools.
    Calls on a context of the SDK, or on the session that it has, are reported; progress and elicitation stay.
    See [Deprecated features](https://modelcontextprotocol.io/specification/2026-07-28/deprecated), since revision
    2026-07-28.

    Bad::

        from mcp.server.fastmcp import Context, FastMCP

        mcp = FastMCP("orders")


        @mcp.tool()
        async def pay(order: str, ctx: Context) -> str:
            \"\"\"Pay an order.\"\"\"
            await ctx.info("paying")
            return order

    Good::

        import logging

        from mcp.server.fastmcp import FastMCP

        mcp = FastMCP("orders")
        logger = logging.getLogger(__name__)


        @mcp.tool()
        async def pay(order: str) -> str:
            \"\"\"Pay an order.\"\"\"
            logger.info("paying")
            return order
    """
    for call in handler.calls:
        feature = _calls.FEATURES.get(call.name)
        since = [each.name for each in context.revisions if feature in each.deprecated]
        if feature is not None and since:
            values = {"name": call.name, "feature": feature, "revision": since[0], "instead": _INSTEAD[feature]}
            yield Problem(call.place, values)


_INSTEAD: Mapping[str, str] = MappingProxyType(
    {
        "logging": "log to stderr",
        "roots": "take folders as parameters",
        "sampling": "call a model by its own API",
    }
)


@rule(
    code="MCP974",
    level="advice",
    default="off",
    subject=Server,
    message="the handler of tools/call uses arguments that nobody checks: validate them against the input schema",
    cites=(
        Citation("MUST", "server/tools", "Security Considerations"),
        SdkFact("mcp", "2.3.0", "the low-level server calls the handler without a look at the arguments"),
        SdkFact("mcp", "1.30.0", "call_tool checks the arguments against the input schema"),
    ),
)
def unvalidated_arguments(server: Server, _context: Context) -> Iterator[Problem]:
    """The handler of a low-level server of mcp 2 uses arguments that were not checked.

    Servers must validate all inputs of tools.
    The low-level server of mcp 1 does so by itself; that of mcp 2 hands over whatever the client sent.
    Functions that get all the arguments are followed one step.
    A call named after a check (`validate`, `parse`, `check` ...), a model that is made of the arguments, and a question
    whether a name is among them all count as a check.

    Bad::

        from mcp.server import Server
        from mcp_types import CallToolResult, TextContent


        async def call_tool(ctx, params) -> CallToolResult:
            city = params.arguments["city"]
            return CallToolResult(content=[TextContent(type="text", text=city)])


        server = Server("weather", on_call_tool=call_tool)

    Good::

        import jsonschema
        from mcp.server import Server
        from mcp_types import CallToolResult, TextContent

        SCHEMA = {"type": "object", "properties": {"city": {"type": "string"}}, "required": ["city"]}


        async def call_tool(ctx, params) -> CallToolResult:
            jsonschema.validate(params.arguments, SCHEMA)
            city = params.arguments["city"]
            return CallToolResult(content=[TextContent(type="text", text=city)])


        server = Server("weather", on_call_tool=call_tool)
    """
    if server.unchecked is not None:
        yield Problem(server.unchecked)
