// Which level of computer players this browser plays against: the easiest until another one is chosen, which is remembered.
// A crew does not play against them: there each table says which shipmates suit it, and none is remembered.
import { levelOf } from '../../table/levels';
import type { CatalogueEntry, MyGame } from '../../wire/types';

const KEPT_AS = 'saltsea.levels';
/** For a browser that forbids storage. */
const inMemory = new Map<string, string>();

function stored(): Readonly<Record<string, unknown>> {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '{}');
    return typeof parsed === 'object' && parsed !== null ? (parsed as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

/** The level for those who have chosen none: in a crew the one that the table offers, else the last one, or the one to start
 * with. `bots` come the easiest first. */
export function usualBot(game: string, bots: readonly string[], offered = ''): string {
  if (bots.includes(offered)) return offered;
  const last = stored()[game] ?? inMemory.get(game);
  return bots.find((bot) => bot === last) ?? bots[0] ?? '';
}

/** The same before there is a table. In a crew these are shipmates and no level: what was remembered once does not count. */
export function usualIn({ name, bots, real_time: isCrew }: CatalogueEntry): string {
  return isCrew ? (bots[0] ?? '') : usualBot(name, bots);
}

export function rememberLevel(game: string, bot: string): void {
  inMemory.set(game, bot);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify({ ...stored(), [game]: bot }));
  } catch {
    // a private window: then it lasts as long as the page
  }
}

/** The levels that one has won a game against: whoever won too, as a partner does, was not beaten. The deal of a day has an
 * opponent of its own, that of a lesson plays what it was told, where the computer played for one it was no win of one's own, and
 * a game that goes on from an earlier one may have begun with a victory in hand. */
export function beatenLevels(
  { name, bots, personalities }: Pick<CatalogueEntry, 'name' | 'bots' | 'personalities'>,
  mine: readonly MyGame[],
): readonly string[] {
  const won = mine.filter(
    (one) => one.game === name && one.won && one.day === '' && !one.lesson && !one.helped && !one.onward,
  );
  const beaten = won.flatMap(({ seats, winners }) => seats.filter((_, seat) => !winners.includes(seat)));
  const met = new Set(beaten.map(({ bot }) => levelOf(bots, personalities, bot ?? '')));
  return bots.filter((bot) => met.has(bot));
}
