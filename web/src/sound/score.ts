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

class TuneScore implements Score {
  private readonly seed: number;
  private readonly orchestra: Orchestra;
  private stand: Stand | null = null;
  private eighth = 0;
  /** When the next eighth sounds. */
  private nextAt = 0;
  /** While paused, how long the next eighth would still have been away. */
  private wait = SOONEST;
  private layers = 1;
  private tempo = SLOWEST;
  private wantedTempo = SLOWEST;
  private verse: { readonly number: number; readonly notes: Verse } | null = null;
  /** What is scheduled and may not have sounded yet. */
  private coming: { readonly eighth: number; readonly at: number }[] = [];

  constructor(seed: number, orchestra: Orchestra) {
    this.seed = seed;
    this.orchestra = orchestra;
  }

  get isPlaying(): boolean {
    return this.stand !== null;
  }

  setPace({ tension, speed }: { readonly tension: number; readonly speed: number }): void {
    this.layers = layersFor(tension);
    this.wantedTempo = tempoFor(tension, speed);
    if (this.eighth === 0) this.tempo = this.wantedTempo;
  }

  start(): void {
    if (this.stand !== null) return;
    this.stand = this.orchestra.open();
    this.nextAt = this.orchestra.now() + Math.max(this.wait, SOONEST);
  }

  pause(): void {
    if (this.stand === null) return;
    const now = this.orchestra.now();
    const silenced = this.coming.find((one) => one.at > now);
    this.wait = (silenced?.at ?? this.nextAt) - now;
    this.eighth = silenced?.eighth ?? this.eighth;
    this.coming = [];
    this.stand.close();
    this.stand = null;
  }

  rewind(): void {
    this.eighth = 0;
    this.wait = SOONEST;
  }

  tick(ahead: number): void {
    if (this.stand === null) return;
    const now = this.orchestra.now();
    this.coming = this.coming.filter((one) => one.at > now);
    // Late, because the page slept: what should have sounded is left out, the beat stays.
    while (this.nextAt < now) this.advance();
    while (this.nextAt < now + ahead) this.schedule(this.stand);
  }

  /** Seconds of an eighth. */
  private length(): number {
    return 60 / this.tempo / EIGHTHS_IN_BEAT;
  }

  private notesAt(place: number): readonly TuneNote[] {
    const number = Math.floor(place / EIGHTHS_IN_VERSE);
    if (this.verse?.number !== number) this.verse = { number, notes: compose(this.seed, number) };
    return this.verse.notes[place % EIGHTHS_IN_VERSE] ?? [];
  }

  private advance(): void {
    this.nextAt += this.length();
    this.eighth += 1;
    this.tempo += clamp(this.wantedTempo - this.tempo, -GRADUAL, GRADUAL);
  }

  private schedule(on: Stand): void {
    const heard = this.notesAt(this.eighth).filter((note) => note.layer <= this.layers);
    for (const note of heard) on.play(note, this.nextAt, note.eighths * this.length());
    this.coming.push({ eighth: this.eighth, at: this.nextAt });
    this.advance();
  }
}

export function createScore(seed: number, orchestra: Orchestra): Score {
  return new TuneScore(seed, orchestra);
}
