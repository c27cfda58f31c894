// Which games have a table in the browser. The others are listed too, with the way to play them.
import { ROOMS } from '../table/game';
import type { CatalogueEntry } from '../wire/types';

export function isPlayable(entry: Pick<CatalogueEntry, 'name'>): boolean {
  return Object.hasOwn(ROOMS, entry.name);
}

/** What to type in a terminal where Saltsea is installed, to play this game there. */
export function terminalCommand(game: string): string {
  return `saltsea play ${game}`;
}

/** The same for a table of this server. */
export function joinCommand(link: string): string {
  return `saltsea join ${link}`;
}
