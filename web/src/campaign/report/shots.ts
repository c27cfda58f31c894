// Shots and hits, of both sides.
import type { Frame } from './frames';

export interface Shots {
  readonly fired: number;
  /** Shots that laid damage on a card. */
  readonly hit: number;
  readonly damage: number;
  readonly broken: number;
}

export interface Enemy {
  readonly fired: number;
  readonly hit: number;
  readonly damage: number;
}

const NONE: Shots = { fired: 0, hit: 0, damage: 0, broken: 0 };

/** Per timer. */
export function shotsOf(frames: readonly Frame[]): readonly Shots[] {
  const shots: Shots[] = (frames[0]?.public.owners ?? []).map(() => NONE);
  const add = (timer: number, change: (shots: Shots) => Shots): void => {
    shots[timer] = change(shots[timer] ?? NONE);
  };
  for (const event of frames.flatMap((frame) => frame.events)) {
    if (event.kind === 'Fired') add(event.timer, (one) => ({ ...one, fired: one.fired + 1 }));
    else if (event.kind === 'CannonBroke') add(event.timer, (one) => ({ ...one, broken: one.broken + 1 }));
    else if (event.kind === 'ShotFell' && event.damage > 0)
      add(event.timer, (one) => ({ ...one, hit: one.hit + 1, damage: one.damage + event.damage }));
  }
  return shots;
}

/** A die that shows a broken cannon is a miss. */
export function enemyOf(frames: readonly Frame[]): Enemy {
  const fired = frames.flatMap((frame) => frame.events).filter((event) => event.kind === 'EnemyShot');
  const hits = fired.filter(({ face }) => face > 0);
  return { fired: fired.length, hit: hits.length, damage: hits.reduce((sum, { face }) => sum + face, 0) };
}

/** The kinds of the cards that were sunk, with the line. */
export function sunkOf(frames: readonly Frame[]): readonly { readonly line: number; readonly card: number }[] {
  return frames.flatMap((frame) =>
    frame.events.flatMap((event) => (event.kind === 'CardSunk' ? [{ line: frame.line, card: event.card }] : [])),
  );
}

/** The events that the App called, with the line. */
export function eventsOf(frames: readonly Frame[]): readonly { readonly line: number; readonly happening: number }[] {
  return frames.flatMap((frame) =>
    frame.events.flatMap((event) =>
      event.kind === 'EventCame' ? [{ line: frame.line, happening: event.happening }] : [],
    ),
  );
}
