"""What a table takes from the store and brings there: finished and carried games, records, and damaged rows."""
