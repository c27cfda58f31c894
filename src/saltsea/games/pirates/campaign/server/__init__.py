"""What the pirates add to a server: log books, stories, daily voyages, player-made chapters and clashes.

The catalogue mounts `extension.py`; nothing else imports this package."""
