"""For whoever runs the server: their page, numbers, logs, and what is forgotten when."""
