"""A zoo."""
