"""The bots of a table: their questions and answers, the hints that they give, and what they hear and say."""
