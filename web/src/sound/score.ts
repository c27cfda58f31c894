// The score: plays the tune on the audio clock, a little ahead of it, faster and fuller as the clock tightens. A pause
// stops it in the middle of a bar and it goes on from there; after a sleep it takes up the beat without catching up.
import { clamp } from './channels';
import { compose, EIGHTHS_IN_VERSE, type TuneNote, type Verse } from './tune';

/** A place where notes are played; closed, it silences also what was scheduled on it and has not sounded yet. */
export interface Stand {
  play(note: TuneNote, at: number, seconds: number): void;
  close(): void;
}

export interface Orchestra {
  /** The audio clock, in seconds. */
  now(): number;
  open(): Stand;
}

export interface Score {
  readonly isPlaying: boolean;
  /** `tension` from 0 to 1; `speed` is how fast the game's clock runs, 1 as a rule. */
  setPace(pace: { readonly tension: number; readonly speed: number }): void;
  start(): void;
  pause(): void;
  /** Back to the first bar. */
  rewind(): void;
  /** Schedules what begins within the next `ahead` seconds. */
  tick(ahead: number): void;
}

const SLOWEST = 64;
const FASTEST = 108;
/** Beats a minute by which the tempo may change from one eighth to the next: a hurry, never a jump. */
const GRADUAL = 1.5;
const EIGHTHS_IN_BEAT = 3;
const SOONEST = 0.02;

export function layersFor(tension: number): 1 | 2 | 3 {
  if (tension < 0.34) return 1;
  return tension < 0.67 ? 2 : 3;
}

/** Beats a minute, two to the bar. A replay at great speed does not turn the music into a rattle. */
export function tempoFor(tension: number, speed: number): number {
  return (SLOWEST + (FASTEST - SLOWEST) * clamp(tension, 0, 1)) * clamp(speed, 0.75, 1.25);
}

export function createScore(seed: number, orchestra: Orchestra): Score {
  let stand: Stand | null = null;
  let eighth = 0;
  /** When the next eighth sounds; while paused, how long it would still have been. */
  let nextAt = 0;
  let wait = SOONEST;
  let layers = 1;
  let tempo = SLOWEST;
  let wantedTempo = SLOWEST;
  let verse: { readonly number: number; readonly notes: Verse } | null = null;
  /** What is scheduled and may not have sounded yet. */
  let coming: { readonly eighth: number; readonly at: number }[] = [];

  const length = (): number => 60 / tempo / EIGHTHS_IN_BEAT;

  function notesAt(place: number): readonly TuneNote[] {
    const number = Math.floor(place / EIGHTHS_IN_VERSE);
    if (verse?.number !== number) verse = { number, notes: compose(seed, number) };
    return verse.notes[place % EIGHTHS_IN_VERSE] ?? [];
  }

  function advance(): void {
    nextAt += length();
    eighth += 1;
    tempo += clamp(wantedTempo - tempo, -GRADUAL, GRADUAL);
  }

  function schedule(on: Stand): void {
    const heard = notesAt(eighth).filter((note) => note.layer <= layers);
    for (const note of heard) on.play(note, nextAt, note.eighths * length());
    coming.push({ eighth, at: nextAt });
    advance();
  }

  return {
    get isPlaying() {
      return stand !== null;
    },
    setPace({ tension, speed }) {
      layers = layersFor(tension);
      wantedTempo = tempoFor(tension, speed);
      if (eighth === 0) tempo = wantedTempo;
    },
    start() {
      if (stand !== null) return;
      stand = orchestra.open();
      nextAt = orchestra.now() + Math.max(wait, SOONEST);
    },
    pause() {
      if (stand === null) return;
      const now = orchestra.now();
      const silenced = coming.find((one) => one.at > now);
      wait = (silenced?.at ?? nextAt) - now;
      eighth = silenced?.eighth ?? eighth;
      coming = [];
      stand.close();
      stand = null;
    },
    rewind() {
      eighth = 0;
      wait = SOONEST;
    },
    tick(ahead) {
      if (stand === null) return;
      const now = orchestra.now();
      coming = coming.filter((one) => one.at > now);
      // Late, because the page slept: what should have sounded is left out, the beat stays.
      while (nextAt < now) advance();
      while (nextAt < now + ahead) schedule(stand);
    },
  };
}
