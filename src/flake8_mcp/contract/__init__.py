"""What servers list, as callers depend on it: listings of two times, and what differs for whom."""
