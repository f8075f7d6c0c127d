"""What several tests need, a page at most."""
