// How a table of this browser stands, without sitting down there: asked over HTTP, so no player there sees a visitor come.
import { ApiError } from '../../wire/api';
import type { SeatKey } from '../../wire/seat-keys';
import type { GameAbout, TableShown } from '../../wire/types';
import { fetchGameAbout, fetchTable, fetchWaitingOn } from '../api';

export type Standing = 'open' | 'turn' | 'others' | 'without' | 'over' | 'gone' | 'unknown';

export interface Glance {
  readonly standing: Standing;
  readonly table: TableShown | null;
  readonly about: GameAbout | null;
}

const NOT_FOUND = 404;

/** Without a key the server is asked as the account that is signed in. */
export async function glance({ code, key: kept }: SeatKey): Promise<Glance> {
  const key = kept === '' ? undefined : kept;
  try {
    const table = await fetchTable(code, key);
    if (table.phase === 'open') return { standing: 'open', table, about: null };
    const about = await fetchGameAbout(table.playing, key);
    return { standing: await standingOf(table, about, key), table, about };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { trouble } = error;
    const isGone = trouble.kind === 'refused' && trouble.status === NOT_FOUND;
    return { standing: isGone ? 'gone' : 'unknown', table: null, about: null };
  }
}

async function standingOf(table: TableShown, about: GameAbout, key: string | undefined): Promise<Standing> {
  if (table.phase === 'over') return 'over';
  // A seat that was handed to another person for good is not gone on with.
  if (about.mine.length === 0) return 'without';
  const waiting = await fetchWaitingOn(about, key);
  return waiting.some((seat) => about.mine.includes(seat)) ? 'turn' : 'others';
}

/** Who else is there: the names of people, and computer players by their kind. */
export function others(
  { table, about }: Glance,
  mine: string,
): readonly { readonly name: string; readonly bot: string | null }[] {
  if (about !== null)
    return about.seats.flatMap(({ name, bot }, seat) => (about.mine.includes(seat) ? [] : [{ name, bot }]));
  const people = table?.people.filter(({ name }) => name !== '' && name !== mine) ?? [];
  return people.map(({ name }) => ({ name, bot: null }));
}
