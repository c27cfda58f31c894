"""Corto: rivals lay characters as comic panels on strips, mark them, shoot, swap, and count their gold."""
