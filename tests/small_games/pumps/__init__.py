"""Pumps: a crew against rising water, with sandtimers on three pumps."""
