"""A Tale of Pirates on paper: the ship and the sea in one file, and a file for each chapter that gives nothing away
before it is opened. All numbers come from the content and the rules of the game."""
