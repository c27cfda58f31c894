"""What Corto adds to a server: the deal of the day, its diaries, and the routes of both. Mounted by the catalogue."""
