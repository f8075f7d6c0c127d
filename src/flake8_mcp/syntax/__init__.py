"""Python source as values with places; knows nothing of MCP."""
