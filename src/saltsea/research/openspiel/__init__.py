"""Our games for OpenSpiel, and OpenSpiel's players for our tournaments. Needs the extra `openspiel`."""
