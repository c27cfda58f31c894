"""Chapters as people write them: files read with every line known, checked, described, and tried by simulated crews."""
