"""A Tale of Pirates: one crew, one ship, sandtimers on her action spaces.

rules/ has one module per chapter of the rulebook: start reading there. engine/ runs them with the events of events/ and
the chapters of chapters/, crew/ has the bots: these five are compiled and import the kernel alone.

Around them: view/ describes observations for clients, text/ is the text table, campaign/ stores a player's progress,
authoring/ reads and checks chapter files. report.py and voyage_log.py add up voyages, tempo.py is real time at a table,
definition.py is the entry of the catalogue."""
