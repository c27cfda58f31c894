"""Notifications to players who are not at the table: an outbox, e-mail and web push."""
