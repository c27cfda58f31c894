// Written by `python3 tools/write_generated.py` from src/saltsea/server/tables/table_settings.py. Do not edit.
import type { Settings } from './types';

/** The settings of a table that its host has not changed, but for the number of players. */
export const USUAL_SETTINGS: Settings = {
  "players": 0,
  "options": {},
  "clock": {
    "kind": "none",
    "bank": 0,
    "increment": 0
  },
  "listing": "unlisted",
  "watching": "public",
  "shown": "public",
  "friendly": true,
  "speed": 100,
  "steps": false,
  "daily": false,
  "lesson": false,
  "puzzle": ""
};
