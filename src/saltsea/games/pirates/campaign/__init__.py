"""A player's progress through the chapters: the log book, and the daily voyage. The rules of it are in rules/."""
