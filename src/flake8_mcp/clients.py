"""What named clients and model APIs refuse in a definition that MCP allows: one row for each limit.

The limits were reported in public threads, named as owner/repository#number; the services themselves were not called.
Limits move: a row says when it was last seen. docs/clients.md says which of them were seen in a run, and why others
were not.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Literal

from flake8_mcp.lazy_dataclass import dataclass

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

# What is lost: every request that carries the tool, the server's whole list, the tool, nothing (a warning), or the
# submission to a directory. The first of these is the worst.
Scope = Literal["request", "list", "tool", "submission", "warning"]
SCOPES: tuple[Scope, ...] = ("request", "list", "tool", "submission", "warning")

# The clients by their names in --mcp-clients, as messages show them.
LABELS: Mapping[str, str] = MappingProxyType(
    {
        "5ire": "5ire",
        "amazon-q": "Amazon Q",
        "antigravity": "Antigravity",
        "augment": "Augment",
        "azure": "Azure OpenAI",
        "azure-foundry": "Azure AI Foundry",
        "bedrock": "Amazon Bedrock",
        "bedrock-agentcore": "Bedrock AgentCore",
        "claude": "Claude",
        "claude-desktop": "Claude Desktop",
        "claude-directory": "Anthropic's directory",
        "cursor": "Cursor",
        "cursor-strict": "Cursor",
        "fireworks": "Fireworks",
        "gemini": "Gemini",
        "gemini-cli": "Gemini CLI",
        "grok": "Grok CLI",
        "kimi": "Kimi",
        "letta": "Letta",
        "librechat": "LibreChat",
        "llamacpp": "llama.cpp",
        "lmstudio": "LM Studio",
        "mcphost": "mcphost",
        "mcpo": "mcpo",
        "ollama": "Ollama",
        "openai": "OpenAI",
        "openai-2025": "OpenAI's API of 2025",
        "openai-directory": "OpenAI's directory",
        "openai-strict": "OpenAI's strict mode",
        "vertex": "Vertex AI",
        "vscode": "VS Code",
        "vscode-refs": "VS Code",
        "windsurf": "Windsurf",
        "zed-gemini": "Zed with Gemini",
    }
)


@dataclass(frozen=True, slots=True)
class Limit:
    """One limit of one client.

    `kind` is what is limited, and decides which of the other fields hold it: `pattern` is a regular expression for the
    whole text and `allowed` the same in words, `most` a number, `words` the keywords, formats or other words meant.
    `seen` is the time span of the reports. `runs` are releases of the client, or of libraries of it, that were seen to
    refuse it before anything is sent (tests/recorded/clients.json).
    """

    kind: str
    client: str
    scope: Scope
    fact: str
    evidence: tuple[str, ...]
    seen: str
    pattern: str = ""
    allowed: str = ""
    most: int = 0
    words: frozenset[str] = frozenset()
    runs: tuple[str, ...] = ()

    @property
    def label(self) -> str:
        """The client as messages show it."""
        return LABELS[self.client]


def limits(kind: str, clients: Iterable[str]) -> tuple[Limit, ...]:
    """The limits of a kind that the chosen clients have, in the order of the table."""
    chosen = frozenset(clients)
    return tuple(each for each in _BY_KIND.get(kind, ()) if each.client in chosen)


def limits_of_kind(kind: str) -> tuple[Limit, ...]:
    """All limits of a kind."""
    return _BY_KIND[kind]


_ASCII = "[A-Za-z0-9_-]*"
_ASCII_WORDS = "letters, digits, _ and -"

_NAMES = (
    Limit(
        "name pattern",
        "claude",
        "request",
        "a tool name outside of [a-zA-Z0-9_-] fails the request; Claude Code 2.1.197 writes _ there",
        ("loomle/loomle#168", "API-200/api200#14", "IlyaGulya/gradle-mcp-server#2", "MariaDB/mcp#36"),
        "2025-06..2026-06",
        pattern=_ASCII,
        allowed=_ASCII_WORDS,
    ),
    Limit(
        "name pattern",
        "openai",
        "request",
        "a tool name outside of [a-zA-Z0-9_-] fails the request",
        ("openai/codex#8174", "Vortiago/mcp-azure-devops#30", "microsoft/foundry-dev-tools#201"),
        "2025-05..2026-01",
        pattern=_ASCII,
        allowed=_ASCII_WORDS,
    ),
    Limit(
        "name pattern",
        "vscode",
        "warning",
        "a warning for a tool name outside of [a-z0-9_-], in some builds whatever its case",
        ("microsoft/vscode#308463", "sxhxliang/mcp-access-point#10"),
        "2025-06..2026-04",
        pattern=_ASCII,
        allowed=_ASCII_WORDS,
    ),
    Limit(
        "name pattern",
        "cursor",
        "tool",
        "a tool whose name has other characters than letters, digits, _ and - may be filtered out",
        ("webstudio-is/webstudio#5960", "ComposioHQ/composio#2788"),
        "2025-04..2026-07",
        pattern=_ASCII,
        allowed=_ASCII_WORDS,
    ),
    Limit(
        "name pattern",
        "cursor-strict",
        "warning",
        "a warning for a tool name with other characters than letters, digits and _",
        ("webstudio-is/webstudio#5960",),
        "2026-07",
        pattern="[A-Za-z0-9_]*",
        allowed="letters, digits and _",
    ),
    Limit(
        "name pattern",
        "gemini",
        "request",
        "a function name that does not begin with a letter or an underscore fails the request",
        ("BerriAI/litellm#12543",),
        "2025-04..2026-01",
        pattern="[A-Za-z_][A-Za-z0-9_.-]*",
        allowed="names that begin with a letter or _",
    ),
    Limit(
        "name pattern",
        "bedrock",
        "request",
        "a tool name outside of [a-zA-Z0-9_-] fails the request",
        ("RooCodeInc/Roo-Code#10022",),
        "2025-10..2026-04",
        pattern=_ASCII,
        allowed=_ASCII_WORDS,
    ),
    Limit(
        "name pattern",
        "amazon-q",
        "request",
        "a tool name outside of [a-zA-Z0-9_-] fails every request",
        ("aws/aws-toolkit-jetbrains#5831",),
        "2025-06",
        pattern=_ASCII,
        allowed=_ASCII_WORDS,
    ),
    Limit(
        "name pattern",
        "augment",
        "tool",
        "a tool whose name is not [a-zA-Z0-9_-]{1,64} is invalid",
        ("mastergo-design/mastergo-magic-mcp#36",),
        "2025-07",
        pattern=_ASCII,
        allowed=_ASCII_WORDS,
    ),
    Limit(
        "name pattern",
        "grok",
        "list",
        "a server with a tool name that begins with an underscore is not read",
        ("thedotmack/claude-mem#3288",),
        "2026-07",
        pattern="(?!_).*",
        allowed="names that do not begin with _",
    ),
    Limit(
        "name pattern",
        "5ire",
        "tool",
        "two hyphens in a tool name are taken for the separator of server and tool",
        ("apify/apify-mcp-server#36",),
        "2025-03",
        pattern="(?!.*--).*",
        allowed="names without --",
    ),
    Limit(
        "name length",
        "claude",
        "request",
        "a tool name of more than 64 characters fails the request",
        ("awslabs/mcp#3181", "anthropics/claude-code#2326", "anthropics/claude-code#20643"),
        "2025-06..2026-01",
        most=64,
    ),
    Limit(
        "name length",
        "openai",
        "request",
        "a tool name of more than 64 characters fails the request",
        ("microsoft/mcp#842", "nanbingxyz/5ire#403", "chatboxai/chatbox#2400"),
        "2025-05..2026-01",
        most=64,
    ),
    Limit(
        "name length",
        "gemini",
        "request",
        "a function name of more than 64 characters fails the request",
        ("BerriAI/litellm#12543",),
        "2025-04..2026-01",
        most=64,
    ),
    Limit(
        "name length",
        "bedrock",
        "request",
        "a tool name of more than 64 characters fails the request",
        ("microsoft/mcp#842", "awslabs/mcp#3181", "awslabs/mcp#2395"),
        "2025-10..2026-04",
        most=64,
    ),
    Limit(
        "name length",
        "augment",
        "tool",
        "a tool whose name is not [a-zA-Z0-9_-]{1,64} is invalid",
        ("mastergo-design/mastergo-magic-mcp#36",),
        "2025-07",
        most=64,
    ),
    Limit(
        "joint name length",
        "claude",
        "request",
        "mcp__, the server's name, __ and the tool's name have more than 64 characters: the request fails",
        ("anthropics/claude-code#2326", "anthropics/claude-code#2485", "anthropics/claude-code#19882"),
        "2025-06..2026-01",
        most=64,
        pattern="mcp__{server}__{tool}",
    ),
    Limit(
        "joint name length",
        "cursor",
        "tool",
        "the names of server and tool have more than 60 characters together: the tool may be filtered out",
        ("awslabs/mcp#1283", "PostHog/posthog#51483", "idosal/git-mcp#31"),
        "2025-04..2026-03",
        most=60,
        pattern="{server}{tool}",
    ),
    Limit(
        "joint name length",
        "amazon-q",
        "tool",
        "the names of server and tool have more than 64 characters together: the tool is dropped",
        ("awslabs/mcp#570", "awslabs/mcp#643"),
        "2025-06",
        most=64,
        pattern="{server}{tool}",
    ),
)

_PROPERTIES = (
    Limit(
        "property key",
        "claude",
        "request",
        "a top-level property key that is not [a-zA-Z0-9_.-]{1,64} fails the request",
        ("vantage-sh/vantage-mcp-server#43", "freee/freee-mcp#15", "twilio-labs/mcp#49", "decocms/studio#6874"),
        "2025-04..2026-09",
        pattern=r"[A-Za-z0-9_.-]{1,64}",
        allowed="1 to 64 letters, digits, _, . and -",
    ),
    Limit(
        "property key",
        "vertex",
        "request",
        "a parameter name begins with a letter or _ and has up to 64 letters, digits and _",
        ("https://cloud.google.com/java/docs/reference/google-cloud-vertexai (FunctionDeclarationOrBuilder)",),
        "2026-11",
        pattern=r"[A-Za-z_][A-Za-z0-9_]{0,63}",
        allowed="a letter or _ and up to 63 letters, digits and _",
    ),
    Limit(
        "property key",
        "mcpo",
        "list",
        "up to 0.0.14 a property name that begins with an underscore fails the whole server",
        ("open-webui/mcpo#188",),
        "2025-07",
        pattern="(?!_).*",
        allowed="names that do not begin with _",
        runs=("mcpo 0.0.14",),
    ),
)

_SHAPES = (
    Limit(
        "root keyword",
        "claude",
        "request",
        "oneOf, anyOf or allOf at the root of an input schema fails the request, or drops the tool in newer releases",
        ("makenotion/notion-mcp-server#340", "anthropics/claude-code#657", "anthropics/claude-code#95504"),
        "2025-03..2026-09",
        words=frozenset({"oneOf", "anyOf", "allOf"}),
        runs=("@anthropic-ai/claude-code 2.1.197",),
    ),
    Limit(
        "root keyword",
        "openai",
        "request",
        "oneOf, anyOf, allOf, enum or not at the root of an input schema fails the request",
        ("langchain-ai/langchainjs#9804", "HKUDS/nanobot#2287"),
        "2026-01..03",
        words=frozenset({"oneOf", "anyOf", "allOf", "enum", "not"}),
    ),
    Limit(
        "array items",
        "openai",
        "request",
        "a schema of type array without items fails the request",
        ("digitalocean-labs/mcp-digitalocean#265", "apify/apify-mcp-server#36", "ogx-ai/ogx#3602"),
        "2025-03..2026-04",
    ),
    Limit(
        "array items",
        "vscode",
        "tool",
        "a schema of type array without items, also one with prefixItems, fails the tool or the request",
        ("microsoft/vscode#246119", "microsoft/vscode#257537", "microsoft/vscode#284536"),
        "2025-04..2025-12",
    ),
    Limit(
        "array items",
        "windsurf",
        "tool",
        "a schema of type array without items is invalid",
        ("DaxianLee/cocos-mcp-server#14",),
        "2025-07..2026-03",
    ),
    Limit(
        "root properties",
        "openai",
        "request",
        "an input schema without properties fails the request",
        ("openai/openai-agents-python#454", "enechange/collmbo#384"),
        "2025-04..10",
    ),
    Limit(
        "root properties",
        "azure",
        "request",
        "an input schema without properties fails the request",
        ("Azure/azure-mcp#197",),
        "2025-04",
    ),
    *(
        Limit(
            "root properties",
            client,
            "request",
            "an input schema without properties fails the request",
            ("unclecode/crawl4ai#2207",),
            "2026-08",
        )
        for client in ("lmstudio", "librechat")
    ),
    Limit(
        "root properties",
        "letta",
        "list",
        "an input schema without properties loses the server's tools",
        ("unclecode/crawl4ai#2207",),
        "2026-08",
    ),
    Limit(
        "type",
        "gemini",
        "request",
        "a property or item without a type fails the request; an enum needs the type string",
        ("google-gemini/gemini-cli#4400", "makenotion/notion-mcp-server#42", "inngest/inngest#3305"),
        "2025-05..2026-05",
    ),
    Limit(
        "type",
        "gemini-cli",
        "tool",
        "up to 0.7 a tool is skipped if a property or item has no type",
        ("google-gemini/gemini-cli#5694", "CoplayDev/unity-mcp#273", "redis/mcp-redis#59"),
        "2025-08..10",
        runs=("@google/gemini-cli-core 0.7.0",),
    ),
    Limit(
        "type",
        "fireworks",
        "request",
        "a schema without a type is not understood",
        ("docker/mcp-gateway#234",),
        "2025-11",
    ),
    *(
        Limit(
            "empty schema",
            client,
            "request",
            "a boolean as a schema cannot be made a grammar, so the request fails",
            evidence,
            "2025-06..2026-09",
            words=frozenset({"boolean"}),
        )
        for client, evidence in (
            ("llamacpp", ("ggml-org/llama.cpp#14227", "containers/kubernetes-mcp-server#758")),
            ("lmstudio", ("lmstudio-ai/lmstudio-bug-tracker#2247",)),
        )
    ),
    Limit(
        "empty schema",
        "kimi",
        "request",
        "additionalProperties: {} fails the request",
        ("TencentCloudBase/CloudBase-AI-Toolkit#626",),
        "2025-10..2026-04",
        words=frozenset({"additionalProperties"}),
    ),
    Limit(
        "empty schema",
        "letta",
        "list",
        "additionalProperties: {} loses the server's tools",
        ("jacksteamdev/obsidian-mcp-tools#63",),
        "2026-01",
        words=frozenset({"additionalProperties"}),
    ),
    Limit(
        "string enum",
        "gemini",
        "request",
        "a member of an enum that is not a string fails the request",
        ("kensho-technologies/kfinance#128", "router-for-me/CLIProxyAPI#1076", "JetBrains/mcp-jetbrains#71"),
        "2025-05..2026-05",
        runs=("google-genai 3.6.1",),
    ),
    Limit(
        "one type",
        "ollama",
        "list",
        "a list as type cannot be read, so the whole list is lost",
        ("ollama/ollama#10328",),
        "2025-04..07",
    ),
    Limit(
        "one type",
        "mcphost",
        "list",
        "a list as type cannot be read, so the whole list is lost",
        ("mark3labs/mcphost#108",),
        "2025-04..07",
    ),
    Limit(
        "one type",
        "gemini",
        "request",
        "a list as type is no type of a function declaration",
        ("genkit-ai/genkit#5070", "netease-lcap/wave-agent#284"),
        "2025-10..2026-04",
        runs=("google-genai 3.6.1",),
    ),
)

_NOT_IN_FUNCTION_DECLARATIONS = frozenset(
    {
        "$schema", "additionalProperties", "const", "exclusiveMaximum", "exclusiveMinimum", "if", "multipleOf",
        "patternProperties", "propertyNames", "type beside anyOf",
    }
)  # fmt: skip

_KEYWORDS = (
    Limit(
        "keyword",
        "gemini",
        "request",
        "keywords that the parameters field of a function declaration does not have fail the request",
        ("modelcontextprotocol/servers#1624", "pizza-bot-app/pizza-bot#62", "zed-industries/zed#29394"),
        "2025-04..2026-09",
        words=_NOT_IN_FUNCTION_DECLARATIONS,
        runs=("google-genai 3.6.1",),
    ),
    Limit(
        "keyword",
        "azure-foundry",
        "tool",
        "anyOf makes the tool schema invalid in the new portal",
        ("microsoft-foundry/new-foundry-portal#23",),
        "2025-11",
        words=frozenset({"anyOf"}),
    ),
    Limit(
        "keyword",
        "kimi",
        "request",
        "$schema fails the request",
        ("labring/FastGPT#5834",),
        "2025-10",
        words=frozenset({"$schema"}),
    ),
    Limit(
        "keyword",
        "zed-gemini",
        "tool",
        "a tool with keywords that cannot be adapted, such as if, is left out",
        ("zed-industries/zed#28700", "zed-industries/zed#28680"),
        "2025-04",
        words=frozenset({"if"}),
    ),
    Limit(
        "format",
        "openai-strict",
        "request",
        "a string format that strict mode does not know fails the request",
        ("posit-dev/chatlas#255",),
        "2025-05..2026-09",
        words=frozenset(
            {"date", "date-time", "duration", "email", "hostname", "ipv4", "ipv6", "time", "uuid"},
        ),
    ),
    Limit(
        "format",
        "gemini",
        "request",
        "a string format other than enum and date-time fails the request",
        ("enechange/collmbo#195", "labring/aiproxy#312"),
        "2025-06",
        words=frozenset({"date-time", "enum"}),
    ),
    Limit(
        "strict mode",
        "openai-strict",
        "request",
        "strict mode wants closed objects whose every property is required, no allOf or oneOf, no default, depth 5",
        ("camel-ai/camel#2574", "docker/docker-agent#4106", "dotnet/extensions#6266", "posit-dev/chatlas#255"),
        "2025-05..2026-09",
        most=5,
        words=frozenset({"allOf", "default", "oneOf"}),
        runs=("openai-agents 0.24.0",),
    ),
    Limit(
        "reference",
        "bedrock-agentcore",
        "request",
        "$ref and $defs fail the request",
        ("PrefectHQ/fastmcp#3655",),
        "2026-03",
    ),
    Limit(
        "reference",
        "azure-foundry",
        "tool",
        "$ref makes the tool schema invalid in the new portal",
        ("microsoft-foundry/new-foundry-portal#23",),
        "2025-11",
    ),
    Limit(
        "reference",
        "gemini",
        "request",
        "$ref and $defs are not supported in function declarations",
        ("anomalyco/opencode#14234", "simonw/llm-gemini#109"),
        "2025-10..2026-04",
        runs=("google-genai 3.6.1",),
    ),
    *(
        Limit(
            "reference",
            client,
            "tool",
            "$defs are dropped and $ref leads nowhere: the model sends a wrong enum or object",
            ("PrefectHQ/fastmcp#2808", "PrefectHQ/fastmcp#2861", "modelcontextprotocol/python-sdk#2586"),
            "2026-01..05",
        )
        for client in ("claude-desktop", "vscode-refs")
    ),
    Limit(
        "recursion",
        "gemini",
        "request",
        "a schema that refers to itself cannot be inlined: the converters fail",
        ("simonw/llm-gemini#109", "tadata-org/fastapi_mcp#287"),
        "2025-10..2026-04",
    ),
    Limit(
        "output root reference",
        "claude",
        "list",
        "Claude Code refuses an outputSchema whose root is a $ref, as the SDK lists a recursive result",
        ("PrefectHQ/fastmcp#2455",),
        "2025-11..2026-11",
        runs=("@anthropic-ai/claude-code 2.1.197",),
    ),
    *(
        Limit(
            "grammar",
            client,
            "request",
            "a pattern without ^ and $ or with look-around, or a large bound, cannot be made a grammar",
            evidence,
            "2025-06..2026-09",
            most=2000,
        )
        for client, evidence in (
            ("llamacpp", ("containers/kubernetes-mcp-server#758", "ggml-org/llama.cpp#14227")),
            ("lmstudio", ("codefuturist/email-mcp#58", "lmstudio-ai/lmstudio-bug-tracker#2247")),
            ("ollama", ("firecrawl/firecrawl#4512",)),
        )
    ),
)

_SIZES = (
    Limit(
        "description length",
        "claude",
        "tool",
        "Claude Code cuts a tool description after 2048 characters",
        ("anthropics/claude-code#41593",),
        "2026-03..11",
        most=2048,
        words=frozenset({"cut"}),
        runs=("@anthropic-ai/claude-code 2.1.197",),
    ),
    Limit(
        "description length",
        "openai-2025",
        "request",
        "a tool description of more than 1024 characters fails the request",
        ("getsentry/sentry-mcp#106", "janwilmake/openapi-mcp-server#23", "FoundationAgents/OpenManus#1080"),
        "2025-03..04",
        most=1024,
    ),
    Limit(
        "number of tools",
        "openai",
        "request",
        "more than 128 tools fail the request",
        ("FerroxLabs/wayland#344",),
        "2025-06..2026-06",
        most=128,
    ),
    Limit(
        "number of tools",
        "vscode",
        "request",
        "more than 128 tools fail the request",
        ("microsoft/vscode-copilot-release#11653",),
        "2025-06..2026-06",
        most=128,
    ),
    Limit(
        "number of tools",
        "cursor-strict",
        "warning",
        "the settings warn of more than 80 tools",
        ("bun913/mcp-testrail#6", "Snowflake-Labs/mcp#77"),
        "2025",
        most=80,
    ),
    *(
        Limit(
            "number of tools",
            client,
            "list",
            "a server that brings the number of tools over 100 cannot be added",
            ("DaxianLee/cocos-mcp-server#11",),
            "2025-04..2026-02",
            most=100,
        )
        for client in ("windsurf", "antigravity")
    ),
    *(
        Limit(
            "directory",
            client,
            "submission",
            "every tool must give title, readOnlyHint and destructiveHint in its annotations",
            evidence,
            "2026-07..09",
            words=frozenset({"destructiveHint", "readOnlyHint", "title"}),
        )
        for client, evidence in (
            ("claude-directory", ("elgorro/aiquila#386", "ExpeditedProjects/hutchdb#37")),
            ("openai-directory", ("open-metadata/OpenMetadata#30107", "HelpCode-ai/anythingmcp#579")),
        )
    ),
)

LIMITS: tuple[Limit, ...] = (*_NAMES, *_PROPERTIES, *_SHAPES, *_KEYWORDS, *_SIZES)
_BY_KIND: Mapping[str, tuple[Limit, ...]] = MappingProxyType(
    {kind: tuple(each for each in LIMITS if each.kind == kind) for kind in dict.fromkeys(each.kind for each in LIMITS)}
)
