"""The people at a table: who is connected, who blocked whom, and how a person is forgotten."""
