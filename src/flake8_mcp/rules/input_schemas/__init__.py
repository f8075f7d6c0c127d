"""Rules on input schemas, and on JSON Schema wherever it stands: MCP3xx."""
