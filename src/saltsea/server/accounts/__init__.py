"""Accounts for whoever wants one: passwords, passkeys, sessions, and what is kept for their owner."""
