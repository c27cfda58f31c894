"""Printed sheets from a server: made in a process of their own, and kept."""
