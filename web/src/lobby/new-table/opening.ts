// Opening a table, and what was meant to happen there next. A table is opened on one page and arranged on another, so
// the intent waits in the browser's session until the table's lobby carries it out, once.
import type { Session } from '../../table/session.svelte';
import { remember } from '../../wire/seat-keys';
import type { Ask } from '../../wire/connection';
import type { CatalogueEntry, Failed, GameAbout, OpenTable, Refused, Settings, TableShown } from '../../wire/types';
import { openTable } from '../api';
import { usualIn } from './level';
import { USUAL_SETTINGS } from '../../wire/usual-settings';

/** Who shall sit where besides the host, and whether to begin at once. */
export interface Intent {
  /** Computer players by seat. */
  readonly bots: Readonly<Record<number, string>>;
  /** By seat the names of those who play beside the host on this device. */
  readonly guests: Readonly<Record<number, string>>;
  readonly begin: boolean;
  /** The host's device becomes the screen of the room, and takes no seat. */
  readonly screen?: boolean;
}

export const NOTHING_ELSE: Intent = { bots: {}, guests: {}, begin: false };

const KEPT_AS = 'saltsea.intent.';
/** For a browser that forbids storage: one page opens the table and shows it. */
const inMemory = new Map<string, Intent>();

/** A table as most people want it. */
export const usualSettings = (players: number): Settings => ({ ...USUAL_SETTINGS, players });

/** The host against computer players, at once. */
export function againstBots(entry: CatalogueEntry, players: number): Intent {
  const bot = usualIn(entry);
  const seats = Array.from({ length: players - 1 }, (_, place) => place + 1);
  return { bots: Object.fromEntries(seats.map((seat) => [seat, bot])), guests: {}, begin: true };
}

/** The computer players who sat in an earlier game, by seat, as far as there still are such; the host takes the first. */
export function earlierBots(entry: CatalogueEntry, { seats }: GameAbout): Readonly<Record<number, string>> {
  const known = [...entry.bots, ...entry.added_bots, ...entry.personalities];
  const sat = [...seats.entries()].flatMap(([seat, { bot }]) =>
    seat > 0 && bot !== null && known.includes(bot) ? [[seat, bot] as const] : [],
  );
  return Object.fromEntries(sat);
}

/** Against two others it is a game; with fewer seats in the box, against as many as there are. */
const PLAY_NOW = 3;

/** A table to be opened, and what shall happen there. */
export interface OrderAtOnce {
  readonly game: string;
  readonly settings: Settings;
  readonly intent: Intent;
}

/** A game against computer players at once: what “Play now” opens. */
export function playNow(entry: CatalogueEntry): OrderAtOnce {
  const players = Math.min(PLAY_NOW, entry.players[1]);
  const settings = { ...usualSettings(players), options: { ...entry.at_once } };
  return { game: entry.name, settings, intent: againstBots(entry, players) };
}

/** Opens it, and remembers that this browser is its host. The answer is the table's code. */
export async function open(order: OpenTable, intent: Intent): Promise<string> {
  const { code } = await openTable(order);
  remember({ code, key: order.key, game: order.game, name: order.name, touched: Date.now() });
  keepIntent(code, intent);
  return code;
}

// --- what waits for the lobby ---

function keepIntent(code: string, intent: Intent): void {
  if (intent === NOTHING_ELSE) return;
  inMemory.set(code, intent);
  try {
    sessionStorage.setItem(KEPT_AS + code, JSON.stringify(intent));
  } catch {
    // a private window: then it lasts as long as the page
  }
}

export function intentFor(code: string): Intent | null {
  try {
    const parsed: unknown = JSON.parse(sessionStorage.getItem(KEPT_AS + code) ?? 'null');
    if (isIntent(parsed)) return parsed;
  } catch {
    // see above
  }
  return inMemory.get(code) ?? null;
}

export function dropIntent(code: string): void {
  inMemory.delete(code);
  try {
    sessionStorage.removeItem(KEPT_AS + code);
  } catch {
    // then there is nothing to drop
  }
}

function isIntent(value: unknown): value is Intent {
  return typeof value === 'object' && value !== null && 'bots' in value && 'guests' in value && 'begin' in value;
}

// --- carrying it out ---

/** A seat that every visitor may take: it is empty, and kept for no guest. */
export function freeSeats(table: TableShown): readonly number[] {
  return table.chairs.flatMap((chair, seat) =>
    chair.person === null && chair.bot === null && !chair.kept ? [seat] : [],
  );
}

export function keptSeats(table: TableShown): readonly number[] {
  return table.chairs.flatMap((chair, seat) =>
    chair.person === null && chair.bot === null && chair.kept ? [seat] : [],
  );
}

/** Computer players on every free seat, and off it goes. */
export function filled(table: TableShown, bot: string): Intent {
  return { bots: Object.fromEntries(freeSeats(table).map((seat) => [seat, bot])), guests: {}, begin: true };
}

/** What is still to be asked for it. Whatever happened in the meantime is not asked for again. */
export function asksFor(table: TableShown, intent: Intent): readonly Ask[] {
  const free = freeSeats(table);
  const guests = free.flatMap((seat): Ask[] => {
    const name = intent.guests[seat];
    return name === undefined ? [] : [{ kind: 'Sit', seat, name }];
  });
  const bots = free.flatMap((seat): Ask[] => {
    const bot = intent.bots[seat];
    return bot === undefined ? [] : [{ kind: 'AddBot', seat, bot }];
  });
  const screen: readonly Ask[] = intent.screen === true ? [{ kind: 'Show' }] : [];
  return [
    ...screen,
    ...guests,
    ...bots,
    ...(intent.begin && table.phase !== 'playing' ? [{ kind: 'Begin' } as const] : []),
  ];
}

/** In order, until something is refused; that is the answer. */
export async function carryOut(session: Session, intent: Intent): Promise<Refused | Failed | null> {
  if (session.table === null) return null;
  for (const ask of asksFor(session.table, intent)) {
    const answer = await session.ask(ask);
    if (answer.kind !== 'Done') return answer;
  }
  return null;
}
