// The last few things that could be heard, in order, for those who do not hear them. They come whether or not there is
// sound: a silent device tells as much as a loud one.
import type { SoundWorld } from './world';

export type Side = 'port' | 'starboard';

export interface SoundHeard {
  /** The id of the text that says what it is. */
  readonly text: string;
  readonly side: Side | null;
  /** Counted from 0, as everywhere in the client. */
  readonly sailor: number | null;
}

export interface Caption extends SoundHeard {
  readonly key: number;
  /** When it was last heard, in the world's seconds. */
  readonly at: number;
  /** About to go. */
  readonly isFading: boolean;
}

export interface CaptionList {
  readonly shown: readonly Caption[];
  add(heard: SoundHeard): void;
}

const MOST = 5;
const FADES = 4;
const GOES = 4.8;
/** Straight ahead has no side. */
const AMIDSHIPS = 0.2;
/** A timer may ring a little early. */
const SLACK = 0.05;

export function sideOf(pan: number): Side | null {
  if (Math.abs(pan) < AMIDSHIPS) return null;
  return pan < 0 ? 'port' : 'starboard';
}

export function createCaptions(world: Pick<SoundWorld, 'now' | 'after'>): CaptionList {
  let shown = $state.raw<readonly Caption[]>([]);
  let count = 0;

  /** What is heard again while it is still shown stays where it is: a list that dances cannot be read. */
  function withHeard(heard: SoundHeard): readonly Caption[] {
    const fresh = { at: world.now(), isFading: false };
    const same = shown.find((one) => one.text === heard.text && one.side === heard.side && one.sailor === heard.sailor);
    if (same !== undefined) return shown.map((one) => (one === same ? { ...one, ...fresh } : one));
    return [...shown, { ...heard, ...fresh, key: (count += 1) }].slice(-MOST);
  }

  function growOld(): void {
    const age = (one: Caption): number => world.now() - one.at + SLACK;
    shown = shown.filter((one) => age(one) < GOES).map((one) => ({ ...one, isFading: age(one) >= FADES }));
  }

  return {
    get shown() {
      return shown;
    },
    add(heard) {
      shown = withHeard(heard);
      world.after(FADES, growOld);
      world.after(GOES, growOld);
    },
  };
}
