// The games that this client knows more of than the server tells: the only file outside their folders that names them. A game
// that is not listed is played at the plain table.
import { CORTO_EXTENSION } from './corto/extension';
import { APP_EXTENSION, PIRATES_EXTENSION } from './campaign/extension';
import type { GameExtension } from './table/extension';
import type { GamePage } from './table/game';
import type { CatalogueEntry } from './wire/types';

/** The games that are drawn by a page of their own, which is fetched when a table is opened. */
export const GAME_PAGES: Readonly<Record<string, () => Promise<GamePage>>> = {
  corto: async () => (await import('./corto/page')).CORTO,
  pirates: async () => (await import('./pirates/page')).PIRATES,
  app: async () => (await import('./app/page')).APP,
};

/** What they add to the pages around a table. It comes with the first page, so it fetches what is large. */
const EXTENSIONS: Readonly<Record<string, GameExtension>> = {
  corto: CORTO_EXTENSION,
  pirates: PIRATES_EXTENSION,
  app: APP_EXTENSION,
};

/** Whose words a game speaks besides its own: the App tells the story of the box that it lies beside. */
export const SPEAKS_LIKE: Readonly<Record<string, string>> = { app: 'pirates' };

/** Where a game is explained: the App is, where its box is. */
export const rulesOf = (game: string): string => `/rules/${SPEAKS_LIKE[game] ?? game}`;

/** The games that have a lesson, the one for newcomers first. */
export const LESSONS: readonly string[] = ['corto', 'pirates'];
/** The lesson that an address of earlier releases means: links to it are still about. */
export const OLD_LESSONS: ReadonlyMap<string, string> = new Map([['teach', 'pirates']]);

/** The games whose box has a companion of its own. */
export const COMPANIONS: readonly string[] = ['corto'];

/** The games in real time, which the first screen shows as such before the catalogue has come. */
export const REAL_TIME: readonly string[] = ['pirates'];

/** The games of this house, in the order in which it names them. */
export const OWN_GAMES: readonly string[] = Object.keys(GAME_PAGES).filter((game) => !(game in SPEAKS_LIKE));

/** The games that can be chosen by themselves: an App lies beside another one's box. */
export const listed = (entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] =>
  entries.filter(({ beside }) => beside === '');

/** What a game adds to the pages around its table; nothing, for most. */
export const extensionOf = (game: string): GameExtension => EXTENSIONS[game] ?? {};

/** A game's own page, or the plain one: where a player wants that, and for a game without a page of its own. */
export async function loadGamePage(game: string, { isPlain }: { readonly isPlain: boolean }): Promise<GamePage> {
  const load = isPlain ? undefined : GAME_PAGES[game];
  return load === undefined ? (await import('./plain/page')).loadPlainPage(game) : load();
}
