"""Rules on icons, metadata and other fields: MCP6xx."""
