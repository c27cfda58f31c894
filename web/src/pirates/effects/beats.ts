// The end of a round, cut into moments that an eye can follow: timers come back, cards are turned up, each ship fires, each
// cork finds its place. It is a story about what has happened; the truth is there already.
import type { GameEvent, PiratesView } from '../../wire/views/pirates';
import type { SeaEvent } from '../view';

export interface Beat {
  readonly events: readonly SeaEvent[];
  /** How it stands after this moment. */
  readonly drawn: PiratesView;
  /** How long it is looked at, in milliseconds. */
  readonly ms: number;
}

type Kind = GameEvent['kind'];

/** What begins a moment of its own, and how long that lasts. Everything else belongs to the moment before it. */
const LASTS: Readonly<Partial<Record<Kind, number>>> = {
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
const SHORT = 400;
const OF_AN_END: ReadonlySet<Kind> = new Set([
  'TimersCleared',
  'FiringBegan',
  'TookAim',
  'EnemyShot',
  'Burnt',
  'RoundEnded',
  'VoyageEnded',
]);

export const kindOf = ({ event }: SeaEvent): Kind | undefined => event?.kind;

/** Whether there is an event of one of these kinds. */
export const hasAny = (events: readonly SeaEvent[], kinds: ReadonlySet<string>): boolean =>
  events.some(({ event }) => event !== null && kinds.has(event.kind));

/** Whether these events end a round, or are part of its end. */
export const isEnding = (events: readonly SeaEvent[]): boolean => hasAny(events, OF_AN_END);

/** The moments of a line up to the clearing of the sea: what comes after that is another round, and drawn at once. */
export function beatsOf(events: readonly SeaEvent[]): readonly Beat[] {
  const end = events.findIndex((event) => kindOf(event) === 'RoundEnded');
  const groups: SeaEvent[][] = [];
  for (const event of end < 0 ? events : events.slice(0, end)) {
    const isNew = lasts(event) !== undefined || groups.length === 0;
    if (isNew) groups.push([event]);
    else groups.at(-1)?.push(event);
  }
  return groups.flatMap((group) => {
    const [first, last] = [group[0], group.at(-1)];
    if (first === undefined || last === undefined) return [];
    return [{ events: group, drawn: last.after.public, ms: lasts(first) ?? SHORT }];
  });
}

function lasts({ event }: SeaEvent): number | undefined {
  return event === null ? undefined : LASTS[event.kind];
}
