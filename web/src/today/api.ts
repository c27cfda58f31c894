// The games of today, as the server knows them; by the log book of this browser, or by the account that is signed in.
import { logbookKey } from '../wire/logbook';
import type { Order } from '../lobby/new-table/opener.svelte';
import { usualSettings, type Intent } from '../lobby/new-table/opening';
import { ask } from '../wire/api';
import type { DailyBoard, PuzzleMaking, PuzzleShown, RatedPuzzleShown, Settings, Today } from '../wire/types';

export const GAME = 'corto';

export const fetchToday = (): Promise<Today> => ask('/api/today', { key: logbookKey() });

/** Milliseconds until a puzzle that is being made is asked for again. */
const AGAIN = 2000;

/** The puzzle of a day; one that no player has asked for before is made first, and comes when it is there. */
export async function fetchPuzzle(day = '', making: () => void = () => undefined): Promise<PuzzleShown> {
  const path = `/api/puzzle${day === '' ? '' : `?day=${encodeURIComponent(day)}`}`;
  for (;;) {
    const answer = await ask<PuzzleShown | PuzzleMaking>(path, { key: logbookKey() });
    if (!('making' in answer)) return answer;
    making();
    await new Promise((resolve) => setTimeout(resolve, AGAIN));
  }
}

/** A rated puzzle: the one with this number, or the next for this player. */
export const fetchRated = (number = ''): Promise<RatedPuzzleShown> =>
  ask(`/api/puzzle/rated${number === '' ? '' : `?number=${encodeURIComponent(number)}`}`, { key: logbookKey() });
export const fetchVoyages = (): Promise<DailyBoard> => ask('/api/daily/pirates');

/** A table that is the reader’s alone: the day's games are played alone, and without watchers. */
function alone(change: Partial<Settings>): Settings {
  return { ...usualSettings(2), listing: 'closed', watching: 'none', ...change };
}

export const dealSettings = (): Settings => alone({ daily: true });
export const puzzleSettings = (day: string): Settings => alone({ puzzle: day });

/** The stated bot on every other seat, and off it goes. */
export function againstStated(bot: string, players = 2): Intent {
  const rivals = Array.from({ length: players - 1 }, (_, place) => [place + 1, bot] as const);
  return { bots: Object.fromEntries(rivals), guests: {}, begin: true };
}

/** The table of a rated puzzle. The bot does nothing there but sit. */
export function ratedOrder({ number, players }: RatedPuzzleShown, bot: string): Order {
  return {
    game: GAME,
    settings: alone({ players, puzzle: String(number) }),
    intent: againstStated(bot, players),
  };
}
