"""The described view of a voyage: what clients draw, say and offer. Made from Observations alone; never compiled."""
