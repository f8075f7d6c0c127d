"""Rules on output schemas and results: MCP4xx."""
