"""The bots that sail: able sailors who plan the same course and so divide the work. Compiled."""
