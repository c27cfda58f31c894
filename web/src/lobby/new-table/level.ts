// Which level of computer players this browser plays against: the easiest until another one is chosen, which is remembered.
import { levelOf } from '../../table/levels';
import type { MyGame } from '../../wire/types';

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

/** The level for those who have chosen none: the last one, or the one to start with. `bots` come the easiest first. */
export function usualBot(game: string, bots: readonly string[], offered = ''): string {
  const last = stored()[game] ?? inMemory.get(game);
  return bots.find((bot) => bot === last) ?? bots.find((bot) => bot === offered) ?? bots[0] ?? '';
}

export function rememberLevel(game: string, bot: string): void {
  inMemory.set(game, bot);
  try {
    localStorage.setItem(KEPT_AS, JSON.stringify({ ...stored(), [game]: bot }));
  } catch {
    // a private window: then it lasts as long as the page
  }
}

/** The levels that one has won a game against; the deal of a day has an opponent of its own. */
export function beatenLevels(game: string, bots: readonly string[], mine: readonly MyGame[]): readonly string[] {
  const won = mine.filter((one) => one.game === game && one.won && one.day === '');
  const met = new Set(won.flatMap(({ seats }) => seats.map(({ bot }) => levelOf(bots, bot ?? ''))));
  return bots.filter((bot) => met.has(bot));
}

/** The level after the best of these; undefined where there is none. */
export function levelAfter(bots: readonly string[], these: readonly (string | null)[]): string | undefined {
  const best = Math.max(-1, ...these.map((bot) => (bot === null ? -1 : bots.indexOf(levelOf(bots, bot)))));
  return best < 0 ? undefined : bots[best + 1];
}
