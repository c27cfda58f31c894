"""Corto: rivals lay characters as comic panels on strips, mark them, shoot, swap, and count their gold.

rules/ has one module per chapter of the rulebook: start reading there. engine/ runs them, bot/ judges positions for the
search: these three are compiled and import the kernel alone. view/ describes observations for clients, text/ is the
text table, report.py adds up many games, definition.py is the entry of the catalogue."""
