// Written by `python3 tools/write_generated.py` from src/saltsea/games/pirates/view/names.py. Do not edit.
import type { Area, Cannon, Position, Sector, ShipSpace } from '../pirates/names';

/** Clockwise, as the compass has them. */
export const SECTOR_NAMES: readonly Sector[] = [
  "N",
  "NE",
  "SE",
  "S",
  "SW",
  "NW"
];

/** The places of cards, sector by sector, each with its sector. */
export const SECTOR_OF: Readonly<Record<Position, Sector>> = {
  "N1": "N",
  "N2": "N",
  "N3": "N",
  "NE1": "NE",
  "NE2": "NE",
  "NE3": "NE",
  "SE1": "SE",
  "SE2": "SE",
  "SE3": "SE",
  "S1": "S",
  "S2": "S",
  "S3": "S",
  "SW1": "SW",
  "SW2": "SW",
  "SW3": "SW",
  "NW1": "NW",
  "NW2": "NW",
  "NW3": "NW"
};

/** Clockwise from the bow, then those that look nowhere else. */
export const AREAS: readonly Area[] = [
  "cannonballs",
  "right-cannons",
  "sails",
  "helm",
  "lookout",
  "left-cannons",
  "repairs",
  "bow-chaser"
];

/** The spaces of the ship, each with its area; those of the Lantern and of the Bow Chaser come last. */
export const AREA_OF: Readonly<Record<ShipSpace, Area>> = {
  "cannonballs": "cannonballs",
  "right-1": "right-cannons",
  "right-2": "right-cannons",
  "sails-1": "sails",
  "sails-2": "sails",
  "helm": "helm",
  "lookout": "lookout",
  "left-1": "left-cannons",
  "left-2": "left-cannons",
  "repairs": "repairs",
  "lantern": "lookout",
  "chaser": "bow-chaser"
};

/** The rule of what is done in each area. */
export const AREA_RULES: Readonly<Record<Area, string>> = {
  "cannonballs": "A5",
  "right-cannons": "A6",
  "sails": "A1",
  "helm": "A2",
  "lookout": "A3",
  "left-cannons": "A6",
  "repairs": "A4",
  "bow-chaser": "A6"
};

/** The cannons, the Bow Chaser last. */
export const CANNONS: readonly Cannon[] = [
  "right-1",
  "right-2",
  "left-1",
  "left-2",
  "chaser"
];

/** How fast the ship is at full sail. */
export const MOST_SPEED = 3;

/** How many timers there are at most. */
export const MOST_TIMERS = 4;
