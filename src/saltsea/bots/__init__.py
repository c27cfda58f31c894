"""Players for any game. They see Views and roll their own dice; no bot ever holds a State of the table."""
