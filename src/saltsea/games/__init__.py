"""The games. None knows another, and only the catalogue and the command line name one."""
