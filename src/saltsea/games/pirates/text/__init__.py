"""A Tale of Pirates in sentences: its words and stories, and what a text table shows and asks."""
