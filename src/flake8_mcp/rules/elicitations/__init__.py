"""What servers ask their users for."""
