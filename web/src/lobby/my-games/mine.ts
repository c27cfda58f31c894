// What is mine on this server: by the keys of this browser's seats, and by the account that is signed in.
import { keptRows } from '../../engine/kept';
import { logbookKey } from '../../wire/logbook';
import { save } from '../../table/panels/problem';
import { ApiError, ask } from '../../wire/api';
import { type SeatKey, seatKeysHere } from '../../wire/seat-keys';
import type { Adopted, Mine, MyGame, OwnSeat } from '../../wire/types';

/** As many as the server takes at once. */
const MOST = 400;
/**
 * What this browser keeps besides its secrets and copies: settings, sounds, language, the last name, where lessons and the coach
 * stand, companions. A name with a point at its end stands for all that begin so.
 */
const OWN_KEYS = [
  'saltsea.settings',
  'saltsea.sound',
  'saltsea.language',
  'saltsea.name',
  'saltsea.plan',
  'saltsea.levels',
  'saltsea.coached',
  'saltsea.lesson.',
  'saltsea.companion.',
  'saltsea.tried',
  'saltsea.counted',
  'saltsea.uploaded',
  'saltsea.muted.',
  'saltsea.shouts',
  'saltsea.app.',
  'saltsea.reminders',
  'saltsea.chapter',
] as const;
/** Letters of the device's own data: the server takes no more in one question. */
const MOST_LETTERS = 50_000;

export const ownSeats = (all: readonly SeatKey[]): readonly OwnSeat[] =>
  all.slice(0, MOST).map(({ code, key }) => ({ table: code, key }));

export const fetchMine = (): Promise<Mine> => ask('/api/mine', { body: { seats: ownSeats(seatKeysHere()) } });
/** An account made later takes over what this browser has played before. */
export const adopt = (): Promise<Adopted> =>
  ask('/api/mine/adopt', { body: { seats: ownSeats(seatKeysHere()), logbook: logbookKey() } });

/** Everything that is mine, as a file among the downloads. */
export async function exportMine(): Promise<void> {
  const body = { seats: ownSeats(seatKeysHere()), logbook: logbookKey(), device: deviceData() };
  const headers = { 'Content-Type': 'application/json' };
  const response = await fetch('/api/mine/export', { method: 'POST', headers, body: JSON.stringify(body) }).catch(
    () => {
      throw new ApiError({ kind: 'unreachable' });
    },
  );
  if (!response.ok) throw new ApiError({ kind: 'refused', status: response.status, text: '', sentence: '' });
  save('saltsea-mine.zip', await response.blob(), 'application/zip');
  const here = await keptRows(globalThis.indexedDB as IDBFactory | undefined).catch(() => null);
  if (here !== null) save('saltsea-this-device.json', here);
}

const isOwn = (key: string): boolean => OWN_KEYS.some((own) => (own.endsWith('.') ? key.startsWith(own) : key === own));

/** What this browser keeps in its own words; the longest are left out where it is too much. */
export function deviceData(): Readonly<Record<string, string>> {
  try {
    let left = MOST_LETTERS;
    return Object.fromEntries(
      Object.keys(localStorage)
        .filter(isOwn)
        .map((key) => [key, localStorage.getItem(key) ?? ''] as const)
        .sort(([, one], [, other]) => one.length - other.length)
        .filter(([, text]) => (left -= text.length) >= 0),
    );
  } catch {
    return {};
  }
}

/** How a game ended for me, in one word. */
export function resultText({ won, left }: MyGame): string {
  if (left !== '') return `game-left-${left}`;
  return won ? 'won' : 'not-won';
}

/** Who else sat there, by what they are called; `bot` says what a computer player is called. */
export function opponentsOf(game: MyGame, bot: (kind: string) => string): readonly string[] {
  return game.seats.flatMap(({ name, bot: kind }, seat) =>
    game.mine.includes(seat) ? [] : [kind === null ? name : bot(kind)],
  );
}

/** My gold or points first, then the others'. */
export function scoresOf({ mine, scores }: MyGame): string {
  const own = scores.filter((_, seat) => mine.includes(seat));
  const others = scores.filter((_, seat) => !mine.includes(seat));
  return [...own, ...others].join(' : ');
}
