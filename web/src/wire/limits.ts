// Written by `python3 tools/write_generated.py` from src/saltsea/server/tables/player_content.py. Do not edit.

/** The most characters of a chapter or of a box's values that a player brings. */
export const LONGEST_CONTENT = 65_536;
