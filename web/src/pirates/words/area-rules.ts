// Where the rulebook tells of each area's action.
import type { Area } from '../names';

export const AREA_RULES: Readonly<Record<Area, string>> = {
  cannonballs: 'A5',
  'right-cannons': 'A6',
  sails: 'A1',
  helm: 'A2',
  lookout: 'A3',
  'left-cannons': 'A6',
  repairs: 'A4',
  'bow-chaser': 'A6',
};
