// What the enemy's fire after a round did, out of the log: the lines since it began, without what is dealt when it is over.
import { linesInForce } from '../table/log/log-entries';
import type { LogLine } from '../table/scene';
import type { EventShown } from '../wire/views/common';

const BEGINS = 'FiringBegan';
const ENDS: ReadonlySet<string> = new Set(['RoundEnded', 'VoyageEnded']);

const kindOf = ({ event }: EventShown): string => (event as { readonly kind?: string } | undefined)?.kind ?? '';

/** The lines of the last fire; none before the first one. */
export function fireLines(lines: readonly LogLine[]): readonly LogLine[] {
  const told = linesInForce(lines);
  const first = told.findLastIndex(({ events }) => events.some((one) => kindOf(one) === BEGINS));
  return first < 0 ? [] : told.slice(first).map((line) => ({ ...line, events: ofFire(line.events) }));
}

function ofFire(events: readonly EventShown[]): readonly EventShown[] {
  const first = events.findIndex((one) => kindOf(one) === BEGINS);
  const last = events.findIndex((one) => ENDS.has(kindOf(one)));
  return events.slice(first + 1, last < 0 ? events.length : last);
}

/** The die of a line that tells of a shot; null for every other one. */
export function faceOf(events: readonly EventShown[]): number | null {
  const shot = events.find((one) => kindOf(one) === 'EnemyShot');
  return shot === undefined ? null : ((shot.event as { readonly face?: number }).face ?? null);
}
