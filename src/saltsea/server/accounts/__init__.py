"""Accounts: passwords, passkeys, sessions, and what is stored for their owners."""
