"""Append-only records behind one port."""
