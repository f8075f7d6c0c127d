"""What the server needs of the protocol."""
