"""The games, one package each. None knows another, and only the catalogue and the command line name one."""
