// The games of today, as the server knows them; by the log book of this browser, or by the account that is signed in.
import { logbookKey } from '../wire/logbook';
import { usualSettings, type Intent } from '../lobby/new-table/opening';
import { ask } from '../wire/api';
import type { DailyBoard, PuzzleShown, Settings, Today } from '../wire/types';

export const GAME = 'corto';

export const fetchToday = (): Promise<Today> => ask('/api/today', { key: logbookKey() });
export const fetchPuzzle = (day = ''): Promise<PuzzleShown> =>
  ask(`/api/puzzle${day === '' ? '' : `?day=${encodeURIComponent(day)}`}`, { key: logbookKey() });
export const fetchVoyages = (): Promise<DailyBoard> => ask('/api/daily/pirates');

/** A table that is nobody else's: the day's games are played alone, and without watchers. */
function alone(change: Partial<Settings>): Settings {
  return { ...usualSettings(2), listing: 'closed', watching: 'none', ...change };
}

export const dealSettings = (): Settings => alone({ daily: true });
export const puzzleSettings = (day: string): Settings => alone({ puzzle: day });

/** The stated bot on the second seat, and off it goes. */
export const againstStated = (bot: string): Intent => ({ bots: { 1: bot }, guests: {}, begin: true });
