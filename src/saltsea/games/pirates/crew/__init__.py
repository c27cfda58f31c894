"""The bots that sail: able sailors who read one chart and so divide the work. Compiled."""
