"""A Tale of Pirates: one crew, one ship, sandtimers on her action spaces. Start reading in rules/."""
