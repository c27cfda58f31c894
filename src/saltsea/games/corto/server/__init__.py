"""What Corto adds to a server: the lesson, the deal of the day, its diaries and routes. Mounted by the catalogue."""
