"""The routes of the tables, their records and texts: what is asked under `/api` beside a socket."""
