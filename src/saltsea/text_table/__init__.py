"""Any game in a terminal, and the grammar of typed actions that bots and screen readers share.

docs/grammar.md describes what may be typed. A game comes in as an argument: rules, `Renderer`, bots."""
