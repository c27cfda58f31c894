"""What a table sends: steps, snapshots, the log, refusals, and all of it later for delayed watchers."""
