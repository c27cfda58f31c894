"""The games. None knows another, and only the catalogue, the editions and the command line name one."""
