"""A Tale of Pirates: one crew, one ship, sandtimers on her action spaces.

rules/ has one module per chapter of the rulebook: start reading there. engine/ runs them with the events of events/ and
the chapters of chapters/, crew/ has the bots: these five are compiled and import the kernel alone.

Around them: text/ says it all in sentences, campaign/ keeps a player's progress, authoring/ reads chapters from files
and says what is wrong with them. report.py and voyage_log.py add up voyages, tempo.py and clash.py serve a table,
definition.py is the entry of the catalogue."""
