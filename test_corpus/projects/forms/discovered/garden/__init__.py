"""A server whose tools lie in modules that it imports by computed names."""
