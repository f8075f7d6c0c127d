"""Rules on API that a release of an SDK no longer has: MCP78x."""
