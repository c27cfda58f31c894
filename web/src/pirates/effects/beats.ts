// The end of a round, cut into moments that an eye can follow: timers come back, cards are turned up, each ship fires, each
// cork finds its place. It is a story about what has happened; the truth is there already.
import type { Drawn, PiratesEvent } from '../view';
import { unfold } from './unfold';

export interface Beat {
  readonly events: readonly PiratesEvent[];
  /** How it stands after this moment. */
  readonly drawn: Drawn;
  /** How long it is looked at, in milliseconds. */
  readonly ms: number;
}

/** What begins a moment of its own, and how long that lasts. Everything else belongs to the moment before it. */
const LASTS: Readonly<Partial<Record<PiratesEvent['kind'], number>>> = {
  ClockRanOut: 1000,
  SailsSet: 900,
  ShipTurned: 1300,
  WindChanged: 900,
  Drifted: 1300,
  GoalPointedAt: 1100,
  GoalReached: 1500,
  StageReached: 1300,
  TimersCleared: 700,
  FiringBegan: 900,
  TookAim: 900,
  EnemyShot: 1400,
  Burnt: 1400,
  CorkPut: 900,
  LifeLost: 1200,
  HullHeld: 1100,
  CardSunk: 900,
  VoyageEnded: 900,
  CardTurned: 480,
};
const LAST_OF_ROUND: ReadonlySet<PiratesEvent['kind']> = new Set(['RoundEnded', 'VoyageEnded']);
const OF_AN_END: ReadonlySet<PiratesEvent['kind']> = new Set([
  'TimersCleared',
  'FiringBegan',
  'TookAim',
  'EnemyShot',
  'Burnt',
  ...LAST_OF_ROUND,
]);

/** Whether these events end a round, or are part of its end. */
export const isEnding = (events: readonly PiratesEvent[]): boolean => events.some(({ kind }) => OF_AN_END.has(kind));

/** The moments of a line up to the clearing of the sea: what comes after that is another round, and drawn at once. */
export function beatsOf(before: Drawn, events: readonly PiratesEvent[]): readonly Beat[] {
  const end = events.findIndex(({ kind }) => kind === 'RoundEnded');
  const groups: PiratesEvent[][] = [];
  for (const event of end < 0 ? events : events.slice(0, end)) {
    const isNew = LASTS[event.kind] !== undefined || groups.length === 0;
    if (isNew) groups.push([event]);
    else groups.at(-1)?.push(event);
  }
  let drawn = before;
  return groups.map((group) => {
    drawn = unfold(drawn, group);
    return { events: group, drawn, ms: LASTS[group[0]?.kind ?? 'CameTo'] ?? 400 };
  });
}
