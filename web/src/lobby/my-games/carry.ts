// A running game is taken along: from this browser to the server, or the other way round. It is forgotten where it was only
// after it has arrived.
import { extensionOf } from '../../games';
import { ask } from '../../wire/api';
import { isOwnTable, stayHere, type Whom } from '../../wire/here';
import type { Language } from '../../wire/language';
import { logbookKey } from '../../wire/logbook';
import { forget, remember, seatKey } from '../../wire/seat-keys';
import type { BringGame, CarriedGame, TableOpened } from '../../wire/types';
import { keptInvitation } from '../new-table/invitation';

/** Where a game of this table would go. */
export const otherPlace = (code: string): Whom => (isOwnTable(code) ? 'server' : 'page');

/** How a game is taken along. */
interface Journey {
  /** What its player is called from now on, where the old name is refused. */
  readonly name?: string | undefined;
  /** It is there: the page of the old table lets go. */
  readonly arrived?: (() => void) | undefined;
}

/** Take the running game of a table to the other place; the answer is its table there. */
export async function carry(code: string, language: Language, { name, arrived }: Journey = {}): Promise<string> {
  const mine = seatKey(code);
  if (mine === undefined) throw new Error(`this browser has no seat at ${code}`);
  const to = otherPlace(code);
  const from = to === 'server' ? 'page' : 'server';
  const address = `/api/tables/${encodeURIComponent(code)}/carried?language=${language}`;
  const game = await ask<CarriedGame>(address, { key: mine.key, whom: from });
  const { progress } = extensionOf(mine.game);
  await progress?.bringTo(to);
  const body: BringGame = {
    game: name === undefined ? game : { ...game, name },
    key: mine.key,
    language,
    invitation: keptInvitation(),
    logbook: progress === undefined ? null : logbookKey(),
  };
  const { code: there } = await ask<TableOpened>('/api/carried', { body, whom: to });
  remember({ code: there, key: mine.key, game: mine.game, name: name ?? mine.name, touched: Date.now() });
  arrived?.();
  // A table that could not be told keeps its game, and this browser its seat there: nothing is lost.
  await ask(address, { method: 'POST', key: mine.key, whom: from }).then(
    () => forget(code),
    () => undefined,
  );
  stayHere(to === 'page');
  return there;
}
