"""Ports: what a table calls without knowing who implements it."""
