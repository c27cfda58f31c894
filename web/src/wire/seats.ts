// Written by `python3 tools/write_generated.py` from the server's kernel. Do not edit.

/** In the place of a seat: the table itself, which deals and lets time run out. */
export const TABLE = 14;

/** In the place of a seat: all who watch. They see what is public, and never act. */
export const WATCHER = 15;
