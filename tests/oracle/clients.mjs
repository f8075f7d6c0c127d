// What the TypeScript client of MCP, and libraries that give its tools to a model, do with a definition.
// Reads {"packages": [...], "definitions": [...]} from stdin; the packages are looked up in node_modules of the current folder.
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { readFileSync } from "node:fs";
import { join } from "node:path";

const require = createRequire(join(process.cwd(), "clients.cjs"));
const at = (name) => import(pathToFileURL(require.resolve(name)).href);
const version = (name) =>
  JSON.parse(readFileSync(join(process.cwd(), "node_modules", name, "package.json"), "utf8")).version;

const definitions = JSON.parse(readFileSync(0, "utf8"));

// A server on the other end of two linked transports that lists exactly the given objects.
function server(transport, tools, protocolVersion) {
  transport.onmessage = async (message) => {
    const results = {
      initialize: { protocolVersion, capabilities: { tools: {} }, serverInfo: { name: "s", version: "1" } },
      "tools/list": { tools },
    };
    if (message.method in results) {
      await transport.send({ jsonrpc: "2.0", id: message.id, result: results[message.method] });
    } else if (message.id !== undefined && message.method) {
      await transport.send({ jsonrpc: "2.0", id: message.id, error: { code: -32601, message: "Method not found" } });
    }
  };
  return transport.start();
}

async function listed(Client, InMemoryTransport, definition) {
  const good = { name: "good", inputSchema: { type: "object", properties: {} } };
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await server(theirs, [good, definition], "2025-11-25");
  const client = new Client({ name: "c", version: "1" }, { capabilities: {} });
  try {
    await client.connect(ours);
    const { tools } = await client.listTools();
    return tools.length === 2 ? "listed" : "tool dropped";
  } catch {
    return "list lost";
  } finally {
    await client.close();
  }
}

const outcomes = {};
{
  const { Client } = await at("@modelcontextprotocol/sdk/client/index.js");
  const { InMemoryTransport } = await at("@modelcontextprotocol/sdk/inMemory.js");
  const key = `@modelcontextprotocol/sdk ${version("@modelcontextprotocol/sdk")}`;
  outcomes[key] = [];
  for (const each of definitions) outcomes[key].push(await listed(Client, InMemoryTransport, each));
}
{
  const { Client, InMemoryTransport } = await at("@modelcontextprotocol/client");
  const key = `@modelcontextprotocol/client ${version("@modelcontextprotocol/client")}`;
  outcomes[key] = [];
  for (const each of definitions) outcomes[key].push(await listed(Client, InMemoryTransport, each));
}
{
  const { default: Ajv } = await at("ajv/dist/2020.js");
  const key = `ajv ${version("ajv")}`;
  outcomes[key] = definitions.map(({ outputSchema, inputSchema }) => {
    try {
      new (Ajv.default ?? Ajv)({ strict: false, validateFormats: false }).compile(outputSchema ?? inputSchema);
      return "compiled";
    } catch {
      return "refused";
    }
  });
}
console.log(JSON.stringify(outcomes));
